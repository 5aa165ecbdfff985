/**
 * The records to rank: a bounded number from each area, all through one index (`resources.search` contains words, kinds
 * of help '~k:', counties '~f:', states '~s:', the whole state '~w', the country '~n'). The cost of a search does not
 * grow with the directory.
 */
import { type SQL, sql } from 'drizzle-orm'
import { type WhoFact, whoFields } from '@/db/vocabulary/who-may-come'
import type { Point } from '@/lib/geography/distance'
import { writeHere } from '@/lib/geography/earth'
import type { Gazetteer } from '@/lib/geography/places/gazetteer'
import { listCountiesNear } from '@/lib/geography/places/near'
import { areHoursUnknown, selectOpen, selectOpenWhen } from '@/lib/resources/hours/sql-hours'
import type { SearchFilters } from './filters'
import { bedKinds, listNeed, listPins } from './order'
import { directoryVersion } from './record-cache'
import type { Understood } from './understand'

const COUNTY_DEPTH = 160
const NEAR_DEPTH = 160
const NEAREST_DEPTH = 120
const STATE_DEPTH = 60
const IN_STATE_DEPTH = 120
/** If the place is only a state, nothing counts as near. */
const WHOLE_STATE_DEPTH = 320
const NATIONAL_DEPTH = 60
const NAMED_DEPTH = 40
const ANYWHERE_DEPTH = 160
/** For kinds that very many records have: national and statewide records rank before these. */
const ELSEWHERE_DEPTH = 30
const REACH = 100

/** Part of a text query: a literal facet. */
function facet(name: string): string {
  return `'${name.replaceAll(/['\\]/g, '')}'`
}

function any(names: Iterable<string>): string | null {
  const parts = [...names].map(facet)
  return parts.length === 0 ? null : `(${parts.join(' | ')})`
}

function all(parts: (string | null | false)[]): string {
  return parts.filter(Boolean).join(' & ')
}

function listFilterFacets(filters: SearchFilters): (string | false | null)[] {
  return [
    filters.category && facet(`~c:${filters.category}`),
    filters.language && facet(`~l:${filters.language}`),
    filters.open24Hours && facet('~24'),
    filters.emergency && facet('~e'),
  ]
}

const english = sql.raw("'pg_catalog.english'")

/** The query for the typed words, which is used if no kind of help was understood. */
export function writeWords(asked: Understood, joiner: '&&' | '||'): SQL | null {
  const words = asked.words
  if (words.length === 0) return null
  const parts = words.map((word) => sql`plainto_tsquery(${english}, fold(${word}))`)
  return sql`(${sql.join(parts, sql.raw(` ${joiner} `))})`
}

function matches(query: string, words: SQL | null): SQL {
  if (!query) return words ? sql`r.search @@ ${words}` : sql`true`
  const facets = sql`${query}::tsquery`
  return words ? sql`r.search @@ (${facets} && ${words})` : sql`r.search @@ ${facets}`
}

interface Source {
  query: string
  words: SQL | null
  depth: number
  /** How many records are sorted to take the first ones, if different from a state's. */
  among?: number
}

/** Facts known from other columns: a program with a videophone can be reached in sign language. */
const isSo = (fact: WhoFact) =>
  fact === 'signLanguage'
    ? sql`and (r.sign_language = 'yes' or exists (select from phones p where p.resource_id = r.id and p.type = 'videophone'))`
    : sql`and ${sql.raw(`r.${whoFields[fact].column}`)} = 'yes'`

/** The ids of records open at the time in the filters; null without one. */
function selectOpenAsAsked({ openNow, when }: SearchFilters): SQL[] {
  const now = new Date()
  return [...(openNow ? [selectOpen(now)] : []), ...(when ? [selectOpenWhen(when, now)] : [])]
}

