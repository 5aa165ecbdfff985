import 'server-only'
import { brotliCompressSync, constants } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { cached } from '@/lib/cache/cached'
import { DIRECTORY_TAG } from '@/lib/cache/tags'
import { listStatePlaces } from '@/lib/geography/places/gazetteer'
import type { StateCode } from '@/lib/geography/states'
import { readResources } from '@/lib/resources/reads/sql-rows'
import type { ResourceDto } from '@/lib/resources/schema'
import type { StatePack } from './pack'

const unshown = {
  eligibility: null,
  applicationProcess: null,
  requiredDocuments: null,
  fees: null,
  accessibility: null,
  chatSource: null,
  chatReadOn: null,
  whoSource: null,
  whoReadOn: null,
}

/** Leaves out fields that no result shows and no ranking uses. */
function trim(entry: ResourceDto): ResourceDto {
  return { ...entry, source: null, sourceUrl: null, updatedAt: '', ...unshown, email: null }
}

async function readPack(state: StateCode): Promise<StatePack> {
  const entries = await query(async (db) => {
    const rows = await db.execute<{ id: string }>(sql`
      select r.id from resources r where r.archived_at is null and (r.scope = 'national' or ${state} = any(r.service_area)
        or (cardinality(r.service_area) = 0 and r.state = ${state})) order by r.id`)
    return readResources(
      db,
      rows.map(({ id }) => id),
    )
  })
  return {
    state,
    madeOn: new Date().toISOString().slice(0, 10),
    entries: entries.map(trim),
    places: listStatePlaces(state),
  }
}

function compress(text: string): Buffer {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 },
  })
}

/** Built once per version of the directory, the same for everyone: a request reveals only a state. */
export const getPackedState = cached(
  'private-search',
  async (state: StateCode): Promise<string> => compress(JSON.stringify(await readPack(state))).toString('base64'),
  [DIRECTORY_TAG],
)
