'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { createNeutralName } from '@/lib/vault/neutral-name'
import { Problem } from './problem'
import { saveBlob } from './save-blob'
import { useTask } from './use-task'

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
  const { isBusy, problem, run } = useTask()
  return (
    <Dialog title="Save the original" onClose={onClose} closeLabel="Cancel">
      <p>
        It is saved exactly as it was added, byte for byte, so that its SHA-256 can be checked. Its name will give
        nothing away.
      </p>
      <p className="callout callout-warning">
        <b>It is not locked.</b> Whoever uses this device can open it in the downloads. A photo can hold the place where
        it was taken. Share it, then delete it.
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
        {isBusy ? 'Preparing…' : 'Save the original'}
      </Button>
    </Dialog>
  )
}
