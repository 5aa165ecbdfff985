'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Problem } from './problem'
import { useTask } from './use-task'
import { VaultDialog } from './vault-dialog'

/** One thing to do, which closes the dialog when it went well. */
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
  /** What the button says while it is being done. */
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
