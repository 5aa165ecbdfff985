'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { TextList } from '@/components/ui/texts'
import { watchPrint } from '@/lib/safety/watch-print'
import { Problem } from './problem'
import { useTask } from './use-task'
import type { Vault } from './use-vault'
import { useVaultWords, type VaultWords } from './vault-words'

function createLine(text: string, tag: 'p' | 'pre'): HTMLElement {
  const line = document.createElement(tag)
  line.textContent = text
  return line
}

/**
 * Prints the key and nothing else: no title and no URL of ours. A phone's print preview hides the page, which locks the
 * vault; the sheet stays until printing has finished, she returns, or she leaves.
 */
function printKey(recoveryKey: string, copy: VaultWords['keys']): void {
  const title = document.title
  const sheet = document.createElement('div')
  sheet.className = 'print-sheet key-paper'
  const groups = recoveryKey.split('-')
  sheet.append(
    createLine(groups.slice(0, 4).join('  '), 'pre'),
    createLine(groups.slice(4).join('  '), 'pre'),
    createLine(copy.printed, 'p'),
  )
  const over = new AbortController()
  // Keeps the title that an exit has set.
  const onExit = () => {
    over.abort()
    sheet.remove()
  }
  const onOver = () => {
    onExit()
    document.title = title
  }
  watchPrint({ onOver, onExit, signal: over.signal })
  document.body.append(sheet)
  document.title = copy.printTitle
  window.print()
}

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
          <Button type="button" variant="outline" onClick={onDone}>
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
        <Button type="button" variant="outline" onClick={onDone}>
          {hasOne ? copy.keepOld : copy.skip}
        </Button>
      </div>
    </div>
  )
}
