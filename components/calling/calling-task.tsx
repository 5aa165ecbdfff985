import { FormFieldRow } from '@/components/forms/form-fields'
import { Button } from '@/components/ui/button'
import { CallLink } from '@/components/ui/phone-link'
import { stateName } from '@/lib/geography/states'
import { listTimeZones } from '@/lib/geography/time-zones'
import { answerResults, listAnswerFields, otherNumberField } from '@/lib/resources/calling/answer-fields'
import type { CallingView, CallTask } from '@/lib/resources/calling/views'
import { websiteHost } from '@/lib/resources/place'
import { call } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

function writeTime(zone: string): string {
  const options = { timeZone: zone, hour: 'numeric', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(currentLanguage() === 'es' ? 'es-US' : 'en-US', options).format(new Date())
}

function Numbers({ candidates }: Pick<CallTask, 'candidates'>) {
  const w = words().calling
  if (candidates.length === 0) return <p>{w.noNumbers}</p>
  return (
    <ul className="grid gap-3">
      {candidates.map(({ number, seen, result }) => (
        <li key={number}>
          <CallLink number={number} label={w.callNumber} />
          <br />
          <span className="soft">
            {w.seenAt({ where: seen })}
            {result ? ` (${w.resultOf[result]})` : null}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Dialed({ candidates }: Pick<CallTask, 'candidates'>) {
  const open = candidates.filter(({ result }) => result !== 'wrong')
  if (open.length === 0) return null
  return (
    <fieldset className="form-field">
      <legend>{words().calling.dialed}</legend>
      <div className="form-ticks">
        {open.map(({ number }, at) => (
          <label key={number} className="form-tick" htmlFor={`dialed-${at}`}>
            <input id={`dialed-${at}`} type="radio" name="number" value={number} defaultChecked={at === 0} />
            <span className="num">{number}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** One program: its numbers, what to ask, and four ways in which a call ends. */
export function CallingTask({ token, view, task }: { token: string; view: CallingView; task: CallTask }) {
  const { id, state, name, website, counties, candidates, note, tries } = task
  const w = words().calling
  const [zone] = listTimeZones(state)
  // Nothing that could be wrong was seen.
  const results = answerResults.filter((result) => result !== 'wrong' || candidates.length > 0)
  return (
    <>
      <h1>{name}</h1>
      <p>
        {stateName(state)}. {zone ? w.localTime({ time: writeTime(zone) }) : null}{' '}
        {tries > 0 ? w.triedBefore({ tries }) : null}
      </p>
      {counties.length > 0 ? (
        <p>
          {w.serves}
          {counties.join(', ')}
        </p>
      ) : null}
      {website ? (
        <p>
          <a href={website} rel="noopener noreferrer" target="_blank">
            {w.website}: {websiteHost(website)}
          </a>
        </p>
      ) : null}
      <section className="grid gap-3">
        <h2>{w.numbers}</h2>
        <Numbers candidates={candidates} />
        {note ? (
          <p className="soft">
            {w.about}
            {note}
          </p>
        ) : null}
      </section>
      <form className="form" method="post" action={call(`/api/calling/${token}/answers`)} autoComplete="off">
        <input type="hidden" name="program" value={id} />
        <Dialed candidates={candidates} />
        <FormFieldRow form="calling" field={otherNumberField()} />
        <h2>{w.ask}</h2>
        {listAnswerFields().map((field) => (
          <FormFieldRow key={field.name} form="calling" field={field} />
        ))}
        <div className="calling-answers">
          {results.map((result) => (
            <Button
              key={result}
              type="submit"
              name="result"
              value={result}
              variant={result === 'right' ? 'default' : 'outline'}
            >
              {w.results[result]}
            </Button>
          ))}
        </div>
      </form>
      <form method="post" action={call(`/api/calling/${token}/next`)}>
        <Button type="submit" variant="secondary">
          {w.next}
        </Button>
      </form>
      <p className="soft">{w.progress({ done: view.done, left: view.left })}</p>
    </>
  )
}
