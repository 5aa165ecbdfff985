'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { fillBlanks } from '@/lib/text/fill-blanks'
import { PassphraseField, ShowBox } from './passphrase-field'
import { Problem } from './problem'
import { useSaid } from './said'
import { useTask } from './use-task'
import type { Vault } from './use-vault'
import { VaultDialog } from './vault-dialog'

export function ImportDialog({ vault, file, onClose }: { vault: Vault; file: File; onClose: () => void }) {
  const said = useSaid()
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
    <VaultDialog title={fillBlanks(said.import.title, { s: file.name })} onClose={onClose} closeLabel={said.cancel}>
      <p>{said.import.text}</p>
      <PassphraseField
        label={said.import.label}
        value={typed}
        isShown={isShown}
        onChange={setTyped}
        onEnter={bringIn}
      />
      <ShowBox isShown={isShown} onChange={setShown} />
      <Problem text={problem} />
      <Button type="button" className="w-fit" disabled={isBusy || typed === ''} onClick={bringIn}>
        {isBusy ? said.unlocking : said.import.import}
      </Button>
    </VaultDialog>
  )
}
