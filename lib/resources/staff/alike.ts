/** Entries that may be the one that is being written: of the same name, number or street. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { AppError } from '@/lib/http/app-error'
import { readAddress } from '../read-address'
import { readPhone } from '../read-phone'
import { type Alike, type AlikeInput, alikeSchema } from './alike-schema'
import { describeAlike } from './choice-names'
import type { ResourceInput } from './staff-schema'

const MAX_MATCHES = 5

export async function listAlike({ title, phoneNumber, address, state }: AlikeInput): Promise<Alike[]> {
  const digits = (phoneNumber ? readPhone(phoneNumber)?.number : undefined)
    ?.replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '')
  const street = address ? readAddress(address).street : ''
  const ways = [
    ...(title.length >= 3
      ? [
          sql`select id from resources where archived_at is null and plain_name(title) = plain_name(${title})
            and (${state ?? null}::text is null or state is null or state = ${state ?? null}::text)`,
        ]
      : []),
    ...(digits && digits.length >= 7
      ? [sql`select resource_id from phones where replace(number, '-', '') in (${digits}, ${`1${digits}`})`]
      : []),
    ...(/^\d+\s+\S/.test(street)
      ? [sql`select resource_id from locations where street is not null and street_key(street) = street_key(${street})`]
      : []),
  ]
  if (ways.length === 0) return []
  const rows = await query((db) =>
    db.execute<Record<string, unknown>>(sql`select r.id, r.title, r.city, r.state,
        (select p.number from phones p where p.resource_id = r.id order by p.position limit 1) as "phoneNumber"
      from resources r where r.archived_at is null and r.id in (${sql.join(ways, sql` union `)})
      order by plain_name(r.title) = plain_name(${title}) desc, r.title, r.id limit ${MAX_MATCHES}`),
  )
  return rows.map((row) => alikeSchema.parse(row))
}

/** Throws, with their names, if there are any. */
export async function warnOfAlike(input: ResourceInput): Promise<void> {
  const { title, phoneNumber, address, state } = input
  const found = await listAlike({
    ...{ title, state: state ?? address?.state ?? undefined },
    phoneNumber: phoneNumber?.number,
    address: address?.street,
  })
  if (found.length === 0) return
  const message = `Already here: ${found.map(describeAlike).join('; ')}. If this is another one, check the box below.`
  throw new AppError('invalid', message, { errors: [{ path: 'title', message }] })
}
