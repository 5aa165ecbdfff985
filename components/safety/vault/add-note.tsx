'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Problem } from './problem'
import { useTask } from './use-task'
import type { Vault } from './use-vault'
import { VaultDialog } from './vault-dialog'
import { useVaultWords } from './vault-words'

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
