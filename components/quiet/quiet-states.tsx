import { useId } from 'react'
import { type StateCode, sortStates } from '@/lib/geography/states'
import type { QuietStateHelp } from '@/lib/resources/schema'
import { ItemList } from './item-list'
import type { OpenView } from './quiet-view'
import { useCall, useQuietWords } from './quiet-words'
import { RequestStatus } from './request-status'
import { useAnswer } from './use-answer'

export function QuietStates({ open }: { open: OpenView }) {
  const { state: w, records } = useQuietWords()
  return (
    <>
      <h1 tabIndex={-1}>{w.choose}</h1>
      <ul className="chips">
        {sortStates(records.state).map((state) => (
          <li key={state}>
            <button type="button" className="chip" onClick={() => open({ name: 'state', state })}>
              {records.state(state)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export function QuietState({ state, open }: { state: StateCode; open: OpenView }) {
  const { state: w, groups } = useQuietWords()
  const answer = useAnswer<QuietStateHelp>(useCall('/api/quiet/state'), { state })
  const prefix = useId()
  return (
    <>
      <h1 tabIndex={-1}>{w.heading({ code: state })}</h1>
      <RequestStatus answer={answer} message={answer.data ? w.here({ code: state }) : ''} />
      {answer.data && !answer.data.hasLocalLine ? <p className="callout">{w.noLine({ code: state })}</p> : null}
      {answer.data?.groups.map(({ id, entries }) => (
        <section key={id} className="grid gap-2" aria-labelledby={`${prefix}${id}`}>
          <h2 id={`${prefix}${id}`}>{groups[id]}</h2>
          <ItemList items={entries} open={open} isShort />
        </section>
      ))}
    </>
  )
}
