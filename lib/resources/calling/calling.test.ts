import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as end } from '@/app/api/admin/calling/[id]/end/route'
import { POST as makeLink } from '@/app/api/admin/calling/[id]/links/route'
import { POST as sheetIn, GET as sheetOut } from '@/app/api/admin/calling/[id]/sheet/route'
import { POST as endLink } from '@/app/api/admin/calling/links/[id]/end/route'
import { POST as settle } from '@/app/api/admin/calling/programs/[id]/route'
import { POST as answer } from '@/app/api/calling/[token]/answers/route'
import { POST as next } from '@/app/api/calling/[token]/next/route'
import type { ProgramToCall } from '@/db/seed/to-call'
import { easternDate } from '@/lib/time/eastern-time'
import { useDatabase } from '@/tests/support/database'
import { makeRecord } from '@/tests/support/records'
import { expectPage, resetTables, send, signInNew } from '@/tests/support/staff'
import { purgeRounds } from './links'
import { readRound } from './queries'
import { startRound } from './start'
import { readCalling, reserveNext } from './volunteer'

const database = useDatabase()
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const viewer = {
  userId: '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11',
  email: 'ed@staff.test',
  role: 'editor',
  permissions: [],
}
const editor = viewer as Parameters<typeof startRound>[0]
let cookie = ''

beforeAll(async () => {
  cookie = await signInNew(database.sql, { role: 'editor' })
})
beforeEach(() => resetTables(database.sql, 'call_rounds', 'resources'))

function program(name: string, more: Partial<ProgramToCall> = {}): ProgramToCall {
  const given = { id: '', state: 'TX' as const, website: null, countiesServed: [], source: 'A list, 2019', note: '' }
  return { ...given, name, phone: '512-555-0150', ...more }
}

const start = (rows: ProgramToCall[], states: string[] = []) =>
  startRound(editor, { title: 'First weekend', states: states as never }, rows)

async function linkOf(roundId: string, person = 'Rosa'): Promise<{ id: string; token: string }> {
  const response = await send(makeLink, { method: 'POST', cookie, body: { person }, params: { id: roundId } })
  const { id, address } = await response.json()
  return { id, token: address.split('/').pop() }
}

const read = async (token: string, now?: Date) => (await readCalling(token, now))?.task ?? null
const say = (token: string, body: object) => send(answer, { method: 'POST', body, params: { token } })
const take = (token: string) => send(next, { method: 'POST', body: {}, params: { token } })
const findProgram = async (name: string) => {
  const [row] = await database.sql<{ id: string; outcome: string | null; tries: number; settledAt: Date | null }[]>`
    select id, outcome, tries, settled_at as "settledAt" from call_programs where name = ${name}`
  return row
}

describe('a round', () => {
  it('holds each program once with all its numbers, those first whose counties have nobody else to call', async () => {
    const { slug } = await makeRecord(database.sql, { phone: null, title: 'Open Door' })
    const known = await makeRecord(database.sql, { title: 'Has a number by now' })
    const { id, programs } = await start(
      [
        program('Small', { countiesServed: ['48301'] }),
        program('Open Door', { id: slug, countiesServed: ['48201'], phone: '(713) 555-0101' }),
        program('Open Door', { id: slug, countiesServed: ['48201'], phone: '713-555-0102', source: 'A paper, 2021' }),
        program('Known', { id: known.slug }),
        program('Elsewhere', { state: 'OH' }),
      ],
      ['TX'],
    )
    expect(programs).toBe(2)
    const rows =
      await database.sql`select name, candidates, resource_id is not null as "isEntry", people > 1000000 as many
      from call_programs where round_id = ${id} order by position`
    expect([...rows]).toEqual([
      {
        name: 'Open Door',
        candidates: [
          { number: '713-555-0101', seen: 'A list, 2019' },
          { number: '713-555-0102', seen: 'A paper, 2021' },
        ],
        isEntry: true,
        many: true,
      },
      { name: 'Small', candidates: [{ number: '512-555-0150', seen: 'A list, 2019' }], isEntry: false, many: false },
    ])
  })

  it('begins with every program of the lists whose number nobody has proved', async () => {
    const { programs } = await startRound(editor, { title: 'All', states: [] })
    expect(programs).toBeGreaterThan(500)
  })
})

