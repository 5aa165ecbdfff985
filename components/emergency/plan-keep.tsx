import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { judgePassphrase, suggestPassphrase } from '@/lib/vault/passphrase'
import type { useKeptPlan } from './use-kept-plan'

type Kept = ReturnType<typeof useKeptPlan>

function Passphrase({
  label,
  value,
  set,
  isShown,
}: {
  label: string
  value: string
  set: (value: string) => void
  isShown: boolean
}) {
  return (
    <label className="text-field">
      <span>{label}</span>
      <input
        // Not a field that a browser offers to remember, unless it must be hidden while typed.
        type={isShown ? 'text' : 'password'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => set(event.target.value)}
      />
    </label>
  )
}

function ShowBox({ isShown, set }: { isShown: boolean; set: (isShown: boolean) => void }) {
  return (
    <label className="check">
      <input type="checkbox" checked={isShown} onChange={(event) => set(event.target.checked)} />
      <span>Show what I type</span>
    </label>
  )
}

/** A press that cannot be taken back asks once more. */
function Remove({ kept }: { kept: Kept }) {
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button type="button" look="line" disabled={kept.isBusy} onClick={() => setAsking(true)}>
        Delete it from this browser
      </Button>
    )
  }
  return (
    <fieldset className="row">
      <legend>Delete the saved plan? There is no way to get it back.</legend>
      <Button type="button" disabled={kept.isBusy} onClick={kept.remove}>
        Yes, delete it
      </Button>
      <Button type="button" look="line" onClick={() => setAsking(false)}>
        No, leave it
      </Button>
    </fieldset>
  )
}

function OpenForm({ kept }: { kept: Kept }) {
  const [passphrase, setPassphrase] = useState('')
  const [isShown, setShown] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    kept.open(passphrase)
    setPassphrase('')
  }
  return (
    <form className="grid gap-3" onSubmit={submit} autoComplete="off">
      <p>A plan is kept in this browser. It is locked.</p>
      <Passphrase label="Passphrase" value={passphrase} set={setPassphrase} isShown={isShown} />
      <ShowBox isShown={isShown} set={setShown} />
      <div className="row">
        <Button disabled={kept.isBusy || passphrase === ''}>{kept.isBusy ? 'Opening…' : 'Open my plan'}</Button>
        <Remove kept={kept} />
      </div>
    </form>
  )
}

function KeepForm({ kept }: { kept: Kept }) {
  const [passphrase, setPassphrase] = useState('')
  const [again, setAgain] = useState('')
  const [isShown, setShown] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found =
      judgePassphrase(passphrase) ?? (passphrase === again ? null : 'The two passphrases differ. Type both again.')
    setProblem(found)
    if (found === null) kept.keep(passphrase)
  }
  const suggest = async () => {
    const words = await suggestPassphrase()
    setShown(true)
    setPassphrase(words)
    setAgain(words)
  }
  return (
    <details className="more">
      <summary>
        <span>Keep my plan in this browser</span>
        <Icon name="chevron-down" className="chevron" />
      </summary>
      <form className="grid gap-3 pt-2" onSubmit={submit} autoComplete="off">
        <ul className="points">
          <li>Do this only if no one else looks at this device. It can be dangerous if someone finds your plan.</li>
          <li>
            It is locked with a passphrase that only you know. If you lose it, no one can open the plan, not even us.
          </li>
          <li>It stays here until you delete it, or until the browser’s data is cleared. It is never sent anywhere.</li>
          <li>It locks when you leave the page, switch away, or do nothing for 5 minutes.</li>
        </ul>
        <Passphrase
          label="Passphrase, at least 12 characters"
          value={passphrase}
          set={setPassphrase}
          isShown={isShown}
        />
        <Passphrase label="Type it again" value={again} set={setAgain} isShown={isShown} />
        <div className="row">
          <ShowBox isShown={isShown} set={setShown} />
          <Button type="button" look="line" onClick={suggest}>
            Suggest five words
          </Button>
        </div>
        {problem ? (
          <p role="alert" className="form-error">
            {problem}
          </p>
        ) : null}
        <Button className="w-fit" disabled={kept.isBusy}>
          {kept.isBusy ? 'Locking…' : 'Keep it, locked'}
        </Button>
      </form>
    </details>
  )
}

export function PlanKeep({ kept, isEmpty }: { kept: Kept; isEmpty: boolean }) {
  return (
    <div className="grid gap-3">
      {kept.state === 'locked' ? <OpenForm kept={kept} /> : null}
      {kept.state === 'none' && !isEmpty ? <KeepForm kept={kept} /> : null}
      {kept.state === 'open' ? (
        <div className="row">
          <Button type="button" look="line" onClick={kept.lock}>
            Lock now
          </Button>
          <Remove kept={kept} />
        </div>
      ) : null}
      <p role="status" className="soft">
        {kept.state === 'open'
          ? kept.isSaved
            ? 'Kept in this browser, locked with your passphrase.'
            : 'Saving…'
          : null}
        {kept.state === 'none' && !isEmpty ? 'Not saved: it is lost when you close or reload this page.' : null}
      </p>
      {kept.problem ? (
        <p role="alert" className="form-error">
          {kept.problem}
        </p>
      ) : null}
    </div>
  )
}
