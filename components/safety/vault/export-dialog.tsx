'use client'

import { useState } from 'react'
import { fillBlanks } from '@/lib/text/fill-blanks'
import { createNeutralName } from '@/lib/vault/neutral-name'
import type { StoredFile } from '@/lib/vault/record'
import { AskPassphrase } from './ask-passphrase'
import { NewPassphrase } from './new-passphrase'
import { saveBlob } from './save-blob'
import type { Ask } from './use-vault'
import { VaultDialog } from './vault-dialog'
import { useVaultWords } from './vault-words'

type Whose = 'own' | 'other'

/** Files are exported only encrypted, and under a neutral name. */
export function ExportDialog({ ask, file, onClose }: { ask: Ask; file: StoredFile; onClose: () => void }) {
  const copy = useVaultWords()
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
    <VaultDialog title={fillBlanks(copy.export.title, { name: file.name })} onClose={onClose}>
      {saved ? (
        <p role="status" className="callout callout-tip">
          {copy.export.saved} <b className="num">{saved}</b>. {copy.export.savedText}
        </p>
      ) : (
        <>
          <p>
            {copy.export.about} <b>age</b>. {copy.export.shows}
          </p>
          <fieldset className="grid gap-1">
            <legend>{copy.export.whose}</legend>
            {(['own', 'other'] as const).map((one) => (
              <label key={one} className="check">
                <input type="radio" name="whose" checked={whose === one} onChange={() => setWhose(one)} />
                <span>{copy.export[one]}</span>
              </label>
            ))}
          </fieldset>
          {whose === 'own' ? (
            <div className="grid gap-3">
              <AskPassphrase
                label={copy.export.ownLabel}
                action={copy.export.save}
                busyAction={copy.preparing}
                onGive={save}
              />
            </div>
          ) : (
            <NewPassphrase
              label={copy.export.otherLabel}
              action={copy.export.save}
              busyAction={copy.preparing}
              onChoose={save}
            />
          )}
        </>
      )}
    </VaultDialog>
  )
}