/** Filters that are not in the word index. `open`: the names of lists of those that are open, read once. */
function writeNarrow(filters: SearchFilters, open?: readonly SQL[]): SQL {
  const { tag, when, who } = filters
  const parts = [tag ? sql`and r.tags @> array[${tag}]::text[]` : sql``, ...who.map(isSo)]
  if (filters.areHoursUnknown && when) parts.push(sql`and ${areHoursUnknown(when, new Date())}`)
  else parts.push(...(open ?? selectOpenAsAsked(filters)).map((ids) => sql`and r.id in ${ids}`))
  return sql.join(parts, sql` `)
}

/** The lists of those that are open, written before a statement that asks for them many times. */
function writeOpenLists(filters: SearchFilters): { lists: SQL; open: SQL[] } {
  const lists = filters.areHoursUnknown ? [] : selectOpenAsAsked(filters)
  const names = lists.map((_, at) => sql.raw(`open_${at}`))
  const written = lists.map((list, at) => sql`${names[at]} as materialized ${list}`)
  return {
    lists: written.length > 0 ? sql`with ${sql.join(written, sql`, `)}` : sql``,
    open: names.map((name) => sql`(select resource_id from ${name})`),
  }
}

/** How many records are sorted to take the first ones: more than nearly any source of one state has today. */
const AMONG_STATE = 2000
/** For names, and without a place: most matches rank equally. */
const AMONG_ANYWHERE = 500

/** The most important records, then the most recently checked; deterministic. */
function takeFirst(where: SQL, depth: number, among: number): SQL {
  return sql`(select f.id from (select r.id, r.importance, r.verified_on from resources r
      where ${where} and r.archived_at is null limit ${among}) f
    order by f.importance desc, f.verified_on desc nulls last, f.id limit ${depth})`
}

/** The records with the nearest public addresses, however many others are around. */
function selectNearest(point: Point, query: string, words: SQL | null, narrow: SQL): SQL {
  return sql`(select r.id from (select l.resource_id, l.position <-> ${writeHere(point)} as chord
      from locations l where l.position is not null order by 2 limit ${NEAREST_DEPTH * 3}) near
    join resources r on r.id = near.resource_id
    where ${matches(query, words)} and r.archived_at is null ${narrow} order by near.chord, r.id limit ${NEAREST_DEPTH})`
}

function listSources(asked: Understood, filters: SearchFilters, gazetteer: Gazetteer, words: SQL | null): Source[] {
  const need = listNeed(asked)
  const facets = all(listFilterFacets(filters))
  const kindsOf = (names: Iterable<string>) => any([...names].map((kind) => `~k:${kind}`))
  const best = kindsOf(need.best)
  const wide = kindsOf([...need.best, ...need.also])
  const text = best ? null : words
  const { place } = asked
  const urgent = facet('~e')
  if (!place && text) {
    return [
      { query: all([facet('~n'), facets]), words: text, depth: NATIONAL_DEPTH },
      { query: facets, words: text, depth: ANYWHERE_DEPTH },
    ]
  }
  if (!place) {
    return [
      { query: all([best, facet('~n'), facets]), words: null, depth: NATIONAL_DEPTH },
      { query: all([best, facet('~w'), facets]), words: null, depth: STATE_DEPTH },
      { query: all([best, urgent, facets]), words: null, depth: STATE_DEPTH, among: AMONG_ANYWHERE },
      { query: all([best, facets]), words: null, depth: ELSEWHERE_DEPTH, among: 4 * ELSEWHERE_DEPTH },
    ]
  }
  const state = facet(`~s:${place.state}`)
  const counties = any(place.counties.map((fips) => `~f:${fips}`))
  const around = place.point ? listCountiesNear(gazetteer, place.point, REACH, place.state) : []
  const near = any(around.map(({ fips }) => `~f:${fips}`))
  // She gave only a place: what is there, and the hotlines (listPins) instead of everything national.
  if (!wide && !text && !filters.category) {
    return [
      ...(counties ? [{ query: all([counties, state, facets]), words: null, depth: COUNTY_DEPTH }] : []),
      ...(near ? [{ query: all([near, state, urgent, facets]), words: null, depth: NEAR_DEPTH }] : []),
      { query: all([state, facet('~w'), facets]), words: null, depth: STATE_DEPTH },
      { query: all([state, urgent, facets]), words: null, depth: STATE_DEPTH },
      ...(place.point ? [] : [{ query: all([state, facets]), words: null, depth: IN_STATE_DEPTH }]),
    ]
  }
  const wantsBed = asked.kinds.some((kind) => bedKinds.includes(kind))
  return [
    ...(counties ? [{ query: all([wide, counties, state, facets]), words: text, depth: COUNTY_DEPTH }] : []),
    ...(counties ? [{ query: all([best, counties, state, urgent, facets]), words: text, depth: STATE_DEPTH }] : []),
    ...(near ? [{ query: all([best, near, state, facets]), words: text, depth: NEAR_DEPTH }] : []),
    ...(near ? [{ query: all([best, near, state, urgent, facets]), words: text, depth: STATE_DEPTH }] : []),
    ...(near && !wantsBed ? [{ query: all([wide, near, state, facets]), words: text, depth: STATE_DEPTH }] : []),
    { query: all([wide, state, facet('~w'), facets]), words: text, depth: STATE_DEPTH },
    { query: all([best, state, facets]), words: text, depth: place.point ? IN_STATE_DEPTH : WHOLE_STATE_DEPTH },
    { query: all([wantsBed ? facet('~k:emergency-shelter') : wide, state, facets]), words: text, depth: STATE_DEPTH },
    { query: all([wide, facet('~n'), facets]), words: text, depth: NATIONAL_DEPTH },
  ]
}

