/**
 * The matches that a search ranks. Words and filters are one query on one index; at most SEARCH_DEPTH matches, the
 * most important first, are looked at, so that the cost does not grow with the directory.
 *
 * Run with `useSearchIndex`: left to itself the planner reads the table, or a list in its order, for a common word. That
 * is quick when its guess is right and reads everything when it is wrong (a category that a state does not have).
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Point } from '@/lib/geography/zip-centers'
import { SEARCH_DEPTH } from './directory'
import type { SearchQuery } from './search-query'
import { writeIds } from './sql-rows'
import { facetQuery } from './sql-words'

const NATIONAL_DEPTH = 40
const NAMED_DEPTH = 10
const NEAREST_DEPTH = 500
const METERS_IN_MILE = 1609.344
/** What lies further from a typed ZIP code gains nothing from its distance. */
const NEAR_MILES = 60
/** A record whose whole name was typed gains this much, one whose name only begins so a part of it. */
const NAME_GAIN = 3

/** Where a typed ZIP code lies, and the records that stand nearest to it. */
export interface Vicinity {
  center: Point
  nearest: string[]
}

export interface Match extends Record<string, unknown> {
  id: string
  title: string
  rank: number
  category: string
  areas: string[]
  languages: string[]
  isOpen24Hours: boolean
  isEmergency: boolean
}

/** Published, with the words, the filters and, where given, the area ('~s:TX', '~n'). */
function isMatch(search: SearchQuery, text: SQL | null, area: string | null): SQL {
  const facets = [
    area,
    search.category && `~c:${search.category}`,
    search.language && `~l:${search.language}`,
    search.open24Hours && '~24',
    search.emergency && '~e',
  ]
  const wanted = [...(text ? [text] : []), ...facets.flatMap((facet) => (facet ? [facetQuery(facet)] : []))]
  const found = wanted.length === 0 ? sql`` : sql`and r.search @@ (${sql.join(wanted, sql` && `)})`
  const tag = search.tag ? sql`and r.tags @> array[${search.tag}]::text[]` : sql``
  return sql`r.archived_at is null ${found} ${tag}`
}

/** Emergencies, then what serves a state or the country, then the rest; each is read only if those before left room. */
const tiers = ['~i:3', '~i:2', '~i:1']

export function useSearchIndex(): SQL {
  return sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`
}

/** The most important matches in one area, or everywhere. */
export function selectImportant(search: SearchQuery, text: SQL | null, area: string | null, depth: number): SQL {
  const parts = tiers.map((tier) => {
    const wanted = text ? sql`(${text} && ${facetQuery(tier)})` : facetQuery(tier)
    return sql`(select r.* from resources r where ${isMatch(search, wanted, area)} limit ${depth})`
  })
  return sql`select * from (${sql.join(parts, sql` union all `)}) r limit ${depth}`
}

function beginsWith(phrase: string): SQL {
  return sql`lower(r.title) like ${`${phrase.replaceAll(/[\\%_]/g, '\\$&')}%`}`
}

/** The point as the `position` column holds it. */
function earthPoint({ latitude, longitude }: Point): SQL {
  return sql`ll_to_earth(${latitude}, ${longitude})`
}

/** The records nearest to a point, by the index; whether they match is asked later. */
export function selectNearest(center: Point): SQL {
  return sql`select l.resource_id as id from locations l where l.position is not null
    order by l.position <-> ${earthPoint(center)} limit ${NEAREST_DEPTH}`
}

/** What raises a match: its words, its state, its distance, its name, its importance. */
function rank(search: SearchQuery, text: SQL | null, phrase: string, vicinity: Vicinity | null): SQL {
  const parts: SQL[] = [sql`r.importance * 0.06`]
  if (text) parts.push(sql`ts_rank_cd('{0.1, 0.2, 0.5, 1.0}', r.search, ${text}, 32) * 2`)
  if (search.state) parts.push(sql`case when ${search.state} = any(r.service_area) then 2 else 0 end`)
  if (vicinity) {
    const reach = NEAR_MILES * METERS_IN_MILE
    parts.push(sql`coalesce((select greatest(0, 1 - min(l.position <-> ${earthPoint(vicinity.center)}) / ${reach}::float8)
      from locations l where l.resource_id = r.id), 0) * 3`)
  }
  if (phrase) {
    const share = sql`${NAME_GAIN * phrase.length}::float8 / char_length(r.title)`
    parts.push(sql`case when ${beginsWith(phrase)} then ${share} else 0 end`)
  }
  return sql`(${sql.join(parts, sql` + `)})::float8`
}

/** Each match once, with its rank. `phrase` is the words as typed: a name is found by them among any number of matches. */
export function selectMatches(search: SearchQuery, text: SQL | null, phrase: string, vicinity: Vicinity | null): SQL {
  const area = search.state ? `~s:${search.state}` : null
  const sources = [selectImportant(search, text, area, SEARCH_DEPTH + 1)]
  if (area) sources.push(selectImportant(search, text, '~n', NATIONAL_DEPTH))
  if (vicinity && vicinity.nearest.length > 0) {
    const nearest = sql`r.id = any(${writeIds(vicinity.nearest)})`
    sources.push(sql`select r.* from resources r where ${nearest} and ${isMatch(search, text, null)} limit 100`)
  }
  if (phrase) {
    sources.push(sql`select r.* from resources r where ${isMatch(search, null, area)} and ${beginsWith(phrase)}
      limit ${NAMED_DEPTH}`)
  }
  return sql`
    select distinct on (r.id) r.id, r.title, r.category, r.service_area as areas, r.languages,
      r.is_open_24_hours as "isOpen24Hours", r.is_emergency as "isEmergency",
      ${rank(search, text, phrase, vicinity)} as rank
    from (${sql.join(
      sources.map((source) => sql`(${source})`),
      sql` union all `,
    )}) r`
}
