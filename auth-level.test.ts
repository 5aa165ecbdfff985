import { afterAll, beforeAll, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { startTestIdentity, type TestIdentity } from '@/tests/support/identity'
import { setEnvironment, Visitor } from '@/tests/support/visitor'

const database = useDatabase()
let identity: TestIdentity

beforeAll(async () => {
  identity = await startTestIdentity()
  setEnvironment({ ...identity.env, ADMIN_EMAILS: 'admin@marigold.test', AUTH_OIDC_STAFF_ACR: 'mfa, hwk' })
})
afterAll(() => identity.stop())

it('asks the provider for a second factor when staff need one', async () => {
  expect(new URL(await new Visitor().begin()).searchParams.get('acr_values')).toBe('mfa hwk')
})

it('refuses staff who signed in without a second factor, and admits everyone else', async () => {
  expect(await new Visitor().signIn('demo-admin')).toBe('/sign-in/error/refused')
  expect(await database.sql`select from sessions`).toHaveLength(0)
  expect(await new Visitor().signIn('demo-member')).toBe('/dashboard')
})
