import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { useImports } from '@/tests/support/imports'

const database = useDatabase()
const { check, apply, bad } = useImports(database)

const HEAD = 'id,title,description,category,phone_number,street,city,state,zip,address_visibility,tags,hours'
const csv = (...lines: string[]) => `${HEAD}\n${lines.join('\n')}\n`
const row = (id: string, title = `House ${id}`) =>
  `${id},${title},Gives beds.,shelter,(512) 555-0100,1 Main St,Austin,TX,78701,,,Always`

beforeEach(async () => {
  await database.sql`delete from resources where slug like 'house-%'`
  await database.sql`delete from imports`
  await database.sql`delete from import_keys`
})

const houses = () => database.sql`select slug, title, version from resources where slug like 'house-%' order by slug`

describe('a valid file', () => {
  it('adds its records, hides their addresses, and changes nothing when imported again', async () => {
    const first = await check(csv(row('a'), row('b')))
    expect(first).toMatchObject({ status: 'checked', to_add: 2, to_change: 0, bad: 0 })
    expect(await houses()).toHaveLength(0)
    await apply(first.id)
    expect(
      await database.sql`select r.slug, r.title, r.category, r.state, r.is_verified, p.number, l.street, l.zip, l.address_visibility
        from resources r join phones p on p.resource_id = r.id join locations l on l.resource_id = r.id
        where r.slug like 'house-%' order by 1`,
    ).toMatchObject([
      {
        slug: 'house-a',
        number: '512-555-0100',
        street: '1 Main St',
        zip: '78701',
        address_visibility: 'hidden',
        state: 'TX',
        is_verified: false,
      },
      { slug: 'house-b' },
    ])
    const before = await houses()
    const second = await check(csv(row('a'), row('b')))
    expect(second).toMatchObject({ status: 'checked', to_add: 0, to_change: 0, to_leave: 2 })
    await expect(apply(second.id)).rejects.toThrow('nothing to write')
    expect(await houses()).toEqual(before)
  })

  it('changes records field by field, and shows old and new values', async () => {
    await apply((await check(csv(row('a')))).id)
    const changed = await check(
      csv(row('a').replace('Gives beds.', 'Gives rooms.').replace('0100', '0199').replace('1 Main', '2 Main')),
    )
    expect(changed).toMatchObject({ to_change: 1 })
    expect(changed.list[0]?.changes).toEqual({
      description: ['Gives beds.', 'Gives rooms.'],
      phoneNumber: ['512-555-0100', '512-555-0199'],
      address: ['1 Main St, Austin, TX 78701', '2 Main St, Austin, TX 78701'],
    })
    await apply(changed.id)
    const [stored] = await database.sql`select r.description, p.number, l.street, l.address_visibility from resources r
      join phones p on p.resource_id = r.id join locations l on l.resource_id = r.id where r.slug = 'house-a'`
    expect(stored).toEqual({
      description: 'Gives rooms.',
      number: '512-555-0199',
      street: '2 Main St',
      address_visibility: 'hidden',
    })
    const log =
      await database.sql`select action, target, changes from audit_log where target_type in ('resource', 'import') order by id desc limit 2`
    expect(log).toMatchObject([
      { action: 'imported', target: 'file from test', changes: { changed: [null, 1], added: [null, 0] } },
      { action: 'updated by import', target: 'House a', changes: { description: ['Gives beds.', 'Gives rooms.'] } },
    ])
    expect(JSON.stringify(log)).not.toContain('Main St')
  })

  it('clears fields that are empty in it, and leaves fields that it has no column for', async () => {
    await apply((await check(csv(row('a')))).id)
    const less = await check('id,title,description,category,hours\na,House a,Gives beds.,shelter,\n')
    expect(less.list[0]?.changes).toEqual({ hours: ['Always', null] })
    await apply(less.id)
    const [stored] =
      await database.sql`select hours, (select number from phones where resource_id = r.id) as number from resources r where slug = 'house-a'`
    expect(stored).toEqual({ hours: null, number: '512-555-0100' })
  })

  it('can have a byte order mark, CRLF, quotes, empty lines and any order of columns', async () => {
    const text =
      '\uFEFFtitle,id,category,description\r\n"House ""a""",a,shelter,"One,\r\ntwo"\r\n\r\n,,,\r\nHouse b,b,Legal,=HYPERLINK("http://x")\r\nHouse c,c,shelter,x\r\n'
    const read = await check(text.replace('=HYPERLINK("http://x")', '"=HYPERLINK(""http://x"")"'))
    expect(bad(read)).toEqual([])
    expect(read.list.map(({ place, title }) => [place, title])).toEqual([
      ['line 2', 'House "a"'],
      ['line 6', 'House b'],
      ['line 7', 'House c'],
    ])
    expect(read.list.map(({ changes }) => (changes as Record<string, unknown[]>).description?.[1])).toEqual([
      'One,\ntwo',
      '=HYPERLINK("http://x")',
      'x',
    ])
    await apply(read.id)
    const [stored] = await database.sql`select tags, category from resources where slug = 'house-b'`
    expect(stored).toEqual({ tags: ['legal-aid'], category: 'rights-advocacy' })
  })

  it('shows an address only when it says so, and never that of a refuge', async () => {
    const shown = row('a', 'Maple a').replace('78701,,', '78701,full,')
    await apply((await check(csv(shown))).id)
    const [stored] =
      await database.sql`select l.address_visibility from locations l join resources r on r.id = l.resource_id where r.slug = 'maple-a'`
    expect(stored).toEqual({ address_visibility: 'full' })
    const refuge = await check(csv(row('b').replace('78701,,,', '78701,full,domestic-violence,')))
    expect(bad(refuge)).toEqual([
      expect.stringMatching(/^line 2, address_visibility \(column 10\): The street of a place that may hide people/),
    ])
  })

  it('that lacks a private address neither deletes nor shows it', async () => {
    await apply((await check(csv(row('a')))).id)
    const silent = await check(csv(row('a').replace('1 Main St', '').replace('78701', '')))
    expect(silent).toMatchObject({ to_leave: 1, to_change: 0 })
    const blind = await check(csv(row('a').replace('1 Main St', '').replace('78701,,', ',full,')))
    expect(blind).toMatchObject({ to_leave: 1, to_change: 0 })
  })
})

