'use client'

import { Button } from '@/components/ui/button'
import { createNeutralName } from '@/lib/vault/neutral-name'
import { Problem } from './problem'
import { useSaid } from './said'
import { saveBlob } from './save-blob'
import { useTask } from './use-task'
import type { Ask } from './use-vault'
import { VaultDialog } from './vault-dialog'

/** The one thing that leaves unlocked, since someone is to read it: so it says so first. */
export function PdfDialog({ ask, ids, onClose }: { ask: Ask; ids: string[]; onClose: () => void }) {
  const said = useSaid()
  const { isBusy, problem, run } = useTask()
  return (
    <VaultDialog
      title={ids.length === 1 ? said.log.oneAsPdf : said.log.allAsPdf}
      onClose={onClose}
      closeLabel={said.cancel}
    >
      <p className="callout callout-warning">
        <b>{said.log.pdfOpen}</b> {said.log.pdfOpenText}
      </p>
      <p>{said.log.pdfText}</p>
      <Problem text={problem} />
      <Button
        type="button"
        className="w-fit"
        disabled={isBusy}
        onClick={() =>
          run(async () => {
            saveBlob(await ask('exportIncidents', [ids, said.record]), createNeutralName('pdf'))
            onClose()
          })
        }
      >
        {isBusy ? said.preparing : said.log.savePdf}
      </Button>
    </VaultDialog>
  )
}
