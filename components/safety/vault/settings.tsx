'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { AskPassphrase } from './ask-passphrase'
import { DeleteVault } from './delete-vault'
import { NewPassphrase } from './new-passphrase'
import { RecoveryKey } from './recovery-key'
import type { OpenState, Vault } from './use-vault'
import { useVaultWords } from './vault-words'

type Asked = 'passphrase' | 'recovery'

export function ChangePassphrase({ vault, onDone }: { vault: Vault; onDone: () => void }) {
  const { keys: copy, makingLock } = useVaultWords()
  return (
    <NewPassphrase
      label={copy.new}
      action={copy.change}
      busyAction={makingLock}
      onChoose={async (passphrase) => {
        await vault.ask('changePassphrase', [passphrase])
        vault.change({ mustRenew: false })
        onDone()
      }}
    />
  )
}

export function Settings({ vault, state }: { vault: Vault; state: OpenState }) {
  const copy = useVaultWords().keys
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isRight, setRight] = useState(false)
  const [done, setDone] = useState('')
  function finish(text: string): void {
    setAsked(null)
    setRight(false)
    setDone(text)
  }
  const { hasRecoveryKey } = state
  return (
    <div className="grid gap-5">
      <p role="status">{done}</p>
      {asked === null ? (
        <div className="row">
          <Button type="button" look="line" onClick={() => setAsked('passphrase')}>
            {copy.change}
          </Button>
          <Button type="button" look="line" onClick={() => setAsked('recovery')}>
            {hasRecoveryKey ? copy.makeNew : copy.make}
          </Button>
        </div>
      ) : null}
      {/* Anyone who finds the vault open must not be able to take it over. */}
      {asked && !isRight ? (
        <div className="grid gap-3">
          <AskPassphrase
            label={copy.now}
            action={copy.continue}
            busyAction={copy.checking}
            onGive={async (passphrase) => {
              await vault.ask('requirePassphrase', [passphrase])
              setRight(true)
            }}
          />
        </div>
      ) : null}
      {asked === 'passphrase' && isRight ? (
        <ChangePassphrase vault={vault} onDone={() => finish(copy.changed)} />
      ) : null}
      {asked === 'recovery' && isRight ? (
        <RecoveryKey ask={vault.ask} change={vault.change} hasOne={hasRecoveryKey} onDone={() => finish('')} />
      ) : null}
      <h3>{copy.delete}</h3>
      <DeleteVault vault={vault} />
    </div>
  )
}
