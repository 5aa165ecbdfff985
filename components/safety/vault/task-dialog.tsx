'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Problem } from './problem'
import { useTask } from './use-task'
import { VaultDialog } from './vault-dialog'
import { useVaultWords } from './vault-words'

/** A dialog for one task, which closes on success. */
export function TaskDialog({
  title,
  action,
  busy = action,
  closeLabel,
  task,
  onClose,
  children,
}: {
  title: string
  action: string
  /** The button's label while the task runs. */
  busy?: string
  closeLabel: string
  task: () => Promise<void>
  onClose: () => void
  children: ReactNode
}) {
  const { isBusy, problem, run } = useTask()
  return (
    <VaultDialog title={title} onClose={onClose} closeLabel={closeLabel}>
      {children}
      <Problem text={problem} />
      <Button
        type="button"
        className="w-fit"
        disabled={isBusy}
        onClick={() =>
          run(async () => {
            await task()
            onClose()
          })
        }
      >
        {isBusy ? busy : action}
      </Button>
    </VaultDialog>
  )
}

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
