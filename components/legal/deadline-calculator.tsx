'use client'

import { useCallback, useState } from 'react'
import { StateOptions } from '@/components/ui/state-options'
import { type StateCode, stateName, stateSlug } from '@/lib/geography/states'
import { type DeadlineAnswer, type DeadlineRule, describeLimit, findDeadline, formatIsoDay } from '@/lib/legal/deadline'
import { formatLongDay } from '@/lib/legal/long-day'
import { formatCount } from '@/lib/text/format'
import { useClearedOnLeave } from './use-cleared-on-leave'

export type StateRules = Partial<Record<StateCode, DeadlineRule[]>>

/** Today on her own clock. */
function today() {
  const now = new Date()
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
}

function longDay(day: Parameters<typeof formatIsoDay>[0]): string {
  return formatLongDay(formatIsoDay(day)) ?? ''
}

const problems = {
  unreadable: 'Please choose the day it happened. If you are not sure, take the earliest day it could have been.',
  future: 'That day has not come yet. Please choose the day it happened.',
}

/** What the law says if she was a child then; where we have not read it, that there may be more time. */
function ChildAnswer({ state, text }: { state: StateCode; text: string | undefined }) {
  return (
    <p>
      <b>If you were under 18 then:</b>{' '}
      {text ?? `Many states give more time. We have not read the rule of ${stateName(state)}, so ask the office.`}
    </p>
  )
}

function Answer({ state, answer, isOpen }: { state: StateCode; answer: DeadlineAnswer | null; isOpen: boolean }) {
  const name = stateName(state)
  const details = (
    <p>
      <a className="tap" href={`#limit-${stateSlug(state)}`}>
        What we know of {name}, and whom to ask
      </a>
    </p>
  )
  if (answer?.kind === 'unreadable' || answer?.kind === 'future') return <p>{problems[answer.kind]}</p>
  if (isOpen) {
    return (
      <>
        <b>No time limit</b>
        <p>The law of {name} sets no time limit. Apply soon anyway: bills and proof are easier to find now.</p>
        {details}
      </>
    )
  }
  if (!answer || answer.kind === 'no-rule') {
    return (
      <>
        <b>Not certain</b>
        <p>
          We could not confirm the time limit in {name} for that day. Some states give only a few months. Ask now, and
          apply as soon as you can.
        </p>
        {details}
      </>
    )
  }
  const limit = describeLimit(answer.limit)
  const isWeekend = formatIsoDay(answer.sendBy) !== formatIsoDay(answer.deadline)
  return (
    <>
      <b>{longDay(answer.deadline)}</b>
      {answer.daysLeft >= 0 ? (
        <p>
          {name} gives {limit}, so the time may end on that day:{' '}
          {answer.daysLeft === 0 ? 'today' : `in ${formatCount(answer.daysLeft, 'day')}`}.
          {isWeekend ? ` It falls on a weekend, so your application should be in by ${longDay(answer.sendBy)}.` : ''} Do
          not wait for it.
        </p>
      ) : (
        <p>
          {name} gives {limit}, so the time may have ended. Apply anyway: say why you are late, and read below what the
          law says about that.
        </p>
      )}
      {details}
    </>
  )
}

/** Runs in the browser; neither the state nor the date leaves it. `open` lists the states without a time limit. */
export function DeadlineCalculator({
  rules,
  open,
  minors,
}: {
  rules: StateRules
  open: StateCode[]
  /** What each state says of harm done to a child. */
  minors: Partial<Record<StateCode, string>>
}) {
  const [state, setState] = useState<StateCode | ''>('')
  const [day, setDay] = useState('')
  const [isChild, setChild] = useState(false)
  useClearedOnLeave(
    useCallback(() => {
      setState('')
      setDay('')
      setChild(false)
    }, []),
  )
  const known = state === '' ? undefined : rules[state]
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
            <span>State where it happened</span>
            <select
              className="form-input"
              value={state}
              autoComplete="off"
              onChange={(event) => setState(event.target.value as StateCode | '')}
            >
              <StateOptions none="Choose a state" nameOf={stateName} />
            </select>
          </label>
          <label className="tool-field">
            <span>Day it happened</span>
            <input
              type="date"
              className="form-input"
              autoComplete="off"
              value={day}
              onChange={(event) => setDay(event.target.value)}
            />
          </label>
        </div>
        <label className="tool-tick">
          <input
            type="checkbox"
            autoComplete="off"
            checked={isChild}
            onChange={(event) => setChild(event.target.checked)}
          />
          <span>I was under 18 when it happened</span>
        </label>
        <div role="status" className={state !== '' && day !== '' ? 'deadline-answer' : undefined}>
          {state !== '' && day !== '' ? (
            <>
              {isChild ? <ChildAnswer state={state} text={minors[state]} /> : null}
              <Answer
                state={state}
                answer={known ? findDeadline(known, day, today()) : null}
                isOpen={open.includes(state)}
              />
            </>
          ) : null}
        </div>
      </form>
    </div>
  )
}
