import { expect, it } from 'vitest'
import { readSeedRecords, streamSeedRecords } from './records'
import { readNumbersToConfirm, readProgramsToCall } from './to-call'

it('keeps what nobody has confirmed for the staff alone: no record is made of it', async () => {
  const programs = readProgramsToCall()
  const numbers = readNumbersToConfirm()
  expect(programs).toHaveLength(116)
  const hotlines = numbers.filter(({ whose }) => /hotline|crisis line/i.test(whose)).map(({ state }) => state)
  expect(hotlines).toEqual(expect.arrayContaining(['MS', 'SD', 'VT']))
  const unseen = numbers.filter(({ state }) => ['MS', 'SD', 'VT'].includes(state)).map(({ phone }) => phone)
  const dialed = new Set(readSeedRecords().flatMap(({ phones }) => phones.map(({ number }) => number)))
  for await (const { phones } of streamSeedRecords({ isSample: true }))
    for (const { number } of phones) dialed.add(number)
  expect(['1-800-898-3234', '1-800-430-7233', '1-800-228-7395'].filter((number) => dialed.has(number))).toEqual([])
  expect(unseen.length).toBeGreaterThan(2)
})
