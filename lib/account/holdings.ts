import 'server-only'
import { desc, eq, sql } from 'drizzle-orm'
import { query } from '@/db'
import { newsletterSubscriptions } from '@/db/schema/content'
import { contactMessages, donations } from '@/db/schema/operations'
import { accounts, users } from '@/db/schema/people'
import { getReminderSettings, listReminders } from '@/lib/account/reminders/queries'
import { listSaved } from '@/lib/account/saved/service'
import { userColumns } from '@/lib/account/service'
import { listClientLists } from '@/lib/advocates/lists/service'
import { listContacts } from '@/lib/check-ins/contacts'
import { listCheckIns } from '@/lib/check-ins/queries'
import { AppError } from '@/lib/http/app-error'
import { getPreferences } from '@/lib/search/recommendations/queries'
import type { Viewer } from '@/lib/session/policy'
import { listSessions } from '@/lib/session/queries'
import type { HoldingsDto } from './schema'

const MAX_ROWS = 1000

async function readAccount(userId: string): Promise<HoldingsDto['account']> {
  const [row] = await query((db) =>
    db
      .select({
        ...userColumns,
        language: users.language,
        signInService: accounts.provider,
        signInNumber: accounts.providerAccountId,
        lastUsedAt: users.lastUsedAt,
      })
      .from(users)
      .leftJoin(accounts, eq(accounts.userId, users.id))
      .where(eq(users.id, userId)),
  )
  if (!row) throw new AppError('signed-out')
  return row
}

/** Data stored under her email address instead of her account, found only by a verified address. */
async function readByAddress(
  email: string | null,
): Promise<Pick<HoldingsDto, 'newsletter' | 'messages' | 'donations'>> {
  if (email === null) return { newsletter: [], messages: [], donations: [] }
  return query(async (db) => ({
    newsletter: await db
      .select({
        email: newsletterSubscriptions.email,
        interests: newsletterSubscriptions.interests,
        language: newsletterSubscriptions.language,
        isActive: newsletterSubscriptions.isActive,
        subscribedAt: newsletterSubscriptions.subscribedAt,
      })
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email)),
    messages: await db
      .select({
        name: contactMessages.name,
        email: contactMessages.email,
        phone: contactMessages.phone,
        subject: contactMessages.subject,
        category: contactMessages.category,
        message: contactMessages.message,
        priority: contactMessages.priority,
        createdAt: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(sql`lower(${contactMessages.email}) = ${email}`)
      .orderBy(desc(contactMessages.createdAt))
      .limit(MAX_ROWS),
    donations: await db
      .select({
        amount: donations.amount,
        donorName: donations.donorName,
        tributeName: donations.tributeName,
        paymentMethod: donations.paymentMethod,
        isRecurring: donations.isRecurring,
        frequency: donations.frequency,
        status: donations.status,
        createdAt: donations.createdAt,
      })
      .from(donations)
      .where(sql`lower(${donations.donorEmail}) = ${email}`)
      .orderBy(desc(donations.createdAt))
      .limit(MAX_ROWS),
  }))
}

/** Everything we store about her, for the file and the page. */
export async function getHoldings(viewer: Viewer, token: string | null): Promise<HoldingsDto> {
  const [
    account,
    signedIn,
    saved,
    reminders,
    reminderSettings,
    preferences,
    contacts,
    checkIns,
    clientLists,
    byAddress,
  ] = await Promise.all([
    readAccount(viewer.userId),
    listSessions(viewer, token),
    listSaved(viewer),
    listReminders(viewer),
    getReminderSettings(viewer),
    getPreferences(viewer),
    listContacts(viewer),
    listCheckIns(viewer, MAX_ROWS),
    listClientLists(viewer),
    readByAddress(viewer.email),
  ])
  return {
    account,
    staffRole: viewer.role === 'member' ? null : viewer.role,
    signedIn,
    savedResources: saved.items,
    reminders: reminders.items,
    reminderSettings,
    preferences,
    trustedContacts: contacts,
    checkIns: checkIns.items,
    clientLists,
    ...byAddress,
  }
}
