/** Creates directory records for tests. */
import { randomUUID } from 'node:crypto'
import type postgres from 'postgres'

export interface MadeRecord {
  title?: string
  isEmergency?: boolean
  /** A date, or null for never. */
  verifiedOn?: string | null
  isVerified?: boolean
  url?: string | null
  phone?: string | null
  /** The organization's. */
  email?: string | null
  category?: string
  hours?: string | null
  state?: string
  scope?: 'local' | 'state' | 'national'
}

/** Returns its id and slug. */
export async function makeRecord(sql: postgres.Sql, given: MadeRecord = {}): Promise<{ id: string; slug: string }> {
  const slug = `made-${randomUUID()}`
  const { title = 'Harbor House', isEmergency = false, verifiedOn = null, isVerified = true } = given
  const {
    url = null,
    phone = '512-555-0100',
    email = null,
    category = 'housing-shelter',
    state = 'TX',
    hours = null,
  } = given
  const [organization] = await sql<{ id: string }[]>`
    insert into organizations (name, email) values (${title}, ${email}) returning id`
  const [row] = await sql<{ id: string }[]>`
    insert into resources (organization_id, slug, title, description, category, state, is_emergency, is_verified,
      verified_on, verified_precision, url, hours, scope)
    values (${organization?.id ?? ''}, ${slug}, ${title}, 'A place to stay.', ${category}, ${state}, ${isEmergency},
      ${isVerified}, ${verifiedOn}, ${verifiedOn === null ? null : 'day'}, ${url}, ${hours}, ${given.scope ?? 'local'})
    returning id`
  const id = row?.id ?? ''
  if (phone) await sql`insert into phones (resource_id, number) values (${id}, ${phone})`
  return { id, slug }
}
