/** The lines of the states and the numbers of their coalitions that nobody has called yet. A call makes them records. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { type StateCode, stateName } from '@/lib/geography/states'
import { AppError } from '@/lib/http/app-error'
import { type LineToConfirm, readLinesToConfirm } from '@/lib/legal/states/files'
import { resourceInput } from '@/lib/resources/staff/staff-schema'
import { createResource } from '@/lib/resources/staff/staff-service'
import { STATE_LINE_TAG } from '@/lib/resources/states/state-line'
import type { Viewer } from '@/lib/session/policy'
import { checkRecord } from './check'
import { checkInput } from './schema'

/** Those whose number no entry for the whole state has. */
export async function listLinesToConfirm(state?: StateCode): Promise<LineToConfirm[]> {
  const waiting = readLinesToConfirm().filter((line) => !state || line.state === state)
  const rows = await query((db) =>
    db.execute<{ state: StateCode; digits: string }>(sql`
      select r.state, right(regexp_replace(p.number, '\\D', '', 'g'), 10) as digits
      from resources r join phones p on p.resource_id = r.id
      where r.archived_at is null and r.scope = 'state' and r.state is not null`),
  )
  const known = new Set(rows.map((row) => `${row.state}${row.digits}`))
  return waiting.filter((line) => !known.has(`${line.state}${line.phone.replace(/\D/g, '').slice(-10)}`))
}

async function findCoalition(state: StateCode, title: string): Promise<string | null> {
  const [row] = await query((db) =>
    db.execute<{ id: string }>(sql`select id from resources
      where state = ${state} and title = ${title} and deleted_at is null order by archived_at nulls first limit 1`),
  )
  return row?.id ?? null
}

function writeDescription({ kind, state }: LineToConfirm): string {
  const place = stateName(state)
  return kind === 'hotline'
    ? `Answers people in ${place} who face abuse, and finds shelter and an advocate near you.`
    : `Works with the programs against abuse in ${place}, and tells you which one is near you.`
}

/** Marks a state's hotline; the form for entries has no field for it. */
async function markStateLine(id: string): Promise<void> {
  await query((db) =>
    db.execute(sql`update resources set kind = 'hotline',
      tags = ${sql.raw(`array['crisis', 'domestic-violence', '${STATE_LINE_TAG}']`)} where id = ${id}::uuid`),
  )
}

/** Staff confirm a call: the number is stored as checked today, and every page of the state shows it. */
export async function publishLine(viewer: Viewer, state: StateCode, phone: string): Promise<void> {
  const line = (await listLinesToConfirm(state)).find((one) => one.phone === phone)
  if (!line) throw new AppError('conflict', 'This number is in the directory by now, or it is not one of ours to call.')
  const known = await findCoalition(state, line.name)
  const id =
    known ??
    (
      await createResource(
        viewer,
        resourceInput.parse({
          title: line.name,
          description: writeDescription(line),
          category: 'housing-shelter',
          phoneNumber: line.phone,
          isEmergency: line.kind === 'hotline',
          hours: line.hours || undefined,
          scope: 'state',
          state,
        }),
      )
    ).id
  if (line.kind === 'hotline') await markStateLine(id)
  await checkRecord(viewer, id, checkInput.parse({ confirmed: ['phone'], phoneNumber: line.phone }))
}
