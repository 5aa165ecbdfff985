'use client'

import { createContext, useContext } from 'react'
import type { Words } from '@/lib/site/language/words'

export type VaultWords = Words['vault']

const context = createContext<VaultWords | null>(null)

export const VaultWordsProvider = context.Provider

/** The words of the vault, in the language of the page. */
export function useSaid(): VaultWords {
  const said = useContext(context)
  if (!said) throw new Error('the vault has no words')
  return said
}
