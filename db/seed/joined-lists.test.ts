import { expect, it } from 'vitest'
import { isHelpKind } from '../vocabulary/help-kinds'
import { isForMenOnly } from '../vocabulary/people'
import { readCounties } from './counties'
import { readSeedRecords, type SeedRecord, streamSeedRecords } from './records'
import { readProgramsToCall } from './to-call'

const CONFIDENTIAL = [
  'domestic-violence',
  'address-withheld',
  'human-trafficking',
  'trafficking',
  'shelter',
  'transitional',
]

/** Reads every record once; failures are named by slug. */
it('contains every row once, in its county and with a kind of help, reveals no shelter’s location, and lets no head office answer for one', async () => {
  const counties = new Map(readCounties().map(({ fips, state }) => [fips, state]))
  const seen = new Set(readSeedRecords().map(({ resource }) => resource.slug))
  const waiting = new Set(readProgramsToCall().flatMap(({ phone }) => (phone ? [phone.replace(/^1-/, '')] : [])))
  const wrong: string[] = []
  const check = (isRight: boolean, what: string, { resource }: SeedRecord) => {
    if (!isRight) wrong.push(`${resource.slug}: ${what}`)
  }
  let count = 0
  const answers = new Map<string, { programs: string[]; others: number }>()
  for await (const record of streamSeedRecords()) {
    const { resource, location, phones } = record
    count += 1
    check(!seen.has(resource.slug), 'stands twice', record)
    seen.add(resource.slug)
    const read = `${resource.title} ${resource.description} ${location?.street ?? ''}`
    check(!/Ã|\ufffd|\?[íi]|\p{L}\?s\b/u.test(read), 'has a broken letter', record)
    // Of a program against violence the name is worth something: a hotline connects to it.
    const isKnown = resource.tags.includes('local-program')
    check(phones.length > 0 || resource.url !== null || isKnown, 'cannot be reached', record)
    check(resource.helpKinds.length > 0 && resource.helpKinds.every(isHelpKind), 'kinds of help', record)
    check(!resource.isVerified && (resource.listedBy !== null || resource.listedOn === null), 'source', record)
    check(!resource.tags.includes('lsc-grantee'), 'an office of a legal aid program', record)
    check(!isForMenOnly(resource), 'for men only', record)
    check(resource.countyFips === null || counties.get(resource.countyFips) === resource.state, 'county', record)
    check(
      resource.countiesServed.every((fips) => counties.has(fips)),
      'counties served',
      record,
    )
    // The database holds back those that only their name tells of.
    const isConfidential = resource.tags.some((tag) => CONFIDENTIAL.includes(tag))
    const isHidden = !location?.street && !location?.zip && location?.latitude == null && location?.longitude == null
    const isAgainstViolence = /\bagainst violence\b/i.test(resource.title)
    check(!isAgainstViolence || resource.helpKinds.includes('domestic-violence'), 'what it is for', record)
    check(!isConfidential || isHidden, 'a street, a ZIP code or a point', record)
    const isShown = location?.addressVisibility === 'full'
    check(isShown || !/salvationarmyusa\.org\/./.test(resource.url ?? ''), 'the street in its link', record)
    const isProgram = resource.scope === 'local' && resource.tags.includes('domestic-violence')
    for (const { number } of phones) {
      const there = answers.get(number) ?? { programs: [], others: 0 }
      answers.set(number, {
        programs: isProgram ? [...there.programs, resource.slug] : there.programs,
        others: there.others + (isProgram ? 0 : 1),
      })
    }
    const isOfProgram = phones.some(({ number }) => waiting.has(number.replace(/^1-/, '')))
    check(
      !isOfProgram || location?.addressVisibility !== 'full',
      'the number of a program that waits for a call',
      record,
    )
  }
  expect(wrong).toEqual([])
  expect([...answers.values()].filter(({ programs, others }) => programs.length > 0 && others > 5)).toEqual([])
  expect(count).toBe(68_556)
}, 120_000)
