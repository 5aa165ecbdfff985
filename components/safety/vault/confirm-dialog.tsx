'use client'

import type { ReactNode } from 'react'
import { TaskDialog } from './task-dialog'
import { useVaultWords } from './vault-words'

/** Confirms an action that can't be undone. */
export function ConfirmDialog({
  onConfirm,
  ...rest
}: {
  title: string
  action: string
  onConfirm: () => Promise<void>
  onClose: () => void
  children: ReactNode
}) {
  return <TaskDialog {...rest} closeLabel={useVaultWords().files.keepIt} task={onConfirm} />
}
