'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { printKey } from './print-key'
import { Problem } from './problem'
import { useTask } from './use-task'
import type { Vault } from './use-vault'

function Key({ recoveryKey }: { recoveryKey: string }) {
  const groups = recoveryKey.split('-')
  return (
    <p className="vault-key" translate="no">
      {groups.map((group, index) => (
        // Two groups can be alike; their order never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={index}>{group} </span>
      ))}
    </p>
  )
}

/** The only other way in: made on request, shown once, for paper. */
export function RecoveryKey({
  ask,
  change,
  hasOne,
  onDone,
}: Pick<Vault, 'ask' | 'change'> & { hasOne: boolean; onDone: () => void }) {
  const [recoveryKey, setRecoveryKey] = useState<string | null>(null)
  const { isBusy, problem, run } = useTask()
  if (recoveryKey) {
    return (
      <div className="grid gap-4">
        <p>Print it, or write it down by hand. It is shown only this once.</p>
        <Key recoveryKey={recoveryKey} />
        <ul className="points">
          <li>The paper shows only these letters and numbers. A printer, or a shop that prints, may keep a copy.</li>
          <li>Keep it away from this device: with a person you trust, or where no one looks.</li>
          <li>Whoever has the paper and this device can open the vault.</li>
        </ul>
        <div className="row">
          <Button type="button" onClick={() => printKey(recoveryKey)}>
            <Icon name="printer" /> Print this key
          </Button>
          <Button type="button" look="line" onClick={onDone}>
            I have it on paper
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <p>
        A recovery key is a second key on paper: 28 letters and numbers that open this vault if you forget the
        passphrase.{' '}
        {hasOne ? 'A new key cancels the one you have.' : 'Without it, a lost passphrase cannot be recovered.'}
      </p>
      <Problem text={problem} />
      <div className="row">
        <Button
          type="button"
          disabled={isBusy}
          onClick={() =>
            run(async () => {
              setRecoveryKey(await ask('renewRecoveryKey', []))
              change({ hasRecoveryKey: true })
            })
          }
        >
          <Icon name="key-round" /> {hasOne ? 'Make a new recovery key' : 'Make a recovery key'}
        </Button>
        <Button type="button" look="line" onClick={onDone}>
          {hasOne ? 'Keep the one I have' : 'Continue without one'}
        </Button>
      </div>
    </div>
  )
}
