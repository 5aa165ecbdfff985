'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { createNeutralName } from '@/lib/vault/neutral-name'
import type { StoredFile } from '@/lib/vault/record'
import { NewPassphrase } from './new-passphrase'
import { PassphraseField, ShowBox } from './passphrase-field'
import { Problem } from './problem'
import { saveBlob } from './save-blob'
import { useTask } from './use-task'
import type { Ask } from './use-vault'

type Whose = 'own' | 'other'

function OwnPassphrase({ onChoose }: { onChoose: (passphrase: string) => Promise<void> }) {
  const [typed, setTyped] = useState('')
  const [isShown, setShown] = useState(false)
  const { isBusy, problem, run } = useTask()
  const choose = () => void run(() => onChoose(typed))
  return (
    <div className="grid gap-3">
      <PassphraseField
        label="The vault’s passphrase"
        value={typed}
        isShown={isShown}
        onChange={setTyped}
        onEnter={choose}
      />
      <ShowBox isShown={isShown} onChange={setShown} />
      <Problem text={problem} />
      <Button type="button" className="w-fit" disabled={isBusy || typed === ''} onClick={choose}>
        {isBusy ? 'Preparing…' : 'Save the locked file'}
      </Button>
    </div>
  )
}

/** A file leaves only locked, and under a name that tells nothing. */
export function ExportDialog({ ask, file, onClose }: { ask: Ask; file: StoredFile; onClose: () => void }) {
  const [whose, setWhose] = useState<Whose>('own')
  const [saved, setSaved] = useState<string | null>(null)

  async function save(passphrase: string): Promise<void> {
    const call = whose === 'own' ? 'exportWithOwnPassphrase' : 'exportFile'
    const blob = await ask(call, [file.id, passphrase])
    const name = createNeutralName('age')
    saveBlob(blob, name)
    setSaved(name)
  }

  return (
    <Dialog title={`Export ${file.name}`} onClose={onClose}>
      {saved ? (
        <p role="status" className="callout callout-tip">
          Saved as <b className="num">{saved}</b>. It is locked. Its original name is not in it, so write down which
          file this is.
        </p>
      ) : (
        <>
          <p>
            The file is saved locked, under a neutral name. It opens here with “Import an .age file”, or on any computer
            with the free program <b>age</b>. The browser’s list of downloads will show it.
          </p>
          <fieldset className="grid gap-1">
            <legend>Which passphrase will open it?</legend>
            {(['own', 'other'] as const).map((one) => (
              <label key={one} className="check">
                <input type="radio" name="whose" checked={whose === one} onChange={() => setWhose(one)} />
                <span>
                  {one === 'own'
                    ? 'This vault’s passphrase: a second copy for me'
                    : 'A different one: to give it to someone'}
                </span>
              </label>
            ))}
          </fieldset>
          {whose === 'own' ? (
            <OwnPassphrase onChoose={save} />
          ) : (
            <NewPassphrase
              label="Passphrase for this copy"
              action="Save the locked file"
              busyAction="Preparing…"
              onChoose={save}
            />
          )}
        </>
      )}
    </Dialog>
  )
}
