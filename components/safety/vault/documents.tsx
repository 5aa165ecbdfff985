'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { StoredFile } from '@/lib/vault/record'
import { ConfirmDialog } from './confirm-dialog'
import { type DocumentAct, DocumentRow } from './document-row'
import { ExportDialog } from './export-dialog'
import { FileProgress } from './file-progress'
import { RenameDialog } from './rename-dialog'
import type { FileQueue } from './use-file-queue'
import type { OpenState, Vault } from './use-vault'
import { Viewer } from './viewer'

function Damaged({ ids, onDelete }: { ids: string[]; onDelete: () => void }) {
  if (ids.length === 0) return null
  return (
    <div className="callout callout-warning">
      <p>
        <b>{ids.length === 1 ? 'One item is damaged.' : `${ids.length} items are damaged.`}</b> The stored bytes are not
        the ones that were locked, so not even the name can be read. Everything else is fine.
      </p>
      <Button type="button" look="line" className="w-fit" onClick={onDelete}>
        Delete what is damaged
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
          <Icon name="plus" /> Add files
        </Button>
        <Button type="button" look="line" onClick={onImport}>
          <Icon name="upload" /> Import an .age file
        </Button>
      </div>
      <p className="soft">Photos, PDFs, messages, anything up to 100 MB each. They are locked here and never sent.</p>
      <FileProgress queue={queue} />
      <Damaged ids={damaged} onDelete={() => setCleaning(true)} />
      {files.length === 0 ? (
        <p className="vault-empty">No files in the vault yet.</p>
      ) : (
        <ul className="vault-list" aria-label="Files in the vault">
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
          title={`Delete ${act.file.name}?`}
          action="Delete it"
          onClose={close}
          onConfirm={() => remove([act.file.id])}
        >
          <p>It will be deleted from the vault. There is no way to get it back here.</p>
        </ConfirmDialog>
      ) : null}
      {isCleaning ? (
        <ConfirmDialog
          title="Delete what is damaged?"
          action="Delete the damaged items"
          onClose={() => setCleaning(false)}
          onConfirm={() => remove(damaged)}
        >
          <p>They cannot be opened, here or anywhere else.</p>
        </ConfirmDialog>
      ) : null}
    </div>
  )
}
