'use client'

import { fillBlanks } from '@/lib/text/fill-blanks'
import { AskPassphrase } from './ask-passphrase'
import type { Vault } from './use-vault'
import { VaultDialog } from './vault-dialog'
import { useVaultWords } from './vault-words'

export function ImportDialog({ vault, file, onClose }: { vault: Vault; file: File; onClose: () => void }) {
  const said = useVaultWords()
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
