'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { fillBlanks } from '@/lib/text/format'
import { createNeutralName } from '@/lib/vault/neutral-name'
import type { StoredFile, StoredIncident } from '@/lib/vault/parts'
import { formatMoment, formatSize, formatWhen, saveBlob } from './format-file'
import { PdfDialog } from './pdf-dialog'
import { Problem } from './problem'
import { ConfirmDialog, TaskDialog } from './task-dialog'
import { useTask } from './use-task'
import type { OpenState, Vault } from './use-vault'
import { VaultDialog } from './vault-dialog'
import { useVaultWords } from './vault-words'
import { Viewer } from './viewer'

const MAX_NOTE_LENGTH = 20_000

export function AddNote({ vault, id, onDone }: { vault: Vault; id: string; onDone: () => void }) {
  const copy = useVaultWords()
  const [text, setText] = useState('')
  const { isBusy, problem, run } = useTask()
  return (
    <VaultDialog title={copy.log.noteTitle} onClose={onDone} closeLabel={copy.cancel}>
      <label className="text-field">
        <span>{copy.log.noteLabel}</span>
        <textarea
          className="form-input"
          rows={6}
          autoComplete="off"
          maxLength={MAX_NOTE_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="soft">{copy.log.noteText}</p>
      <Problem text={problem} />
      <Button
        type="button"
        className="w-fit"
        disabled={isBusy || text.trim() === ''}
        onClick={() =>
          run(async () => {
            await vault.ask('addNote', [id, text])
            await vault.refresh()
            onDone()
          })
        }
      >
        {copy.log.note}
      </Button>
    </VaultDialog>
  )
}

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

function IncidentPhoto({ file, onAct }: { file: StoredFile; onAct: (act: 'open' | 'original') => void }) {
  const { files, log } = useVaultWords()
  return (
    <li className="vault-row">
      <p className="vault-name">{file.name}</p>
      <p className="soft num">{formatSize(file.size)}</p>
      <p className="vault-hash soft">SHA-256 {file.sha256}</p>
      <div className="row">
        <button type="button" className="vault-act" onClick={() => onAct('open')}>
          <Icon name="eye" size={18} /> {files.acts.open} <span className="sr-only">{file.name}</span>
        </button>
        <button type="button" className="vault-act" onClick={() => onAct('original')}>
          <Icon name="download" size={18} /> {log.original}{' '}
          <span className="sr-only">{fillBlanks(log.originalOf, { name: file.name })}</span>
        </button>
      </div>
    </li>
  )
}

function Fingerprint({ sha256 }: { sha256: string }) {
  return <p className="vault-hash soft">SHA-256 {sha256}</p>
}

function Words({ incident, isAltered }: { incident: StoredIncident; isAltered: boolean }) {
  const { locale, log, record } = useVaultWords()
  return (
    <>
      {incident.place ? <p>{`${record.fields.place}: ${incident.place}`}</p> : null}
      <p className="vault-words">{incident.what}</p>
      {incident.witnesses ? <p>{`${record.fields.witnesses}: ${incident.witnesses}`}</p> : null}
      {incident.report ? <p>{`${record.fields.report}: ${incident.report}`}</p> : null}
      <p className="soft">{fillBlanks(log.written, { time: formatMoment(incident.recordedAt, locale) })}</p>
      <Fingerprint sha256={incident.sha256} />
      {isAltered ? <Problem text={record.altered} /> : null}
      {incident.notes.map(({ at, text, sha256 }) => (
        <div key={at} className="grid gap-1">
          <p className="soft">{fillBlanks(log.added, { time: formatMoment(at, locale) })}</p>
          <p className="vault-words">{text}</p>
          <Fingerprint sha256={sha256} />
        </div>
      ))}
    </>
  )
}

type Act = 'pdf' | 'words' | 'delete' | 'note'

export function IncidentEntry({
  vault,
  state,
  incident,
}: {
  vault: Vault
  state: OpenState
  incident: StoredIncident
}) {
  const { locale, log } = useVaultWords()
  const [act, setAct] = useState<Act | null>(null)
  const [photo, setPhoto] = useState<{ file: StoredFile; act: 'open' | 'original' } | null>(null)
  const { ask, refresh } = vault
  const close = () => setAct(null)
  const photos = incident.photos.flatMap((id) => state.contents.photos[id] ?? [])
  const missing = incident.photos.length - photos.length
  const when = formatWhen(incident, locale)
  const acts = [
    { name: 'note', icon: 'plus' },
    { name: 'pdf', icon: 'download' },
    { name: 'words', icon: 'file-text' },
    { name: 'delete', icon: 'trash-2' },
  ] as const
  return (
    <article className="box vault-card">
      <h3>{when}</h3>
      <Words incident={incident} isAltered={state.contents.altered.includes(incident.id)} />
      {photos.length > 0 ? (
        <ul className="box vault-list" aria-label={log.attachments}>
          {photos.map((file) => (
            <IncidentPhoto key={file.id} file={file} onAct={(name) => setPhoto({ file, act: name })} />
          ))}
        </ul>
      ) : null}
      {missing > 0 ? <p className="form-error">{fillBlanks(log.unreadable, { count: missing })}</p> : null}
      <div className="row">
        {acts.map(({ name, icon }) => (
          <button key={name} type="button" className="vault-act" onClick={() => setAct(name)}>
            <Icon name={icon} size={18} /> {log.acts[name]} <span className="sr-only">({when})</span>
          </button>
        ))}
      </div>
      {act === 'note' ? <AddNote vault={vault} id={incident.id} onDone={close} /> : null}
      {act === 'pdf' ? <PdfDialog ask={ask} ids={[incident.id]} onClose={close} /> : null}
      {act === 'words' ? (
        <OriginalDialog read={async () => new Blob([incident.text])} extension="txt" onClose={close} />
      ) : null}
      {act === 'delete' ? (
        <ConfirmDialog
          title={log.deleteTitle}
          action={log.delete}
          onClose={close}
          onConfirm={async () => {
            await ask('removeIncident', [incident.id])
            await refresh()
          }}
        >
          <p>{log.deleteText}</p>
        </ConfirmDialog>
      ) : null}
      {photo?.act === 'open' ? <Viewer ask={ask} file={photo.file} onClose={() => setPhoto(null)} /> : null}
      {photo?.act === 'original' ? (
        <OriginalDialog
          read={() => ask('getOriginal', [photo.file.id])}
          extension={photo.file.name.split('.').at(-1) ?? ''}
          onClose={() => setPhoto(null)}
        />
      ) : null}
    </article>
  )
}
