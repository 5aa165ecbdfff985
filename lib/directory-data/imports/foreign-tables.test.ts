/** The shapes in which other people's tables come, each with what it should become. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { ImportInput } from '@/lib/resources/import/import-input'
import { toMapping } from './column-mapping'
import { detectFormat } from './detect-format'
import { guessColumns, knowsColumn } from './guess-columns'
import { profileTable } from './profile-table'
import { nameColumns, readCsv } from './read-csv'
import { readInput } from './read-input'
import { toTable } from './to-table'

const folder = mkdtempSync(join(tmpdir(), 'foreign-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Row {
  input: ImportInput | null
  skip: string | null
  notes: string[]
  withheld: string[]
  problems: string[]
}

/** As the console reads it, when every guess is accepted. */
async function read(content: string | Uint8Array): Promise<Row[]> {
  const path = join(folder, 'table')
  writeFileSync(path, content)
  expect(await toTable(path, await detectFormat(path))).toBe('csv')
  const { rows, columns } = await profileTable(path)
  const heads = rows[0] ?? []
  const keys = guessColumns(
    heads,
    {},
    columns.map(({ kind }) => kind),
  )
  const pairs = nameColumns(heads).flatMap((name, at) => (name === null ? [] : [[name, keys[at] ?? null] as const]))
  const isSharedId = columns[keys.indexOf('id')]?.isRepeated
  const stored = { columns: Object.fromEntries(pairs), category: 'housing-shelter', description: 'Helps.', isSharedId }
  const result: Row[] = []
  for await (const row of readCsv(path, { mapping: toMapping(stored) })) {
    const done = row.skip ? null : readInput(row)
    result.push({
      input: done && 'input' in done ? done.input : null,
      skip: row.skip ?? null,
      notes: [...(row.notes ?? []), ...(done && 'notes' in done ? done.notes : [])],
      withheld: (row.withheld ?? []).map(({ column }) => column),
      problems: done && 'problems' in done ? done.problems.map(({ message }) => message) : [],
    })
  }
  return result
}

const phonesOf = (row: Row | undefined) =>
  row?.input?.phones?.map(({ type, number, keyword, description }) =>
    [type, number, keyword, description].filter(Boolean).join(' '),
  ) ?? [row?.input?.phoneNumber?.number ?? null]

it('takes of a 211 export what is public, with all of its phones, and hides the address that is private', async () => {
  const names =
    'ResourceAgencyNum,PublicName,PhysicalAddress1,PhysicalCity,PhysicalStateProvince,PhysicalPostalCode,PhysicalAddressIsPrivate,Latitude,Longitude,Phone1Number,Phone1Name,Phone1IsPrivate,Phone2Number,Phone2Name,PhoneTollFree,PhoneTTY,PhoneNumberHotline,PhoneNumberBusinessLine,AgencyStatus,AgencyDescription,ExcludeFromWebsite,LanguagesOffered,TaxonomyCodes,InternalNotes'
  const rows = await read(`${names}
1,Reed House,9 Hidden Ln,Akron,OH,44301,True,41.1,-81.5,330-555-0101,Cell,True,330-555-0109,Staff use only,800-555-0102,330-555-0103,330-555-0104,(330) 555-0101,Active,Shelter for women.,False,English; Spanish,BH-1800.1500-100,Code 1
2,Old Pantry,1 Main St,Akron,OH,44302,False,,,330-555-0105,Main,False,,,,,,,Inactive,Food.,False,English,BD-1800.2000,
3,Desk,2 Main St,Akron,OH,44302,False,,,330-555-0106,Main,False,,,,,,,Active,Desk.,True,English,TJ-3000,
4,Odd Desk,2 Main St,Akron,OH,44302,False,,,330-555-0107,Main,False,,,,,,,Level 3,Desk.,False,English,TJ-3000,
`)
  const [first, ...others] = rows
  expect(first?.input).toMatchObject({
    id: '1',
    title: 'Reed House',
    city: 'Akron',
    state: 'OH',
    addressVisibility: 'hidden',
    languages: ['en', 'es'],
    helpKinds: ['domestic-violence'],
    tags: ['domestic-violence'],
  })
  expect([first?.input?.street, first?.input?.zip, first?.input?.latitude]).toEqual([undefined, undefined, undefined])
  expect(phonesOf(first)).toEqual(['voice 800-555-0102', 'voice 330-555-0104', 'tty 330-555-0103'])
  expect(first?.withheld).toEqual([
    'physicaladdressisprivate (column 7)',
    'phone1isprivate (column 12)',
    'phone2number (column 13)',
  ])
  expect(JSON.stringify(first?.input)).not.toMatch(/Hidden|0101|0109|Code 1/)
  expect(others.map(({ skip }) => skip)).toEqual([
    'Not for the public: agencystatus says “Inactive”.',
    'Not for the public: excludefromwebsite says “True”.',
    'Left out, because nobody has said what agencystatus “Level 3” means.',
  ])
})

