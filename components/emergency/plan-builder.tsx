'use client'

import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { addStep, emptyPlan, isEmptyPlan, type Plan, removeStep } from '@/lib/safety/plan'
import { formatCount } from '@/lib/text/format'
import { PlanKeep } from './plan-keep'
import { PlanChoices, PlanLists } from './plan-lists'
import { PlanOwn } from './plan-own'
import { type Helpline, PlanSheet } from './plan-sheet'
import { useKeptPlan } from './use-kept-plan'
import { usePrint } from './use-print'

/** The lists to choose from, and the plan that comes of it. It is in the page's memory unless she keeps it. */
export function PlanBuilder({ helpline }: { helpline: Helpline | null }) {
  const [plan, setPlan] = useState<Plan>(emptyPlan)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isReady, setReady] = useState(false)
  const [isOnCard, setOnCard] = useState(false)
  const { printed, print } = usePrint()
  const setOrForget = useCallback((next: Plan | null) => setPlan(next ?? emptyPlan), [])
  const kept = useKeptPlan(plan, setOrForget, printed !== null)

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
    <>
      <section className="grid gap-5" aria-labelledby="lists-title">
        <h2 id="lists-title">Choose what fits</h2>
        <p className="needs-script">
          What you check and write is lost when you close or reload this page, unless you keep it, locked, under{' '}
          <a href="#my-plan">My plan</a>.
        </p>
        <PlanChoices chosen={chosen} toggle={toggle} />
        <PlanLists isReady={isReady} plan={plan} chosen={chosen} choose={choose} />
        <p className="needs-script">
          <a className="tap" href="#my-plan">
            {plan.steps.length === 0 ? 'Go to my plan' : `Go to my plan, ${formatCount(plan.steps.length, 'step')}`}
          </a>
        </p>
      </section>
      <section id="my-plan" className="own-plan needs-script" aria-labelledby="own-title">
        <h2 id="own-title">My plan</h2>
        {kept.state === 'locked' ? null : <PlanOwn plan={plan} change={setPlan} />}
        <PlanKeep kept={kept} isEmpty={isEmpty} />
        <div className="grid gap-3">
          <h3>On paper</h3>
          <p>
            To save a PDF, choose “Save as PDF” in the print window. Its name is “Notes”. If the window shows an address
            at the edge, turn “Headers and footers” off.
          </p>
          {helpline ? (
            <label className="check">
              <input type="checkbox" checked={isOnCard} onChange={(event) => setOnCard(event.target.checked)} />
              <span>
                Put <span className="num">{helpline.number}</span> on the card, under “Day and night”
              </span>
            </label>
          ) : null}
          <div className="row">
            <Button type="button" disabled={isEmpty} onClick={() => print('plan')}>
              Print my plan
            </Button>
            <Button type="button" look="line" disabled={!hasCard} onClick={() => print('card')}>
              Print a wallet card
            </Button>
          </div>
        </div>
      </section>
      {printed ? <PlanSheet printed={printed} plan={plan} helpline={isOnCard ? helpline : null} /> : null}
    </>
  )
}
