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
  const { keys: said, makingLock } = useVaultWords()
  return (
    <NewPassphrase
      label={said.new}
      action={said.change}
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
  const said = useVaultWords().keys
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
            {said.change}
          </Button>
          <Button type="button" look="line" onClick={() => setAsked('recovery')}>
            {hasRecoveryKey ? said.makeNew : said.make}
          </Button>
        </div>
      ) : null}
      {/* Anyone who finds the vault open must not be able to take it over. */}
      {asked && !isRight ? (
        <div className="grid gap-3">
          <AskPassphrase
            label={said.now}
            action={said.continue}
            busyAction={said.checking}
            onGive={async (passphrase) => {
              await vault.ask('requirePassphrase', [passphrase])
              setRight(true)
            }}
          />
        </div>
      ) : null}
      {asked === 'passphrase' && isRight ? (
        <ChangePassphrase vault={vault} onDone={() => finish(said.changed)} />
      ) : null}
      {asked === 'recovery' && isRight ? (
        <RecoveryKey ask={vault.ask} change={vault.change} hasOne={hasRecoveryKey} onDone={() => finish('')} />
      ) : null}
      <h3>{said.delete}</h3>
      <DeleteVault vault={vault} />
    </div>
  )
}
