import { type FormEvent, useId, useState } from 'react'
import { DangerPanel } from '@/components/resources/danger-panel'
import { Button } from '@/components/ui/button'
import { languageName } from '@/lib/geography/languages'
import { stateCodes, stateName } from '@/lib/geography/states'
import type { QuietResults } from '@/lib/resources/schema'
import { categories, categoryNames } from '@/lib/resources/vocabulary'
import { formatCount } from '@/lib/text/format'
import { ItemList } from './item-list'
import type { Asked, OpenView } from './quiet-view'
import { useAnswer } from './use-answer'
import { Waiting } from './waiting'

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
  const spoken = [...new Set([...languages, ...(asked.language ? [asked.language] : [])])]
  return (
    <div className="quiet-fields">
      <label>
        Category
        <select name="category" defaultValue={asked.category}>
          <option value="">All categories</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {categoryNames[category]}
            </option>
          ))}
        </select>
      </label>
      <label>
        State
        <select name="state" defaultValue={asked.state}>
          <option value="">Anywhere</option>
          {stateCodes.map((state) => (
            <option key={state} value={state}>
              {stateName(state)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Language
        <select name="language" defaultValue={asked.language}>
          <option value="">Any language</option>
          {spoken.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </select>
      </label>
      <div className="grid">
        <label className="tap">
          <input type="checkbox" name="open24" value="1" className="size-6" />
          Open 24 hours
        </label>
        <label className="tap">
          <input type="checkbox" name="emergency" value="1" className="size-6" />
          Emergency help
        </label>
      </div>
    </div>
  )
}

function describeFound({ items, total, isCapped, state }: QuietResults): string {
  if (items.length === 0) return 'No resources found for your search. Try different keywords.'
  const place = state ? ` that serve ${stateName(state)}` : ''
  return `${isCapped ? 'More than ' : ''}${formatCount(total, 'entry', 'entries')}${place}`
}

function Results({ answer, page, turn, open }: ResultsProps) {
  const { items, total, correctedTo, isFromCopy } = answer
  const id = useId()
  const pages = Math.ceil(total / PAGE)
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <h2 id={id} data-found="" tabIndex={-1}>
        {describeFound(answer)}
      </h2>
      {correctedTo ? <p>Shown for “{correctedTo}”.</p> : null}
      {isFromCopy ? (
        <p className="soft">This is our copy of the directory. It may be out of date: call first.</p>
      ) : null}
      {items.length === 0 ? (
        <p>
          You can also call <a href="tel:211">211</a> any time in most places: a person will look for help near you.
        </p>
      ) : null}
      <ItemList items={items} open={open} />
      {pages > 1 ? (
        <p className="row">
          {page > 1 ? (
            <Button type="button" look="line" onClick={() => turn(page - 1)}>
              Page {page - 1}
            </Button>
          ) : null}
          <span>
            Page {page} of {pages}
          </span>
          {page < pages ? (
            <Button type="button" look="line" onClick={() => turn(page + 1)}>
              Page {page + 1}
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
  const id = useId()
  const [asked, setAsked] = useState<(Asked & { page: number }) | null>(
    category ? { ...anything, category, page: 1 } : null,
  )
  const answer = useAnswer<QuietResults>('/api/quiet/search', asked)

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
      <h1 tabIndex={-1}>{category ? 'In the directory' : 'Search the directory'}</h1>
      <search>
        <form className="grid gap-4" onSubmit={find} autoComplete="off">
          <div className="find max-w-none">
            <label htmlFor={id}>What do you need, or where are you?</label>
            <div className="field">
              <input
                id={id}
                name="q"
                type="search"
                placeholder="Shelter, lawyer, ZIP code…"
                maxLength={200}
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
              />
              <Button type="submit">Find help</Button>
            </div>
          </div>
          <Fields asked={asked ?? { ...anything, category }} languages={answer.data?.languages ?? ['es']} />
        </form>
      </search>
      <Waiting answer={answer} said={answer.data ? describeFound(answer.data) : ''} />
      {answer.data && asked && !answer.problem ? (
        <>
          {asked.page === 1 ? <DangerPanel answer={answer.data.danger} /> : null}
          <Results answer={answer.data} page={asked.page} turn={turn} open={open} />
        </>
      ) : null}
    </>
  )
}