describe('what no staff form sets', () => {
  it('is not set by a file: the id is only the source’s name for the record', async () => {
    const id = '11111111-1111-4111-8111-111111111111'
    await apply((await check(csv(row(id, 'House own')))).id)
    const [stored] =
      await database.sql`select id, is_verified, verified_on, kind from resources where slug = 'house-own'`
    expect(stored).toMatchObject({ is_verified: false, verified_on: null, kind: 'organization' })
    expect(stored?.id).not.toBe(id)
  })

  it.each(['isVerified', 'createdAt', 'verified_on', 'slug', 'version', '__proto__', 'constructor'])(
    'is refused as a column: %s',
    async (column) => {
      const read = await check(`id,title,description,category,${column}\na,House a,x,shelter,1\n`)
      expect(read.status).toBe('refused')
      expect(read.problem).toContain(`we do not know “${column.toLowerCase()}”`)
    },
  )

  it('includes script URLs, which are refused', async () => {
    const read = await check('id,title,description,category,url\na,House a,x,shelter,javascript:alert(1)\n')
    expect(bad(read)).toEqual(['line 2, url (column 5): Please enter a web address, such as https://example.org.'])
  })
})

describe('an invalid row', () => {
  it.each([
    ['an unknown state', row('b').replace('TX', 'Atlantis'), 'line 3, state (column 8): There is no such state.'],
    [
      'an unknown category',
      row('b').replace('shelter', 'zoo'),
      'line 3, category (column 4): Please choose one of the categories.',
    ],
    [
      'an invalid phone number',
      row('b').replace('(512) 555-0100', 'call us'),
      'line 3, phone_number (column 5): Please enter a phone number, such as 512-555-0100.',
    ],
    [
      'an invalid ZIP code',
      row('b').replace('78701', '787'),
      'line 3, zip (column 9): Please write a ZIP code, such as 78701 or 78701-1234.',
    ],
    ['no title', row('b', ' '), 'line 3, title (column 2): Please fill this in.'],
    [
      'a title of 201 letters',
      row('b', 'x'.repeat(201)),
      'line 3, title (column 2): Please use at most 200 characters.',
    ],
    [
      'a NUL',
      row('b', 'House \u0000'),
      'line 3, title (column 2): Please type this again. It contains a character we cannot read.',
    ],
    [
      'an extra cell',
      `${row('b')},more`,
      'line 3, column 13: This line has 13 cells; the first line names 12 columns.',
    ],
    ['the id of another row', row('a', 'House z'), 'line 3, id (column 1): The id “a” stands in line 2 already.'],
  ])('with %s is reported by line and column, and nothing is written', async (_, line, message) => {
    const read = await check(csv(row('a'), line, row('c')))
    expect(read).toMatchObject({ status: 'checked', bad: 1, to_add: 2 })
    expect(bad(read)).toEqual([message])
    await expect(apply(read.id)).rejects.toThrow('none of it was written')
    expect(await houses()).toEqual([])
  })
})

