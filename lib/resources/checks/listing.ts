/** An organization updates its own record: it is asked by email, and answers through the emailed link. */
import 'server-only'
import { and, eq, gt, sql } from 'drizzle-orm'
import { query } from '@/db'
import { listingUpdates, problemReports } from '@/db/schema/checks'
import { recordChange } from '@/lib/audit/record'
import { languageName, languageNameIn, readLanguages } from '@/lib/geography/languages'
import { AppError } from '@/lib/http/app-error'
import { isPlainAddress, queueMail } from '@/lib/mail/outbox'
import { findStaffResource } from '@/lib/resources/staff/staff-queries'
import type { StaffResourceDto } from '@/lib/resources/staff/staff-schema'
import { lockWithInput, showInput } from '@/lib/resources/staff/staff-service'
import { hashToken, randomToken, tokenForm } from '@/lib/sealing/seal'
import type { Viewer } from '@/lib/session/policy'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { easternDate } from '@/lib/time/eastern-time'
import { type FieldTexts, LISTING_DAYS, type ListingField, type ListingInput, listingExtras } from './listing-schema'
import { writeListingLink } from './mails'
import { type Correctable, correctable } from './schema'
import { toCorrection } from './to-correction'

const DAY_MS = 86_400_000

/** Emails a link to the address of record. An unused earlier one becomes invalid. */
export async function askOrganization(viewer: Viewer, resourceId: string, now = new Date()): Promise<void> {
  const token = randomToken()
  const tokenHash = hashToken(token)
  await query((db) =>
    db.transaction(async (transaction) => {
      const resource = await lockWithInput(transaction, resourceId)
      const [row] = await transaction.execute<{ email: string | null }>(sql`
        select o.email from organizations o join resources r on r.organization_id = o.id where r.id = ${resourceId}::uuid`)
      const email = row?.email ?? null
      if (email === null || !isPlainAddress(email)) {
        throw new AppError('conflict', 'We have no email address for this organization. Nothing was sent.')
      }
      await transaction
        .delete(listingUpdates)
        .where(and(eq(listingUpdates.resourceId, resourceId), eq(listingUpdates.status, 'asked')))
      const expiresAt = new Date(now.getTime() + LISTING_DAYS * DAY_MS)
      await transaction.insert(listingUpdates).values({ resourceId, tokenHash, createdAt: now, expiresAt })
      const key = `listing-link:${tokenHash}`
      await queueMail(transaction, writeListingLink({ key, to: email, token, days: LISTING_DAYS }))
      await recordChange(transaction, viewer, {
        action: 'asked organization',
        targetType: 'resource',
        targetId: resourceId,
        target: resource.title,
      })
    }),
  )
}

/** The parts of its record that the organization is shown, without a confidential address. */
export interface Listing {
  title: string
  fields: { name: ListingField; text: string }[]
}

type Runner = Parameters<typeof findStaffResource>[0]

/** What its own page asks beside the fields of a check; of other numbers only those it wants to add. */
async function readExtras(db: Runner, id: string, nameOf: (tag: string) => string = languageName) {
  const [row] = await db.execute<{ languages: string[]; eligibility: string | null }>(
    sql`select languages, eligibility from resources where id = ${id}::uuid`,
  )
  return {
    morePhones: null,
    languages: row?.languages.map(nameOf).join(', ') || null,
    eligibility: row?.eligibility ?? null,
  }
}

export function listShownFields(resource: Pick<StaffResourceDto, 'addressVisibility'>): Correctable[] {
  return correctable.filter((name) => name !== 'address' || resource.addressVisibility === 'full')
}

/** As staff read them, in whatever language they were written. */
const nameLanguages = (text: string) => readLanguages(text).codes.map(languageName).join(', ')

/** For staff, beside what is proposed. */
export async function readShownExtras(id: string) {
  return query((db) => readExtras(db, id))
}

/** A shown field is a string; a confidential address is not, and stays here. */
function readPublic(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

const isOpen = (token: string, now: Date) =>
  and(
    eq(listingUpdates.tokenHash, hashToken(token)),
    eq(listingUpdates.status, 'asked'),
    gt(listingUpdates.expiresAt, now),
  )

/** By the emailed link; null if it was used, expired or never existed. Changes nothing. */
export async function readListing(token: string, now = new Date()): Promise<Listing | null> {
  if (!tokenForm.safeParse(token).success) return null
  return query(async (db) => {
    const [link] = await db.select({ id: listingUpdates.resourceId }).from(listingUpdates).where(isOpen(token, now))
    const resource = link ? await findStaffResource(db, link.id) : null
    if (!resource || resource.deletedAt) return null
    const extras = await readExtras(db, resource.id, (tag) => languageNameIn(currentLanguage(), tag))
    const own = listShownFields(resource).map((name) => ({ name, text: readPublic(resource[name]) ?? '' }))
    const more = listingExtras.map((name) => ({ name, text: extras[name] ?? '' }))
    return { title: resource.title, fields: [...own, ...more] }
  })
}

/** Stores the organization's changes for staff to decide on. Nothing is public before that. */
export async function submitListing(token: string, input: ListingInput, now = new Date()): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const [link] = await transaction
        .select({ id: listingUpdates.id, resourceId: listingUpdates.resourceId })
        .from(listingUpdates)
        .where(isOpen(token, now))
        .for('update')
      const before = link ? await findStaffResource(transaction, link.resourceId) : null
      if (!link || !before || before.deletedAt) {
        throw new AppError('not-found', words().listing.used)
      }
      const allowed = listShownFields(before)
      const shown = allowed.filter((name) => input.shown.includes(name))
      const suggested = showInput(toCorrection(before, { ...input, shown }))
      const proposed: FieldTexts = {}
      const former: FieldTexts = {}
      for (const name of allowed) {
        const text = suggested[name]
        if (text === undefined || text === before[name]) continue
        proposed[name] = text === null ? null : String(text)
        former[name] = readPublic(before[name])
      }
      const extras = await readExtras(transaction, link.resourceId)
      const spoken = input.languages && nameLanguages(input.languages)
      for (const name of listingExtras) {
        const text = (name === 'languages' ? spoken : input[name]) ?? (input.shown.includes(name) ? null : undefined)
        if (text === undefined || text === extras[name]) continue
        proposed[name] = text
        former[name] = extras[name]
      }
      const { standing = null, note = null } = input
      // Until staff have read it, a place that says it is closed is in doubt.
      if (standing !== null) {
        const kind = standing === 'closed' ? ('closed' as const) : ('other' as const)
        await transaction.insert(problemReports).values({ resourceId: before.id, kind, reportedOn: easternDate(now) })
      }
      await transaction
        .update(listingUpdates)
        .set({ status: 'submitted', submittedAt: now, proposed, former, standing, note })
        .where(eq(listingUpdates.id, link.id))
    }),
  )
}
