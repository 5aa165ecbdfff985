'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Problem } from './problem'
import { useSaid } from './said'
import { useTask } from './use-task'
import { VaultDialog } from './vault-dialog'

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
  const said = useSaid()
  const { isBusy, problem, run } = useTask()
  return (
    <VaultDialog title={title} onClose={onClose} closeLabel={said.files.keepIt}>
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
    </VaultDialog>
  )
}
