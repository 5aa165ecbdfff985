import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { InlineScript } from '@/components/layout/inline-script'
import { BusyPage } from '@/components/layout/message'
import { PageBand } from '@/components/layout/page-band'
import { SiteFrame } from '@/components/layout/site-frame'
import { StateLawBrief } from '@/components/legal/state-law-brief'
import { HotlineList } from '@/components/resources/hotline-list'
import { NoResources } from '@/components/resources/resource-card'
import { RideAnswer } from '@/components/resources/rides'
import { SearchField, SearchFilters } from '@/components/resources/search-filters'
import { SearchResults } from '@/components/resources/search-results'
import { countEvent } from '@/lib/analytics/site-counter'
import { countyPath } from '@/lib/geography/counties'
import { limitPage, noteBusy } from '@/lib/http/limit-page'
import { notePageProblem } from '@/lib/http/page-refusal'
import { SEARCHES } from '@/lib/http/rate-limit'
import { getStateFacts } from '@/lib/legal/states/facts'
import { listArticlesIfThere, translateArticle } from '@/lib/news/own-articles'
import { findLawQuestion } from '@/lib/search/law-question'
import { findCounties } from '@/lib/search/nearby/find-counties'
import { countSearch, findHoursUnknown, searchHelp } from '@/lib/search/queries'
import { SEARCH_PAGE } from '@/lib/search/request'
import { findRideQuestion } from '@/lib/search/ride-question'
import { readSearchPage, type SearchPageRequest } from '@/lib/search/search-page'
import { listSuggestedPages, withKinds } from '@/lib/search/suggested-pages'
import { typingScript } from '@/lib/search/typing-script'
import type { Understood } from '@/lib/search/understand'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { choose, currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

export const generateMetadata = describePage('/resources/search', () => words().search, { index: false })

/** Older ones can be found on the news page. */
const MAX_ARTICLES = 300
/** How many of unknown hours stand below the others. */
const CALL_FIRST = 6

/** They exist in English only. */
const listTranslated = async () =>
  (await listArticlesIfThere(MAX_ARTICLES)).filter(({ titleEs }) => titleEs !== null).map(translateArticle)
const listArticles = () => choose({ en: () => listArticlesIfThere(MAX_ARTICLES), es: listTranslated })()

/** What her state's law says, where that is what she asks. */
async function answerLaw(asked: Understood) {
  const question = findLawQuestion(asked)
  if (!question || !asked.place) return null
  return { ...question, state: asked.place.state, facts: await getStateFacts(asked.place.state) }
}

async function answer({ question, filters, position }: SearchPageRequest) {
  const [found, articles] = await Promise.all([
    searchHelp(question, filters, position, SEARCH_PAGE, words().records),
    listArticles(),
  ])
  const counts = await countSearch(question, filters, found.head)
  // After the last of those that are known to be open then.
  const isLast = 'offset' in position && position.offset + SEARCH_PAGE >= counts.total
  const unknown = isLast ? await findHoursUnknown(question, filters, CALL_FIRST, words().records) : null
  return {
    found,
    counts,
    unknown,
    readings: listSuggestedPages(found.asked, articles.map(withKinds)),
    law: await answerLaw(found.asked),
    ride: findRideQuestion(found.asked),
  }
}

/** The county of a question that is only a ZIP code or a town: its page is in a better order than a list of everything. */
async function findOnlyPlace({ asked }: Awaited<ReturnType<typeof answer>>['found'], { shown }: SearchPageRequest) {
  const { place, otherPlaces, kinds, who, dangers, named, titles, rest, language, isUrgent, isNearMe } = asked
  const { q: _, ...narrowed } = shown
  const isOnly = [otherPlaces, kinds, who, dangers, named, titles, rest].every((found) => found.length === 0)
  if (
    !place ||
    !isOnly ||
    (language && language !== currentLanguage()) ||
    isUrgent ||
    isNearMe ||
    Object.values(narrowed).flat().some(Boolean)
  )
    return null
  const found = await findCounties(asked.typed)
  return found.length === 1 ? (found[0]?.county ?? null) : null
}

/** A searcher may be in a hurry: the field, then whom to call. The rest of the page comes after. */
export default async function SearchPage({ params, searchParams }: PageProps<'/[locale]/resources/search'>) {
  await setLanguage(params)
  const [query, asking] = await Promise.all([searchParams, headers()])
  const nonce = asking.get('x-nonce') ?? undefined
  const request = readSearchPage(query)
  if (request.isTooLong) notePageProblem()
  const problem = request.problem ?? (await limitPage('/resources/search', asking, SEARCHES))
  const answered = problem ? null : await answer(request).catch(noteBusy)
  if (!problem && !answered) return <BusyPage nonce={nonce} />
  // Not while she types.
  const county =
    answered && request.pageNumber === 1 && !asking.has('x-typing')
      ? await findOnlyPlace(answered.found, request)
      : null
  if (county) redirect(to(countyPath(county)))
  // Part of a word is not a search.
  if (answered?.counts.total === 0 && !asking.has('x-typing')) {
    const state = answered.found.asked.place?.state ?? 'US'
    countEvent({ event: 'search-without-result', state, category: request.filters.category ?? 'all' }, asking)
  }
  const w = words().search
  return (
    <SiteFrame path="/resources/search" nonce={nonce}>
      <PageBand scene="search" isSlim>
        <div className="wrap">
          <h1>{w.title}</h1>
        </div>
        <div className="wrap">
          <SearchField q={request.shown.q} />
        </div>
      </PageBand>
      <div className="wrap grid gap-3 pt-3 pb-4 sm:gap-5 sm:pt-5 sm:pb-12">
        {/* A script replaces this with newer results as she types (lib/search/typing.js). */}
        <div id="answer">
          {problem || !answered ? (
            <>
              <NoResources
                title={request.problem ? w.problem.words : w.problem.wait}
                hint={problem ?? ''}
                copy={words().records}
              />
              <HotlineList />
            </>
          ) : (
            <SearchResults
              request={request}
              found={answered.found}
              total={answered.counts.total}
              unknown={answered.unknown}
              readings={answered.readings}
              law={
                <>
                  {answered.law ? <StateLawBrief {...answered.law} /> : null}
                  {answered.ride ? <RideAnswer {...answered.ride} /> : null}
                </>
              }
            />
          )}
        </div>
        <SearchFilters filters={request.shown} counts={answered?.counts ?? null} />
        <InlineScript script={typingScript} nonce={nonce} />
        <p>
          <a className="tap" href={to('/private-search')}>
            {w.privately}
          </a>
        </p>
      </div>
    </SiteFrame>
  )
}
