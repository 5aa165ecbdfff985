'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { fillBlanks } from '@/lib/text/fill-blanks'
import type { StoredFile, StoredIncident } from '@/lib/vault/record'
import { AddNote } from './add-note'
import { ConfirmDialog } from './confirm-dialog'
import { formatMoment, formatWhen } from './format-file'
import { IncidentPhoto } from './incident-photo'
import { OriginalDialog } from './original-dialog'
import { PdfDialog } from './pdf-dialog'
import { Problem } from './problem'
import type { OpenState, Vault } from './use-vault'
import { useVaultWords } from './vault-words'
import { Viewer } from './viewer'

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