it('reads several numbers, text lines and languages by name', async () => {
  const rows = await read(`id,name,description,phone,state,languages
1,One,Help.,"Crisis line: 512-555-0100. Teen line: 512-555-0101",TX,"English, Spanish"
2,Two,Help.,"(512) 555-0102, TTY: (512) 555-0103",TX,Haitian Creole and Klingon
3,Three,Help.,Text HELP to 55501,TX,
4,Four,Help.,None,TX,
5,Five,Help.,ask at the desk,TX,
`)
  expect(rows.map(phonesOf)).toEqual([
    ['voice 512-555-0100 Crisis line', 'voice 512-555-0101 Teen line'],
    ['voice 512-555-0102', 'tty 512-555-0103'],
    ['text 55501 HELP'],
    [null],
    [null],
  ])
  expect(rows.map(({ input }) => input?.languages)).toEqual([['en', 'es'], ['ht'], [], [], []])
  expect(rows[1]?.notes).toEqual(['Languages that we do not know: Klingon.'])
  expect(rows[4]?.notes[0]).toContain('“ask at the desk” is no number')
})

it.each([
  ['semicolons', 'Name;Phone;City;State;Description\nCasa Niño;512-555-0100;Austin;TX;Ayuda\n'],
  ['tabs', 'Name\tPhone\tCity\tState\tDescription\nCasa Niño\t512-555-0100\tAustin\tTX\tAyuda\n'],
  [
    'Windows-1252',
    Buffer.from('Name;Phone;City;State;Description\nCasa Niño;512-555-0100;Austin;TX;Women\u0092s\n', 'latin1'),
  ],
  [
    'Mac OS Roman',
    Buffer.from(
      'Name,Phone,City,State,Description\nCasa Ni\u0096o,512-555-0100,Austin,TX,The women\u00d5s house\n',
      'latin1',
    ),
  ],
  ['spaces after commas', '"Name", "Phone", "City", "State"\n"Casa Niño", "512-555-0100", "Austin", "TX"\n'],
  [
    'title lines',
    '\uFEFFOur list,,,\nUpdated 1/2/2026,,,\nName,Phone,City,State\n"Casa\nNiño",(512) 555-0100,Austin,TX\n',
  ],
  ['empty and doubled columns', 'Name,Phone,City,State,,,State\nCasa Niño,512-555-0100,Austin,TX,,,\n'],
])('reads a table with %s', async (_, content) => {
  const rows = await read(content)
  expect(rows).toHaveLength(1)
  expect(rows[0]?.input).toMatchObject({ title: 'Casa Niño', city: 'Austin', state: 'TX' })
  expect(phonesOf(rows[0])).toEqual(['512-555-0100'])
})

it('restores the leading zero of a ZIP code if the state confirms it, and keeps two places under one id', async () => {
  const rows = await read(`Organization ID,Organization Name,address,State,Zip Code
6,House,23 Sample St,MA,1609
6,House,25 Sample St,RI,2905
7,Other,1 Main St,TX,1609
`)
  expect(rows.map(({ input }) => input?.zip ?? null)).toEqual(['01609', '02905', null])
  expect(new Set(rows.map(({ input }) => input?.id)).size).toBe(3)
  expect(rows[2]?.notes[0]).toMatch(/^zip code \(column 5\) is not taken/)
})

