import { expect, it } from 'vitest'
import { safetyPlan } from '@/lib/safety/content/plan'
import { useDatabase } from '@/tests/support/database'
import { readListEntries } from './read-entries'

useDatabase()

it('returns the contacts of the safety plan, in its order, and only those with a phone number', async () => {
  const entries = await readListEntries('plan')
  const slugs = safetyPlan.en.contacts.map(({ slug }) => slug)
  expect(entries.length).toBeGreaterThan(3)
  expect(entries.map(({ slug }) => slug)).toEqual(slugs.filter((slug) => entries.some((entry) => entry.slug === slug)))
  expect(entries.every(({ phoneNumber }) => phoneNumber)).toBe(true)
})
