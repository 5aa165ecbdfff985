'use client'

import { fillBlanks } from '@/lib/text/fill-blanks'
import { AskPassphrase } from './ask-passphrase'
import { useSaid } from './said'
import type { Vault } from './use-vault'
import { VaultDialog } from './vault-dialog'

export function ImportDialog({ vault, file, onClose }: { vault: Vault; file: File; onClose: () => void }) {
  const said = useSaid()
  async function bringIn(passphrase: string): Promise<void> {
    await vault.ask('importFile', [file, passphrase])
    await vault.refresh()
    onClose()
  }
  return (
    <VaultDialog title={fillBlanks(said.import.title, { s: file.name })} onClose={onClose} closeLabel={said.cancel}>
      <p>{said.import.text}</p>
      <AskPassphrase
        label={said.import.label}
        action={said.import.import}
        busyAction={said.unlocking}
        onGive={bringIn}
      />
    </VaultDialog>
  )
}
