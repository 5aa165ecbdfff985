'use client'

import { Button } from '@/components/ui/button'
import { createNeutralName } from '@/lib/vault/neutral-name'
import { Problem } from './problem'
import { useSaid } from './said'
import { saveBlob } from './save-blob'
import { useTask } from './use-task'
import { VaultDialog } from './vault-dialog'

/** The exact bytes, for whoever has to check them. */
export function OriginalDialog({
  read,
  extension,
  onClose,
}: {
  read: () => Promise<Blob>
  extension: string
  onClose: () => void
}) {
  const said = useSaid()
  const { isBusy, problem, run } = useTask()
  return (
    <VaultDialog title={said.log.original} onClose={onClose} closeLabel={said.cancel}>
      <p>{said.log.originalText}</p>
      <p className="callout callout-warning">
        <b>{said.log.originalOpen}</b> {said.log.originalOpenText}
      </p>
      <Problem text={problem} />
      <Button
        type="button"
        className="w-fit"
        disabled={isBusy}
        onClick={() =>
          run(async () => {
            saveBlob(await read(), createNeutralName(extension))
            onClose()
          })
        }
      >
        {isBusy ? said.preparing : said.log.original}
      </Button>
    </VaultDialog>
  )
}
