import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { problemChoices, reportThanks } from '@/lib/resources/checks/report-fields'

const notSent = 'The report was not sent. Please try again in a moment.'

async function sendReport(slug: string, kind: FormDataEntryValue): Promise<string | null> {
  try {
    const response = await fetch('/api/reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ slug, kind }),
      // Who reports is nobody's business.
      credentials: 'omit',
      cache: 'no-store',
    })
    if (response.ok) return null
    const { detail }: { detail?: string } = await response.json().catch(() => ({}))
    return detail ?? notSent
  } catch {
    return notSent
  }
}

/** The same report, from a page that leaves no address behind. */
export function QuietReport({ slug }: { slug: string }) {
  const [said, setSaid] = useState<string | null>(null)
  const [isSent, setIsSent] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const kind = new FormData(event.currentTarget).get('kind')
    if (!kind) return setSaid('Please choose what is wrong.')
    setIsBusy(true)
    const problem = await sendReport(slug, kind)
    setIsBusy(false)
    setIsSent(problem === null)
    setSaid(problem ?? reportThanks)
  }

  return (
    <details>
      <summary className="tap quiet-act">Report a problem</summary>
      {isSent ? null : (
        <form className="grid gap-2 pt-2" onSubmit={submit} autoComplete="off">
          <fieldset className="grid">
            <legend className="font-semibold">What is wrong?</legend>
            {problemChoices.map(({ value, label }) => (
              <label key={value} className="tap">
                <input type="radio" name="kind" value={value} className="size-6 flex-none" />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
          <p className="soft">Nothing about you is kept: only your choice and the date.</p>
          <div>
            <Button type="submit" look="line" disabled={isBusy}>
              {isBusy ? 'Sending...' : 'Send the report'}
            </Button>
          </div>
        </form>
      )}
      <p role="status">{said}</p>
    </details>
  )
}
