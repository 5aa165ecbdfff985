import 'server-only'
import { query } from '@/db'
import { contactMessages } from '@/db/schema/operations'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { choose, currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import { notifyStaff } from './notify'
import type { ContactInput } from './schema'

/**
 * Stored first: the message survives whatever happens to the notice about it. One that fills the hidden honeypot field
 * is archived unread without a notice, where staff can still find it in case a person filled the field.
 */
export async function leaveMessage(input: ContactInput, now = new Date()): Promise<{ message: string }> {
  const { nickname, ...message } = input
  const isMachine = nickname !== null
  await query((db) =>
    db.transaction(async (transaction) => {
      const [stored] = await transaction
        .insert(contactMessages)
        .values({
          ...message,
          language: currentLanguage(),
          createdAt: now,
          ...(isMachine && { status: 'closed', closedAt: now }),
        })
        .returning({ id: contactMessages.id })
      if (!stored || isMachine) return
      const isUrgent = message.priority === 'emergency' || message.category === 'emergency'
      try {
        // A separate step, so that its failure does not lose the message.
        await transaction.transaction((step) => notifyStaff(step, { id: stored.id, isUrgent }, now))
      } catch (error) {
        logEvent('error', { part: 'contact-notice', ...describeError(error) })
      }
    }),
  )
  return { message: words().contact.sentText({ time: choose(site.contact.responseTime) }) }
}
