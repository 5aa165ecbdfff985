'use client'

import type { ReactNode } from 'react'
import { NativeDialog } from '@/components/ui/native-dialog'
import { useVaultWords } from './vault-words'

interface Props {
  title: string
  onClose: () => void
  closeLabel?: string
  isWide?: boolean
  children: ReactNode
}

/** The dialog, with its buttons in the language of the page. */
export function VaultDialog({ closeLabel, ...props }: Props) {
  const copy = useVaultWords()
  return (
    <NativeDialog {...props} closeLabel={closeLabel ?? copy.close} exit={{ label: copy.exit, name: copy.exitNow }} />
  )
}
