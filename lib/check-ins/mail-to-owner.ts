import { eq } from 'drizzle-orm'
import type { Database } from '@/db'
import { users } from '@/db/schema/people'
import type { OutgoingMail } from '@/lib/mail/mail'
import { queueMail } from '@/lib/mail/outbox'
import { readLanguage } from '@/lib/site/language/languages.mjs'
import { inLanguage } from '@/lib/site/language/speak'

/** Queues an email to the owner, in her own language; none if we have no address. */
export async function queueMailToOwner(
  db: Pick<Database, 'select' | 'insert'>,
  userId: string,
  write: (to: string) => OutgoingMail,
): Promise<void> {
  const [her] = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  const to = her?.email
  if (to)
    await queueMail(
      db,
      inLanguage(readLanguage(her.language), () => write(to)),
    )
}