describe('a volunteer’s link', () => {
  it('is stored as a hash, shown once to staff, and takes nothing by being opened', async () => {
    const { id } = await start([program('Harbor')])
    const shown = await send(makeLink, {
      ...{ method: 'POST', cookie, params: { id }, headers: FORM, body: 'person=Rosa+%3Cb%3E' },
    })
    expect(shown.headers.get('cache-control')).toContain('no-store')
    const [, token = ''] = /\/calling\/([\w-]{43})</.exec(await shown.clone().text()) ?? []
    await expectPage(shown, 200, ['Rosa &lt;b&gt;'])
    const [row] = await database.sql`select * from call_links`
    expect(JSON.stringify(row)).not.toContain(token)
    expect(await readCalling(token)).toMatchObject({ person: 'Rosa <b>', done: 0, left: 1, task: null })
    expect(await read(token)).toBeNull()
  })

  it('gives one program at a time, and no program to two', async () => {
    const { id } = await start([program('One'), program('Two')])
    const [rosa, ann] = [await linkOf(id), await linkOf(id, 'Ann')]
    await Promise.all([take(rosa.token), take(ann.token)])
    const names = [(await read(rosa.token))?.name, (await read(ann.token))?.name].sort()
    expect(names).toEqual(['One', 'Two'])
    // What was in hand too long is free again.
    const later = new Date(Date.now() + 3 * 3_600_000)
    expect(await read(rosa.token, later)).toBeNull()
  })

  it('puts back what is passed over, behind the others', async () => {
    const { id } = await start([program('One'), program('Two')])
    const { token } = await linkOf(id)
    await take(token)
    expect(await read(token)).toMatchObject({ name: 'One' })
    await take(token)
    expect(await read(token)).toMatchObject({ name: 'Two' })
    await reserveNext(token, new Date(Date.now() + 3 * 3_600_000))
    expect((await readCalling(token, new Date(Date.now() + 3 * 3_600_000)))?.task?.name).toBe('One')
  })

  it('stops working once staff revoke it, the round ends, or after 30 days', async () => {
    const { id } = await start([program('Harbor')])
    const [rosa, ann] = [await linkOf(id), await linkOf(id, 'Ann')]
    expect(await readCalling(ann.token, new Date(Date.now() + 31 * 86_400_000))).toBeNull()
    await take(rosa.token)
    expect((await send(endLink, { method: 'POST', cookie, body: {}, params: { id: rosa.id } })).status).toBe(204)
    expect(await readCalling(rosa.token)).toBeNull()
    expect((await take(rosa.token)).status).toBe(404)
    // What she had in hand is free.
    await take(ann.token)
    expect(await read(ann.token)).toMatchObject({ name: 'Harbor' })
    await send(end, { method: 'POST', cookie, body: {}, params: { id } })
    expect(await readCalling(ann.token)).toBeNull()
    expect((await say(ann.token, { program: (await findProgram('Harbor'))?.id, result: 'no-answer' })).status).toBe(404)
  })

  it('reaches no program of another round', async () => {
    const first = await start([program('Harbor')])
    const second = await start([program('Haven')])
    const { token } = await linkOf(second.id)
    const other = await database.sql`select id from call_programs where round_id = ${first.id}`
    expect((await say(token, { program: other[0]?.id, result: 'closed' })).status).toBe(404)
    expect(await findProgram('Harbor')).toMatchObject({ outcome: null })
  })

  it.each(['nope', 'A'.repeat(43)])('says of %s that the link has ended', async (token) => {
    expect(await readCalling(token)).toBeNull()
    expect((await take(token)).status).toBe(404)
  })
})

