import type { ReactNode } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { listAddress } from '@/lib/advocates/lists/address'
import { listChips } from '@/lib/search/chips'
import { describeRung } from '@/lib/search/describe'
import type { HoursUnknown, SearchFound } from '@/lib/search/find'
import { answerInOtherLanguage } from '@/lib/search/other-language'
import { answerDangerOnPage } from '@/lib/search/page-danger-answer'
import { SEARCH_PAGE } from '@/lib/search/request'
import { type SearchPageRequest, type ShownSearch, searchAddress } from '@/lib/search/search-page'
import { asksHow, type SuggestedPage } from '@/lib/search/suggested-pages'
import type { Understood } from '@/lib/search/understand'
import { describeWhen } from '@/lib/search/when-words'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { DangerPanel, MayBeDanger, OtherLanguagePanel } from './danger-panel'
import { HotlineList } from './hotline-list'
import { NoResources, ResourceCard } from './resource-card'

const MAX_PLACES = 8
/** How many results of the whole country are worth a number. */
const MOST_COUNTED = 999

/** How her query was understood; each part is a link that changes it. */
function UnderstoodLine({ asked, shown }: { asked: Understood; shown: ShownSearch }) {
  const chips = listChips(asked, shown)
  const [correction] = asked.corrections
  const w = words().search.understood
  return (
    <div className="grid gap-2">
      {chips.length > 0 ? (
        <ul className="chips" aria-label={w.label}>
          {chips.map(({ label, href, action }) => (
            <li key={label}>
              <a className="chip" href={href}>
                {label}
                {action === 'change' ? null : <span aria-hidden="true"> ×</span>}
                <span className="sr-only"> ({action === 'change' ? w.change : w.leaveOut})</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {correction ? (
        <p>
          {w.readAs({ from: correction.from, as: correction.to })}{' '}
          <a href={searchAddress({ ...shown, q: `"${asked.typed}"` })}>{w.asItIs({ typed: asked.typed })}</a>
        </p>
      ) : null}
      {asked.place && asked.otherPlaces.length > 0 ? (
        <p>
          {w.otherPlaces({ name: asked.place.label.split(',')[0] ?? '' })}{' '}
          {asked.otherPlaces.slice(0, MAX_PLACES).map((place, at) => (
            <span key={place.name}>
              {at > 0 ? ', ' : null}
              <a href={searchAddress({ ...shown, near: place.name })}>{place.label.split(', ').at(-1)}</a>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  )
}

type Found = SearchFound & { isFromCopy: boolean }

/** Most help is local: without a place, the place is asked for before anything is listed. */
function AskPlace({ shown }: { shown: SearchPageRequest['shown'] }) {
  const { understood, filters } = words().search
  const rest = new URLSearchParams(searchAddress({ ...shown, near: '' }).split('?')[1])
  return (
    <form action={to('/resources/search')} method="get" className="ask-place">
      {[...rest].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="where">{shown.near ? understood.unknownPlace({ place: shown.near }) : understood.addPlace}</label>
      <div className="row flex-nowrap">
        <input
          id="where"
          name="near"
          defaultValue={shown.near}
          placeholder={filters.near}
          maxLength={100}
          autoComplete="off"
          className="form-input"
        />
        <Button type="submit" variant="outline">
          {understood.showNear}
        </Button>
      </div>
    </form>
  )
}

function Rows({ items }: { items: Found['items'] }) {
  const { records } = words()
  return (
    <ul className="entry-rows">
      {items.map(({ resource, miles, opening }) => (
        <li key={resource.id}>
          <ResourceCard
            entry={resource}
            distance={miles === null ? null : records.away({ miles: Math.max(1, Math.round(miles)) })}
            opening={opening}
            copy={records}
          />
        </li>
      ))}
    </ul>
  )
}

/** Without a place the number of all that is listed says little: how many of the first ones answer now does. */
function countAnswering(items: Found['items']): number {
  return items.filter(({ resource, opening }) => {
    const isOpen = opening?.status === 'open' || opening?.status === 'always'
    return isOpen && resource.phoneNumber !== null
  }).length
}

function describeTotal(total: number, ofCountry: Found['items'] | null, when: Found['asked']['when']): string {
  const { search: w, records } = words()
  if (total === 0) return when ? w.when.noneKnown({ when: describeWhen(when) }) : records.results.none
  const answering = ofCountry ? countAnswering(ofCountry) : 0
  if (answering > 0) return w.answerNow({ count: answering })
  return ofCountry && total > MOST_COUNTED ? w.many : records.results.count({ count: total })
}

function ReadOrDo({ readings }: { readings: SuggestedPage[] }) {
  if (readings.length === 0) return null
  return (
    <nav aria-labelledby="read-title" className="grid gap-2">
      <h2 id="read-title" className="text-[1.2rem]">
        {words().search.readOrDo}
      </h2>
      <ul className="row gap-y-0">
        {readings.map(({ title, href }) => (
          <li key={href}>
            <a className="tap" href={href}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Those that may be open then: nobody has told. */
function CallFirst({
  unknown,
  request,
  asked,
}: {
  unknown: HoursUnknown
  request: SearchPageRequest
  asked: Found['asked']
}) {
  const w = words().search.when
  const q = asked.without.when ?? request.shown.q
  return (
    <section aria-labelledby="call-first-title" className="grid gap-4">
      <h2 id="call-first-title" className="text-[1.2rem]">
        {w.unknownTitle}
      </h2>
      <p>{w.unknown({ count: unknown.total })}</p>
      <Rows items={unknown.items} />
      {unknown.total > unknown.items.length ? (
        <a className="tap" href={searchAddress({ ...request.shown, q, when: null })}>
          {w.showAll}
        </a>
      ) : null}
    </section>
  )
}

export function SearchResults({
  request,
  found,
  total,
  readings,
  law,
  unknown = null,
}: {
  request: SearchPageRequest
  found: Found
  total: number
  readings: SuggestedPage[]
  /** What the law of her state says, and the rides of her county. */
  law?: ReactNode
  /** Where a day or time was asked for. */
  unknown?: HoursUnknown | null
}) {
  const { asked, items, rung } = found
  const { shown, pageNumber } = request
  const pages = Math.ceil(total / SEARCH_PAGE)
  const when = shown.when ?? asked.when
  const ladder = asked.place ? describeRung(rung, asked.place.label) : null
  const { search: w, records } = words()
  const { results } = records
  const reading = pageNumber === 1 ? <ReadOrDo readings={readings} /> : null
  const isHow = asksHow(asked)
  const isAnywhere = shown.q !== '' && !asked.place && !shown.state
  return (
    <div className="grid gap-3 sm:gap-5">
      <UnderstoodLine asked={asked} shown={shown} />
      {pageNumber === 1 ? <OtherLanguagePanel answer={answerInOtherLanguage(asked.typed)} /> : null}
      {pageNumber === 1 ? <DangerPanel answer={answerDangerOnPage(asked)} /> : null}
      {pageNumber === 1 && asked.mayBeDanger ? <MayBeDanger copy={records} /> : null}
      {pageNumber === 1 ? law : null}
      {isHow ? reading : null}
      {pageNumber === 1 && isAnywhere ? <AskPlace shown={shown} /> : null}
      <section aria-labelledby="results-title" className="grid gap-2 sm:gap-4">
        <div className="row">
          <h2 id="results-title" className="text-[1.2rem]">
            {results.title}
          </h2>
          <p data-told="">{describeTotal(total, isAnywhere ? items : null, when)}</p>
        </div>
        {ladder ? <p>{ladder}</p> : null}
        {found.isFromCopy ? <p className="callout">{w.fromCopy}</p> : null}
        {total === 0 && unknown && unknown.total > 0 ? null : total === 0 ? (
          <>
            <NoResources title={results.none} hint={shown.q ? results.noneHint : w.noneInCategory} copy={records} />
            <HotlineList />
          </>
        ) : (
          <Rows items={items} />
        )}
      </section>
      {total > 0 && shown.q ? (
        <p className="quiet-act">
          <a
            className="tap"
            href={to(listAddress({}, { q: [shown.q, shown.near].join(' ').trim().slice(0, 200) }))}
            rel="nofollow"
          >
            {words().clientList.fromResults}
          </a>
        </p>
      ) : null}
      {unknown && unknown.total > 0 ? <CallFirst unknown={unknown} request={request} asked={asked} /> : null}
      {isHow ? null : reading}
      {pages > 1 ? (
        <nav aria-label={w.pages} className="row">
          {pageNumber > 1 ? (
            <LinkButton variant="outline" href={searchAddress(shown, pageNumber - 1)} rel="prev">
              {w.previous}
            </LinkButton>
          ) : null}
          <span>{isAnywhere ? w.pageAlone({ number: pageNumber }) : w.page({ number: pageNumber, of: pages })}</span>
          {pageNumber < pages ? (
            <LinkButton variant="outline" href={searchAddress(shown, pageNumber + 1)} rel="next">
              {w.next}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
    </div>
  )
}