describe('a file that can’t be read', () => {
  it.each([
    ['empty', '', 'The file is empty.'],
    ['only a byte order mark', '\uFEFF', 'no line that names its columns'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xd8]), 'it lacks “id”'],
    ['without a column', 'id,title,category\na,b,shelter\n', 'it lacks “description”'],
    ['with unknown columns', `${HEAD},isVerified,createdAt\n`, 'we do not know “isverified”, “createdat”'],
    ['with a duplicate column', `${HEAD},hours\n`, 'we do not know “hours (2)”'],
    ['with an open quote', `${csv(row('a'))}b,"House`, 'Line 3, column 2: a quotation mark is opened and never closed'],
    [
      'with a quote inside',
      csv(row('a', 'House "x" y')),
      'Line 2, column 2: there is a quotation mark where none can be',
    ],
    [
      'with a cell of 10 MB',
      csv(row('a'), row('b', 'x'.repeat(10_000_000))),
      'Line 3, column 2: this row is longer than 128 KB',
    ],
  ])('(%s) is refused with the reason, and nothing is changed', async (_, content, message) => {
    const read = await check(content)
    expect(read.status).toBe('refused')
    expect(read.problem).toContain(message)
    expect(read.problem).toContain('Nothing was changed.')
    await expect(apply(read.id)).rejects.toThrow('can’t be written')
    expect(await houses()).toEqual([])
  })

  it.each([
    ['UTF-16, as “Unicode text” of Excel', Buffer.from(`\uFEFF${csv(row('a'))}`, 'utf16le')],
    ['UTF-16 without a byte order mark', Buffer.from(csv(row('a')), 'utf16le')],
    ['Latin-1', Buffer.from(csv(row('a'), row('b', 'Caf\u00e9')), 'latin1')],
    ['semicolons', 'id;title;description;category\na;b;c;shelter\n'],
  ])('is none in %s: it is read', async (_, content) => {
    const read = await check(content)
    expect(read).toMatchObject({ status: 'checked', bad: 0 })
    expect(read.list.map(({ title }) => title).join()).not.toMatch(/\ufffd/)
  })

  it('without rows is read, but there is nothing to write', async () => {
    const read = await check(`${HEAD}\n`)
    expect(read).toMatchObject({ status: 'checked', to_add: 0, bad: 0 })
    await expect(apply(read.id)).rejects.toThrow('nothing to write')
  })

  it('keeps memory flat for a cell of 10 MB', async () => {
    const before = process.memoryUsage().rss
    await check(csv(row('a'), row('b', 'x'.repeat(10_000_000))))
    expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1024 * 1024)
  })
})

