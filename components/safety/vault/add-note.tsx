'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Problem } from './problem'
import { useTask } from './use-task'
import type { Vault } from './use-vault'

const LONGEST_NOTE = 20_000

export function AddNote({ vault, id, onDone }: { vault: Vault; id: string; onDone: () => void }) {
  const [text, setText] = useState('')
  const { isBusy, problem, run } = useTask()
  return (
    <Dialog title="Add to this entry" onClose={onDone} closeLabel="Cancel">
      <label className="text-field">
        <span>What you want to add or correct</span>
        <textarea
          rows={6}
          autoComplete="off"
          maxLength={LONGEST_NOTE}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="soft">It appears under the entry with today’s date. The entry itself stays as it is.</p>
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
        Add it
      </Button>
    </Dialog>
  )
}