describe('an answer', () => {
  it('is kept with who called and when, and the next program is taken', async () => {
    const { id } = await start([program('One'), program('Two')])
    const { token } = await linkOf(id)
    await take(token)
    const told = { result: 'right', number: '512-555-0150', crisisLine: 'yes', allHours: 'no', hours: 'Mon-Fri 9-5' }
    await say(token, { program: (await findProgram('One'))?.id, ...told, languages: 'English, Spanish' })
    const [row] = await database.sql`select person, result, number, is_crisis_line, is_all_hours, hours, languages,
      called_at > now() - interval '1 minute' as now from call_answers`
    expect(row).toEqual({
      ...{ person: 'Rosa', result: 'right', number: '512-555-0150', is_crisis_line: true, is_all_hours: false },
      ...{ hours: 'Mon-Fri 9-5', languages: 'English, Spanish', now: true },
    })
    expect(await findProgram('One')).toMatchObject({ outcome: 'right' })
    expect(await read(token)).toMatchObject({ name: 'Two' })
    await expect(database.sql`update call_answers set number = '512-555-0199'`).rejects.toThrow('only added to')
  })

  it('that one number is wrong leads to the other numbers of the program, and to the next after the last', async () => {
    const { id } = await start([program('One'), program('One', { phone: '512-555-0160', source: 'A page' })])
    const { token } = await linkOf(id)
    await take(token)
    const { id: programId } = (await findProgram('One')) ?? {}
    await say(token, { program: programId, result: 'wrong', number: '512-555-0150' })
    expect(await read(token)).toMatchObject({
      candidates: [
        { number: '512-555-0150', result: 'wrong' },
        { number: '512-555-0160', result: null },
      ],
    })
    await say(token, { program: programId, result: 'wrong', number: '512-555-0160' })
    expect(await findProgram('One')).toMatchObject({ outcome: 'wrong' })
    expect(await read(token)).toBeNull()
  })

  it('without an answer is repeated on another day, up to three times', async () => {
    const { id } = await start([program('One')])
    const { token } = await linkOf(id)
    const { id: programId } = (await findProgram('One')) ?? {}
    for (const tries of [1, 2]) {
      await say(token, { program: programId, result: 'no-answer' })
      expect(await findProgram('One')).toMatchObject({ outcome: null, tries })
    }
    await take(token)
    expect(await read(token)).toBeNull()
    const tomorrow = new Date(Date.now() + 24 * 3_600_000)
    await reserveNext(token, tomorrow)
    expect((await readCalling(token, tomorrow))?.task).toMatchObject({ name: 'One', tries: 2 })
    await say(token, { program: programId, result: 'no-answer' })
    expect(await findProgram('One')).toMatchObject({ outcome: 'unreached', tries: 3 })
  })

  it('is shown again where it can’t be saved, with what was noted', async () => {
    const { id } = await start([program('One')])
    const { token } = await linkOf(id)
    const { id: programId } = (await findProgram('One')) ?? {}
    const body = `program=${programId}&result=right&other=call+us&note=Ask+for+%3CJo%3E`
    const response = await send(answer, { method: 'POST', body, params: { token }, headers: FORM })
    await expectPage(response, 422, ['Please enter a phone number', 'Ask for &lt;Jo&gt;', 'value="right"'])
    const which = await say(token, { program: programId, result: 'right' })
    expect((await which.json()).errors).toEqual([{ path: 'other', message: 'Please say which number is right.' }])
  })

  it('returns without a script to the page of the link, in its language', async () => {
    const { id } = await start([program('One')])
    const { token } = await linkOf(id)
    const response = await send(next, {
      ...{ method: 'POST', path: `/api/calling/${token}/next?lang=es`, body: '', params: { token }, headers: FORM },
    })
    expect(response.headers.get('location')).toBe(`/es/calling/${token}`)
  })
})

