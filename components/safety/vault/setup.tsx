'use client'

import { useState } from 'react'
import { NewPassphrase } from './new-passphrase'
import type { Vault } from './use-vault'

const facts = [
  {
    title: 'Only the passphrase opens it.',
    text: 'If you lose it, no one can open the vault: not you, not us. There is no reset.',
  },
  {
    title: 'It exists only in this browser.',
    text: 'Clearing the browser’s data deletes it. So does a private window when it closes, and a lost or broken phone. Some browsers clear data you have not opened for a week or more. Keep a second copy somewhere else.',
  },
  {
    title: 'It can be found.',
    text: 'Whoever uses this browser can see that a vault is here, though not what is in it. A file found on a device can itself be dangerous, and someone may force you to open it.',
  },
  {
    title: 'It cannot stop spyware.',
    text: 'If someone may have put an app on this device to watch you, use another one.',
  },
]

/** Asks the browser not to clear it when space gets short. Only a page may ask; a refusal changes nothing. */
function askToKeep(): void {
  navigator.storage?.persist?.().catch(() => undefined)
}

/** What she has to know before the first file, then the passphrase. */
export function Setup({ ask, show }: Vault) {
  const [isRead, setRead] = useState(false)
  return (
    <section className="vault-card" aria-labelledby="vault-setup">
      <h2 id="vault-setup">Make a vault in this browser</h2>
      <p>First, read these four points. They decide whether a vault is right for you.</p>
      <ul className="points">
        {facts.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ul>
      <label className="check">
        <input type="checkbox" checked={isRead} onChange={(event) => setRead(event.target.checked)} />
        <span>I have read this, and a vault on this device is safe enough for me.</span>
      </label>
      {isRead ? (
        <>
          <p className="soft">
            If the browser offers to save the passphrase, choose “Never”. Do not use a passphrase that someone else
            knows or could guess.
          </p>
          <NewPassphrase
            label="Passphrase"
            action="Make the vault"
            busyAction="Making the lock. This takes a few seconds…"
            onChoose={async (passphrase) => {
              await ask('create', [passphrase])
              askToKeep()
              await show({ hasRecoveryKey: false, mustRenew: false, isNew: true })
            }}
          />
        </>
      ) : null}
    </section>
  )
}
