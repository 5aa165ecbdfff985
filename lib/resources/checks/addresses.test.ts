import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as decide } from '@/app/api/admin/addresses/[id]/route'
import { GET as list } from '@/app/api/admin/addresses/route'
import { PUT } from '@/app/api/admin/resources/[id]/route'
import { POST as create } from '@/app/api/admin/resources/route'
import { GET as detail } from '@/app/api/resources/route'
import { readSeedRecords } from '@/db/seed/records'
import { seed } from '@/db/seed/seed'
import { useDatabase } from '@/tests/support/database'
import { readCreated, resetTables, send, signInNew } from '@/tests/support/staff'
import type { StaffResourceDto } from '../staff/staff-schema'
import type { HeldAddressDto } from './address-schema'

const database = useDatabase()
let cookie = ''

beforeAll(async () => {
  cookie = await signInNew(database.sql, { role: 'editor' })
})
beforeEach(() => resetTables(database.sql, 'resources', 'organizations', 'address_decisions'))

const form = { title: 'Grace House Clinic', description: 'A clinic.', category: 'healthcare', scope: 'local' }
const address = '9 Quiet St, Akron, OH 44301'
const make = (more: object = {}) =>
  readCreated<StaffResourceDto>(
    send(create, {
      method: 'POST',
      cookie,
      body: { ...form, address, addressVisibility: 'full', phoneNumber: '330-555-0100', ...more },
    }),
  )
const decideOn = (id: string, body: object) => send(decide, { method: 'POST', cookie, params: { id }, body })
const listHeld = async (show = 'waiting'): Promise<HeldAddressDto[]> =>
  (await send(list, { path: `/api/admin/addresses?show=${show}`, cookie })).json()
const shown = async () => JSON.stringify(await (await send(detail, { path: '/api/resources' })).json())
const visibility = async (id: string) =>
  (await database.sql`select address_visibility as seen from locations where resource_id = ${id}`).map(
    ({ seen }) => seen,
  )