/** Her state and the whole country; null without a place. */
const writeArea = ({ place }: Understood) => place && `(${facet(`~s:${place.state}`)} | ${facet('~n')})`

function selectByName(condition: SQL, query: string, narrow: SQL): SQL {
  return takeFirst(sql`${condition} and ${matches(query, null)} ${narrow}`, NAMED_DEPTH, AMONG_ANYWHERE)
}

/** Uses the title index, which is selective: the index of all words would read thousands of records. */
const hasInTitle = (words: SQL) => sql`to_tsvector(${english}, fold(r.title)) @@ ${words}`

/** Records whose names contain the words: 'planned parenthood', 'harbor house'. */
function selectNamed(asked: Understood, filters: SearchFilters, narrow: SQL): SQL | null {
  const words = asked.rest.length > 0 || asked.kinds.length === 0 ? asked.words.filter((word) => word.length > 2) : []
  if (words.length === 0) return null
  const typed = sql`plainto_tsquery(${english}, fold(${words.join(' ')}))`
  return selectByName(hasInTitle(typed), all([writeArea(asked), ...listFilterFacets(filters)]), narrow)
}

/** Records whose titles contain her words as a phrase: near her, in her state, anywhere. */
function listCalled(asked: Understood, filters: SearchFilters, gazetteer: Gazetteer, narrow: SQL): SQL[] {
  const { place, titles } = asked
  const facets = listFilterFacets(filters)
  const state = place ? facet(`~s:${place.state}`) : null
  const around = place?.point ? listCountiesNear(gazetteer, place.point, REACH, place.state) : []
  const near = any([...(place?.counties ?? []), ...around.map(({ fips }) => fips)].map((fips) => `~f:${fips}`))
  const areas = place ? [...(near ? [all([near, state])] : []), state, facet('~n')] : [facet('~n'), null]
  return titles.flatMap((title) => {
    const isCalled = hasInTitle(sql`phraseto_tsquery(${english}, fold(${title}))`)
    return areas.map((area) => selectByName(isCalled, all([area, ...facets]), narrow))
  })
}

/** Records found by a name without spaces, or by its initials. */
function selectForm(form: string, asked: Understood, filters: SearchFilters, narrow: SQL): SQL {
  const query = all([writeArea(asked), ...listFilterFacets(filters)])
  return selectByName(sql`name_forms(r.title) @> array[${form}]`, query, narrow)
}

