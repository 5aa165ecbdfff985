'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { checkPassphrase, readPassphrase, suggestPassphrase } from '@/lib/vault/passphrase'
import { PassphraseField, ShowBox } from './passphrase-field'
import { Problem } from './problem'
import { describeProblem } from './use-task'
import { useVaultWords } from './vault-words'

/** A passphrase typed twice, or five random words. */
export function NewPassphrase({
  label,
  action,
  busyAction,
  onChoose,
}: {
  label: string
  action: string
  busyAction: string
  onChoose: (passphrase: string) => Promise<void>
}) {
  const { passphrase: copy, locale, problems } = useVaultWords()
  const [first, setFirst] = useState('')
  const [second, setSecond] = useState('')
  const [isShown, setShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function choose(): Promise<void> {
    if (isBusy) return
    const isSame = readPassphrase(first) === readPassphrase(second)
    const refused = checkPassphrase(first)
    const found = refused ? copy.refused[refused] : isSame ? null : copy.differ
    setProblem(found)
    if (found) return
    setBusy(true)
    try {
      await onChoose(first)
      setFirst('')
      setSecond('')
    } catch (error) {
      setProblem(describeProblem(error, problems))
    }
    setBusy(false)
  }

  async function suggest(): Promise<void> {
    const words = await suggestPassphrase(locale)
    setShown(true)
    setFirst(words)
    setSecond(words)
    setProblem(null)
  }

  return (
    <div className="grid gap-3">
      <PassphraseField
        label={label}
        hint={copy.hint}
        value={first}
        isShown={isShown}
        onChange={setFirst}
        onEnter={choose}
      />
      <PassphraseField label={copy.again} value={second} isShown={isShown} onChange={setSecond} onEnter={choose} />
      <div className="row">
        <ShowBox isShown={isShown} onChange={setShown} />
        <Button type="button" variant="outline" disabled={isBusy} onClick={() => void suggest()}>
          {copy.suggest}
        </Button>
      </div>
      <Problem text={problem} />
      <Button type="button" className="w-fit" disabled={isBusy} onClick={() => void choose()}>
        {isBusy ? busyAction : action}
      </Button>
    </div>
  )
}
