'use client'

import type { ReactNode } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { useSaid } from './said'

interface Props {
  title: string
  onClose: () => void
  closeLabel?: string
  isWide?: boolean
  children: ReactNode
}

/** The dialog, with its buttons in the language of the page. */
export function VaultDialog({ closeLabel, ...props }: Props) {
  const said = useSaid()
  return <Dialog {...props} closeLabel={closeLabel ?? said.close} exit={{ label: said.exit, name: said.exitNow }} />
}
