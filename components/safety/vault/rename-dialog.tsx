'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { MAX_NAME_LENGTH } from '@/lib/vault/limits'
import type { StoredFile } from '@/lib/vault/record'
import { Problem } from './problem'
import { useTask } from './use-task'
import type { Vault } from './use-vault'

export function RenameDialog({ vault, file, onClose }: { vault: Vault; file: StoredFile; onClose: () => void }) {
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
    <Dialog title="Rename" onClose={onClose} closeLabel="Cancel">
      <label className="text-field">
        <span>New name</span>
        <input
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
        Save the name
      </Button>
    </Dialog>
  )
}
