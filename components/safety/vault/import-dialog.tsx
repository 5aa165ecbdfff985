'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { PassphraseField, ShowBox } from './passphrase-field'
import { Problem } from './problem'
import { useTask } from './use-task'
import type { Vault } from './use-vault'

export function ImportDialog({ vault, file, onClose }: { vault: Vault; file: File; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [isShown, setShown] = useState(false)
  const { isBusy, problem, run } = useTask()
  function bringIn(): void {
    void run(async () => {
      await vault.ask('importFile', [file, typed])
      await vault.refresh()
      onClose()
    })
  }
  return (
    <Dialog title={`Import ${file.name}`} onClose={onClose} closeLabel="Cancel">
      <p>Type the passphrase that this file was locked with. In the vault, it is locked with the vault’s own.</p>
      <PassphraseField
        label="Passphrase of the file"
        value={typed}
        isShown={isShown}
        onChange={setTyped}
        onEnter={bringIn}
      />
      <ShowBox isShown={isShown} onChange={setShown} />
      <Problem text={problem} />
      <Button type="button" className="w-fit" disabled={isBusy || typed === ''} onClick={bringIn}>
        {isBusy ? 'Unlocking…' : 'Import it'}
      </Button>
    </Dialog>
  )
}
