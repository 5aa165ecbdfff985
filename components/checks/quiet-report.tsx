import { type FormEvent, useState } from 'react'
import { useCall, useQuietWords } from '@/components/quiet/use-answer'
import { Button } from '@/components/ui/button'
import { listProblems } from '@/lib/resources/checks/report-fields'

async function sendReport(
  path: string,
  slug: string,
  kind: FormDataEntryValue,
  rightNumber: FormDataEntryValue | null,
  notSent: string,
): Promise<string | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ slug, kind, rightNumber }),
      // We don't record who reports.
      credentials: 'omit',
      cache: 'no-store',
    })
    if (response.ok) return null
    const { detail, errors }: { detail?: string; errors?: { message: string }[] } = await response
      .json()
      .catch(() => ({}))
    return errors?.[0]?.message ?? detail ?? notSent
  } catch {
    return notSent
  }
}

/** The same report form, from a page that stays out of the browser's history. */
export function QuietReport({ slug }: { slug: string }) {
  const { report: words, record: w } = useQuietWords()
  const path = useCall('/api/reports')
  const [said, setSaid] = useState<string | null>(null)
  const [isSent, setIsSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    const kind = form.get('kind')
    if (!kind) return setSaid(words.chooseFirst)
    setIsBusy(true)
    const problem = await sendReport(path, slug, kind, form.get('rightNumber'), w.tryAgain)
    setIsBusy(false)
    setIsSent(problem === null)
    setSaid(problem ?? words.sent.text)
  }

  return (
    <details>
      <summary className="tap quiet-act">{words.title}</summary>
      {isSent ? null : (
        <form className="grid gap-2 pt-2" onSubmit={submit} autoComplete="off">
          <fieldset className="grid">
            <legend className="font-semibold">{words.question}</legend>
            {listProblems(words).choices.map(({ value, label }) => (
              <label key={value} className="tap">
                <input type="radio" name="kind" value={value} className="size-6 flex-none" />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
          <label className="grid gap-1">
            <span className="font-semibold">{words.rightNumber}</span>
            <input name="rightNumber" type="tel" maxLength={60} className="form-input" />
            <span className="soft">{words.rightNumberHint}</span>
          </label>
          <p className="soft">{w.kept}</p>
          <div>
            <Button type="submit" variant="outline" disabled={isBusy}>
              {isBusy ? w.sending : words.send}
            </Button>
          </div>
        </form>
      )}
      <p role="status">{said}</p>
    </details>
  )
}
