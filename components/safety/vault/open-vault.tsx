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
  const said = useVaultWords().open
  return (
    <section className="box vault-card" aria-labelledby="vault-recovery">
      <h2 id="vault-recovery">{said.firstKey}</h2>
      <RecoveryKey ask={vault.ask} change={vault.change} hasOne={false} onDone={() => vault.change({ isNew: false })} />
    </section>
  )
}

function Renew({ vault }: { vault: Vault }) {
  const said = useVaultWords().open
  return (
    <section className="box vault-card" aria-labelledby="vault-renew">
      <h2 id="vault-renew">{said.renew}</h2>
      <p>{said.renewText}</p>
      <ChangePassphrase vault={vault} onDone={() => undefined} />
      <Button type="button" look="line" className="w-fit" onClick={() => vault.change({ mustRenew: false })}>
        {said.notNow}
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
  const said = useVaultWords().open
  const { files, incidents } = state.contents
  const [tab, setTab] = useState('files')
  if (state.isNew) return <Welcome vault={vault} />
  if (state.mustRenew) return <Renew vault={vault} />
  const tabs = [
    { id: 'files', label: fillBlanks(said.files, { n: files.length }) },
    { id: 'log', label: fillBlanks(said.log, { n: incidents.length }) },
    { id: 'settings', label: said.keys },
  ]
  return (
    <section className="grid gap-5" aria-labelledby="vault-open">
      <div className="vault-head">
        <h2 id="vault-open">{said.title}</h2>
        <Button type="button" onClick={() => vault.lock('button')}>
          <Icon name="lock" /> {said.lockNow}
        </Button>
      </div>
      <p className="soft">{said.locksItself}</p>
      <div role="alert">
        {vault.isNearLock ? (
          <p className="callout">
            <b>{said.nearLock}</b> {said.nearLockText}
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