describe('what was found out', () => {
  const decide = (id: string | undefined, act: string) =>
    send(settle, { method: 'POST', cookie, body: { act }, params: { id: id ?? '' } })

  it('is on the public entry only after staff have put it there, with the day of the call', async () => {
    const { id: entry, slug } = await makeRecord(database.sql, { phone: null, isVerified: false })
    const { id } = await start([program('Harbor House', { id: slug })])
    const { token } = await linkOf(id)
    const found = await findProgram('Harbor House')
    await say(token, {
      ...{ program: found?.id, result: 'right', other: '512-555-0177', crisisLine: 'yes', allHours: 'yes', note: 'Jo' },
    })
    const numbers = () => database.sql`select number from phones where resource_id = ${entry}`
    expect(await numbers()).toHaveLength(0)
    expect(await readRound(id)).toMatchObject({
      found: 1,
      waiting: [{ outcome: 'right', answers: [{ person: 'Rosa', number: '512-555-0177', isCrisisLine: true }] }],
      states: [{ state: 'TX', programs: 1, right: 1, calls: 1 }],
      links: [{ person: 'Rosa', isOpen: true, answers: 1 }],
    })
    expect((await decide(found?.id, 'take-over')).status).toBe(204)
    expect([...(await numbers())]).toEqual([{ number: '512-555-0177' }])
    const today = easternDate(new Date())
    const [row] = await database.sql`select is_verified, to_char(verified_on, 'YYYY-MM-DD') as day, hours, is_emergency
      from resources where id = ${entry}`
    expect(row).toEqual({ is_verified: true, day: today, hours: '24/7', is_emergency: true })
    const [check] =
      await database.sql`select method, confirmed, numbers, note from verifications where resource_id = ${entry}`
    expect(check).toEqual({
      ...{ method: 'phone-call', confirmed: ['phone', 'hours'], note: 'Jo' },
      numbers: [{ number: '512-555-0177', type: 'voice', result: 'right' }],
    })
    expect((await decide(found?.id, 'take-over')).status).toBe(409)
    const audited = await database.sql`select action from audit_log where target_id = ${id} order by id`
    expect(audited.map(({ action }) => action)).toEqual([
      ...['round of calls started', 'link for calls made', 'call taken over'],
    ])
  })

  it('creates an entry without an address if the program has none', async () => {
    const { id } = await start([
      program('New Haven', { countiesServed: ['48201'], website: 'https://newhaven.example' }),
    ])
    const { token } = await linkOf(id)
    const found = await findProgram('New Haven')
    await say(token, { program: found?.id, result: 'right', number: '512-555-0150' })
    await decide(found?.id, 'take-over')
    const [row] = await database.sql`select r.state, r.tags, r.counties_served, r.url, r.is_verified, p.number,
      (select count(*)::int from locations l where l.resource_id = r.id and l.street is not null) as streets
      from resources r join phones p on p.resource_id = r.id where r.title = 'New Haven'`
    expect(row).toEqual({
      ...{ state: 'TX', tags: ['domestic-violence', 'local-program'], counties_served: ['48201'], streets: 0 },
      ...{ url: 'https://newhaven.example', is_verified: true, number: '512-555-0150' },
    })
    await expect(start([program('New Haven')])).rejects.toThrow('no program to call')
  })

  it('that a program has closed takes its entry out, which can be undone; it may also only be noted', async () => {
    const { id: entry, slug } = await makeRecord(database.sql, { phone: null })
    const { id } = await start([program('Harbor House', { id: slug }), program('Other')])
    const { token } = await linkOf(id)
    for (const name of ['Harbor House', 'Other']) {
      await say(token, { program: (await findProgram(name))?.id, result: 'closed' })
    }
    expect((await decide((await findProgram('Other'))?.id, 'take-over')).status).toBe(409)
    await decide((await findProgram('Other'))?.id, 'note')
    await decide((await findProgram('Harbor House'))?.id, 'take-over')
    const [row] = await database.sql`select deleted_at is not null as gone from resources where id = ${entry}`
    expect(row).toEqual({ gone: true })
    expect(await readRound(id)).toMatchObject({ found: 0, called: 2 })
  })

  it('can be asked again', async () => {
    const { id } = await start([program('One')])
    const { token } = await linkOf(id)
    await say(token, { program: (await findProgram('One'))?.id, result: 'wrong', number: '512-555-0150' })
    await decide((await findProgram('One'))?.id, 'again')
    expect(await findProgram('One')).toMatchObject({ outcome: null, settledAt: null })
  })
})

