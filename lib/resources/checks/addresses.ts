/** Addresses that may be those of a refuge: staff publish each or keep it back. Triggers obey (0039_addresses_held_back). */
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { addressDecisions } from '@/db/schema/checks'
import { recordChange } from '@/lib/audit/record'
import type { Viewer } from '@/lib/session/policy'
import { ConfidentialAddress } from '../confidential'
import { lockWithInput } from '../staff/staff-service'
import { type AddressInput, type AddressPosition, type HeldAddressDto, heldAddressSchema } from './address-schema'

/** Held back, and not decided as it stands now. */
export const undecided = sql`exists (select from locations l where l.resource_id = r.id and l.address_visibility = 'held')
  and not exists (select from address_decisions d where d.slug = r.slug and d.decision = 'keep') and r.deleted_at is null`

const columns = sql`r.id, r.title, r.source,
  (select number from phones where resource_id = r.id and type = 'voice' order by position limit 1) as "phoneNumber",
  (select string_agg(concat_ws(', ', street, city, nullif(concat_ws(' ', state, zip), '')), '; ' order by id)
    from locations where resource_id = r.id and street is not null) as address,
  exists (select from locations where resource_id = r.id and address_visibility = 'held') as "isHeld",
  (select why from address_doubts where id = r.id) as why,
  (select json_build_object('decision', decision, 'reason', reason, 'source', source, 'by', decided_by, 'at', decided_at)
    from address_decisions where slug = r.slug) as decided`

function reveal(viewer: Viewer, { address, ...row }: Record<string, unknown>): HeldAddressDto {
  const words = typeof address === 'string' ? new ConfidentialAddress(address).reveal(viewer) : null
  return heldAddressSchema.parse({ ...row, address: words })
}

interface Filter {
  show: 'waiting' | 'kept'
  limit: number
  after?: AddressPosition
}

export async function listHeldAddresses(
  viewer: Viewer,
  { show, limit, after }: Filter,
): Promise<{ items: HeldAddressDto[]; next: AddressPosition | null }> {
  const chosen =
    show === 'waiting'
      ? undecided
      : sql`r.slug in (select slug from address_decisions where decision = 'keep') and r.deleted_at is null`
  const from = after ? sql`and (r.title, r.id) > (${after[0]}, ${after[1]}::uuid)` : sql``
  const rows = await query((db) =>
    db.execute<Record<string, unknown>>(sql`
      select ${columns} from (select * from resources r where ${chosen} ${from} order by r.title, r.id limit ${limit + 1}) r
      order by r.title, r.id`),
  )
  const items = rows.slice(0, limit).map((row) => reveal(viewer, row))
  const last = items.at(-1)
  return { items, next: rows.length > limit && last ? [last.title, last.id] : null }
}

/** Whether a record's address is held back, and what was decided about it. */
export async function getHeldAddress(viewer: Viewer, id: string): Promise<HeldAddressDto | null> {
  const [row] = await query((db) =>
    db.execute<Record<string, unknown>>(sql`select ${columns} from resources r where r.id = ${id}::uuid`),
  )
  return row ? reveal(viewer, row) : null
}

const HELD_BY_HAND = 'Held back by staff'

export async function decideAddress(viewer: Viewer, id: string, input: AddressInput): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const { title, slug } = await lockWithInput(transaction, id)
      const { decision, source = null } = input
      const reason = input.reason ?? HELD_BY_HAND
      const [former] = await transaction.execute<{ decision: string; reason: string; source: string | null }>(
        sql`select decision, reason, source from address_decisions where slug = ${slug}`,
      )
      const published = sql`array(select coalesce(street, '') from locations where resource_id = ${id}::uuid)`
      const values = {
        ...{ decision, reason, source, decidedBy: viewer.email ?? viewer.userId, decidedAt: new Date() },
        streets: decision === 'publish' ? published : sql`'{}'::text[]`,
      }
      await transaction
        .insert(addressDecisions)
        .values({ slug, ...values })
        .onConflictDoUpdate({ target: addressDecisions.slug, set: values })
      await recordChange(transaction, viewer, {
        action: decision === 'publish' ? 'address published' : 'address kept back',
        ...{ targetType: 'resource', targetId: id, target: title },
        ...{ before: former, after: { decision, reason, source } },
      })
    }),
  )
}
