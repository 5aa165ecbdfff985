'use client'

import { useRef, useState } from 'react'
import { ImportDialog } from './import-dialog'
import { OpenVault } from './open-vault'
import { Setup } from './setup'
import { Unlock } from './unlock'
import { useAnswers } from './use-answers'
import { useFileQueue } from './use-file-queue'
import { useVault } from './use-vault'
import { useVaultWords, type VaultWords, VaultWordsProvider } from './vault-words'

type Purpose = 'file' | 'photo' | 'import'

/** The file input outlives a lock, because choosing a file hides the page on a phone. */
function WholeVault() {
  const copy = useVaultWords()
  const vault = useVault()
  const queue = useFileQueue(vault)
  const [importing, setImporting] = useState<File | null>(null)
  const answers = useAnswers(queue)
  const chooser = useRef<HTMLInputElement>(null)
  const purpose = useRef<Purpose>('file')
  const { state } = vault
  /** The outcome of each file is shown beside it. */
  const isListed = state.phase === 'open' && !state.isNew && !state.mustRenew

  function choose(next: Purpose): void {
    const input = chooser.current
    if (!input) return
    purpose.current = next
    input.multiple = next !== 'import'
    input.click()
  }

  function take(input: HTMLInputElement): void {
    const files = Array.from(input.files ?? [])
    // The input would keep the names of the chosen files.
    input.value = ''
    if (purpose.current === 'import') setImporting(files[0] ?? null)
    else queue.put(purpose.current, files)
  }

  return (
    <div className="vault needs-script" data-phase={state.phase}>
      <input ref={chooser} type="file" hidden onChange={(event) => take(event.currentTarget)} />
      {answers && !isListed ? (
        <p className="callout">{copy.answers[state.phase === 'unsupported' ? 'stay' : answers]}</p>
      ) : null}
      {state.phase === 'looking' ? <p role="status">{copy.looking}</p> : null}
      {state.phase === 'unsupported' ? <p className="callout callout-warning">{copy.problems.unsupported}</p> : null}
      {state.phase === 'none' ? <Setup {...vault} /> : null}
      {state.phase === 'locked' ? (
        <Unlock
          vault={vault}
          state={state}
          waitingCount={queue.waiting.filter(({ kind }) => kind !== 'answers').length + (importing ? 1 : 0)}
        />
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

/** The complete vault. Its dictionary comes with the page. */
export function Vault({ copy }: { copy: VaultWords }) {
  return (
    <VaultWordsProvider value={copy}>
      <WholeVault />
    </VaultWordsProvider>
  )
}