/** Exact matches of a number, including short codes ('22522'), and numbers that begin with it. */
function selectNumber(digits: string): SQL {
  const forms = [digits, `1${digits}`]
  const select = (same: (form: string) => SQL) =>
    sql`(select p.resource_id as id from phones p where ${sql.join(forms.map(same), sql` or `)}
      order by p.resource_id limit ${NAMED_DEPTH})`
  return sql`(${select((form) => sql`replace(p.number, '-', '') = ${form}`)} union
    ${select((form) => sql`replace(p.number, '-', '') like ${`${form}%`}`)})`
}

/** People often remember the end of a number: it is searched for among national lines. */
function selectNumberEnd(digits: string): SQL {
  return sql`(select r.id from resources r join phones p on p.resource_id = r.id
    where r.search @@ ${facet('~n')}::tsquery and replace(p.number, '-', '') like ${`%${digits}%`}
    order by r.id limit ${NAMED_DEPTH})`
}

export function selectCandidates(
  asked: Understood,
  filters: SearchFilters,
  gazetteer: Gazetteer,
  words: SQL | null,
): SQL {
  const { lists, open } = writeOpenLists(filters)
  const narrow = writeNarrow(filters, open)
  const { first, national } = listPins(asked)
  const pins = [...first, ...national]
  const sources = listSources(asked, filters, gazetteer, words).map((source) =>
    takeFirst(sql`${matches(source.query, source.words)} ${narrow}`, source.depth, source.among ?? AMONG_STATE),
  )
  const isNumber = asked.digits !== null && asked.kinds.length === 0
  const selected: SQL[] =
    isNumber && asked.digits ? [selectNumber(asked.digits), selectNumberEnd(asked.digits)] : sources
  const kinds = any([...listNeed(asked).best].map((kind) => `~k:${kind}`))
  if (asked.place?.point && !isNumber)
    selected.push(
      selectNearest(
        asked.place.point,
        all([kinds, facet(`~s:${asked.place.state}`), ...listFilterFacets(filters)]),
        kinds ? null : words,
        narrow,
      ),
    )
  const named = isNumber ? null : selectNamed(asked, filters, narrow)
  if (named) selected.push(named)
  if (!isNumber) selected.push(...listCalled(asked, filters, gazetteer, narrow))
  if (asked.nameForm) selected.push(selectForm(asked.nameForm, asked, filters, narrow))
  if (pins.length > 0) {
    const slugs = sql`${`{${pins.join()}}`}::text[]`
    const query = all(listFilterFacets(filters))
    selected.push(
      sql`(select r.id from resources r where r.slug = any(${slugs}) and ${matches(query, null)} and r.archived_at is null ${narrow})`,
    )
  }
  const rank = words
    ? sql`string_agg(ts_rank_cd('{0.1, 0.2, 0.4, 1.0}', r.search, ${words}, 32)::text, ',')`
    : sql`null`
  const record = words ? sql`join resources r on r.id = found.id` : sql``
  // One row, because hundreds of rows take longer to read than to find.
  return sql`${lists}
    select ${directoryVersion} as version, string_agg(found.id::text, ',') as ids,
      string_agg(case when found.id in ${selectOpen(new Date())} then '1' else '0' end, '') as open, ${rank} as ranks
    from (${sql.join(selected, sql` union `)}) found ${record}`
}

/** The condition for all matching records, for counts and for the pages after the ranked results. */
export function writeAnswer(asked: Understood, filters: SearchFilters, words: SQL | null): SQL {
  const need = listNeed(asked)
  const wide = any([...need.best, ...need.also].map((kind) => `~k:${kind}`))
  if (asked.digits && asked.kinds.length === 0) return sql`false`
  const text = wide ? null : words
  return sql`${matches(all([wide, writeArea(asked), ...listFilterFacets(filters)]), text)} and r.archived_at is null ${writeNarrow(filters)}`
}
