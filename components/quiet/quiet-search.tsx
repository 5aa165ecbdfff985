import { type FormEvent, useId, useState } from 'react'
import { Call211 } from '@/components/resources/call-211'
import { DangerPanel, OtherLanguagePanel } from '@/components/resources/danger-panel'
import { Button } from '@/components/ui/button'
import { StateOptions } from '@/components/ui/state-options'
import { StoryField } from '@/components/ui/story-field'
import type { QuietResults } from '@/lib/resources/schema'
import type { QuietWords } from '@/lib/site/language/en/quiet'
import { ItemList } from './item-list'
import { CategoryOptions, LanguageOptions } from './options'
import type { Asked, OpenView } from './quiet-view'
import { type Answer, useAnswer, useCall, useQuietWords } from './use-answer'

/** Announces that a request is loading, has finished or has failed. */
export function RequestStatus<T>({ answer, message = '' }: { answer: Answer<T>; message?: string }) {
  const w = useQuietWords()
  return (
    <>
      <p role="status" className={answer.isWaiting ? 'soft' : 'sr-only'}>
        {answer.isWaiting ? w.oneMoment : message}
      </p>
      {answer.problem ? (
        <div role="alert" className="callout">
          <p>{answer.problem}</p>
          <Button type="button" variant="outline" className="w-fit" onClick={answer.retry}>
            {w.tryAgain}
          </Button>
        </div>
      ) : null}
    </>
  )
}

const PAGE = 20
const anything: Asked = { q: '', category: '', state: '', language: '', open24: '', emergency: '' }

function readForm(form: HTMLFormElement): Asked {
  const fields = new FormData(form)
  const read = (name: keyof Asked) => String(fields.get(name) ?? '').trim()
  return {
    q: read('q'),
    category: read('category'),
    state: read('state'),
    language: read('language'),
    open24: read('open24'),
    emergency: read('emergency'),
  }
}

function Fields({ asked, languages }: { asked: Asked; languages: string[] }) {
  const { filters: w, records } = useQuietWords()
  const spoken = [...new Set([...languages, ...(asked.language ? [asked.language] : [])])]
  return (
    <div className="quiet-fields">
      <label>
        {w.category}
        <select name="category" className="form-input" defaultValue={asked.category}>
          <CategoryOptions />
        </select>
      </label>
      <label>
        {w.state}
        <select name="state" className="form-input" defaultValue={asked.state}>
          <StateOptions none={w.anywhere} nameOf={records.state} />
        </select>
      </label>
      <label>
        {w.language}
        <select name="language" className="form-input" defaultValue={asked.language}>
          <LanguageOptions tags={spoken} />
        </select>
      </label>
      <div className="grid">
        <label className="tap">
          <input type="checkbox" name="open24" value="1" className="size-6" />
          {w.open24Hours}
        </label>
        <label className="tap">
          <input type="checkbox" name="emergency" value="1" className="size-6" />
          {w.emergency}
        </label>
      </div>
    </div>
  )
}

function describeFound({ items, total, isCapped, state }: QuietResults, { records, search }: QuietWords): string {
  return items.length === 0 ? records.results.noneHint : search.found({ count: total, isCapped, code: state })
}

function Results({ answer, page, turn, open }: ResultsProps) {
  const { items, total, correctedTo, isFromCopy } = answer
  const words = useQuietWords()
  const { search: w, records } = words
  const id = useId()
  const pages = Math.ceil(total / PAGE)
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <h2 id={id} data-found="" tabIndex={-1}>
        {describeFound(answer, words)}
      </h2>
      {correctedTo ? <p>{w.shownFor({ words: correctedTo })}</p> : null}
      {isFromCopy ? <p className="soft">{w.fromCopy}</p> : null}
      {items.length === 0 ? <Call211 copy={records.call211} /> : null}
      <ItemList items={items} open={open} />
      {pages > 1 ? (
        <p className="row">
          {page > 1 ? (
            <Button type="button" variant="outline" onClick={() => turn(page - 1)}>
              {w.toPage({ number: page - 1 })}
            </Button>
          ) : null}
          <span>{words.page({ number: page, of: pages })}</span>
          {page < pages ? (
            <Button type="button" variant="outline" onClick={() => turn(page + 1)}>
              {w.toPage({ number: page + 1 })}
            </Button>
          ) : null}
        </p>
      ) : null}
    </section>
  )
}

interface ResultsProps {
  answer: QuietResults
  page: number
  turn: (page: number) => void
  open: OpenView
}

export function QuietSearch({ category, open }: { category: string; open: OpenView }) {
  const words = useQuietWords()
  const { search: w, form } = words
  const id = useId()
  const [asked, setAsked] = useState<(Asked & { page: number }) | null>(
    category ? { ...anything, category, page: 1 } : null,
  )
  const answer = useAnswer<QuietResults>(useCall('/api/quiet/search'), asked)

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked({ ...readForm(event.currentTarget), page: 1 })
  }

  function turn(page: number) {
    setAsked((before) => (before ? { ...before, page } : before))
    document.querySelector<HTMLElement>('[data-screen]:not([hidden]) [data-found]')?.focus()
  }

  return (
    <>
      <h1 tabIndex={-1}>{category ? w.inCategory : w.heading}</h1>
      <search>
        <form className="grid gap-4" onSubmit={find} autoComplete="off">
          <div className="find max-w-none">
            <label htmlFor={id}>{form.ask}</label>
            <div className="field">
              <StoryField id={id} name="q" placeholder={form.placeholder} />
              <Button type="submit">{form.button}</Button>
            </div>
          </div>
          <Fields asked={asked ?? { ...anything, category }} languages={answer.data?.languages ?? ['es']} />
        </form>
      </search>
      <RequestStatus answer={answer} message={answer.data ? describeFound(answer.data, words) : ''} />
      {answer.data && asked && !answer.problem ? (
        <>
          {asked.page === 1 ? <OtherLanguagePanel answer={answer.data.otherLanguage} isQuiet /> : null}
          {asked.page === 1 ? <DangerPanel answer={answer.data.danger} /> : null}
          <Results answer={answer.data} page={asked.page} turn={turn} open={open} />
        </>
      ) : null}
    </>
  )
}