describe('a record that the directory already has', () => {
  it('from elsewhere, with the same title and number or town, is skipped and named', async () => {
    await apply((await check(csv(row('a')))).id)
    const other = await check(csv(row('x', 'HOUSE A'), row('y', 'House new')), { source: 'other' })
    expect(other).toMatchObject({ to_skip: 1, to_add: 1, bad: 0 })
    expect(other.list[0]?.note).toContain('The directory has “House a” already')
    await apply(other.id)
    expect((await houses()).map(({ slug }) => slug)).toEqual(['house-a', 'house-new'])
  })

  it('is not brought back after staff deleted it, even when it is gone for good', async () => {
    await apply((await check(csv(row('a')))).id)
    await database.sql`update resources set deleted_at = now(), archived_at = now() where slug = 'house-a'`
    expect(await check(csv(row('a')))).toMatchObject({ to_skip: 1, to_add: 0 })
    await database.sql`delete from resources where slug = 'house-a'`
    expect(await check(csv(row('a')))).toMatchObject({ to_skip: 1, to_add: 0 })
  })

  it('is matched by our own id, whatever the source, and only once in a file', async () => {
    await apply((await check(csv(row('a')))).id)
    const [{ id } = {}] = await database.sql`select id from resources where slug = 'house-a'`
    const own = await check(csv(row(id, 'House a'), row('a', 'House a')))
    expect(own).toMatchObject({ to_leave: 1, bad: 1 })
    expect(bad(own)[0]).toContain('This is the record that line 2 is about already.')
  })

  it('keeps a change made since the file was checked: nothing in the file is written', async () => {
    await apply((await check(csv(row('a')))).id)
    const read = await check(csv(row('a').replace('beds', 'rooms'), row('b')))
    await database.sql`update resources set description = 'By staff.' where slug = 'house-a'`
    await expect(apply(read.id)).rejects.toThrow('changed since it was checked')
    expect(await database.sql`select slug, description from resources where slug like 'house-%'`).toEqual([
      { slug: 'house-a', description: 'By staff.' },
    ])
    expect(await database.sql`select 1 from import_keys where external_id = 'b'`).toHaveLength(0)
  })

  it('under the same name gets its own address', async () => {
    const two = await check(csv(row('a', 'House same'), row('b', 'House same').replace('Austin', 'Dallas')))
    await apply(two.id)
    const slugs = (await houses()).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(2)
    expect(slugs.every((slug) => /^house-same-[0-9a-f]{12}$/.test(slug))).toBe(true)
  })
})

describe('counties of a file', () => {
  const file = (...cells: string[]) =>
    `id,title,description,category,state,county,county_fips,counties_served\n${cells.join('\n')}\n`

  it('are matched by number, and by name however people write it', async () => {
    const read = await check(
      file(
        'a,House a,Beds.,shelter,MO,Saint Louis,,"St. Charles Co.; Erie PA; 29099"',
        'b,House b,Beds.,shelter,OH,,39035,',
      ),
    )
    expect(read).toMatchObject({ to_add: 2, bad: 0 })
    await apply(read.id)
    expect(
      await database.sql`select county, county_fips, counties_served from resources where slug like 'house-%' order by slug`,
    ).toEqual([
      { county: 'St. Louis County', county_fips: '29189', counties_served: ['29183', '42049', '29099'] },
      { county: 'Cuyahoga County', county_fips: '39035', counties_served: [] },
    ])
  })

  it('that are unknown are reported, and the row is left alone', async () => {
    const read = await check(file('a,House a,Beds.,shelter,OH,Nowhere,,', 'b,House b,Beds.,shelter,OH,,99999,'))
    expect(bad(read)).toEqual([
      'line 2, county (column 6): We do not know the county “Nowhere”. Add its state, such as Erie PA.',
      'line 3, county_fips (column 7): There is no county of this number.',
    ])
  })
})
