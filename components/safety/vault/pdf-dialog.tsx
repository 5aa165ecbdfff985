'use client'

import { createNeutralName } from '@/lib/vault/neutral-name'
import { saveBlob } from './format-file'
import { TaskDialog } from './task-dialog'
import type { Ask } from './use-vault'
import { useVaultWords } from './vault-words'

/** The only unencrypted export, because someone else has to read it, so the dialog starts by saying so. */
export function PdfDialog({ ask, ids, onClose }: { ask: Ask; ids: string[]; onClose: () => void }) {
  const { log, preparing, cancel, record } = useVaultWords()
  return (
    <TaskDialog
      title={ids.length === 1 ? log.oneAsPdf : log.allAsPdf}
      action={log.savePdf}
      busy={preparing}
      closeLabel={cancel}
      task={async () => saveBlob(await ask('exportIncidents', [ids, record]), createNeutralName('pdf'))}
      onClose={onClose}
    >
      <p className="callout callout-warning">
        <b>{log.pdfOpen}</b> {log.pdfOpenText}
      </p>
      <p>{log.pdfText}</p>
    </TaskDialog>
  )
}