it('reads GeoJSON and plain lists in JSON as tables', async () => {
  const feature = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-97.74, 30.27] },
    properties: {
      NAME: 'Night Shelter',
      ADDRESS: '1 Main St',
      CITY: 'Austin',
      STATE: 'TX',
      ZIPCODE: '78701',
      PHONE: '512-555-0100',
    },
  }
  const [one] = await read(JSON.stringify({ type: 'FeatureCollection', features: [feature] }))
  expect(one?.input).toMatchObject({ title: 'Night Shelter', street: '1 Main St', latitude: 30.27, longitude: -97.74 })
  const [other] = await read(
    JSON.stringify([
      { name: 'Pantry', phones: ['512-555-0100', '512-555-0101'], address: { city: 'Austin', state: 'TX' } },
    ]),
  )
  expect(other?.input).toMatchObject({ title: 'Pantry', city: 'Austin', state: 'TX' })
  expect(phonesOf(other)).toEqual(['voice 512-555-0100', 'voice 512-555-0101'])
  const [airtable] = await read(
    JSON.stringify({ records: [{ id: 'rec1', fields: { Name: 'Law', 'Phone Number': '512-555-0100', State: 'TX' } }] }),
  )
  expect(airtable?.input).toMatchObject({ id: 'rec1', title: 'Law' })
})

it('does not show the street of a program against violence, although the list says so', async () => {
  const [row] = await read(
    'name,description,street,city,state,address_visibility\nMaple,Help after domestic violence.,1 Oak St,Austin,TX,full\n',
  )
  expect(row?.input?.addressVisibility).toBe('hidden')
  expect(row?.notes[0]).toContain('kept hidden')
})

it('leaves out a row that is not of this country, and one with a cell too many', async () => {
  const rows = await read(
    'name,phone,state\nOne,512-555-0100,Ontario\nTwo,512-555-0101,TX,more\nThree,512-555-0102,TX\n',
  )
  expect(rows.map(({ problems }) => problems.length)).toEqual([1, 1, 0])
})

it('knows nine in ten columns of the usual exports by their names', () => {
  const lists = [
    'ResourceAgencyNum PublicName ParentAgency PhysicalAddress1 PhysicalAddress2 PhysicalCity PhysicalCounty PhysicalStateProvince PhysicalPostalCode PhysicalAddressIsPrivate Latitude Longitude HoursOfOperation Phone1Number Phone1Name Phone1Description Phone1IsPrivate Phone1Type PhoneFax PhoneTTY PhoneTTYIsPrivate PhoneTollFree PhoneNumberHotline PhoneNumberBusinessLine PhoneNumberAfterHours WebsiteAddress AgencyStatus AgencyDescription CoverageAreaText Eligibility ExcludeFromWebsite ExcludeFromDirectory MadeInactiveOn AvailableForDirectory LanguagesOffered Categories TaxonomyTerm TaxonomyCodes',
    'service_id organization_name service_name service_description service_url status phone_number phone_extension address_1 address_2 city state_province postal_code latitude longitude hours languages eligibility_description service_area',
    'Service_Id Service_Status ServiceOption_Status ServiceSystem_Name ServiceSystem_Description ServiceSystem_Eligibility ServiceTaxonomy_ModuleServicepost ServiceSystem_Hoursofoperation ServiceOption_LanguagesOtherThanEnglish ServiceSystem_Websiteurl ServiceSystem_PhoneMain ServiceSystem_TddPhone ServiceSystem_Fax',
    'ID NAME DESCRIPTION LATITUDE LONGITUDE WEBSITE_ADDRESS ISACTIVE OPERATIONAL SHOW_ON_PUBLIC_SITE HOURS ELIGIBILITY LANGUAGES PHYSICAL_ADDRESS PHONES SERVICEAREAS',
  ]
  for (const list of lists) {
    const names = list.split(' ')
    const missing = names.filter((_, at) => guessColumns(names)[at] === null)
    expect(missing.length / names.length, missing.join(', ')).toBeLessThan(0.1)
  }
})

const COLUMNS = {
  'HSDS 3 services':
    'id,organization_id,program_id,name,alternate_name,description,url,email,status,interpretation_services,application_process,fees_description,wait_time,accreditations,eligibility_description,minimum_age,maximum_age,assured_date,assurer_email,licenses,alert,last_modified',
  'HSDS 3 organizations':
    'id,name,alternate_name,description,email,website,tax_status,tax_id,year_incorporated,legal_status,logo,uri,parent_organization_id',
  'Ohana API':
    'id,location_id,program_id,accepted_payments,alternate_name,application_process,audience,description,eligibility,email,fees,funding_sources,interpretation_services,keywords,languages,name,required_documents,service_areas,status,wait_time,website,taxonomy_ids',
  'legal aid of Florida':
    'organization_uuid,service_name,service_alternate_name,service_description,service_email,service_website,service_min_age,service_max_age,service_income_limit,service_problem_codes,service_immigration_status,service_languages',
  'Salesforce account':
    'Account Name,Account Email,Phone,Website,Billing Street,Billing City,Billing State/Province,Billing Zip/Postal Code,Last Modified Date,Record Owner',
}

