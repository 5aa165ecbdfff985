'use client'

import { useId } from 'react'
import { QuietReport } from '@/components/checks/quiet-report'
import { PrivateSearch } from '@/components/private-search/private-search'
import { Badges, EntryAlert } from '@/components/resources/badges'
import { ContactButtons } from '@/components/resources/contact-buttons'
import { Description } from '@/components/resources/description'
import { ResourceFacts } from '@/components/resources/resource-facts'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { CallRows } from '@/components/ui/phone-link'
import { TextList } from '@/components/ui/texts'
import { type StateCode, sortStates } from '@/lib/geography/states'
import type { QuietItem, QuietLists, QuietStateHelp, ResourceDto } from '@/lib/resources/schema'
import { categories, categoryRecords } from '@/lib/resources/vocabulary'
import { withLanguage } from '@/lib/site/language/languages.mjs'
import type { Hotline } from '@/lib/site/public-facts'
import { ItemList } from './item-list'
import { QuietSearch, RequestStatus } from './quiet-search'
import type { OpenView, View } from './quiet-view'
import { useAnswer, useCall, useQuietWords } from './use-answer'
import { useScreens } from './use-screens'

/** The categories with their icons. */
const ways = { search: 'search', private: 'shield', states: 'map-pin', lists: 'list-checks', about: 'eye-off' } as const

/** The first screen. It is part of the page, and its phone numbers need no further request. */
export function QuietHome({ hotlines }: { hotlines: readonly Hotline[] }) {
  const { home: w, categories: names, records } = useQuietWords()
  return (
    <>
      <h1 tabIndex={-1}>{w.heading}</h1>
      <p className="lead">{w.lead}</p>
      <noscript>
        <div className="callout">
          <p>{w.noScript}</p>
          <p>
            <a href={withLanguage(records.language, '/help-now')}>{w.byState}</a>
            {w.withoutScript}
          </p>
        </div>
      </noscript>
      <section className="grid gap-2" aria-labelledby="quiet-lines">
        <h2 id="quiet-lines">{w.talk}</h2>
        <p>
          <b>{w.danger}</b>
          {w.dangerText}
        </p>
        <CallRows danger={w.danger} lines={hotlines} copy={w} withAbout />
      </section>
      <section className="needs-script grid gap-4" aria-labelledby="quiet-find">
        <h2 id="quiet-find">{w.find}</h2>
        <ul className="ways">
          {(Object.keys(ways) as (keyof typeof ways)[]).map((go) => (
            <li key={go} className="grid max-w-none">
              <button type="button" className="way" data-quiet-go={go}>
                <Icon name={ways[go]} size={28} />
                <strong>{w.ways[go].label}</strong>
                <span>{w.ways[go].about}</span>
              </button>
            </li>
          ))}
        </ul>
        <ul className="chips">
          {categories.map((category) => (
            <li key={category}>
              <Button type="button" variant="secondary" data-quiet-go={categoryRecords[category].quiet}>
                {names[category]}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** Lists to read, one open at a time. There are no checkboxes, because nothing could be saved. */
function QuietSafetyLists() {
  const w = useQuietWords().lists
  const answer = useAnswer<QuietLists>(useCall('/api/quiet/lists'), {})
  return (
    <>
      <h1 tabIndex={-1}>{w.heading}</h1>
      <p className="lead">{w.lead}</p>
      <RequestStatus answer={answer} message={answer.data ? w.count({ count: answer.data.length }) : ''} />
      {answer.data ? (
        <div className="accordion">
          {answer.data.map(({ id, title, intro, steps }) => (
            <details key={id} name="quiet-lists">
              <summary>
                {title}
                <Icon name="chevron-down" className="chevron" />
              </summary>
              <div className="panel">
                <p className="soft">{intro}</p>
                <TextList className="bullets gap-[0.7rem]" texts={steps} />
              </div>
            </details>
          ))}
        </div>
      ) : null}
    </>
  )
}

function QuietAbout() {
  const w = useQuietWords().about
  return (
    <>
      <h1 tabIndex={-1}>{w.heading}</h1>
      <TextList className="bullets gap-[0.7rem]" texts={w.does} />
      <h2>{w.cannot}</h2>
      <TextList className="bullets gap-[0.7rem]" texts={w.doesNot} />
    </>
  )
}

function QuietStates({ open }: { open: OpenView }) {
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

function QuietState({ state, open }: { state: StateCode; open: OpenView }) {
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

function QuietRecord({ item }: { item: Pick<QuietItem, 'slug' | 'title'> }) {
  const { record: w, records: copy } = useQuietWords()
  const answer = useAnswer<ResourceDto>(useCall('/api/quiet/record'), { slug: item.slug })
  const entry = answer.data
  return (
    <>
      <h1 tabIndex={-1}>{copy.name(item)}</h1>
      <RequestStatus answer={answer} message={entry ? w.here : ''} />
      {entry ? (
        <>
          <Badges entry={entry} copy={copy} />
          <EntryAlert entry={entry} copy={copy} />
          <Description className="lead" entry={entry} copy={copy} />
          <ContactButtons entry={entry} copy={copy} language={copy.language} />
          {entry.url ? <p className="soft">{w.website}</p> : null}
          <ResourceFacts entry={entry} copy={copy} />
          <QuietReport slug={entry.slug} />
        </>
      ) : null}
    </>
  )
}

/** The private search at the quiet page's address: no result links away from it. */
export function QuietPrivate() {
  const { private: w } = useQuietWords()
  return (
    <>
      <h1 tabIndex={-1}>{w.heading}</h1>
      <p className="lead">{w.lead}</p>
      <PrivateSearch isQuiet />
    </>
  )
}

function Shown({ view, open, hotlines }: { view: View; open: OpenView; hotlines: readonly Hotline[] }) {
  switch (view.name) {
    case 'home':
      return <QuietHome hotlines={hotlines} />
    case 'search':
      return <QuietSearch category={view.category} open={open} />
    case 'private':
      return <QuietPrivate />
    case 'states':
      return <QuietStates open={open} />
    case 'state':
      return <QuietState state={view.state} open={open} />
    case 'record':
      return <QuietRecord item={view.item} />
    case 'lists':
      return <QuietSafetyLists />
    case 'about':
      return <QuietAbout />
  }
}

/** All of the help in one page whose address, title and icon never change. */
export function QuietHelp({ hotlines }: { hotlines: readonly Hotline[] }) {
  const w = useQuietWords()
  const { screens, last, isDeep, open, back, reset } = useScreens()
  return (
    <div className="wrap">
      {isDeep ? (
        <div className="quiet-bar">
          <Button type="button" variant="outline" onClick={back}>
            <Icon name="chevron-down" size={18} className="rotate-90" /> {w.back}
          </Button>
          <Button type="button" variant="outline" onClick={reset}>
            {w.firstPage}
          </Button>
        </div>
      ) : null}
      {screens.map(({ id, view }) => (
        <div key={id} data-screen="" hidden={id !== last.id}>
          <div className="quiet-screen">
            <Shown view={view} open={open} hotlines={hotlines} />
          </div>
        </div>
      ))}
    </div>
  )
}
