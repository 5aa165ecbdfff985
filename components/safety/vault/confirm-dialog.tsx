'use client'

import type { ReactNode } from 'react'
import { useSaid } from './said'
import { TaskDialog } from './task-dialog'

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
  return <TaskDialog {...rest} closeLabel={useSaid().files.keepIt} task={onConfirm} />
}
