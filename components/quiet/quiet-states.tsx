import { useId } from 'react'
import { groupTitles } from '@/components/help-now/group-titles'
import { type StateCode, stateCodes, stateName } from '@/lib/geography/states'
import type { QuietStateHelp } from '@/lib/resources/schema'
import { nameInSentence } from '@/lib/resources/state-wording'
import { ItemList } from './item-list'
import type { OpenView } from './quiet-view'
import { useAnswer } from './use-answer'
import { Waiting } from './waiting'

export function QuietStates({ open }: { open: OpenView }) {
  return (
    <>
      <h1 tabIndex={-1}>Help in your state</h1>
      <ul className="chips">
        {stateCodes.map((state) => (
          <li key={state}>
            <button type="button" className="chip" onClick={() => open({ name: 'state', state })}>
              {stateName(state)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export function QuietState({ state, open }: { state: StateCode; open: OpenView }) {
  const answer = useAnswer<QuietStateHelp>('/api/quiet/state', { state })
  const name = nameInSentence(state)
  const prefix = useId()
  return (
    <>
      <h1 tabIndex={-1}>Help in {name}</h1>
      <Waiting answer={answer} said={answer.data ? `Help in ${name} is here.` : ''} />
      {answer.data && !answer.data.hasLocalLine ? (
        <p className="callout">
          We know of no local crisis line in {name}. The national lines on the first page answer there, day and night.
        </p>
      ) : null}
      {answer.data?.groups.map(({ id, entries }) => (
        <section key={id} className="grid gap-2" aria-labelledby={`${prefix}${id}`}>
          <h2 id={`${prefix}${id}`}>{groupTitles[id]}</h2>
          <ItemList items={entries} open={open} isShort />
        </section>
      ))}
    </>
  )
}
