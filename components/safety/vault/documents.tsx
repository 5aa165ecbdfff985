'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { fillBlanks } from '@/lib/text/fill-blanks'
import type { StoredFile } from '@/lib/vault/record'
import { ConfirmDialog } from './confirm-dialog'
import { type DocumentAct, DocumentRow } from './document-row'
import { ExportDialog } from './export-dialog'
import { FileProgress } from './file-progress'
import { RenameDialog } from './rename-dialog'
import type { FileQueue } from './use-file-queue'
import type { OpenState, Vault } from './use-vault'
import { useVaultWords } from './vault-words'
import { Viewer } from './viewer'

function Damaged({ ids, onDelete }: { ids: string[]; onDelete: () => void }) {
  const copy = useVaultWords().files
  if (ids.length === 0) return null
  return (
    <div className="callout callout-warning">
      <p>
        <b>{ids.length === 1 ? copy.damagedOne : fillBlanks(copy.damagedMany, { count: ids.length })}</b>{' '}
        {copy.damagedText}
      </p>
      <Button type="button" look="line" className="w-fit" onClick={onDelete}>
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
        <Button type="button" look="line" onClick={onImport}>
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
