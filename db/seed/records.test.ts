import { describe, expect, it } from 'vitest'
import { spanishAddresses } from '@/lib/site/language/es/words'
import { stateCodes } from '../vocabulary/states'
import {
  readDescriptions,
  readFacts,
  readLegalAidIntake,
  readLocalPrograms,
  readProvenanceFacts,
  readSpanishService,
} from './facts'
import { readProvenance } from './listed-by'
import { readCopyRecords, readSeedRecords, readStreet } from './records'

const facts = readFacts()
const records = readSeedRecords()
const PHONE = /(?:1-)?\d{3}-\d{3}-\d{4}|\b\d{5,6}\b/g

describe('the seed', () => {
  it('has every row of the facts, each under its own slug', () => {
    expect(records).toHaveLength(1306)
    expect(new Set(records.map((record) => record.resource.slug)).size).toBe(1306)
    expect(new Set(records.map((record) => record.id)).size).toBe(1306)
  })

  it('reaches the claimed counts without counting facilities', () => {
    const count = (category: string) =>
      records.filter(({ resource }) => resource.category === category && resource.kind !== 'facility').length
    expect(count('housing-shelter')).toBeGreaterThanOrEqual(86)
    expect(count('womens-health')).toBeGreaterThanOrEqual(74)
    expect(count('rights-advocacy')).toBeGreaterThanOrEqual(31)
    expect(count('financial-support')).toBeGreaterThanOrEqual(49)
  })

  it('covers the 50 states, the District of Columbia and the five territories', () => {
    const covered = new Set(records.flatMap(({ resource }) => resource.serviceArea))
    expect([...covered].sort()).toEqual([...stateCodes].sort())
  })

  it('dials only numbers that the same row of the facts file has', () => {
    const bySlug = new Map(facts.map((fact) => [fact.id, fact]))
    const read = readProvenanceFacts()
    const intakes = readLegalAidIntake().map(({ intake }) => intake)
    for (const { resource, phones } of records) {
      const fact = bySlug.get(resource.slug)
      const own = [fact?.phone, fact?.text_line, fact?.tags, read.get(resource.slug)?.phone].join(' ')
      const numbers = [...(own.match(/[\d-]{3,}/g) ?? []), ...intakes]
      for (const phone of phones) expect(numbers, resource.slug).toContain(phone.number)
    }
  })

  it('gives text lines their keyword, and other languages their own number', () => {
    const phonesOf = (slug: string) => records.find(({ resource }) => resource.slug === slug)?.phones
    expect(phonesOf('national-domestic-violence-hotline')).toMatchObject([
      { type: 'voice', number: '1-800-799-7233' },
      { type: 'text', number: '88788', keyword: 'START' },
    ])
    expect(phonesOf('988-suicide-and-crisis-lifeline')).toMatchObject([
      { type: 'voice', number: '988' },
      { type: 'text', number: '988', keyword: null, languages: [] },
      { type: 'text', number: '988', keyword: 'AYUDA', languages: ['es'] },
    ])
    expect(phonesOf('crisis-text-line')).toMatchObject([
      { type: 'text', number: '741741', keyword: 'HOME', languages: [] },
      { type: 'text', number: '741741', keyword: 'AYUDA', languages: ['es'] },
    ])
    expect(phonesOf('veterans-crisis-line')).toMatchObject([
      { type: 'voice', number: '988', description: 'Then press 1' },
      { type: 'text', number: '838255' },
    ])
    expect(phonesOf('usda-national-hunger-hotline')).toMatchObject([
      { number: '1-866-348-6479' },
      { type: 'text', number: '914-342-7744', keyword: 'FOOD' },
      { number: '1-877-842-6273', languages: ['es'] },
    ])
  })

  it('says that a national line answers in Spanish only where a page was read that says so', () => {
    const service = readSpanishService()
    const spoken = records.filter(({ resource }) => resource.languages.includes('es'))
    const national = new Set(readFacts().flatMap(({ id, scope }) => (scope === 'national' ? [id] : [])))
    const said = spoken.map(({ resource }) => resource.slug).filter((slug) => national.has(slug))
    expect(said.sort()).toEqual([...new Set(service.map(({ id }) => id))].sort())
    for (const { resource, phones } of spoken.filter(({ resource }) => national.has(resource.slug))) {
      const ways = service.filter(({ id }) => id === resource.slug)
      for (const { number, type, keyword } of phones.filter(({ languages }) => languages.includes('es')))
        expect(ways, resource.slug).toContainEqual(
          expect.objectContaining({ way: type === 'text' ? 'text' : 'phone', how: keyword ?? number }),
        )
    }
  })

  it('gives pages in Spanish only websites in Spanish that someone read of', () => {
    const doors = readSpanishService().filter(({ way }) => way === 'web')
    const urlOf = (slug: string) => records.find(({ resource }) => resource.slug === slug)?.resource.url
    expect(spanishAddresses).toEqual(Object.fromEntries(doors.map(({ id, how }) => [urlOf(id), how])))
  })

  it.each([
    ['Unspecified', null],
    ['- - -', null],
    ['n/a', null],
    ['1649 Las Vegas Street (NO MAIL)', '1649 Las Vegas Street'],
    ['736 Main Ave N (Mailing = 702 Maine Ave N)', '736 Main Ave N'],
    ['Houston Office:, 6001 Savoy Drive, Suite 400', '6001 Savoy Drive, Suite 400'],
    ['12 Main St', '12 Main St'],
  ])('reads the street in %j as %j', (written, street) => expect(readStreet(written)).toBe(street))

  it('never reveals a shelter’s location: no street, ZIP or point for a domestic violence program', () => {
    const programs = facts.filter(
      (fact) => /domestic-violence|address-withheld/.test(fact.tags) && !fact.tags.includes('federal'),
    )
    expect(programs.length).toBeGreaterThan(150)
    for (const { id } of programs) {
      const location = records.find(({ resource }) => resource.slug === id)?.location
      if (!location) continue
      expect(location).toMatchObject({ street: null, zip: null, latitude: null, longitude: null })
      expect(location.addressVisibility).toBe('hidden')
    }
  })

  it('shows a point only where there is a public street, and marks the approximate ones', () => {
    for (const { resource, location } of records) {
      if (location?.addressVisibility === 'full') expect(location.street, resource.slug).toBeTruthy()
      if (resource.tags.includes('approx-location-2020')) expect(location?.isApproximate, resource.slug).toBe(true)
    }
  })

  it('has a unique written description for everything but facilities, none copied from the facts', () => {
    const written = readDescriptions()
    const ids = facts.filter((fact) => fact.kind !== 'facility').map((fact) => fact.id)
    expect(Object.keys(written).sort()).toEqual([...ids].sort())
    const texts = Object.values(written)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    for (const { resource } of records) {
      expect(resource.description.length, resource.slug).toBeGreaterThan(60)
      expect(resource.description, resource.slug).not.toMatch(/!|click here|https?:|verified/i)
      expect(resource.description.replaceAll('988', '').match(PHONE), resource.slug).toBeNull()
    }
  })

  it('has every written description in Spanish too, with the same numbers', () => {
    const [english, spanish] = [readDescriptions(), readDescriptions('descriptions/es')]
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort())
    const numbers = (text = '') => (text.match(/\d+/g) ?? []).sort()
    for (const [id, text] of Object.entries(english)) {
      expect(spanish[id], id).not.toBe(text)
      expect(numbers(spanish[id]), id).toEqual(numbers(text))
    }
  })

  it('marks nothing as verified that nobody here has called, and names the list it comes from', () => {
    for (const { resource } of records) {
      expect(resource, resource.slug).toMatchObject({ isVerified: false, verifiedOn: null, verifiedPrecision: null })
      if (resource.listedOn) expect(resource.listedOn <= '2026-11-28', resource.slug).toBe(true)
      // No date and no address without the name that they belong to.
      if (!resource.listedBy) expect(resource, resource.slug).toMatchObject({ listedOn: null, sourceUrl: null })
    }
    expect(records.filter(({ resource }) => resource.listedOn).length).toBeGreaterThan(1150)
    expect(records.filter(({ resource }) => resource.listedBy === null).length).toBeLessThan(80)
    const find = (slug: string) => records.find((record) => record.resource.slug === slug)?.resource.listedBy
    expect(find('the-haven-inc-la')).toBe('the Louisiana Coalition Against Domestic Violence')
    expect(find('ppep-inc-az')).toBe('the Community Action Partnership')
  })

  it('shows a number only where more than one other list has it, and none of an office that gives no help', () => {
    const read = readProvenanceFacts()
    const bySlug = new Map(readCopyRecords().map((record) => [record.resource.slug, record]))
    const numbers = (slug: string) => bySlug.get(slug)?.phones.map(({ number }) => number)
    const hidden = [
      ...['catholic-charities-usa', 'national-womens-law-center', 'american-civil-liberties-union'],
      ...['legal-services-corporation-get-legal-help', 'u-s-department-of-housing-and-urban-development-hud'],
    ].filter((slug) => !read.get(slug)?.phone)
    for (const slug of hidden) expect(numbers(slug), slug).toEqual([])
    expect(numbers('connecticut-safe-connect-ct')).toEqual(['1-888-774-2900'])
    for (const fact of [...facts, ...readLocalPrograms()]) {
      const isRead = Boolean(read.get(fact.id)?.phone)
      const { phoneProof } = readProvenance(fact.source, fact.source_date)
      if (phoneProof === 'single' && !isRead) expect(numbers(fact.id) ?? [], fact.id).toEqual([])
    }
  })

  it('has one entry for each legal aid program, with the counties of its offices', () => {
    const programs = records.filter(({ resource }) => resource.tags.includes('lsc-grantee'))
    const all = programs.flatMap(({ phones }) => phones.map(({ number }) => number))
    expect(programs.length).toBe(128)
    expect(new Set(all).size).toBe(all.length)
    const texas = programs.find(({ resource }) => resource.slug === 'texas-riogrande-legal-aid-inc-tx')
    // Mercedes, El Paso, Austin, Laredo and Nashville.
    expect(texas?.resource.countiesServed).toEqual(
      expect.arrayContaining(['48215', '48141', '48453', '48479', '47037']),
    )
    expect(texas?.resource).toMatchObject({ scope: 'state', serviceArea: ['TX'] })
  })

  it('links only to http and https addresses', () => {
    for (const { resource } of records) {
      if (resource.url) expect(resource.url).toMatch(/^https?:\/\/[^/]+/)
    }
    expect(records.find(({ resource }) => resource.slug === 'ppep-inc-az')?.resource.url).toBe('http://ppep.org/')
  })

  it('does not contain the number that no legal aid organization has', () => {
    expect(JSON.stringify(records)).not.toMatch(/1-800-LEGAL-AID|1-800-534-2524/i)
  })

  it('reads only the hours, areas and states that are given', () => {
    const find = (slug: string) => records.find(({ resource }) => resource.slug === slug)
    expect(find('national-domestic-violence-hotline')?.schedules).toMatchObject([{ open24h: true }])
    expect(find('usda-national-hunger-hotline')?.schedules).toHaveLength(5)
    expect(find('usda-national-hunger-hotline')?.schedules[0]).toMatchObject({
      weekday: 1,
      opensAt: '07:00',
      closesAt: '22:00',
      timezone: 'America/New_York',
    })
    expect(find('arizona-sexual-and-domestic-violence-helpline-az')?.schedules).toEqual([])
    expect(find('the-haven-inc-la')?.resource.areaServed).toBe('Terrebonne and Lafourche parishes')
    expect(find('abuse-alternatives-va')?.resource.areaServed).toBe('Bristol')
    expect(find('craft3')?.resource).toMatchObject({ scope: 'state', serviceArea: ['OR', 'WA'], state: null })
    expect(find('kiran-nc')?.resource).toMatchObject({ scope: 'state', state: 'NC', areaServed: null })
  })
})
