'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import { fillBlanks } from '@/lib/text/format'
import { MAX_NAME_LENGTH } from '@/lib/vault/limits'
import { createNeutralName } from '@/lib/vault/neutral-name'
import type { StoredFile } from '@/lib/vault/parts'
import { AskPassphrase } from './ask-passphrase'
import { FileProgress } from './file-progress'
import { formatMoment, formatSize, saveBlob } from './format-file'
import { NewPassphrase } from './new-passphrase'
import { Problem } from './problem'
import { ConfirmDialog } from './task-dialog'
import type { FileQueue } from './use-file-queue'
import { useTask } from './use-task'
import type { Ask, OpenState, Vault } from './use-vault'
import { VaultDialog } from './vault-dialog'
import { useVaultWords } from './vault-words'
import { Viewer } from './viewer'

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

export function RenameDialog({ vault, file, onClose }: { vault: Vault; file: StoredFile; onClose: () => void }) {
  const copy = useVaultWords()
  const [name, setName] = useState(file.name)
  const { isBusy, problem, run } = useTask()
  function rename(): void {
    void run(async () => {
      await vault.ask('renameFile', [file.id, name])
      await vault.refresh()
      onClose()
    })
  }
  return (
    <VaultDialog title={copy.files.rename} onClose={onClose} closeLabel={copy.cancel}>
      <label className="text-field">
        <span>{copy.files.newName}</span>
        <input
          className="form-input"
          type="text"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') rename()
          }}
        />
      </label>
      <Problem text={problem} />
      <Button type="button" className="w-fit" disabled={isBusy || name.trim() === ''} onClick={rename}>
        {copy.files.saveName}
      </Button>
    </VaultDialog>
  )
}

type DocumentAct = 'open' | 'rename' | 'export' | 'delete'

const acts: { name: DocumentAct; icon: IconName }[] = [
  { name: 'open', icon: 'eye' },
  { name: 'export', icon: 'download' },
  { name: 'rename', icon: 'pencil' },
  { name: 'delete', icon: 'trash-2' },
]

function DocumentRow({ file, onAct }: { file: StoredFile; onAct: (act: DocumentAct) => void }) {
  const copy = useVaultWords()
  return (
    <li className="vault-row">
      <p className="vault-name" title={file.name}>
        {file.name}
      </p>
      <p className="soft">
        <span className="num">{formatSize(file.size)}</span> ·{' '}
        <span className="num">{formatMoment(file.addedAt, copy.locale)}</span>
      </p>
      <div className="row">
        {acts.map(({ name, icon }) => (
          <button key={name} type="button" className="vault-act" onClick={() => onAct(name)}>
            <Icon name={icon} size={18} />
            {copy.files.acts[name]} <span className="sr-only">{file.name}</span>
          </button>
        ))}
      </div>
    </li>
  )
}

function Damaged({ ids, onDelete }: { ids: string[]; onDelete: () => void }) {
  const copy = useVaultWords().files
  if (ids.length === 0) return null
  return (
    <div className="callout callout-warning">
      <p>
        <b>{ids.length === 1 ? copy.damagedOne : fillBlanks(copy.damagedMany, { count: ids.length })}</b>{' '}
        {copy.damagedText}
      </p>
      <Button type="button" variant="outline" className="w-fit" onClick={onDelete}>
        {copy.damagedDelete}
      </Button>
    </div>
  )
}

export function Documents({
  vault,
  state,
  queue,
  onChoose,
  onImport,
}: {
  vault: Vault
  state: OpenState
  queue: FileQueue
  onChoose: () => void
  onImport: () => void
}) {
  const copy = useVaultWords().files
  const { ask, refresh } = vault
  const { files, damaged } = state.contents
  const [act, setAct] = useState<{ name: DocumentAct; file: StoredFile } | null>(null)
  const [isCleaning, setCleaning] = useState(false)
  const close = () => setAct(null)

  async function remove(ids: string[]): Promise<void> {
    await ask('remove', [ids])
    await refresh()
  }

  return (
    <div className="grid gap-5">
      <div className="row">
        <Button type="button" onClick={onChoose}>
          <Icon name="plus" /> {copy.add}
        </Button>
        <Button type="button" variant="outline" onClick={onImport}>
          <Icon name="upload" /> {copy.import}
        </Button>
      </div>
      <p className="soft">{copy.what}</p>
      <FileProgress queue={queue} />
      <Damaged ids={damaged} onDelete={() => setCleaning(true)} />
      {files.length === 0 ? (
        <p className="vault-empty">{copy.none}</p>
      ) : (
        <ul className="box vault-list" aria-label={copy.list}>
          {files.map((file) => (
            <DocumentRow key={file.id} file={file} onAct={(name) => setAct({ name, file })} />
          ))}
        </ul>
      )}
      {act?.name === 'open' ? <Viewer ask={ask} file={act.file} onClose={close} /> : null}
      {act?.name === 'export' ? <ExportDialog ask={ask} file={act.file} onClose={close} /> : null}
      {act?.name === 'rename' ? <RenameDialog vault={vault} file={act.file} onClose={close} /> : null}
      {act?.name === 'delete' ? (
        <ConfirmDialog
          title={fillBlanks(copy.deleteTitle, { name: act.file.name })}
          action={copy.delete}
          onClose={close}
          onConfirm={() => remove([act.file.id])}
        >
          <p>{copy.deleteText}</p>
        </ConfirmDialog>
      ) : null}
      {isCleaning ? (
        <ConfirmDialog
          title={copy.damagedTitle}
          action={copy.damagedYes}
          onClose={() => setCleaning(false)}
          onConfirm={() => remove(damaged)}
        >
          <p>{copy.damagedSure}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
