'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Problem } from './problem'
import { useTask } from './use-task'

/** What cannot be taken back is asked once more. */
export function ConfirmDialog({
  title,
  action,
  onConfirm,
  onClose,
  children,
}: {
  title: string
  action: string
  onConfirm: () => Promise<void>
  onClose: () => void
  children: ReactNode
}) {
  const { isBusy, problem, run } = useTask()
  return (
    <Dialog title={title} onClose={onClose} closeLabel="Keep it">
      {children}
      <Problem text={problem} />
      <Button
        type="button"
        className="w-fit"
        disabled={isBusy}
        onClick={() =>
          run(async () => {
            await onConfirm()
            onClose()
          })
        }
      >
        {action}
      </Button>
    </Dialog>
  )
}
