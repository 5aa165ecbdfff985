'use client'

import { fillBlanks } from '@/lib/text/format'
import { AskPassphrase } from './ask-passphrase'
import type { Vault } from './use-vault'
import { VaultDialog } from './vault-dialog'
import { useVaultWords } from './vault-words'

export function ImportDialog({ vault, file, onClose }: { vault: Vault; file: File; onClose: () => void }) {
  const copy = useVaultWords()
  async function bringIn(passphrase: string): Promise<void> {
    await vault.ask('importFile', [file, passphrase])
    await vault.refresh()
    onClose()
  }
  return (
    <VaultDialog title={fillBlanks(copy.import.title, { name: file.name })} onClose={onClose} closeLabel={copy.cancel}>
      <p>{copy.import.text}</p>
      <AskPassphrase
        label={copy.import.label}
        action={copy.import.import}
        busyAction={copy.unlocking}
        onGive={bringIn}
      />
    </VaultDialog>
  )
}