it('distinguishes a known column without a field here from an unknown column', () => {
  for (const [list, line] of Object.entries(COLUMNS)) {
    const names = line.split(',')
    const keys = guessColumns(names)
    expect([list, names.filter((name, at) => keys[at] === null && !knowsColumn(name))]).toEqual([list, []])
  }
  const ids = ['tax_id', 'last_modified', 'Contact Email', 'Facebook', 'Census Tract', 'InternalNotes']
  expect(ids.map((name) => [guessColumns([name])[0], knowsColumn(name)])).toEqual(ids.map(() => [null, true]))
  const strange = [
    'Accepts Medicaid',
    'Financial aid',
    'For kids',
    'COVID',
    'Supported Diets',
    'Notes',
    'Checks included',
    'What we have heard',
  ]
  expect(strange.map(knowsColumn)).toEqual(strange.map(() => false))
})

it('of two columns with one meaning uses the one with values', async () => {
  const [row] = await read('name,telephone,state,city,town\nOne,512-555-0100,TX,,Austin\n')
  expect(row?.input?.city).toBe('Austin')
})

it('joins several columns about one thing, and labels a yes or a number', async () => {
  const [row] = await read(
    'name,phone,state,population_served,minimum_age,maximum_age,fees,sliding scale,service area,counties\nOne,512-555-0100,TX,Women,18,200,Free,Yes,Travis County,Travis County\n',
  )
  expect(row?.input).toMatchObject({
    eligibility: 'Women; Minimum age: 18',
    fees: 'Free; Sliding scale: Yes',
    areaServed: 'Travis County',
  })
})

it('reads kinds of help, languages and hours that stand in columns of their own', async () => {
  const [row] = await read(
    'Name,Phone,State,Food,Topic covered: Foreclosure,Spanish,Vietnamese,Open Monday,Close Monday,Open Sunday,Close Sunday\nOne,512-555-0100,TX,Yes,No,X,,5:30:00 PM,7:00:00 PM,CLOSED,CLOSED\n',
  )
  expect(row?.input).toMatchObject({ helpKinds: ['food-pantry'], languages: ['es'], hours: 'Mon 5:30 PM to 7:00 PM' })
})

it('reads towns and states out of addresses as people write them, and skips a line of signs alone', async () => {
  const rows = await read(
    'Nombre,Teléfono,Dirección\nA,512-555-0100,"2 Elm St, Austin TX 78702"\nB,512-555-0101,"Austin, TX"\nC,512-555-0102,"2 Elm St\nAustin, TX 78702"\n\u001a\n',
  )
  expect(rows.map(({ input }) => [input?.street ?? null, input?.city, input?.state])).toEqual([
    ['2 Elm St', 'Austin', 'TX'],
    [null, 'Austin', 'TX'],
    ['2 Elm St', 'Austin', 'TX'],
  ])
})

it('reads a short table of Mac OS Roman as it was written', async () => {
  const bytes = Buffer.from(
    'Agency,Phone,City,State\nCaf\x8e Mar\x92a,512-555-0100,Austin,TX\nNi\x96as\xd5 House,512-555-0101,Austin,TX\n',
    'latin1',
  )
  expect((await read(bytes)).map(({ input }) => input?.title)).toEqual(['Café María', 'Niñas’ House'])
})

it('keeps every record of a JSON list with few fields', async () => {
  const near = { name: 'A', kind: 'x', address: { city: 'Austin', state: 'TX' } }
  const bare = {
    name: 'C',
    contact: { phone: '512-555-0100' },
    address: { street: '9 Elm', state: 'TX', is_confidential: true },
  }
  const rows = await read(JSON.stringify({ data: { shelters: [near, { ...near, name: 'B' }, bare] } }))
  expect(rows.map(({ input }) => [input?.title, input?.street ?? null])).toEqual([
    ['A', null],
    ['B', null],
    ['C', null],
  ])
})

it('hides an address that its own column says is not shown, and keeps the record', async () => {
  const rows = await read(
    'Name,Phone,State,Address,ZIP,Display physical address to public users?\nOne,512-555-0100,TX,1 Main St,78701,No\nTwo,512-555-0101,TX,2 Main St,78701,Yes\n',
  )
  expect(rows.map(({ input }) => [input?.title, input?.street ?? null])).toEqual([
    ['One', null],
    ['Two', '2 Main St'],
  ])
})

