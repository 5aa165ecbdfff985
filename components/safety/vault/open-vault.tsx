'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { fillBlanks } from '@/lib/text/format'
import { Documents } from './documents'
import { IncidentLog } from './incident-log'
import { RecoveryKey } from './recovery-key'
import type { FileQueue } from './use-file-queue'
import type { OpenState, Vault } from './use-vault'
import { useVaultWords } from './vault-words'
import '@/components/ui/tab-row.css'
import { AskPassphrase } from './ask-passphrase'
import { DeleteVault } from './delete-vault'
import { NewPassphrase } from './new-passphrase'

type Asked = 'passphrase' | 'recovery'

export function ChangePassphrase({ vault, onDone }: { vault: Vault; onDone: () => void }) {
  const { keys: copy, makingLock } = useVaultWords()
  return (
    <NewPassphrase
      label={copy.new}
      action={copy.change}
      busyAction={makingLock}
      onChoose={async (passphrase) => {
        await vault.ask('changePassphrase', [passphrase])
        vault.change({ mustRenew: false })
        onDone()
      }}
    />
  )
}

export function Settings({ vault, state }: { vault: Vault; state: OpenState }) {
  const copy = useVaultWords().keys
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isRight, setRight] = useState(false)
  const [done, setDone] = useState('')
  function finish(text: string): void {
    setAsked(null)
    setRight(false)
    setDone(text)
  }
  const { hasRecoveryKey } = state
  return (
    <div className="grid gap-5">
      <p role="status">{done}</p>
      {asked === null ? (
        <div className="row">
          <Button type="button" variant="outline" onClick={() => setAsked('passphrase')}>
            {copy.change}
          </Button>
          <Button type="button" variant="outline" onClick={() => setAsked('recovery')}>
            {hasRecoveryKey ? copy.makeNew : copy.make}
          </Button>
        </div>
      ) : null}
      {/* Anyone who finds the vault open must not be able to take it over. */}
      {asked && !isRight ? (
        <div className="grid gap-3">
          <AskPassphrase
            label={copy.now}
            action={copy.continue}
            busyAction={copy.checking}
            onGive={async (passphrase) => {
              await vault.ask('requirePassphrase', [passphrase])
              setRight(true)
            }}
          />
        </div>
      ) : null}
      {asked === 'passphrase' && isRight ? (
        <ChangePassphrase vault={vault} onDone={() => finish(copy.changed)} />
      ) : null}
      {asked === 'recovery' && isRight ? (
        <RecoveryKey ask={vault.ask} change={vault.change} hasOne={hasRecoveryKey} onDone={() => finish('')} />
      ) : null}
      <h3>{copy.delete}</h3>
      <DeleteVault vault={vault} />
    </div>
  )
}

interface Tab {
  id: string
  label: string
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs that don't change the address, because each address is an entry in the browser's history. */
function VaultTabs({
  tabs,
  current,
  onChange,
  children,
}: {
  tabs: Tab[]
  current: string
  onChange: (id: string) => void
  children: ReactNode
}) {
  const copy = useVaultWords()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent): void {
    const at = tabs.findIndex((tab) => tab.id === current)
    const step = STEPS[event.key]
    const next = step === undefined ? undefined : tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }

  return (
    <div className="grid gap-5">
      <div className="tab-row">
        <div ref={list} role="tablist" aria-label={copy.open.tabs} onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${id}-${tab.id}`}
              type="button"
              role="tab"
              data-tab={tab.id}
              aria-selected={tab.id === current}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === current ? 0 : -1}
              onClick={() => onChange(tab.id)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </div>
  )
}

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
      <Button type="button" variant="outline" className="w-fit" onClick={() => vault.change({ mustRenew: false })}>
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
