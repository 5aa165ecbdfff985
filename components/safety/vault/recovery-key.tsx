'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { TextList } from '@/components/ui/texts'
import { printKey } from './print-key'
import { Problem } from './problem'
import { useTask } from './use-task'
import type { Vault } from './use-vault'
import { useVaultWords } from './vault-words'

function Key({ recoveryKey }: { recoveryKey: string }) {
  const groups = recoveryKey.split('-')
  return (
    <p className="vault-key" translate="no">
      {groups.map((group, index) => (
        // Two groups can be equal; their order never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={index}>{group} </span>
      ))}
    </p>
  )
}

/** The only other way to unlock: created on request, shown once, meant for paper. */
export function RecoveryKey({
  ask,
  change,
  hasOne,
  onDone,
}: Pick<Vault, 'ask' | 'change'> & { hasOne: boolean; onDone: () => void }) {
  const copy = useVaultWords().keys
  const [recoveryKey, setRecoveryKey] = useState<string | null>(null)
  const { isBusy, problem, run } = useTask()
  if (recoveryKey) {
    return (
      <div className="grid gap-4">
        <p>{copy.once}</p>
        <Key recoveryKey={recoveryKey} />
        <TextList className="points" texts={copy.facts} />
        <div className="row">
          <Button type="button" onClick={() => printKey(recoveryKey, copy)}>
            <Icon name="printer" /> {copy.print}
          </Button>
          <Button type="button" look="line" onClick={onDone}>
            {copy.have}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <p>
        {copy.about} {hasOne ? copy.cancels : copy.without}
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
          <Icon name="key-round" /> {hasOne ? copy.makeNew : copy.make}
        </Button>
        <Button type="button" look="line" onClick={onDone}>
          {hasOne ? copy.keepOld : copy.skip}
        </Button>
      </div>
    </div>
  )
}