it('finds the records in JSON of any shape, and uses the name of their list', async () => {
  const tree = {
    Cocoa: {
      'Reed Pantry': { phone: '321-555-0100', city: 'Cocoa', state: 'FL' },
      'Oak Pantry': { phone: '321-555-0101', city: 'Cocoa', state: 'FL' },
    },
  }
  expect((await read(JSON.stringify(tree))).map(({ input }) => [input?.title, input?.city])).toEqual([
    ['Reed Pantry', 'Cocoa'],
    ['Oak Pantry', 'Cocoa'],
  ])
  const one = (name: string) => ({ id: name, name, phone: '321-555-0100', state: 'FL', services: ['meals', 'beds'] })
  const lists = { open: [one('A'), one('B')], 'permanently closed': [one('C')], meta: { page: 1, of: 2 } }
  expect((await read(JSON.stringify(lists))).map(({ input, skip }) => input?.title ?? skip)).toEqual([
    'A',
    'B',
    'Not for the public: group status says “permanently closed”.',
  ])
  expect((await read(JSON.stringify([{ ...one('D'), status: 'active' }])))[0]?.input?.title).toBe('D')
})

it('reads cells with quotation marks in their text, and a table that names no columns', async () => {
  const [first, second] = await read(`name,description,state,phone
"Reed","The "One child" way, "at last" here.",OH,330-555-0100
"Oak","Said ""so"".",OH,"330-555-0101"
`)
  expect([first?.input?.description, first?.input?.phoneNumber?.number]).toEqual([
    'The "One child" way, "at last" here.',
    '330-555-0100',
  ])
  expect(second?.input?.description).toBe('Said "so".')
  const bare = await read(
    'Reed Pantry,1 Main St,330-555-0100,https://example.org\nOak Pantry,2 Main St,330-555-0101,\n',
  )
  expect(bare.map((row) => [row.input?.title, ...phonesOf(row)])).toEqual([
    ['Reed Pantry', '330-555-0100'],
    ['Oak Pantry', '330-555-0101'],
  ])
})

it('does not mistake a coordinate, a lot number or a region for a phone or a state', async () => {
  const rows = await read(`Project Name,geometry,BBL,X,region,Phone
Reed,POINT (-118.2437123 34.0522),2034560012,-118.2437123,Bluegrass,330-555-0100
Oak,POINT (-118.2437124 34.0522),1034560013,-118.2437124,Bluegrass,330-555-0101
`)
  expect(rows.map((row) => [row.input?.title, row.input?.state ?? null, ...phonesOf(row), row.notes.length])).toEqual([
    ['Reed', null, '330-555-0100', 0],
    ['Oak', null, '330-555-0101', 0],
  ])
})

it('joins the number of a house with its street, and the hours of the days', async () => {
  const [row] = await read(`name,Street #,Street,city,state,Monday Hours,Tue,hours wednesday
Reed,401,"Varr Ave,","Cocoa,","Florida,",9am-5pm,,9am-1pm
`)
  expect([row?.input?.street, row?.input?.city, row?.input?.state]).toEqual(['401 Varr Ave', 'Cocoa', 'FL'])
  expect(row?.input?.hours).toBe('Mon 9am-5pm; Wed 9am-1pm')
})

it('reads the objects and lists that WellSky and VisionLink write into cells, less what these call private', async () => {
  const address = (more: string) =>
    `"[{'address_1': '401 Varr Ave', 'city': 'Cocoa', 'state_province': 'FL ', 'postal_code': '32922'${more}}]"`
  const phones = `"[{'number': '321-555-0100', 'description': 'Office', 'isActive': True}, {'number': '321-555-0101', 'isPrivate': True}]"`
  const rows = await read(`NAME,PHYSICAL_ADDRESS,PHONES,ServiceOption_LanguagesOtherThanEnglish
Reed,${address('')},${phones},"[85 => ""Spanish"", 423 => ""French""]"
Oak,${address(", 'isConfidential': True")},,"['Spanish']"
`)
  expect(rows.map(({ input }) => [input?.street, input?.city, input?.state, input?.zip, input?.languages])).toEqual([
    ['401 Varr Ave', 'Cocoa', 'FL', '32922', ['es', 'fr']],
    [null, undefined, undefined, undefined, ['es']],
  ])
  expect(phonesOf(rows[0])).toEqual(['voice 321-555-0100 Office'])
})
