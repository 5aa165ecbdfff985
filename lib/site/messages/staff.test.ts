import { beforeAll, beforeEach, expect, it } from 'vitest'
import { POST } from '@/app/api/admin/languages/[tag]/reading/route'
import { useDatabase } from '@/tests/support/database'
import { resetTables, send, signInNew } from '@/tests/support/staff'
import { findHelpLanguage, versionOf } from './messages'
import { listReadings } from './staff'

const database = useDatabase()
const vietnamese = findHelpLanguage('vi')
const version = vietnamese ? versionOf(vietnamese) : ''
let ann = ''

beforeAll(async () => {
  ann = await signInNew(database.sql, { role: 'editor' })
})
beforeEach(() => resetTables(database.sql, 'language_readings'))

const record = (tag: string, body: unknown, cookie = ann) =>
  send(POST, { method: 'POST', cookie, body, params: { tag } })
const readingOf = async (tag: string) => (await listReadings()).find(({ language }) => language.tag === tag)?.reading

it('no language is read by a native reader until staff write it down, which the audit log keeps', async () => {
  expect((await listReadings()).map(({ reading }) => reading)).toEqual(Array(10).fill(null))
  expect((await record('vi', { reader: 'a volunteer from Hue', version })).status).toBe(204)
  expect(await readingOf('vi')).toMatchObject({ reader: 'a volunteer from Hue', isOld: false })
  const [entry] = await database.sql`
    select action, target, changes from audit_log where target_type = 'language' order by id desc limit 1`
  expect(entry).toMatchObject({ action: 'read', target: 'Vietnamese (Tiếng Việt)' })
  expect(entry?.changes.reader).toEqual([null, 'a volunteer from Hue'])
})

it('a reading of other words than those there now is refused, or old', async () => {
  expect((await record('vi', { reader: 'a volunteer', version: '0'.repeat(16) })).status).toBe(409)
  await database.sql`
    insert into language_readings (tag, version, reader, read_on) values ('ko', ${'0'.repeat(16)}, 'a teacher', '2026-11-01')`
  expect(await readingOf('ko')).toEqual({ reader: 'a teacher', readOn: '2026-11-01', isOld: true })
})

it('there is no reading of a language that has no page, by nobody, or by someone who is not staff', async () => {
  expect((await record('pl', { reader: 'a volunteer', version })).status).toBe(404)
  expect((await record('vi', { reader: ' ', version })).status).toBe(422)
  const member = await signInNew(database.sql, {})
  expect((await record('vi', { reader: 'a friend', version }, member)).status).toBe(403)
})
