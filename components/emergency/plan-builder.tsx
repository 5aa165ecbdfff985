'use client'

import { useCallback, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { addStep, emptyPlan, isEmptyPlan, type Plan, removeStep } from '@/lib/safety/plan'
import { watchPrint } from '@/lib/safety/watch-print'
import { OwnSteps } from './own-steps'
import { PlanChoices, PlanLists } from './plan-lists'
import { PlanPlain } from './plan-plain'
import { type Helpline, PlanSheet, type Printed } from './plan-sheet'
import { type PlanWords, PlanWordsProvider } from './plan-words'
import { SavePlan } from './save-plan'
import { useSavedPlan } from './use-saved-plan'

/** `neutral` is the title on the paper, in the list of print jobs and in a PDF's file name, also when she prints from the browser's menu. */
function usePrint(neutral: string): { printed: Printed | null; print: (what: Printed) => void } {
  const [printed, setPrinted] = useState<Printed | null>(null)
  // A disguised sheet is titled after its disguise.
  const name = printed !== null && typeof printed === 'object' ? printed.list.title : neutral

  useEffect(() => {
    let title: string | null = null
    const before = () => {
      title ??= document.title
      document.title = name
    }
    const onOver = () => {
      if (title !== null) document.title = title
      title = null
      setPrinted(null)
    }
    // Keeps the title that an exit has set.
    const onExit = () => {
      title = null
      setPrinted(null)
    }
    const over = new AbortController()
    const { signal } = over
    window.addEventListener('beforeprint', before, { signal })
    watchPrint({ onOver, onExit, signal })
    return () => over.abort()
  }, [name])

  useEffect(() => {
    if (!printed) return
    if (typeof window.print === 'function') window.print()
    else setPrinted(null)
  }, [printed])

  return { printed, print: setPrinted }
}

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
            <Button type="button" variant="outline" disabled={!hasCard} onClick={() => print('card')}>
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
