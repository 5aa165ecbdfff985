'use client'

import { useCallback, useState } from 'react'
import { StateOptions } from '@/components/ui/state-options'
import { type StateCode, stateSlug } from '@/lib/geography/states'
import { type DeadlineAnswer, describeLimit, findDeadline, formatIsoDay, type UnitWords } from '@/lib/legal/deadline'
import { formatLongDay } from '@/lib/legal/long-day'
import type { StateLimits } from '@/lib/legal/states/compensation-limits'
import { useClearedOnLeave } from './use-cleared-on-leave'

/** What the page knows of one state. */
export interface CalculatedState extends StateLimits {
  name: string
  /** After 'in'. */
  inName: string
  /** From an old text or another's page. */
  isUnsure: boolean
}

/** {state}, {age} and the like stand for what is said of the state that was chosen. */
export interface DeadlineWords {
  state: string
  choose: string
  day: string
  born: string
  bornHint: string
  child: string
  childTitle: string
  childText: string
  unreadable: string
  future: string
  details: string
  open: string
  openText: string
  uncertain: string
  uncertainText: string
  given: string
  givenByAge: string
  ended: string
  endedByAge: string
  today: string
  inDays: { one: string; many: string }
  weekend: string
  doNotWait: string
  differs: string
  unsure: string
  units: UnitWords
}

/** Today on her own clock. */
function today() {
  const now = new Date()
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
}

const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => String(values[name] ?? ''))

type Dated = Extract<DeadlineAnswer, { kind: 'dated' }>

function DatedAnswer({ answer, state, words: w, tag }: { answer: Dated; state: CalculatedState } & Spoken) {
  const { rule, deadline, sendBy, daysLeft, isByAge } = answer
  const longDay = (day: Dated['deadline']) => formatLongDay(formatIsoDay(day), tag) ?? ''
  const limit = describeLimit(rule.limit, w.units)
  const when = daysLeft === 0 ? w.today : fill(daysLeft === 1 ? w.inDays.one : w.inDays.many, { count: daysLeft })
  const values = { state: state.inName, limit, when, age: rule.child?.until ?? '' }
  const isOver = daysLeft < 0
  const said = isByAge ? (isOver ? w.endedByAge : w.givenByAge) : isOver ? w.ended : w.given
  const isWeekend = !isOver && formatIsoDay(sendBy) !== formatIsoDay(deadline)
  return (
    <>
      <b>{longDay(deadline)}</b>
      <p>
        {[fill(said, values), isWeekend ? fill(w.weekend, { day: longDay(sendBy) }) : '', isOver ? '' : w.doNotWait]
          .filter(Boolean)
          .join(' ')}
      </p>
      {rule.longer && !isByAge ? (
        <p>{fill(w.differs, { limit, longer: describeLimit(rule.longer, w.units) })}</p>
      ) : null}
      {state.isUnsure ? <p>{fill(w.unsure, { state: state.inName })}</p> : null}
    </>
  )
}

interface Spoken {
  words: DeadlineWords
  tag: string
}

function Answer({ state, answer, words: w, tag }: { state: CalculatedState; answer: DeadlineAnswer } & Spoken) {
  if (answer.kind === 'unreadable' || answer.kind === 'future') return <p>{w[answer.kind]}</p>
  if (answer.kind === 'dated') return <DatedAnswer answer={answer} state={state} words={w} tag={tag} />
  return (
    <>
      <b>{state.isOpen ? w.open : w.uncertain}</b>
      <p>{fill(state.isOpen ? w.openText : w.uncertainText, { state: state.inName })}</p>
    </>
  )
}

/** Runs in the browser; neither the state nor the dates leave it. */
export function DeadlineCalculator({ states, words: w, tag }: { states: Record<StateCode, CalculatedState> } & Spoken) {
  const [code, setCode] = useState<StateCode | ''>('')
  const [day, setDay] = useState('')
  const [born, setBorn] = useState('')
  const [isChild, setChild] = useState(false)
  useClearedOnLeave(
    useCallback(() => {
      setCode('')
      setDay('')
      setBorn('')
      setChild(false)
    }, []),
  )
  const state = code === '' ? undefined : states[code]
  const child = state?.rules.find((rule) => rule.child)?.child
  return (
    <div className="needs-script no-print">
      <form
        method="dialog"
        autoComplete="off"
        className="grid gap-5 max-w-[40rem]"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="grid-2">
          <label className="tool-field">
            <span>{w.state}</span>
            <select
              className="form-input"
              value={code}
              autoComplete="off"
              onChange={(event) => setCode(event.target.value as StateCode | '')}
            >
              <StateOptions none={w.choose} nameOf={(one) => states[one].name} />
            </select>
          </label>
          <label className="tool-field">
            <span>{w.day}</span>
            <input
              type="date"
              className="form-input"
              autoComplete="off"
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
          </label>
        </div>
        {state && child ? (
          <div className="tool-field">
            <label htmlFor="born">{w.born}</label>
            <small id="born-hint">{fill(w.bornHint, { state: state.inName, age: child.under })}</small>
            <input
              id="born"
              type="date"
              className="form-input"
              autoComplete="off"
              aria-describedby="born-hint"
              value={born}
              onChange={(event) => setBorn(event.target.value)}
            />
          </div>
        ) : (
          <label className="tool-tick">
            <input
              type="checkbox"
              autoComplete="off"
              checked={isChild}
              onChange={(event) => setChild(event.target.checked)}
            />
            <span>{w.child}</span>
          </label>
        )}
        <div role="status" className={state && day !== '' ? 'deadline-answer' : undefined}>
          {code !== '' && state && day !== '' ? (
            <>
              {isChild && !child ? (
                <p>
                  <b>{w.childTitle}</b> {fill(w.childText, { state: state.inName })}
                </p>
              ) : null}
              <Answer state={state} answer={findDeadline(state.rules, day, today(), born)} words={w} tag={tag} />
              <p>
                <a className="tap" href={`#limit-${stateSlug(code)}`}>
                  {fill(w.details, { state: state.inName })}
                </a>
              </p>
            </>
          ) : null}
        </div>
      </form>
    </div>
  )
}