describe('an address that may be that of a refuge', () => {
  it('is held back, though the form says that all may see it, and waits in the queue', async () => {
    const { id } = await make()
    expect(await visibility(id)).toEqual(['held'])
    expect(await shown()).not.toContain('Quiet St')
    expect(await listHeld()).toMatchObject([{ id, address, why: 'house', isHeld: true, decided: null }])
  })

  it.each<[string, object, string]>([
    ['has the phone of a program against violence', { phoneNumber: '1-330-555-0199' }, 'phone'],
    ['has its name in its town', { title: 'Vermilion Counseling' }, 'name'],
    ['has its name in one word', { title: 'VermilionHaven' }, 'name'],
    ['says itself that it is one', { title: 'Akron Domestic Violence Center' }, 'refuge'],
  ])('%s, whether it or the program came first', async (_, more, why) => {
    const program = { title: 'Vermilion Haven', phoneNumber: '330-555-0199', city: 'Akron', state: 'OH' }
    const tagProgram = () =>
      database.sql`update resources set tags = '{domestic-violence}' where title = 'Vermilion Haven'`
    const first = await make({ title: 'Maple Family Practice', ...more })
    await make({ ...program, address: null, addressVisibility: 'hidden' })
    await tagProgram()
    expect(await visibility(first.id)).toEqual(['held'])
    const second = await make({ title: 'Oak Family Practice', address: '10 Quiet St, Akron, OH 44301', ...more })
    expect(await visibility(second.id)).toEqual(['held'])
    expect((await listHeld()).find(({ id }) => id === second.id)).toMatchObject({ why })
  })

  it('is not told by the link to a page that has the street in its address', async () => {
    const url = 'https://www.salvationarmyusa.org/oh/akron/quiet-st/'
    const { id } = await make({ url })
    expect(await visibility(id)).toEqual(['held'])
    const links = await database.sql`select url, website from resources join organizations o on o.id = organization_id`
    expect(JSON.stringify(links)).not.toContain('quiet-st')
  })

  it('is held back where another one at the same street is', async () => {
    await make()
    const twin = await make({ title: 'Maple Family Practice', phoneNumber: '330-555-0101' })
    expect(await visibility(twin.id)).toEqual(['held'])
  })

  it.each([
    '9 Quiet Street, Akron, OH 44301',
    '9 quiet st., Suite 200, Akron, OH 44301',
    '9 Quiet St #4, Akron, OH 44301',
    '9 Quiet St 2nd Floor, Akron, OH 44301',
    '9 Quiet Street FL 1, Akron, OH 44301',
    '9 Quiet Avenue (P.O. Box 12), Akron, OH 44301',
  ])('is held back where a list writes that street otherwise: %s', async (written) => {
    await make()
    const twin = await make({ title: 'Maple Family Practice', phoneNumber: '330-555-0101', address: written })
    expect(await visibility(twin.id)).toEqual(['held'])
    const other = await make({
      title: 'Oak Practice',
      phoneNumber: '330-555-0102',
      address: written.replace('9', '19'),
    })
    expect(await visibility(other.id)).toEqual(['full'])
  })

  it('is one under any name of a house, and not under that of a church, a court or the town', async () => {
    const names = async (titles: string[], city = 'Akron') =>
      (
        await database.sql<{ title: string }[]>`
          select title from unnest(${titles}::text[]) title where names_house(title, ${city})`
      ).map(({ title }) => title)
    const houses = ['SafeHaven Clinic', 'HopeHouse', 'Y.W.C.A. of Akron', 'Y W C A Clinic', 'Mercy Hse', 'GraceHarbor']
    const further = [
      'La Posada',
      'El Nido Health',
      'The Ark',
      'Sojourner Clinic',
      'Lighthouse Clinic',
      'Safe Harbour Ctr',
    ]
    expect(await names([...houses, ...further])).toEqual([...houses, ...further])
    const none = ['Courthouse Clinic', 'Lighthouse Baptist Church Pantry', 'The Storehouse', 'Firehouse Clinic']
    expect(await names(none)).toEqual([])
    expect(await names(['Brookhaven Health Center', 'Harborview Medical'])).toEqual([])
    expect(await names(['New Haven Health Center'], 'New Haven')).toEqual([])
  })

  it('is published by a decision with a reason, for this street alone', async () => {
    const { id } = await make()
    expect((await decideOn(id, { decision: 'publish' })).status).toBe(422)
    expect((await decideOn(id, { decision: 'publish', reason: 'A city hospital' })).status).toBe(204)
    expect(await shown()).toContain('9 Quiet St')
    expect(await listHeld()).toEqual([])
    await database.sql`update locations set street = '11 Other St' where resource_id = ${id}`
    expect(await visibility(id)).toEqual(['held'])
    const log = await database.sql`select action, changes from audit_log order by id desc limit 1`
    expect(log).toMatchObject([{ action: 'address published', changes: { reason: [null, 'A city hospital'] } }])
    expect(JSON.stringify(log)).not.toContain('Quiet')
  })

  it('is kept back by one press, and no form or import shows it again', async () => {
    const { id, version } = await make({ title: 'Maple Family Practice' })
    expect(await visibility(id)).toEqual(['full'])
    expect((await decideOn(id, { decision: 'keep' })).status).toBe(204)
    expect(await visibility(id)).toEqual(['held'])
    expect(await listHeld('kept')).toMatchObject([{ id, decided: { decision: 'keep', reason: 'Held back by staff' } }])
    const body = { ...form, title: 'Maple Family Practice', addressVisibility: 'full', version: version + 1 }
    await send(PUT, { method: 'PUT', cookie, params: { id }, body: { ...body, version: undefined } })
    expect(await visibility(id)).toEqual(['held'])
    await database.sql`delete from locations where resource_id = ${id}`
    await database.sql`insert into locations (resource_id, street, city, state, address_visibility)
      values (${id}, '9 Quiet St', 'Akron', 'OH', 'full')`
    expect(await visibility(id)).toEqual(['held'])
  })

  it('keeps its decision when the seed writes the record again', async () => {
    const clinic = readSeedRecords().find(({ location }) => location?.addressVisibility === 'full')
    if (!clinic) throw new Error('no record')
    const write = (street: string) =>
      seed(database.url, {
        records: [
          {
            ...clinic,
            resource: { ...clinic.resource, slug: 'grace-house', title: 'Grace House', tags: ['treatment'] },
            location: { ...clinic.location, street, addressVisibility: 'full' } as typeof clinic.location,
          },
        ],
      })
    await database.sql`delete from seed_records where slug = 'grace-house'`
    await write('1 First St')
    expect(await visibility(clinic.id)).toEqual(['held'])
    expect(await write('2 Second St')).toMatchObject({ updated: 1 })
    expect(await visibility(clinic.id)).toEqual(['held'])
    expect((await decideOn(clinic.id, { decision: 'publish', reason: 'A hospital' })).status).toBe(204)
    await database.sql`delete from locations where resource_id = ${clinic.id}`
    await database.sql`insert into locations (resource_id, street, address_visibility)
      values (${clinic.id}, '2 Second St', 'full')`
    expect(await visibility(clinic.id)).toEqual(['full'])
  })
})

it('is for editors only', async () => {
  const { id } = await make()
  const member = await signInNew(database.sql)
  expect((await send(list, { path: '/api/admin/addresses', cookie: member })).status).toBe(403)
  const body = { decision: 'publish', reason: 'Mine' }
  expect((await send(decide, { method: 'POST', cookie: member, params: { id }, body })).status).toBe(403)
})
