/** A process that receives one message after another and reports each; to be killed by a test. */
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { saveEntry } from '@/lib/account/saved/service'
import { contactInput } from '@/lib/contact/schema'
import { storeMessage } from '@/lib/contact/service'
import { subscribe } from '@/lib/newsletter/service'

const round = Number(process.env.ROUND)
const userId = process.env.USER_ID ?? ''
const entries = await query((db) =>
  db.execute<{ slug: string }>(sql`select slug from resources where archived_at is null order by slug
    offset ${round * 10} limit 10`),
)
const message = { name: 'Ann', email: 'ann@example.org', category: 'general', message: 'Hello.' }

async function take(kind: string, name: string, work: Promise<unknown>): Promise<void> {
  await work
  process.stdout.write(`${kind} ${name}\n`)
}

for (const [count, { slug }] of entries.entries()) {
  const name = `${round}-${count}`
  await take('message', name, storeMessage(contactInput.parse({ ...message, subject: name })))
  await take('subscription', name, subscribe({ email: `${name}@example.org`, interests: [] }))
  await take('saved', slug, saveEntry({ userId }, { slug }))
}
