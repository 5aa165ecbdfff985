'use client'

import { createNeutralName } from '@/lib/vault/neutral-name'
import { saveBlob } from './save-blob'
import { TaskDialog } from './task-dialog'
import { useVaultWords } from './vault-words'

/** The exact bytes, for anyone who has to verify them. */
export function OriginalDialog({
  read,
  extension,
  onClose,
}: {
  read: () => Promise<Blob>
  extension: string
  onClose: () => void
}) {
  const { log, preparing, cancel } = useVaultWords()
  return (
    <TaskDialog
      title={log.original}
      action={log.original}
      busy={preparing}
      closeLabel={cancel}
      task={async () => saveBlob(await read(), createNeutralName(extension))}
      onClose={onClose}
    >
      <p>{log.originalText}</p>
      <p className="callout callout-warning">
        <b>{log.originalOpen}</b> {log.originalOpenText}
      </p>
    </TaskDialog>
  )
}
