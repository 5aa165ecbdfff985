'use client'

import type { ReactNode } from 'react'
import { useSaid } from './said'
import { TaskDialog } from './task-dialog'

/** What cannot be taken back is asked once more. */
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
