import { expect, test } from 'vitest'
import { readSeedRecords } from '@/db/seed/records'
import { writeAddress } from '../read-address'
import { resourceInput } from './staff-schema'

/** Sends what the form would send for an unchanged record. */
test('saving any record in the directory as it is changes none of its facts', () => {
  const records = readSeedRecords()
  expect(records.length).toBeGreaterThan(1000)
  for (const { resource, phones, location } of records) {
    const number = phones.find(({ type }) => type === 'voice')?.number ?? ''
    const address = (location && writeAddress(location)) ?? ''
    const { title, description, category, url, hours, scope, city, state } = resource
    const sent = { title, description, category, url, hours, scope, city, state, phoneNumber: number, address }
    const read = resourceInput.safeParse(sent)
    expect(read.error?.issues ?? [], title).toEqual([])
    expect(read.data, title).toMatchObject({ title, description, url, hours, scope, city, state })
    expect(read.data?.phoneNumber?.number ?? '', title).toBe(number)
    expect((read.data?.address && writeAddress(read.data.address)) ?? '', title).toBe(address)
  }
})
