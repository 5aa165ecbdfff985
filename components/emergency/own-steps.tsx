import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { unlearned } from '@/components/ui/unlearned'
import {
  addPerson,
  addStep,
  groupSteps,
  type Plan,
  planLimits,
  removePerson,
  removeStep,
  setNote,
  setPerson,
} from '@/lib/safety/plan'
import { nameGroup, usePlanWords } from './plan-words'

interface Props {
  plan: Plan
  change: (plan: Plan) => void
}

function Line({
  label,
  set,
  ...rest
}: {
  label: string
  inputMode?: 'tel'
  maxLength: number
  value: string
  set: (typed: string) => void
}) {
  return (
    <label className="text-field">
      <span>{label}</span>
      <input className="form-input" {...unlearned} {...rest} onChange={(event) => set(event.target.value)} />
    </label>
  )
}

function ChosenSteps({ plan, change }: Props) {
  const words = usePlanWords()
  const { copy, groups } = words
  const ids = groups.map(({ id }) => id)
  return groupSteps(plan, ids).map(({ group, steps }) => (
    <section key={group} className="grid gap-2" aria-label={nameGroup(words, group)}>
      <h3>{nameGroup(words, group)}</h3>
      <ul className="entries">
        {steps.map(({ text, note }, index) => (
          <li key={text} className="entry own-step">
            <span>{text}</span>
            <div className="text-field">
              <label htmlFor={`note-${group}-${index}`}>{copy.note}</label>
              <textarea
                className="form-input"
                {...unlearned}
                id={`note-${group}-${index}`}
                rows={2}
                maxLength={planLimits.note}
                value={note}
                onChange={(event) => change(setNote(plan, group, text, event.target.value))}
              />
            </div>
            <Button
              type="button"
              variant="outline"
              className="w-fit"
              aria-label={copy.removeThat.replace('{name}', () => text)}
              onClick={() => change(removeStep(plan, group, text))}
            >
              <Icon name="x" size={18} /> {copy.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  ))
}

function OwnStep({ plan, change }: Props) {
  const { copy } = usePlanWords()
  const [text, setText] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    change(addStep(plan, 'own', text))
    setText('')
  }
  return (
    <form className="grid gap-2" onSubmit={add}>
      <Line label={copy.ownStep} maxLength={planLimits.text} value={text} set={setText} />
      <Button variant="outline" className="w-fit">
        {copy.addStep}
      </Button>
    </form>
  )
}

function People({ plan, change }: Props) {
  const { copy } = usePlanWords()
  return (
    <fieldset className="grid gap-3">
      <legend>{copy.callable}</legend>
      {plan.people.map(({ name, phone }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other identity
        <div key={index} className="person">
          <Line
            label={copy.personName}
            maxLength={planLimits.name}
            value={name}
            set={(typed) => change(setPerson(plan, index, { name: typed }))}
          />
          <Line
            label={copy.phone}
            inputMode="tel"
            maxLength={planLimits.phone}
            value={phone}
            set={(typed) => change(setPerson(plan, index, { phone: typed }))}
          />
          <Button
            type="button"
            variant="outline"
            aria-label={copy.removeName.replace('{name}', () => name || copy.thisPerson)}
            onClick={() => change(removePerson(plan, index))}
          >
            <Icon name="x" size={18} /> {copy.remove}
          </Button>
        </div>
      ))}
      {plan.people.length < planLimits.people ? (
        <Button type="button" variant="outline" className="w-fit" onClick={() => change(addPerson(plan))}>
          {copy.addPerson}
        </Button>
      ) : null}
    </fieldset>
  )
}

export function OwnSteps(props: Props) {
  const { copy } = usePlanWords()
  return (
    <div className="grid gap-6">
      {props.plan.steps.length === 0 ? <p className="soft">{copy.empty}</p> : <ChosenSteps {...props} />}
      <OwnStep {...props} />
      <People {...props} />
    </div>
  )
}
