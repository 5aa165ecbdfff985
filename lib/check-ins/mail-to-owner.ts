import { eq } from 'drizzle-orm'
import type { Database } from '@/db'
import { users } from '@/db/schema/people'
import type { OutgoingMail } from '@/lib/mail/mail'
import { queueMail } from '@/lib/mail/outbox'
import { readLanguage } from '@/lib/site/language/languages.mjs'
import { inLanguage } from '@/lib/site/language/speak'

/** A mail to the woman herself, in her own language; none where we have no address of hers. */
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
