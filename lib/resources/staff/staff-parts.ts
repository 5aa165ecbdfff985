/** What belongs to a record in tables of its own, written from the form's single fields. */
import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { locations, organizations, phones, resources } from '@/db/schema/directory'
import { ConfidentialAddress } from '../confidential'
import { writeAddress as composeAddress, type ReadAddress } from '../read-address'
import type { ReadPhone } from '../read-phone'
import type { StaffResourceDto } from './staff-schema'

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
type Visibility = StaffResourceDto['addressVisibility']

/** The first number that is spoken on; the others of a record stay as they are. */
export async function writePhone(transaction: Transaction, resourceId: string, phone: ReadPhone | null): Promise<void> {
  const voice = and(eq(phones.resourceId, resourceId), eq(phones.type, 'voice'))
  const [first] = await transaction
    .select({ id: phones.id, number: phones.number, extension: phones.extension })
    .from(phones)
    .where(voice)
    .orderBy(asc(phones.position))
    .limit(1)
  if (!phone) {
    if (first) await transaction.delete(phones).where(eq(phones.id, first.id))
    return
  }
  if (!first) {
    const position = sql`(select coalesce(max(position) + 1, 0) from phones where resource_id = ${resourceId})`
    await transaction.insert(phones).values({ resourceId, ...phone, type: 'voice', position })
  } else if (first.number !== phone.number || first.extension !== phone.extension) {
    await transaction.update(phones).set(phone).where(eq(phones.id, first.id))
  }
}

/** A street address is always redacted, public or not. */
function sealPlace({ id, addressVisibility, ...place }: typeof locations.$inferSelect) {
  const words = composeAddress(place)
  return { id, addressVisibility, address: words === null ? null : new ConfidentialAddress(words) }
}

/** A street that changes is hidden again, unless the editor says in the same breath that it may be shown. */
export async function writeAddress(
  transaction: Transaction,
  resourceId: string,
  { address, visibility }: { address: ReadAddress | null | undefined; visibility: Visibility | undefined },
): Promise<void> {
  const [found] = await transaction
    .select()
    .from(locations)
    .where(eq(locations.resourceId, resourceId))
    .orderBy(asc(locations.number))
    .limit(1)
  const current = found && sealPlace(found)
  const isSame = address && current?.address?.equals(composeAddress(address))
  // Whoever has no address is looked for as whoever hides one.
  if (address === undefined && !current) {
    await transaction.insert(locations).values({ resourceId, addressVisibility: visibility ?? 'hidden' })
    return
  }
  if (address === undefined || isSame) {
    if (current && visibility && visibility !== current.addressVisibility) {
      await transaction.update(locations).set({ addressVisibility: visibility }).where(eq(locations.id, current.id))
    }
    return
  }
  if (address === null) {
    if (!current?.address) return
    const none = { street: null, zip: null, latitude: null, longitude: null, isApproximate: false }
    const addressVisibility = current.addressVisibility === 'hidden' ? ('hidden' as const) : ('area' as const)
    await transaction
      .update(locations)
      .set({ ...none, addressVisibility })
      .where(eq(locations.id, current.id))
    return
  }
  // The coordinates of the new address are unknown.
  const nowhere = { latitude: null, longitude: null, isApproximate: false }
  const values = { ...address, ...nowhere, addressVisibility: visibility ?? ('hidden' as const) }
  if (current) await transaction.update(locations).set(values).where(eq(locations.id, current.id))
  else await transaction.insert(locations).values({ resourceId, ...values })
}

/** An organization that gives this one service bears its name, unless it was given another. */
export async function renameOrganization(transaction: Transaction, id: string, formerTitle: string): Promise<void> {
  await transaction.execute(sql`
    update organizations o set name = r.title, website = r.url
    from resources r
    where r.id = ${id} and o.id = r.organization_id and o.name in (${formerTitle}, r.title) and (o.name, o.website) is distinct from (r.title, r.url)
      and not exists (select 1 from resources other where other.organization_id = o.id and other.id <> r.id)`)
}

export async function createOrganization(
  transaction: Transaction,
  name: string,
  website: string | null,
): Promise<string> {
  const [row] = await transaction.insert(organizations).values({ name, website }).returning({ id: organizations.id })
  if (!row) throw new Error('an insert gave no row')
  return row.id
}

/** Held until the transaction ends. */
export async function lockResource(transaction: Transaction, id: string): Promise<void> {
  await transaction.select({ id: resources.id }).from(resources).where(eq(resources.id, id)).for('update')
}
