'use client'

import { useEffect, useRef, useState } from 'react'
import { ANSWERS_TYPE, askForAnswers } from '@/lib/vault/call-answers'
import { ImportDialog } from './import-dialog'
import { OpenVault } from './open-vault'
import { Setup } from './setup'
import { Unlock } from './unlock'
import { type FileQueue, useFileQueue } from './use-file-queue'
import { useVault } from './use-vault'
import { useVaultWords, type VaultWords, VaultWordsProvider } from './vault-words'

/**
 * Accepts a call card's answers from the page that opened this one: they wait in the file queue until the vault is
 * unlocked. Returns the notice to show about them.
 */
function useAnswers({ put, chosen, added, waiting }: FileQueue): 'waiting' | 'kept' | null {
  const tellKept = useRef<(() => void) | null>(null)
  const [isTaken, setTaken] = useState(false)

  useEffect(() => {
    if (!window.opener || tellKept.current) return
    const asked = askForAnswers(window, window.opener, ({ name, text }) => {
      tellKept.current = asked.tellKept
      setTaken(true)
      put('answers', [new File([text], name, { type: ANSWERS_TYPE })])
    })
    return asked.stop
  }, [put])

  const isKept = chosen === 'answers' && added > 0
  useEffect(() => {
    if (isKept) tellKept.current?.()
  }, [isKept])

  if (isKept) return 'kept'
  return isTaken && waiting.some(({ kind }) => kind === 'answers') ? 'waiting' : null
}

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
