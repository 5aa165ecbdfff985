'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Documents } from './documents'
import { IncidentLog } from './incident-log'
import { RecoveryKey } from './recovery-key'
import { ChangePassphrase, Settings } from './settings'
import type { FileQueue } from './use-file-queue'
import type { OpenState, Vault } from './use-vault'
import { VaultTabs } from './vault-tabs'

function Welcome({ vault }: { vault: Vault }) {
  return (
    <section className="vault-card" aria-labelledby="vault-recovery">
      <h2 id="vault-recovery">Before the first file: a key on paper</h2>
      <RecoveryKey ask={vault.ask} change={vault.change} hasOne={false} onDone={() => vault.change({ isNew: false })} />
    </section>
  )
}

function Renew({ vault }: { vault: Vault }) {
  return (
    <section className="vault-card" aria-labelledby="vault-renew">
      <h2 id="vault-renew">Choose a new passphrase</h2>
      <p>The recovery key opened your vault. Choose the passphrase that opens it from now on.</p>
      <ChangePassphrase vault={vault} onDone={() => undefined} />
      <Button type="button" look="line" className="w-fit" onClick={() => vault.change({ mustRenew: false })}>
        Not now
      </Button>
    </section>
  )
}

interface Props {
  vault: Vault
  state: OpenState
  queue: FileQueue
  onChooseFiles: () => void
  onChoosePhotos: () => void
  onImport: () => void
}

export function OpenVault({ vault, state, queue, onChooseFiles, onChoosePhotos, onImport }: Props) {
  const { files, incidents } = state.contents
  const [tab, setTab] = useState('files')
  if (state.isNew) return <Welcome vault={vault} />
  if (state.mustRenew) return <Renew vault={vault} />
  const tabs = [
    { id: 'files', label: `Files (${files.length})` },
    { id: 'log', label: `Incident log (${incidents.length})` },
    { id: 'settings', label: 'Keys' },
  ]
  return (
    <section className="grid gap-5" aria-labelledby="vault-open">
      <div className="vault-head">
        <h2 id="vault-open">Your vault is open</h2>
        <Button type="button" onClick={() => vault.lock('button')}>
          <Icon name="lock" /> Lock now
        </Button>
      </div>
      <p className="soft">It locks by itself after 5 minutes, when you leave this page or switch away, and on Exit.</p>
      <div role="alert">
        {vault.isNearLock ? (
          <p className="callout">
            <b>It locks in a minute.</b> Touch the page or press any key to keep it open. What you typed is stored.
          </p>
        ) : null}
      </div>
      <VaultTabs tabs={tabs} current={tab} onChange={setTab}>
        {tab === 'files' ? (
          <Documents vault={vault} state={state} queue={queue} onChoose={onChooseFiles} onImport={onImport} />
        ) : null}
        {tab === 'log' ? (
          <IncidentLog vault={vault} state={state} queue={queue} onChoosePhotos={onChoosePhotos} />
        ) : null}
        {tab === 'settings' ? <Settings vault={vault} state={state} /> : null}
      </VaultTabs>
    </section>
  )
}
