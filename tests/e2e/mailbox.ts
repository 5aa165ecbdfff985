/** Everyone's mailboxes, as stored by the fake mail server of the site under test. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import postgres from 'postgres'
import { readFakesEnv } from './fixtures'

const folder = () => join(process.env.E2E_DATA_DIR ?? '', 'mail')

export async function readMailbox(address: string): Promise<Email[]> {
  const names = readdirSync(folder())
    .filter((name) => name.endsWith('.eml'))
    .sort()
  const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder(), name)))))
  return mails.filter(({ to }) => to?.some((one) => one.address === address))
}

/** Waits for the n-th email to this address. */
export async function waitForMail(address: string, count = 1): Promise<Email> {
  await expect.poll(async () => (await readMailbox(address)).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count)
  const mail = (await readMailbox(address))[count - 1]
  if (!mail) throw new Error('no mail')
  return mail
}

/** The link after a label in the text of an email, without the host. */
export function findLink(mail: Email, label: string): string {
  const [, path] = new RegExp(`${label}:\\n+https?://[^/]+(/\\S+)`).exec(mail.text ?? '') ?? []
  if (!path) throw new Error(`no link ${label} in the mail`)
  return path
}

/** Backdates the links sent so far by a day, because at most one is sent per day. */
export async function ageLinks(address: string): Promise<void> {
  const sql = postgres(readFakesEnv().DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  try {
    await sql`
      update newsletter_tokens set created_at = created_at - interval '1 day' where subscription_id in
      (select id from newsletter_subscriptions where email = ${address})`
  } finally {
    await sql.end({ timeout: 5 })
  }
}
