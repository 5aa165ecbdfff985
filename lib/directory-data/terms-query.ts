import { DIRECTORY_TAG } from '@/lib/cache/tags'
import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { query } from '@/db'
import { cached } from '@/lib/cache/cached'
import type { HsdsTaxonomyTerm } from './hsds-record'
import { getTagTerm, getTaxonomy, listFixedTerms, taxonomyKeys } from './hsds-terms'

const MAX_TAGS = 5000

const listTags = cached('hsds-tags', async () => {
  const rows = await query((db) =>
    db.execute<{ tag: string }>(sql`
        select distinct unnest(r.tags) as tag from resources r where r.archived_at is null order by tag limit ${MAX_TAGS}`),
  )
  return rows.map(({ tag }) => tag)
}, [DIRECTORY_TAG])

/** Every term in use, and those that are there in any case. */
export async function listTerms(): Promise<HsdsTaxonomyTerm[]> {
  return [...listFixedTerms(), ...(await listTags()).map(getTagTerm)]
}

const factConditions: Record<string, SQL> = {
  'open-24-hours': sql`r.is_open_24_hours`,
  unverified: sql`not r.is_verified`,
  city: sql`r.city is not null`,
  state: sql`r.state is not null`,
  county: sql`r.county is not null`,
  'county-fips': sql`r.county_fips is not null`,
  'listed-by': sql`r.listed_by is not null`,
  'listed-on': sql`r.listed_on is not null`,
  'source-url': sql`r.source_url is not null`,
  source: sql`r.source is not null`,
  confidence: sql`r.confidence is not null`,
  'check-precision': sql`r.verified_precision is not null`,
  'text-keyword': sql`exists (select 1 from phones p where p.resource_id = r.id and p.keyword is not null)`,
}
const all = sql`true`
const none = sql`false`

function hasPlace(visibility: string): SQL {
  return sql`exists (select 1 from locations l where l.resource_id = r.id and ${
    // One that is held back is exported as a town, as others are.
    visibility === 'area' ? sql`l.address_visibility in ('area', 'held')` : sql`l.address_visibility = ${visibility}`
  })`
}

/** Services with an attribute of this term. */
export async function matchTerm(id: string): Promise<SQL> {
  const term = (await listTerms()).find((one) => one.id === id)
  const key = taxonomyKeys.find((one) => getTaxonomy(one).id === term?.taxonomy_id)
  if (!term || !key) return none
  const { code } = term
  switch (key) {
    case 'category':
      return sql`r.category = ${code}`
    case 'tag':
      return sql`r.tags @> array[${code}]::text[]`
    case 'help':
      return sql`r.help_kinds @> array[${code}]::text[]`
    case 'scope':
      return sql`r.scope = ${code}`
    case 'emergency':
      return sql`r.is_emergency`
    case 'visibility':
      return hasPlace(code)
    case 'fact':
      return factConditions[code] ?? all
  }
}

/** Services with an attribute of any term of this taxonomy. */
export function matchTaxonomy(id: string): SQL {
  const key = taxonomyKeys.find((one) => getTaxonomy(one).id === id)
  if (!key) return none
  if (key === 'tag') return sql`cardinality(r.tags) > 0`
  if (key === 'help') return sql`cardinality(r.help_kinds) > 0`
  if (key === 'emergency') return sql`r.is_emergency`
  return key === 'visibility' ? sql`(${hasPlace('full')} or ${hasPlace('area')})` : all
}
