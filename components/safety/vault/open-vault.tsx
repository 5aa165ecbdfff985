'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { fillBlanks } from '@/lib/text/fill-blanks'
import { Documents } from './documents'
import { IncidentLog } from './incident-log'
import { RecoveryKey } from './recovery-key'
import { ChangePassphrase, Settings } from './settings'
import type { FileQueue } from './use-file-queue'
import type { OpenState, Vault } from './use-vault'
import { VaultTabs } from './vault-tabs'
import { useVaultWords } from './vault-words'

function Welcome({ vault }: { vault: Vault }) {
  const copy = useVaultWords().open
  return (
    <section className="box vault-card" aria-labelledby="vault-recovery">
      <h2 id="vault-recovery">{copy.firstKey}</h2>
      <RecoveryKey ask={vault.ask} change={vault.change} hasOne={false} onDone={() => vault.change({ isNew: false })} />
    </section>
  )
}

function Renew({ vault }: { vault: Vault }) {
  const copy = useVaultWords().open
  return (
    <section className="box vault-card" aria-labelledby="vault-renew">
      <h2 id="vault-renew">{copy.renew}</h2>
      <p>{copy.renewText}</p>
      <ChangePassphrase vault={vault} onDone={() => undefined} />
      <Button type="button" look="line" className="w-fit" onClick={() => vault.change({ mustRenew: false })}>
        {copy.notNow}
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
  const copy = useVaultWords().open
  const { files, incidents } = state.contents
  const [tab, setTab] = useState('files')
  if (state.isNew) return <Welcome vault={vault} />
  if (state.mustRenew) return <Renew vault={vault} />
  const tabs = [
    { id: 'files', label: fillBlanks(copy.files, { count: files.length }) },
    { id: 'log', label: fillBlanks(copy.log, { count: incidents.length }) },
    { id: 'settings', label: copy.keys },
  ]
  return (
    <section className="grid gap-5" aria-labelledby="vault-open">
      <div className="vault-head">
        <h2 id="vault-open">{copy.title}</h2>
        <Button type="button" onClick={() => vault.lock('button')}>
          <Icon name="lock" /> {copy.lockNow}
        </Button>
      </div>
      <p className="soft">{copy.locksItself}</p>
      <div role="alert">
        {vault.isNearLock ? (
          <p className="callout">
            <b>{copy.nearLock}</b> {copy.nearLockText}
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
