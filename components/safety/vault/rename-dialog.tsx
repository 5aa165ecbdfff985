'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { MAX_NAME_LENGTH } from '@/lib/vault/limits'
import type { StoredFile } from '@/lib/vault/record'
import { Problem } from './problem'
import { useTask } from './use-task'
import type { Vault } from './use-vault'
import { VaultDialog } from './vault-dialog'
import { useVaultWords } from './vault-words'

export function RenameDialog({ vault, file, onClose }: { vault: Vault; file: StoredFile; onClose: () => void }) {
  const copy = useVaultWords()
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
    <VaultDialog title={copy.files.rename} onClose={onClose} closeLabel={copy.cancel}>
      <label className="text-field">
        <span>{copy.files.newName}</span>
        <input
          className="form-input"
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
        {copy.files.saveName}
      </Button>
    </VaultDialog>
  )
}
