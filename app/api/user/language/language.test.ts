import { beforeEach, expect, it } from 'vitest'
import { getMailLanguage } from '@/lib/account/service'
import { useDatabase } from '@/tests/support/database'
import { createMember, resetLimits } from '@/tests/support/member'
import * as language from './route'

const database = useDatabase()
const PATH = '/api/user/language'

beforeEach(async () => {
  resetLimits()
  await database.sql`delete from users`
})

it('email is in English until she chooses another language, which changes nobody else’s', async () => {
  const ann = await createMember(database.sql, 'ann@example.org')
  const eve = await createMember(database.sql, 'eve@example.org')
  expect(await getMailLanguage(ann.userId)).toBe('en')
  expect((await ann.send(language, 'POST', PATH, { body: { language: 'es' } })).status).toBe(204)
  expect([await getMailLanguage(ann.userId), await getMailLanguage(eve.userId)]).toEqual(['es', 'en'])
  expect((await ann.send(language, 'POST', PATH, { body: { language: 'xx' } })).status).toBe(422)
  expect(await getMailLanguage(ann.userId)).toBe('es')
})
