'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { vaultProblems } from '@/lib/vault/vault-error'
import { DeleteVault } from './delete-vault'
import { PassphraseField, ShowBox } from './passphrase-field'
import { Problem } from './problem'
import { useTask } from './use-task'
import type { Vault } from './use-vault'
import type { VaultState, WhyLocked } from './vault-state'

const reasons: Record<WhyLocked, string> = {
  first: 'There is a vault in this browser.',
  idle: 'It locked itself after five minutes. What was stored is safe.',
  hidden: 'It locked itself because the page was out of sight. What was stored is safe.',
  button: 'It is locked.',
  exit: 'It is locked.',
  gone: '',
}

type LockedState = Extract<VaultState, { phase: 'locked' }>

export function Unlock({ vault, state, waitingCount }: { vault: Vault; state: LockedState; waitingCount: number }) {
  const { ask, show } = vault
  const [isRecovering, setRecovering] = useState(state.isLockDamaged && state.hasRecoveryKey)
  const [typed, setTyped] = useState('')
  const [isShown, setShown] = useState(false)
  const { isBusy, problem, setProblem, run } = useTask()
  const { hasRecoveryKey } = state

  function unlock(): void {
    void run(async () => {
      await ask(isRecovering ? 'unlockWithRecoveryKey' : 'unlock', [typed])
      setTyped('')
      await show({ hasRecoveryKey, mustRenew: isRecovering, isNew: false })
    })
  }

  function turn(): void {
    setRecovering(!isRecovering)
    setTyped('')
    setProblem(null)
  }

  return (
    <section className="vault-card" aria-labelledby="vault-locked">
      <h2 id="vault-locked">Your vault is locked</h2>
      <p>{reasons[state.why]}</p>
      {waitingCount > 0 ? (
        <p className="callout">
          {waitingCount === 1 ? 'The file that you chose is' : `The ${waitingCount} files that you chose are`} waiting.
          Unlock, and the vault takes {waitingCount === 1 ? 'it' : 'them'} in.
        </p>
      ) : null}
      {state.isLockDamaged ? <Problem text={vaultProblems['damaged-lock']} /> : null}
      <PassphraseField
        label={isRecovering ? 'Recovery key' : 'Passphrase'}
        hint={isRecovering ? 'The 28 letters and numbers on your paper. Spaces and small letters are fine.' : undefined}
        value={typed}
        isShown={isShown}
        onChange={setTyped}
        onEnter={unlock}
      />
      <ShowBox isShown={isShown} onChange={setShown} />
      <Problem text={problem} />
      <div className="row">
        <Button type="button" disabled={isBusy || typed === ''} onClick={unlock}>
          {isBusy ? 'Unlocking…' : 'Unlock'}
        </Button>
        {hasRecoveryKey ? (
          <Button type="button" look="line" onClick={turn}>
            {isRecovering ? 'Use the passphrase' : 'Use the recovery key'}
          </Button>
        ) : null}
      </div>
      <details className="more">
        <summary>I can’t open it anymore</summary>
        <div className="grid gap-3">
          <p>
            Without the passphrase {hasRecoveryKey ? 'and the recovery key ' : ''}no one can open this vault. We have no
            copy and no other key. You can delete it and start over.
          </p>
          <DeleteVault vault={vault} />
        </div>
      </details>
    </section>
  )
}
