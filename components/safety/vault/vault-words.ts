'use client'

import { createWordsContext } from '@/components/ui/words-context'
import type { Words } from '@/lib/site/language/words'

export type VaultWords = Words['vault']

const context = createWordsContext<VaultWords>('the vault has no words')

export const VaultWordsProvider = context.Provider

/** The vault's dictionary, in the language of the page. */
export const useVaultWords = context.useWords
