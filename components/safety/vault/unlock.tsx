'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { fillBlanks } from '@/lib/text/format'
import { DeleteVault } from './delete-vault'
import { PassphraseField, ShowBox } from './passphrase-field'
import { Problem } from './problem'
import { useTask } from './use-task'
import type { Vault } from './use-vault'
import type { VaultState } from './vault-state'
import { useVaultWords } from './vault-words'

type LockedState = Extract<VaultState, { phase: 'locked' }>

export function Unlock({ vault, state, waitingCount }: { vault: Vault; state: LockedState; waitingCount: number }) {
  const { locked: copy, passphrase, problems, unlocking } = useVaultWords()
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
    <section className="box vault-card" aria-labelledby="vault-locked">
      <h2 id="vault-locked">{copy.title}</h2>
      <p>{copy.reasons[state.why]}</p>
      {waitingCount > 0 ? (
        <p className="callout">
          {waitingCount === 1 ? copy.waitingOne : fillBlanks(copy.waitingMany, { count: waitingCount })}
        </p>
      ) : null}
      {state.isLockDamaged ? <Problem text={problems['damaged-lock']} /> : null}
      <PassphraseField
        label={isRecovering ? copy.recoveryKey : passphrase.label}
        hint={isRecovering ? copy.recoveryHint : undefined}
        value={typed}
        isShown={isShown}
        onChange={setTyped}
        onEnter={unlock}
      />
      <ShowBox isShown={isShown} onChange={setShown} />
      <Problem text={problem} />
      <div className="row">
        <Button type="button" disabled={isBusy || typed === ''} onClick={unlock}>
          {isBusy ? unlocking : copy.unlock}
        </Button>
        {hasRecoveryKey ? (
          <Button type="button" variant="outline" onClick={turn}>
            {isRecovering ? copy.usePassphrase : copy.useRecoveryKey}
          </Button>
        ) : null}
      </div>
      <details className="more">
        <summary>{copy.cannot}</summary>
        <div className="grid gap-3">
          <p>{hasRecoveryKey ? copy.cannotEither : copy.cannotText}</p>
          <DeleteVault vault={vault} />
        </div>
      </details>
    </section>
  )
}