describe('the sheet', () => {
  const putIn = (id: string, sheet: string) =>
    send(sheetIn, { method: 'POST', cookie, body: { sheet }, params: { id } })
  const getOut = async (id: string) => (await send(sheetOut, { cookie, params: { id } })).text()

  it('is exported with the programs to call, and imported with who called and when', async () => {
    const { id } = await start([program('One, "Inc"', { note: '=1+1' }), program('Two')])
    const text = await getOut(id)
    const [head = '', first = '', second = ''] = text.replace(/^\ufeff/, '').split('\r\n')
    expect(first).toContain('"One, ""Inc"""')
    expect(first).toContain("'=1+1")
    const filled = [head, `${first},right,,yes,no,Mon-Fri 9-5,,,,Ask for Jo,Ann Lee,2026-01-05`, second].join('\n')
    expect(await (await putIn(id, filled)).json()).toEqual({ taken: 1, known: 0 })
    expect(await (await putIn(id, filled)).json()).toEqual({ taken: 0, known: 1 })
    const rows = await database.sql`select person, result, number, is_crisis_line, hours, note,
      to_char(called_at, 'YYYY-MM-DD') as day from call_answers`
    expect([...rows]).toEqual([
      {
        ...{ person: 'Ann Lee', result: 'right', number: '512-555-0150', is_crisis_line: true, hours: 'Mon-Fri 9-5' },
        ...{ note: 'Ask for Jo', day: '2026-01-05' },
      },
    ])
    expect(await getOut(id)).not.toContain('Inc')
  })

  it('takes cells copied from a spreadsheet', async () => {
    const { id } = await start([program('One')])
    const answer = await putIn(id, 'key\tresult\tcalled_by\ntx:one\tNo answer\tAnn')
    expect(await answer.json()).toEqual({ taken: 1, known: 0 })
  })

  it('imports nothing from a sheet with an impossible line, and names the line', async () => {
    const { id } = await start([program('One')])
    const answer = await putIn(id, 'key,result,called_on\ntx:one,closed,\ntx:two,closed,\ntx:one,maybe,2031-01-01')
    expect((await answer.json()).errors.map(({ message }: { message: string }) => message)).toEqual([
      'Line 3: this round has no program “tx:two”.',
      expect.stringContaining('Line 4: write the day'),
      expect.stringContaining('Line 4, result'),
    ])
    const strange = await putIn(id, 'key,result\ntx:one,closed\ntx:two,closed')
    expect((await strange.json()).errors).toEqual([
      { path: 'sheet', message: 'Line 3: this round has no program “tx:two”.' },
    ])
    expect(await database.sql`select 1 from call_answers`).toHaveLength(0)
  })

  it('is shown again without a script, with what is wrong', async () => {
    const { id } = await start([program('One')])
    const body = `sheet=${encodeURIComponent('name\n<One>')}`
    const response = await send(sheetIn, { method: 'POST', cookie, body, params: { id }, headers: FORM })
    await expectPage(response, 422, ['key, result is missing', '&lt;One&gt;'])
  })
})

it('deletes a round a year after its end, with its links and answers', async () => {
  const { id } = await start([program('One')])
  const { token } = await linkOf(id)
  await say(token, { program: (await findProgram('One'))?.id, result: 'closed' })
  await send(end, { method: 'POST', cookie, body: {}, params: { id } })
  expect(await purgeRounds(new Date(Date.now() + 364 * 86_400_000))).toBe(0)
  expect(await purgeRounds(new Date(Date.now() + 366 * 86_400_000))).toBe(1)
  expect(await database.sql`select 1 from call_answers`).toHaveLength(0)
})
