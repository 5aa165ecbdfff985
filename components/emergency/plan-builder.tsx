'use client'

import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { addStep, emptyPlan, isEmptyPlan, type Plan, removeStep } from '@/lib/safety/plan'
import { OwnSteps } from './own-steps'
import { PlanChoices, PlanLists } from './plan-lists'
import { PlanPlain } from './plan-plain'
import { type Helpline, PlanSheet } from './plan-sheet'
import { type PlanWords, PlanWordsProvider } from './plan-words'
import { SavePlan } from './save-plan'
import { usePrint } from './use-print'
import { useSavedPlan } from './use-saved-plan'

function nameWay(copy: PlanWords['copy'], steps: number): string {
  if (steps === 0) return copy.go
  return steps === 1 ? copy.goOne : copy.goMany.replace('{count}', String(steps))
}

/** The lists to choose from, and the resulting plan. It stays in the page's memory unless she saves it. */
export function PlanBuilder({ helpline, ...words }: PlanWords & { helpline: Helpline | null }) {
  const { copy } = words
  const [plan, setPlan] = useState<Plan>(emptyPlan)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isReady, setReady] = useState(false)
  const [isOnCard, setOnCard] = useState(false)
  const { printed, print } = usePrint(copy.printTitle)
  const setOrForget = useCallback((next: Plan | null) => setPlan(next ?? emptyPlan), [])
  const kept = useSavedPlan(plan, setOrForget, printed !== null)

  useEffect(() => setReady(true), [])

  const toggle = (id: string) =>
    setChosen((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const choose = (group: string, text: string, isOn: boolean) =>
    setPlan(isOn ? addStep(plan, group, text) : removeStep(plan, group, text))
  const isEmpty = isEmptyPlan(plan)
  const hasCard = plan.people.length > 0 || isOnCard

  return (
    <PlanWordsProvider value={words}>
      <section className="grid gap-5" aria-labelledby="lists-title">
        <h2 id="lists-title">{copy.lists}</h2>
        <p className="needs-script">
          {copy.lost} <a href="#my-plan">{copy.mine}</a>.
        </p>
        <PlanChoices chosen={chosen} toggle={toggle} />
        <PlanLists isReady={isReady} plan={plan} chosen={chosen} choose={choose} />
        <p className="needs-script">
          <a className="tap" href="#my-plan">
            {nameWay(copy, plan.steps.length)}
          </a>
        </p>
      </section>
      <section id="my-plan" className="box own-plan needs-script" aria-labelledby="own-title">
        <h2 id="own-title">{copy.mine}</h2>
        {kept.state === 'locked' ? null : <OwnSteps plan={plan} change={setPlan} />}
        <SavePlan kept={kept} isEmpty={isEmpty} />
        <div className="grid gap-3">
          <h3>{copy.paper}</h3>
          <p>{copy.paperText}</p>
          {helpline ? (
            <label className="check">
              <input type="checkbox" checked={isOnCard} onChange={(event) => setOnCard(event.target.checked)} />
              <span>
                {copy.onCard.put} <span className="num">{helpline.number}</span> {copy.onCard.under}
              </span>
            </label>
          ) : null}
          <div className="row">
            <Button type="button" disabled={isEmpty} onClick={() => print('plan')}>
              {copy.printPlan}
            </Button>
            <Button type="button" look="line" disabled={!hasCard} onClick={() => print('card')}>
              {copy.printCard}
            </Button>
          </div>
          {isEmpty ? null : <PlanPlain plan={plan} print={print} />}
        </div>
      </section>
      {printed ? <PlanSheet printed={printed} plan={plan} helpline={isOnCard ? helpline : null} /> : null}
    </PlanWordsProvider>
  )
}
