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
  const { said } = usePlanWords()
  return (
    <label className="check">
      <input type="checkbox" checked={isShown} onChange={(event) => set(event.target.checked)} />
      <span>{said.showTyped}</span>
    </label>
  )
}

/** Asks once more before an action that can't be undone. */
function Remove({ kept }: { kept: Kept }) {
  const { said } = usePlanWords()
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button type="button" look="line" disabled={kept.isBusy} onClick={() => setAsking(true)}>
        {said.delete}
      </Button>
    )
  }
  return (
    <fieldset className="row">
      <legend>{said.deleteAsk}</legend>
      <Button type="button" disabled={kept.isBusy} onClick={kept.remove}>
        {said.deleteYes}
      </Button>
      <Button type="button" look="line" onClick={() => setAsking(false)}>
        {said.deleteNo}
      </Button>
    </fieldset>
  )
}

function OpenForm({ kept }: { kept: Kept }) {
  const { said } = usePlanWords()
  const [passphrase, setPassphrase] = useState('')
  const [isShown, setShown] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    kept.open(passphrase)
    setPassphrase('')
  }
  return (
    <form className="grid gap-3" onSubmit={submit} autoComplete="off">
      <p>{said.isLocked}</p>
      <Passphrase label={said.passphrase} value={passphrase} set={setPassphrase} isShown={isShown} />
      <ShowBox isShown={isShown} set={setShown} />
      <div className="row">
        <Button disabled={kept.isBusy || passphrase === ''}>{kept.isBusy ? said.opening : said.open}</Button>
        <Remove kept={kept} />
      </div>
    </form>
  )
}

function KeepForm({ kept }: { kept: Kept }) {
  const { said } = usePlanWords()
  const [passphrase, setPassphrase] = useState('')
  const [again, setAgain] = useState('')
  const [isShown, setShown] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const refused = checkPassphrase(passphrase)
    const found = refused ? said.refused[refused] : passphrase === again ? null : said.differ
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
        <span>{said.keepHere}</span>
        <Icon name="chevron-down" className="chevron" />
      </summary>
      <form className="grid gap-3 pt-2" onSubmit={submit} autoComplete="off">
        <TextList className="points" texts={said.keepFacts} />
        <Passphrase label={said.newPassphrase} value={passphrase} set={setPassphrase} isShown={isShown} />
        <Passphrase label={said.again} value={again} set={setAgain} isShown={isShown} />
        <div className="row">
          <ShowBox isShown={isShown} set={setShown} />
          <Button type="button" look="line" onClick={suggest}>
            {said.suggest}
          </Button>
        </div>
        {problem ? (
          <p role="alert" className="form-error">
            {problem}
          </p>
        ) : null}
        <Button className="w-fit" disabled={kept.isBusy}>
          {kept.isBusy ? said.locking : said.keep}
        </Button>
      </form>
    </details>
  )
}

export function SavePlan({ kept, isEmpty }: { kept: Kept; isEmpty: boolean }) {
  const { said } = usePlanWords()
  return (
    <div className="grid gap-3">
      {kept.state === 'locked' ? <OpenForm kept={kept} /> : null}
      {kept.state === 'none' && !isEmpty ? <KeepForm kept={kept} /> : null}
      {kept.state === 'open' ? (
        <div className="row">
          <Button type="button" look="line" onClick={kept.lock}>
            {said.lockNow}
          </Button>
          <Remove kept={kept} />
        </div>
      ) : null}
      <p role="status" className="soft">
        {kept.state === 'open' ? (kept.isSaved ? said.kept : said.saving) : null}
        {kept.state === 'none' && !isEmpty ? said.notSaved : null}
      </p>
      {kept.problem ? (
        <p role="alert" className="form-error">
          {said.problems[kept.problem]}
        </p>
      ) : null}
    </div>
  )
}
