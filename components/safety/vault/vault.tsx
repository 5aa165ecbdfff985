'use client'

import { useRef, useState } from 'react'
import { vaultProblems } from '@/lib/vault/vault-error'
import { ImportDialog } from './import-dialog'
import { OpenVault } from './open-vault'
import { Setup } from './setup'
import { Unlock } from './unlock'
import { useFileQueue } from './use-file-queue'
import { useVault } from './use-vault'

type Purpose = 'file' | 'photo' | 'import'

/** The whole vault. The field for choosing files outlives a lock: choosing hides the page on a phone. */
export function Vault() {
  const vault = useVault()
  const queue = useFileQueue(vault)
  const [importing, setImporting] = useState<File | null>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const purpose = useRef<Purpose>('file')
  const { state } = vault

  function choose(next: Purpose): void {
    const input = chooser.current
    if (!input) return
    purpose.current = next
    input.multiple = next !== 'import'
    input.click()
  }

  function take(input: HTMLInputElement): void {
    const files = Array.from(input.files ?? [])
    // The field holds the names of what was chosen; it must not.
    input.value = ''
    if (purpose.current === 'import') setImporting(files[0] ?? null)
    else queue.put(purpose.current, files)
  }

  return (
    <div className="vault needs-script" data-phase={state.phase}>
      <input ref={chooser} type="file" hidden onChange={(event) => take(event.currentTarget)} />
      {state.phase === 'looking' ? <p role="status">Checking for a vault…</p> : null}
      {state.phase === 'unsupported' ? <p className="callout callout-warning">{vaultProblems.unsupported}</p> : null}
      {state.phase === 'none' ? <Setup {...vault} /> : null}
      {state.phase === 'locked' ? (
        <Unlock vault={vault} state={state} waitingCount={queue.waiting.length + (importing ? 1 : 0)} />
      ) : null}
      {state.phase === 'open' ? (
        <OpenVault
          vault={vault}
          state={state}
          queue={queue}
          onChooseFiles={() => choose('file')}
          onChoosePhotos={() => choose('photo')}
          onImport={() => choose('import')}
        />
      ) : null}
      {state.phase === 'open' && importing ? (
        <ImportDialog vault={vault} file={importing} onClose={() => setImporting(null)} />
      ) : null}
    </div>
  )
}
