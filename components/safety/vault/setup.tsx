'use client'

import { useState } from 'react'
import { TitledPoints } from '@/components/ui/texts'
import { NewPassphrase } from './new-passphrase'
import type { Vault } from './use-vault'
import { useVaultWords } from './vault-words'

/** Asks the browser not to evict the vault when storage runs low. Only a page can ask; a refusal changes nothing. */
function askToKeep(): void {
  navigator.storage?.persist?.().catch(() => undefined)
}

/** What she has to know before the first file, then the passphrase. */
export function Setup({ ask, show }: Vault) {
  const { makingLock, passphrase, setup: copy } = useVaultWords()
  const [isRead, setRead] = useState(false)
  return (
    <section className="box vault-card" aria-labelledby="vault-setup">
      <h2 id="vault-setup">{copy.title}</h2>
      <p>{copy.lead}</p>
      <TitledPoints points={copy.facts} />
      <label className="check">
        <input type="checkbox" checked={isRead} onChange={(event) => setRead(event.target.checked)} />
        <span>{copy.read}</span>
      </label>
      {isRead ? (
        <>
          <p className="soft">{copy.never}</p>
          <NewPassphrase
            label={passphrase.label}
            action={copy.make}
            busyAction={makingLock}
            onChoose={async (typed) => {
              await ask('create', [typed])
              askToKeep()
              await show({ hasRecoveryKey: false, mustRenew: false, isNew: true })
            }}
          />
        </>
      ) : null}
    </section>
  )
}
