'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { createNeutralName } from '@/lib/vault/neutral-name'
import { Problem } from './problem'
import { saveBlob } from './save-blob'
import { useTask } from './use-task'
import type { Ask } from './use-vault'

/** The one thing that leaves unlocked, since someone is to read it: so it says so first. */
export function PdfDialog({ ask, ids, onClose }: { ask: Ask; ids: string[]; onClose: () => void }) {
  const { isBusy, problem, run } = useTask()
  return (
    <Dialog
      title={ids.length === 1 ? 'This entry as a PDF' : 'All entries as a PDF'}
      onClose={onClose}
      closeLabel="Cancel"
    >
      <p className="callout callout-warning">
        <b>A PDF is not locked.</b> Whoever uses this device can read it in the downloads, and the browser’s list of
        downloads names it. Save it only where no one else looks, share it, then delete it.
      </p>
      <p>Its name and title give nothing away. Photos are shown smaller in it; save each original from its entry.</p>
      <Problem text={problem} />
      <Button
        type="button"
        className="w-fit"
        disabled={isBusy}
        onClick={() =>
          run(async () => {
            saveBlob(await ask('exportIncidents', [ids]), createNeutralName('pdf'))
            onClose()
          })
        }
      >
        {isBusy ? 'Preparing…' : 'Save the PDF'}
      </Button>
    </Dialog>
  )
}
