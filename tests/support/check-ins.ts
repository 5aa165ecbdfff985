/** People, check-ins and emails for check-in tests. */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type postgres from 'postgres'
import { afterAll, beforeAll } from 'vitest'
import { addContact, answerAsContact } from '@/lib/check-ins/contacts'
import { runCheckIns } from '@/lib/check-ins/job'
import type { CheckInDto, CheckInInput, ContactDto } from '@/lib/check-ins/schema'
import { createCheckIn } from '@/lib/check-ins/service'
import { readBlocks } from '@/lib/mail/render'
import type { Viewer } from '@/lib/session/policy'
import { createMember } from './member'

export const FIRST_PIN = '2580'
export const SECOND_PIN = '7391'
export const START = new Date('2031-03-03T18:00:00Z')
export const MESSAGE = 'I am at 12 Elm Street.\nPlease call me, then Dana.'

const { scrypt } = crypto

/** Hashing a PIN is slow on purpose, as pin.test.ts proves; here it takes a sixteenth of the time. */
function quickScrypt(...[secret, salt, length, cost, done]: Required<Parameters<typeof crypto.scrypt>>): void {
  scrypt(secret, salt, length, { ...cost, N: 1024 }, done)
}

function replaceScrypt(by: typeof crypto.scrypt | typeof quickScrypt): void {
  Object.assign(crypto, { scrypt: by })
  syncBuiltinESMExports()
}

beforeAll(() => replaceScrypt(quickScrypt))
afterAll(() => replaceScrypt(scrypt))

export const later = (minutes: number, from = START) => new Date(from.getTime() + minutes * 60_000)
export const createViewer = (userId: string): Viewer => ({ userId, email: null, role: 'member', permissions: [] })
export const tick = (at: Date) => runCheckIns(at, new AbortController().signal)

/** Ann, without contacts and without queued email. */
export async function createAnn(sql: postgres.Sql): Promise<Viewer> {
  await sql`delete from users`
  await sql`delete from mail_outbox`
  return createViewer((await createMember(sql, 'ann@example.org')).userId)
}

/** The token of the link in the contact's request email. */
export async function readToken(sql: postgres.Sql, contactId: string): Promise<string> {
  const key = `check-in-request:${contactId}`
  const [mail] = await sql`select blocks from mail_outbox where key = ${key}`
  const [, token = ''] = /trusted-contact\?token=([\w-]{43})/.exec(JSON.stringify(readBlocks(key, mail?.blocks))) ?? []
  return token
}

export async function ask(viewer: Viewer, name = 'Bea', now = START): Promise<ContactDto> {
  return addContact(viewer, { name, email: `${name.toLowerCase()}@example.org`, from: 'Ann', language: 'en' }, now)
}

export async function addAcceptedContact(sql: postgres.Sql, viewer: Viewer, name = 'Bea'): Promise<ContactDto> {
  const contact = await ask(viewer, name)
  await answerAsContact(await readToken(sql, contact.id), 'accept', START)
  return contact
}

export async function write(
  viewer: Viewer,
  contacts: ContactDto[],
  input: Partial<CheckInInput> = {},
  now = START,
): Promise<CheckInDto> {
  const given: CheckInInput = {
    contactIds: contacts.map(({ id }) => id),
    message: MESSAGE,
    hours: 1,
    graceMinutes: 15,
    pin: FIRST_PIN,
    secondPin: SECOND_PIN,
    ...input,
  }
  return createCheckIn(viewer, given, 'America/Chicago', now)
}

export interface StoredMail {
  recipient: string
  kind: string
  subject: string
  text: string
}

export const listKinds = async (sql: postgres.Sql) =>
  (await listMails(sql)).map(({ kind, recipient }) => `${kind} ${recipient}`)

/** Queued emails in order, without requests and answers. */
export async function listMails(sql: postgres.Sql): Promise<StoredMail[]> {
  const rows = await sql`
    select key, recipient, kind, subject, blocks from mail_outbox
    where kind not in ('check-in-request', 'check-in-answered') order by created_at, key`
  return rows.map(({ key, recipient, kind, subject, blocks }) => ({
    recipient,
    kind,
    subject,
    text: JSON.stringify(readBlocks(key, blocks)),
  }))
}
