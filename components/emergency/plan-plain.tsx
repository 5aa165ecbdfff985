import { useId, useRef, useState } from 'react'
import { PlainPaper } from '@/components/plain-list/plain-paper'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { TextList } from '@/components/ui/texts'
import { unlearned } from '@/components/ui/unlearned'
import { savePlainPicture } from '@/lib/safety/plain-list/picture'
import {
  findTelling,
  listPlanLines,
  MAX_LINE_LENGTH,
  type PlanLine,
  writePlanPaper,
} from '@/lib/safety/plain-list/plan-lines'
import type { Pattern, PlainList } from '@/lib/safety/plain-list/words'
import type { Plan } from '@/lib/safety/plan'
import { usePlanWords } from './plan-words'

export interface PlainPlan {
  list: PlainList
  pattern: Pattern
}

function Line({ line, text, set }: { line: PlanLine; text: string; set: (text: string) => void }) {
  const copy = usePlanWords().copy.plain
  const id = useId()
  const found = findTelling(text)
  const warning = found ? copy.tells.replace('{name}', () => found) : text || line.digits ? null : copy.left
  return (
    <li className="text-field">
      <label htmlFor={id}>{copy.onPaper.replace('{name}', () => line.meaning)}</label>
      <input
        id={id}
        className="form-input"
        {...unlearned}
        maxLength={MAX_LINE_LENGTH}
        value={text}
        aria-describedby={warning ? `${id}-warning` : undefined}
        onChange={(event) => set(event.target.value)}
      />
      {warning ? (
        <span id={`${id}-warning`} className="soft font-normal">
          {warning}
        </span>
      ) : null}
    </li>
  )
}

interface Props {
  plan: Plan
  print: (plain: PlainPlan) => void
}

function PlainEditor({ plan, print }: Props) {
  const { copy: all, groups, looks } = usePlanWords()
  const copy = all.plain
  const [pattern, setPattern] = useState<Pattern>('recipe')
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  const preview = useRef<HTMLDivElement>(null)
  const lines = listPlanLines(plan, groups)
  const list = writePlanPaper(lines, typed, looks, pattern)
  const isEmpty = list.lines.length === 0

  function save(): void {
    const paper = preview.current?.firstElementChild
    if (paper) savePlainPicture(paper, looks[pattern].file)
  }

  return (
    <div className="grid gap-4 pt-2">
      <p>{copy.text}</p>
      <ul className="chips" aria-label={copy.looks}>
        {(Object.keys(looks) as Pattern[]).map((one) => (
          <li key={one}>
            <button
              type="button"
              className="chip choice"
              aria-pressed={one === pattern}
              onClick={() => setPattern(one)}
            >
              {looks[one].name}
            </button>
          </li>
        ))}
      </ul>
      <section className="grid gap-3" aria-label={copy.lines}>
        <h4>{copy.lines}</h4>
        <p>{copy.linesText}</p>
        <ul className="grid gap-3">
          {lines.map((line) => (
            <Line
              key={line.key}
              line={line}
              text={typed.get(line.key) ?? line.suggested}
              set={(text) => setTyped(new Map(typed).set(line.key, text))}
            />
          ))}
        </ul>
      </section>
      <h4>{copy.preview}</h4>
      <div ref={preview}>
        <PlainPaper list={list} pattern={pattern} />
      </div>
      <div className="callout callout-warning">
        <b>{copy.limitsTitle}</b>
        <TextList className="points" texts={copy.limits} />
      </div>
      <div className="row">
        <Button type="button" disabled={isEmpty} onClick={() => print({ list, pattern })}>
          {copy.print}
        </Button>
        <Button type="button" variant="outline" disabled={isEmpty} onClick={save}>
          {copy.picture}
        </Button>
      </div>
    </div>
  )
}

/** The printed plan disguised as something else. What she types here exists only in the page's memory and on paper. */
export function PlanPlain(props: Props) {
  const { copy } = usePlanWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="more" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>{copy.plain.title}</span>
        <Icon name="chevron-down" className="chevron" />
      </summary>
      {isOpen ? <PlainEditor {...props} /> : null}
    </details>
  )
}
