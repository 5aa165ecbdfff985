import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { TextList } from '@/components/ui/texts'
import { checkPassphrase, suggestPassphrase } from '@/lib/vault/passphrase'
import { usePlanWords } from './plan-words'
import type { useSavedPlan } from './use-saved-plan'

type Kept = ReturnType<typeof useSavedPlan>

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
        className="form-input"
        // Not a field that a browser offers to remember, unless it must be masked while typing.
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
  const { copy } = usePlanWords()
  return (
    <label className="check">
      <input type="checkbox" checked={isShown} onChange={(event) => set(event.target.checked)} />
      <span>{copy.showTyped}</span>
    </label>
  )
}

/** Asks once more before an action that can't be undone. */
function Remove({ kept }: { kept: Kept }) {
  const { copy } = usePlanWords()
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button type="button" variant="outline" disabled={kept.isBusy} onClick={() => setAsking(true)}>
        {copy.delete}
      </Button>
    )
  }
  return (
    <fieldset className="row">
      <legend>{copy.deleteAsk}</legend>
      <Button type="button" disabled={kept.isBusy} onClick={kept.remove}>
        {copy.deleteYes}
      </Button>
      <Button type="button" variant="outline" onClick={() => setAsking(false)}>
        {copy.deleteNo}
      </Button>
    </fieldset>
  )
}

function OpenForm({ kept }: { kept: Kept }) {
  const { copy } = usePlanWords()
  const [passphrase, setPassphrase] = useState('')
  const [isShown, setShown] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    kept.open(passphrase)
    setPassphrase('')
  }
  return (
    <form className="grid gap-3" onSubmit={submit} autoComplete="off">
      <p>{copy.isLocked}</p>
      <Passphrase label={copy.passphrase} value={passphrase} set={setPassphrase} isShown={isShown} />
      <ShowBox isShown={isShown} set={setShown} />
      <div className="row">
        <Button disabled={kept.isBusy || passphrase === ''}>{kept.isBusy ? copy.opening : copy.open}</Button>
        <Remove kept={kept} />
      </div>
    </form>
  )
}

function KeepForm({ kept }: { kept: Kept }) {
  const { copy } = usePlanWords()
  const [passphrase, setPassphrase] = useState('')
  const [again, setAgain] = useState('')
  const [isShown, setShown] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const refused = checkPassphrase(passphrase)
    const found = refused ? copy.refused[refused] : passphrase === again ? null : copy.differ
    setProblem(found)
    if (found === null) kept.keep(passphrase)
  }
  const suggest = async () => {
    const words = await suggestPassphrase(document.documentElement.lang)
    setShown(true)
    setPassphrase(words)
    setAgain(words)
  }
  return (
    <details className="more">
      <summary>
        <span>{copy.keepHere}</span>
        <Icon name="chevron-down" className="chevron" />
      </summary>
      <form className="grid gap-3 pt-2" onSubmit={submit} autoComplete="off">
        <TextList className="points" texts={copy.keepFacts} />
        <Passphrase label={copy.newPassphrase} value={passphrase} set={setPassphrase} isShown={isShown} />
        <Passphrase label={copy.again} value={again} set={setAgain} isShown={isShown} />
        <div className="row">
          <ShowBox isShown={isShown} set={setShown} />
          <Button type="button" variant="outline" onClick={suggest}>
            {copy.suggest}
          </Button>
        </div>
        {problem ? (
          <p role="alert" className="form-error">
            {problem}
          </p>
        ) : null}
        <Button className="w-fit" disabled={kept.isBusy}>
          {kept.isBusy ? copy.locking : copy.keep}
        </Button>
      </form>
    </details>
  )
}

export function SavePlan({ kept, isEmpty }: { kept: Kept; isEmpty: boolean }) {
  const { copy } = usePlanWords()
  return (
    <div className="grid gap-3">
      {kept.state === 'locked' ? <OpenForm kept={kept} /> : null}
      {kept.state === 'none' && !isEmpty ? <KeepForm kept={kept} /> : null}
      {kept.state === 'open' ? (
        <div className="row">
          <Button type="button" variant="outline" onClick={kept.lock}>
            {copy.lockNow}
          </Button>
          <Remove kept={kept} />
        </div>
      ) : null}
      <p role="status" className="soft">
        {kept.state === 'open' ? (kept.isSaved ? copy.kept : copy.saving) : null}
        {kept.state === 'none' && !isEmpty ? copy.notSaved : null}
      </p>
      {kept.problem ? (
        <p role="alert" className="form-error">
          {copy.problems[kept.problem]}
        </p>
      ) : null}
    </div>
  )
}
