/** A check-in from its draft to its last email, on a simulated clock. */
import { beforeEach, describe, expect, it, test, vi } from 'vitest'
import { AppError } from '@/lib/http/app-error'
import * as configured from '@/lib/mail/configured'
import { readBlocks } from '@/lib/mail/render'
import type { Viewer } from '@/lib/session/policy'
import {
  addAcceptedContact,
  ask,
  createAnn,
  createViewer,
  FIRST_PIN,
  later,
  listKinds,
  listMails,
  MESSAGE,
  readToken,
  SECOND_PIN,
  START,
  tick,
  write,
} from '@/tests/support/check-ins'
import { useDatabase } from '@/tests/support/database'
import { createMember } from '@/tests/support/member'
import { withoutRandom } from '@/tests/support/without-random'
import { addContact, answerAsContact, listContacts, readContactLink, removeContact } from './contacts'
import { getCheckIn, listCheckIns } from './queries'
import { purgeCheckIns, purgeContacts } from './retention'
import type { CheckInAction, CheckInDto, ContactDto } from './schema'
import { actOnCheckIn, createCheckIn, eraseCheckIn } from './service'

const database = useDatabase()
let ann: Viewer

beforeEach(async () => {
  ann = await createAnn(database.sql)
})

const act = async (id: string, action: CheckInAction, at = START) => (await actOnCheckIn(ann, id, action, at)).checkIn
const look = async (id: string, at = START) => {
  const found = await getCheckIn(ann, id, at)
  if (!found) throw new Error('it is not there')
  return found
}
const kinds = () => listKinds(database.sql)
const readState = async (id: string) => (await database.sql`select state from check_ins where id = ${id}`)[0]?.state
/** As if the mail server had accepted them. */
const sendAll = () =>
  database.sql`update mail_outbox set status = 'sent', sent_at = now(), recipient = null, subject = null,
    preheader = null, blocks = null where status = 'waiting'`
const breakMail = (kind: string) => database.sql`update mail_outbox set status = 'failed' where kind = ${kind}`

async function armed(contacts?: ContactDto[], input = {}): Promise<CheckInDto> {
  const { id } = await write(ann, contacts ?? [await addAcceptedContact(database.sql, ann)], input)
  const checkIn = await act(id, { do: 'arm' })
  await database.sql`delete from mail_outbox`
  return checkIn
}

/** Races an action against the message: either the action is in time, or the message is sent, exactly once. */
async function raceMessage(action: CheckInAction, inTime: string, send: () => Promise<unknown>): Promise<void> {
  const { id } = await armed((await listContacts(ann)).length > 0 ? await listContacts(ann) : undefined)
  const [acted] = await Promise.allSettled([act(id, action, later(75)), send()])
  const alerts = (await kinds()).filter((kind) => kind.startsWith('check-in-alert'))
  expect([await readState(id), alerts.length]).toEqual(acted.status === 'fulfilled' ? [inTime, 0] : ['alerted', 1])
  await database.sql`delete from check_ins`
}

describe('before it starts', () => {
  it('waits for the contact: it cannot be armed until someone has accepted', async () => {
    const bea = await ask(ann)
    const { id, state, canArm } = await write(ann, [bea])
    expect([state, canArm]).toEqual(['awaiting-contact', false])
    await expect(act(id, { do: 'arm' })).rejects.toMatchObject({ code: 'conflict', current: { state } })
    await answerAsContact(await readToken(database.sql, bea.id), 'decline', START)
    await expect(act(id, { do: 'arm' })).rejects.toMatchObject({ code: 'conflict' })
    await answerAsContact(await readToken(database.sql, bea.id), 'accept', START)
    expect(await look(id)).toMatchObject({ state: 'awaiting-contact', canArm: true })
    expect(await act(id, { do: 'arm' })).toMatchObject({ state: 'armed', dueAt: later(60).toISOString() })
  })

  it('is a draft when a contact has already accepted, and starts only once for two tabs', async () => {
    const { id, state } = await write(ann, [await addAcceptedContact(database.sql, ann)])
    expect(state).toBe('draft')
    const tabs = await Promise.allSettled([act(id, { do: 'arm' }), act(id, { do: 'arm' }, later(1))])
    expect(tabs.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await look(id)).toMatchObject({ state: 'armed', alertAt: expect.any(String) })
  })

  it('shows the message as it will be sent, except for the contact’s own link', async () => {
    const bea = await addAcceptedContact(database.sql, ann)
    const { preview, id } = await write(ann, [bea])
    const token = await readToken(database.sql, bea.id)
    await act(id, { do: 'arm' })
    await tick(later(80))
    const [alert] = await database.sql`select * from mail_outbox where kind = 'check-in-alert'`
    const { renderMail } = await import('@/lib/mail/render')
    const { subject, text } = renderMail({
      subject: alert?.subject,
      preheader: alert?.preheader,
      blocks: readBlocks(alert?.key, alert?.blocks),
    })
    expect(text).toContain(token)
    expect(preview).toEqual({ subject, text: text.replaceAll(token, '…') })
    expect(text).toContain(MESSAGE)
    expect(text).toContain('911')
  })

  it('can be discarded without a PIN, and nobody is notified', async () => {
    const { id } = await write(ann, [await addAcceptedContact(database.sql, ann)])
    expect(await act(id, { do: 'cancel' })).toMatchObject({ state: 'cancelled' })
    await tick(later(10_000))
    expect(await kinds()).toEqual([])
  })

  it('is unreadable in the database, and so is the message while it waits to be sent', async () => {
    await armed()
    const readAll = async () => {
      const dump = await database.sql`
        select (select json_agg(c) from check_ins c) a, (select json_agg(c) from check_in_alerts c) b,
          (select json_agg(c) from trusted_contacts c) c, (select json_agg(c) from mail_outbox c) d`
      return withoutRandom(JSON.stringify(dump))
    }
    const before = await readAll()
    for (const word of ['Elm', 'Dana', 'Bea', 'bea@', FIRST_PIN, SECOND_PIN]) expect(before).not.toContain(word)
    await tick(later(75))
    const waiting = await readAll()
    expect(waiting).toContain('check-in-alert')
    for (const word of ['Elm', 'Dana', 'Bea,', 'trusted-contact?token']) expect(waiting).not.toContain(word)
  })
})

describe('the time', () => {
  const at = async (text: string, timeZone: string, now: string) => {
    const [year, month, day, hour, minute] = text.split(/\D/).map(Number) as [number, number, number, number, number]
    const bea = (await listContacts(ann))[0] ?? (await addAcceptedContact(database.sql, ann))
    const wall = { wall: { year, month, day, hour, minute } }
    const { chosenAt, id } = await write(ann, [bea], { hours: 'at', at: wall, timeZone }, new Date(now))
    await eraseCheckIn(ann, id, new Date(now))
    return chosenAt
  }

  test.each([
    ['her own clock', '2031-03-08T21:00', 'America/Chicago', '2031-03-08T12:00Z', '2031-03-09T03:00:00.000Z'],
    [
      'the hour skipped in spring',
      '2031-03-09T02:30',
      'America/New_York',
      '2031-03-09T01:00Z',
      '2031-03-09T07:30:00.000Z',
    ],
    [
      'the hour repeated in fall',
      '2031-11-02T01:30',
      'America/New_York',
      '2031-11-01T12:00Z',
      '2031-11-02T05:30:00.000Z',
    ],
    ['midnight', '2031-07-02T00:00', 'Pacific/Honolulu', '2031-07-01T12:00Z', '2031-07-02T10:00:00.000Z'],
    ['the leap day', '2032-02-29T23:59', 'America/Denver', '2032-02-29T12:00Z', '2032-03-01T06:59:00.000Z'],
    [
      'a place without daylight saving',
      '2031-07-01T20:00',
      'America/Phoenix',
      '2031-07-01T12:00Z',
      '2031-07-02T03:00:00.000Z',
    ],
  ])('is correct for %s', async (_, text, zone, now, instant) => {
    expect(await at(text, zone, now)).toBe(instant)
  })

  it('of 24 hours is 24 hours, even across a clock change', async () => {
    const bea = await addAcceptedContact(database.sql, ann)
    const { id } = await write(ann, [bea], { hours: 24 }, new Date('2031-03-08T20:00:00Z'))
    const { dueAt } = await act(id, { do: 'arm' }, new Date('2031-03-08T20:00:00Z'))
    expect(dueAt).toBe('2031-03-09T20:00:00.000Z')
  })

  it('is refused when past, too near or too far, or when it passed before she started', async () => {
    const bea = await addAcceptedContact(database.sql, ann)
    for (const minutes of [-1, 4, 7 * 24 * 60 + 1]) {
      const input = { hours: 'at' as const, at: { instant: later(minutes) } }
      await expect(write(ann, [bea], input)).rejects.toMatchObject({ code: 'invalid' })
    }
    await expect(write(ann, [bea], { hours: undefined })).rejects.toMatchObject({ code: 'invalid' })
    const { id } = await write(ann, [bea], { hours: 'at', at: { instant: later(10) } })
    await expect(act(id, { do: 'arm' }, later(10))).rejects.toMatchObject({ code: 'conflict' })
    expect(await look(id)).toMatchObject({ state: 'draft' })
  })
})

describe('when the time is up', () => {
  it('sends a reminder, a second one, then alerts the contact: each once, however often the job runs', async () => {
    const { id } = await armed()
    const seen: Record<string, string> = {}
    for (const minute of [0, 59, 60, 61, 64, 65, 70, 74, 75, 76, 90]) {
      await tick(later(minute))
      await tick(later(minute))
      seen[minute] = await readState(id)
    }
    expect(seen).toEqual({
      0: 'armed',
      59: 'armed',
      60: 'due',
      61: 'due',
      64: 'due',
      65: 'grace',
      70: 'grace',
      74: 'grace',
      75: 'alerted',
      76: 'alerted',
      90: 'alerted',
    })
    expect(await kinds()).toEqual([
      'check-in-due ann@example.org',
      'check-in-due ann@example.org',
      'check-in-alert bea@example.org',
    ])
    const [due] = await listMails(database.sql)
    expect(due?.text).not.toMatch(/Elm|Dana|Bea|safe|danger/)
  })

  test.each([5, 60])('the grace period is as long as she chose: %i minutes', async (graceMinutes) => {
    const { id } = await armed(undefined, { graceMinutes })
    await tick(later(60 + graceMinutes - 1))
    expect(['due', 'grace']).toContain(await readState(id))
    await tick(later(60 + graceMinutes))
    expect(await readState(id)).toBe('alerted')
  })

  it('does it all at once if the job was stalled', async () => {
    const { id } = await armed()
    await tick(later(600))
    expect(await readState(id)).toBe('alerted')
    expect(await kinds()).toHaveLength(3)
  })

  it('contacts are alerted in turn, half an hour apart, except those who have not accepted or have left', async () => {
    const people = [
      await addAcceptedContact(database.sql, ann, 'Bea'),
      await ask(ann, 'Cleo'),
      await addAcceptedContact(database.sql, ann, 'Dora'),
      await addAcceptedContact(database.sql, ann, 'Eve'),
      await addAcceptedContact(database.sql, ann, 'Fay'),
    ]
    const doraToken = await readToken(database.sql, people[2]?.id ?? '')
    const { id } = await armed(people)
    await answerAsContact(doraToken, 'stop', START)
    await tick(later(75))
    await sendAll()
    await tick(later(104))
    expect((await kinds()).sort()).toEqual(['check-in-alert null', 'check-in-due null', 'check-in-due null'])
    await tick(later(105))
    await tick(later(105))
    expect((await kinds()).at(-1)).toBe('check-in-alert eve@example.org')
    await tick(later(135))
    expect((await kinds()).filter((kind) => kind.startsWith('check-in-alert'))).toEqual([
      'check-in-alert null',
      'check-in-alert eve@example.org',
      'check-in-alert fay@example.org',
    ])
    const { contacts } = await look(id, later(140))
    expect(contacts.map(({ name, toldAt }) => [name, toldAt])).toEqual([
      ['Bea', later(75).toISOString()],
      ['Cleo', null],
      ['Dora', null],
      ['Eve', later(105).toISOString()],
      ['Fay', later(135).toISOString()],
    ])
  })

  it('expires a day after the last contact was alerted, and is erased 72 hours later', async () => {
    const { id } = await armed()
    await tick(later(75))
    await sendAll()
    await tick(later(75 + 24 * 60 - 1))
    expect(await readState(id)).toBe('alerted')
    await tick(later(75 + 24 * 60))
    expect(await readState(id)).toBe('expired')
    const end = 75 + 24 * 60
    expect(await purgeCheckIns(later(end + 72 * 60))).toBe(0)
    expect(await purgeCheckIns(later(end + 72 * 60 + 1))).toBe(1)
    expect(await database.sql`select 1 from check_in_alerts`).toEqual([])
    await expect(look(id, later(end + 72 * 60 + 1))).rejects.toThrow('not there')
  })
})

describe('extending', () => {
  it('counts from the deadline, or from now if it has passed, and she is reminded again', async () => {
    const { id } = await armed()
    expect(await act(id, { do: 'extend', minutes: 15 })).toMatchObject({ dueAt: later(75).toISOString() })
    await tick(later(76))
    expect(await act(id, { do: 'extend', minutes: 30 }, later(80))).toMatchObject({
      state: 'armed',
      dueAt: later(110).toISOString(),
      extensionsLeft: 6,
    })
    await tick(later(109))
    expect(await readState(id)).toBe('armed')
    await tick(later(110))
    expect(await kinds()).toEqual(['check-in-due ann@example.org', 'check-in-due ann@example.org'])
  })

  it('is possible eight times, and not after the message', async () => {
    const { id } = await armed()
    for (let time = 0; time < 8; time += 1) await act(id, { do: 'extend', minutes: 15 })
    await expect(act(id, { do: 'extend', minutes: 15 })).rejects.toMatchObject({ code: 'conflict' })
    await tick(later(60 + 8 * 15 + 15))
    await expect(act(id, { do: 'extend', minutes: 60 }, later(300))).rejects.toMatchObject({
      code: 'conflict',
      current: { state: 'alerted' },
    })
  })

  it('and the message race: exactly one of them wins', async () => {
    for (let round = 0; round < 12; round += 1) {
      await raceMessage({ do: 'extend', minutes: 60 }, 'armed', () => tick(later(75)))
    }
  })
})

describe('canceling', () => {
  it('accepts the first PIN, and no contact is ever notified', async () => {
    const { id } = await armed()
    await tick(later(61))
    expect(await act(id, { do: 'cancel', pin: FIRST_PIN }, later(62))).toMatchObject({
      state: 'cancelled',
      endedAt: later(62).toISOString(),
      contacts: [],
    })
    await tick(later(10_000))
    expect(await kinds()).toEqual(['check-in-due ann@example.org'])
  })

  it('rejects wrong PINs, pauses after five tries, and accepts the right one after 30 seconds', async () => {
    const { id } = await armed()
    for (let time = 0; time < 5; time += 1) {
      await expect(act(id, { do: 'cancel', pin: '0000' })).rejects.toMatchObject({ code: 'invalid' })
    }
    const refused = { code: 'too-many', headers: { 'retry-after': '30' } }
    await expect(act(id, { do: 'cancel', pin: FIRST_PIN })).rejects.toMatchObject(refused)
    await expect(act(id, { do: 'cancel', pin: '0000' }, later(0.5))).rejects.toMatchObject({ code: 'invalid' })
    await expect(act(id, { do: 'cancel', pin: FIRST_PIN }, later(0.9))).rejects.toMatchObject({ code: 'too-many' })
    expect(await act(id, { do: 'cancel', pin: FIRST_PIN }, later(1))).toMatchObject({ state: 'cancelled' })
  })

  it('allows no more concurrent tries than sequential ones', async () => {
    const { id } = await armed()
    const tries = await Promise.allSettled(
      Array.from({ length: 9 }, (_, at) => act(id, { do: 'cancel', pin: String(1000 + at) })),
    )
    const codes = tries.map((one) => (one.status === 'rejected' ? one.reason.code : 'in'))
    expect(codes.filter((code) => code === 'invalid').length).toBeLessThanOrEqual(5)
    expect(codes).not.toContain('in')
  })

  it('requires a PIN once it runs, even if another tab started it at that very moment', async () => {
    const bea = await addAcceptedContact(database.sql, ann)
    const { id } = await write(ann, [bea])
    const [discarded, started] = await Promise.allSettled([act(id, { do: 'cancel' }), act(id, { do: 'arm' })])
    expect([discarded.status, started.status]).toContain('rejected')
    expect(await readState(id)).toBe(started.status === 'fulfilled' ? 'armed' : 'cancelled')
    const other = await armed([bea])
    await expect(act(other.id, { do: 'cancel' })).rejects.toMatchObject({ code: 'invalid' })
    expect(await readState(other.id)).toBe('armed')
  })

  it('and the message race: exactly one of them wins', async () => {
    for (let round = 0; round < 8; round += 1) {
      await raceMessage({ do: 'cancel', pin: FIRST_PIN }, 'cancelled', async () => {
        await new Promise((done) => setImmediate(done))
        for (let time = 0; time < 6; time += 1) await tick(later(75))
      })
    }
  })
})

describe('‘I am safe’', () => {
  it('after the message is sent to those who were alerted, and to nobody else', async () => {
    const people = [
      await addAcceptedContact(database.sql, ann, 'Bea'),
      await addAcceptedContact(database.sql, ann, 'Cleo'),
    ]
    const { id } = await armed(people)
    await tick(later(75))
    await sendAll()
    await expect(act(id, { do: 'cancel', pin: FIRST_PIN }, later(80))).rejects.toMatchObject({ code: 'conflict' })
    expect(await act(id, { do: 'safe', pin: FIRST_PIN }, later(80))).toMatchObject({ state: 'resolved' })
    expect((await kinds()).filter((kind) => !kind.endsWith('null'))).toEqual(['check-in-all-clear bea@example.org'])
    await tick(later(10_000))
    expect((await kinds()).filter((kind) => !kind.endsWith('null'))).toHaveLength(1)
  })

  it('before the message is sent withdraws it, and nobody is notified', async () => {
    const { id } = await armed()
    await tick(later(75))
    await act(id, { do: 'safe', pin: FIRST_PIN }, later(76))
    expect((await kinds()).filter((kind) => !kind.startsWith('check-in-due'))).toEqual([])
    expect(await database.sql`select outcome from check_in_alerts`).toEqual([{ outcome: 'taken-back' }])
  })

  it('before anybody was due to be alerted is a cancellation', async () => {
    const { id } = await armed()
    expect(await act(id, { do: 'safe', pin: FIRST_PIN })).toMatchObject({ state: 'cancelled' })
    await tick(later(10_000))
    expect(await kinds()).toEqual([])
  })

  it('a day too late still reaches them, once', async () => {
    const { id } = await armed()
    await tick(later(75))
    await sendAll()
    await tick(later(75 + 24 * 60))
    for (const minutes of [3000, 3001]) {
      expect(await act(id, { do: 'safe', pin: FIRST_PIN }, later(minutes))).toMatchObject({ state: 'expired' })
    }
    expect((await kinds()).filter((kind) => !kind.endsWith('null'))).toEqual(['check-in-all-clear bea@example.org'])
  })

  it('pressed twice, after the message was withdrawn, notifies nobody', async () => {
    const { id } = await armed()
    await tick(later(75))
    for (const minutes of [76, 77]) await act(id, { do: 'safe', pin: FIRST_PIN }, later(minutes))
    expect((await kinds()).filter((kind) => !kind.startsWith('check-in-due'))).toEqual([])
  })

  it('is not sent to a contact who has left', async () => {
    const bea = await addAcceptedContact(database.sql, ann)
    const token = await readToken(database.sql, bea.id)
    const { id } = await armed([bea])
    await tick(later(75))
    await sendAll()
    await answerAsContact(token, 'stop', later(76))
    await act(id, { do: 'safe', pin: FIRST_PIN }, later(80))
    expect((await kinds()).filter((kind) => !kind.endsWith('null'))).toEqual([])
  })
})

describe('the second PIN', () => {
  const strip = ({ id: _id, createdAt: _at, ...rest }: CheckInDto) => rest

  it('returns exactly the answer of a cancellation, and alerts all contacts at once', async () => {
    const people = [
      await addAcceptedContact(database.sql, ann, 'Bea'),
      await addAcceptedContact(database.sql, ann, 'Cleo'),
    ]
    const real = await armed(people)
    const forced = await armed(people)
    const answers = [
      await act(real.id, { do: 'cancel', pin: FIRST_PIN }, later(5)),
      await act(forced.id, { do: 'cancel', pin: SECOND_PIN }, later(5)),
    ]
    expect(answers.map(strip)[1]).toEqual(answers.map(strip)[0])
    expect(Object.keys(answers[1] ?? {})).toEqual(Object.keys(answers[0] ?? {}))
    await tick(later(5))
    await tick(later(6))
    expect((await kinds()).sort()).toEqual(['check-in-alert bea@example.org', 'check-in-alert cleo@example.org'])
    const alerts = await listMails(database.sql)
    expect(alerts[0]?.text).toContain('12 Elm Street')
    const looks = [await look(real.id, later(9)), await look(forced.id, later(9))]
    expect(looks.map(strip)[1]).toEqual(looks.map(strip)[0])
  })

  it('looks the same in the list, to every later action, in the contacts and when it is erased from view', async () => {
    const bea = await addAcceptedContact(database.sql, ann)
    const real = await armed([bea])
    const forced = await armed([bea])
    await act(real.id, { do: 'cancel', pin: FIRST_PIN }, later(5))
    await act(forced.id, { do: 'cancel', pin: SECOND_PIN }, later(5))
    await tick(later(5))
    await sendAll()
    const tryAction = async (id: string, action: CheckInAction) => {
      const answer = await act(id, action, later(10)).catch(({ code, message, current }) => ({
        code,
        message,
        current: current && strip(current),
      }))
      return 'id' in answer ? strip(answer) : answer
    }
    const actions: CheckInAction[] = [
      { do: 'arm' },
      { do: 'extend', minutes: 15 },
      { do: 'cancel', pin: '0000' },
      { do: 'cancel' },
      { do: 'cancel', pin: SECOND_PIN },
      { do: 'safe', pin: SECOND_PIN },
    ]
    for (const action of actions)
      expect(await tryAction(forced.id, action), action.do).toEqual(await tryAction(real.id, action))
    const { items } = await listCheckIns(ann, 10, undefined, later(10))
    expect(items.map(strip)[0]).toEqual(items.map(strip)[1])
    const end = 5 + 72 * 60
    expect((await listCheckIns(ann, 10, undefined, later(end - 1))).items).toHaveLength(2)
    expect((await listCheckIns(ann, 10, undefined, later(end))).items).toHaveLength(0)
    // None of this notified anyone again.
    expect((await kinds()).filter((kind) => !kind.endsWith('null'))).toEqual([])
  })

  it('leaves as much room for new check-ins as a cancellation does', async () => {
    const bea = await addAcceptedContact(database.sql, ann)
    for (let time = 0; time < 6; time += 1) {
      const { id } = await armed([bea])
      await act(id, { do: 'cancel', pin: SECOND_PIN })
    }
    await tick(later(1))
    for (let time = 0; time < 5; time += 1) await write(ann, [bea])
    await expect(write(ann, [bea])).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is not stopped by removing the contact or by erasing the check-in from view', async () => {
    const bea = await addAcceptedContact(database.sql, ann)
    const { id } = await armed([bea])
    await act(id, { do: 'cancel', pin: SECOND_PIN }, later(5))
    await removeContact(ann, bea.id, later(5))
    await eraseCheckIn(ann, id, later(5))
    await expect(eraseCheckIn(ann, id, later(5))).rejects.toMatchObject({ code: 'not-found' })
    expect(await listContacts(ann)).toEqual([])
    await tick(later(5))
    expect(await kinds()).toEqual(['check-in-alert bea@example.org'])
  })

  it('can later be called off with the first PIN, which tells the contacts that she is safe', async () => {
    const { id } = await armed()
    const before = await act(id, { do: 'cancel', pin: SECOND_PIN }, later(5))
    await tick(later(5))
    await sendAll()
    expect(await act(id, { do: 'safe', pin: FIRST_PIN }, later(600))).toEqual(before)
    expect((await kinds()).filter((kind) => !kind.endsWith('null'))).toEqual(['check-in-all-clear bea@example.org'])
    expect(await readState(id)).toBe('resolved')
  })

  it('after the message looks like ‘I am safe’, but sends no all-clear and alerts the others at once', async () => {
    const people = [
      await addAcceptedContact(database.sql, ann, 'Bea'),
      await addAcceptedContact(database.sql, ann, 'Cleo'),
    ]
    const { id } = await armed(people)
    await tick(later(75))
    await sendAll()
    expect(await act(id, { do: 'safe', pin: SECOND_PIN }, later(80))).toMatchObject({ state: 'resolved' })
    await tick(later(80))
    expect((await kinds()).filter((kind) => !kind.endsWith('null'))).toEqual(['check-in-alert cleo@example.org'])
  })

  it('is optional, but must not resemble the first one', async () => {
    const bea = await addAcceptedContact(database.sql, ann)
    const { id } = await write(ann, [bea], { secondPin: undefined })
    await act(id, { do: 'arm' })
    expect(await act(id, { do: 'cancel', pin: FIRST_PIN })).toMatchObject({ state: 'cancelled' })
    for (const secondPin of [FIRST_PIN, '2581']) {
      await expect(write(ann, [bea], { secondPin })).rejects.toMatchObject({ code: 'invalid' })
    }
  })

  it('sends nothing to her mailbox, even when a message cannot be delivered', async () => {
    const { id } = await armed()
    await act(id, { do: 'cancel', pin: SECOND_PIN }, later(5))
    await tick(later(5))
    await breakMail('check-in-alert')
    await tick(later(7))
    expect(await kinds()).toEqual(['check-in-alert bea@example.org'])
    expect(await look(id, later(8))).toMatchObject({ state: 'cancelled' })
  })
})

describe('a message that can’t be delivered', () => {
  it('is reported to her and shown, and the next contact is alerted at once', async () => {
    const people = [
      await addAcceptedContact(database.sql, ann, 'Bea'),
      await addAcceptedContact(database.sql, ann, 'Cleo'),
    ]
    const { id } = await armed(people)
    await tick(later(75))
    await breakMail('check-in-alert')
    await tick(later(76))
    await tick(later(77))
    expect((await kinds()).filter((kind) => !kind.startsWith('check-in-due')).sort()).toEqual([
      'check-in-alert bea@example.org',
      'check-in-alert cleo@example.org',
      'check-in-trouble ann@example.org',
    ])
    expect(await look(id, later(77))).toMatchObject({
      state: 'delivery-failed',
      contacts: [
        { name: 'Bea', hasFailed: true },
        { name: 'Cleo', hasFailed: false, toldAt: later(76).toISOString() },
      ],
    })
    await sendAll()
    await act(id, { do: 'safe', pin: FIRST_PIN }, later(90))
    expect((await kinds()).filter((kind) => kind.startsWith('check-in-all-clear'))).toEqual([
      'check-in-all-clear cleo@example.org',
    ])
    expect(await readState(id)).toBe('resolved')
  })

  it('counts as undelivered if not sent within a quarter of an hour, or if no contact is left to alert', async () => {
    const slow = await armed()
    await tick(later(75))
    await tick(later(91))
    expect(await readState(slow.id)).toBe('delivery-failed')
    await database.sql`delete from check_ins`
    await database.sql`delete from mail_outbox`
    const cleo = await addAcceptedContact(database.sql, ann, 'Cleo')
    const token = await readToken(database.sql, cleo.id)
    const lonely = await armed([cleo])
    await answerAsContact(token, 'stop', later(1))
    await tick(later(75))
    expect(await readState(lonely.id)).toBe('delivery-failed')
    expect((await kinds()).at(-1)).toBe('check-in-trouble ann@example.org')
    await tick(later(60 + 24 * 60))
    expect(await readState(lonely.id)).toBe('expired')
  })

  it('is shown as alerted again once the late message has arrived', async () => {
    const slow = await armed()
    await tick(later(75))
    await tick(later(91))
    expect(await readState(slow.id)).toBe('delivery-failed')
    await sendAll()
    await tick(later(92))
    expect(await readState(slow.id)).toBe('alerted')
  })

  it('because its seal is broken does not hold up other check-ins', async () => {
    const bea = await addAcceptedContact(database.sql, ann)
    const broken = await armed([bea])
    const whole = await armed([bea])
    await database.sql`update check_ins set sealed = '00000000.AAAA' where id = ${broken.id}`
    await tick(later(75))
    expect([await readState(broken.id), await readState(whole.id)]).toEqual(['delivery-failed', 'alerted'])
    expect(await listCheckIns(ann, 10, undefined, later(80))).toMatchObject({ items: { length: 2 } })
  })
})

describe('contacts', () => {
  it('are asked once, never oneself, five at most, and not again after declining', async () => {
    await ask(ann, 'Bea')
    await expect(ask(ann, 'Bea')).rejects.toMatchObject({ code: 'conflict' })
    const own = { name: 'Me', email: 'ann@example.org', from: 'Ann', language: 'en' as const }
    await expect(addContact(ann, own, START)).rejects.toMatchObject({ code: 'invalid' })
    const cleo = await ask(ann, 'Cleo')
    await answerAsContact(await readToken(database.sql, cleo.id), 'decline', START)
    await expect(ask(ann, 'Cleo')).rejects.toMatchObject({ code: 'conflict' })
    await removeContact(ann, cleo.id, START)
    await expect(ask(ann, 'Cleo')).rejects.toMatchObject({ code: 'conflict' })
    for (const name of ['Dora', 'Eve', 'Fay', 'Gia']) await ask(ann, name)
    await expect(ask(ann, 'Hana')).rejects.toMatchObject({ code: 'conflict' })
  })

  it('are emailed in their own language, with links to pages in it', async () => {
    const luz = await addContact(ann, { name: 'Luz', email: 'luz@example.org', from: 'Ana', language: 'es' }, START)
    const listMails = () =>
      database.sql`select kind, subject, language, key, blocks from mail_outbox order by created_at`
    const [question] = await listMails()
    expect(question).toMatchObject({ subject: 'Una pregunta para usted', language: 'es' })
    expect(JSON.stringify(readBlocks(question?.key, question?.blocks))).toContain('/es/trusted-contact?token=')
    await answerAsContact(await readToken(database.sql, luz.id), 'accept', START)
    await armed([luz])
    await tick(later(75))
    const alert = (await listMails()).find(({ kind }) => kind === 'check-in-alert')
    expect(alert).toMatchObject({ subject: 'Lea esto ahora', language: 'es' })
    expect(JSON.stringify(readBlocks(alert?.key, alert?.blocks))).toContain('Ana puede estar en peligro')
  })

  it('get at most three requests a day, from all members together', async () => {
    for (let time = 0; time < 3; time += 1) await ask(createViewer((await createMember(database.sql)).userId))
    await expect(ask(ann)).rejects.toMatchObject({ code: 'too-many' })
    expect(await ask(ann, 'Bea', later(24 * 60 + 1))).toMatchObject({ status: 'asked' })
  })

  it('are ten a day at most, even if each is removed again', async () => {
    for (let time = 0; time < 10; time += 1) await removeContact(ann, (await ask(ann, `Bea${time}`)).id, START)
    await expect(ask(ann, 'Cleo')).rejects.toMatchObject({ code: 'too-many' })
    expect(await ask(ann, 'Cleo', later(24 * 60 + 1))).toMatchObject({ status: 'asked' })
  })

  it('see who asks and can change their answer, and she is notified in neutral words', async () => {
    const bea = await ask(ann)
    const token = await readToken(database.sql, bea.id)
    expect(await readContactLink(token)).toEqual({ status: 'asked', from: 'Ann', name: 'Bea' })
    expect(await readContactLink('x'.repeat(43))).toBeNull()
    for (const [answer, status] of [
      ['accept', 'accepted'],
      ['accept', 'accepted'],
      ['stop', 'stopped'],
      ['accept', 'accepted'],
      ['decline', 'declined'],
    ] as const) {
      await answerAsContact(token, answer, START)
      expect(await listContacts(ann)).toMatchObject([{ status }])
    }
    const told = await database.sql`select recipient, blocks from mail_outbox where kind = 'check-in-answered'`
    expect(told).toHaveLength(3)
    expect(JSON.stringify(told)).not.toMatch(/Bea|bea@/)
    await expect(answerAsContact('x'.repeat(43), 'accept')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('stay while a running check-in names them, and are erased when removed', async () => {
    const bea = await addAcceptedContact(database.sql, ann)
    const { id } = await armed([bea])
    await expect(removeContact(ann, bea.id)).rejects.toMatchObject({ code: 'conflict' })
    await act(id, { do: 'cancel', pin: FIRST_PIN })
    await removeContact(ann, bea.id, START)
    await expect(removeContact(ann, bea.id)).rejects.toMatchObject({ code: 'not-found' })
    expect(await database.sql`select sealed, status from trusted_contacts`).toEqual([
      { sealed: null, status: 'removed' },
    ])
    expect(await database.sql`select 1 from check_in_alerts`).toEqual([])
  })

  it('who do not answer are deleted after 14 days, declined or removed ones after 30', async () => {
    await ask(ann, 'Bea')
    const cleo = await ask(ann, 'Cleo')
    await removeContact(ann, cleo.id, START)
    await addAcceptedContact(database.sql, ann, 'Dora')
    const day = 24 * 60
    expect(await purgeContacts(later(14 * day))).toBe(0)
    expect(await purgeContacts(later(14 * day + 1))).toBe(1)
    expect(await purgeContacts(later(30 * day))).toBe(0)
    expect(await purgeContacts(later(30 * day + 1))).toBe(1)
    expect(await listContacts(ann)).toMatchObject([{ name: 'Dora' }])
  })
})

describe('a check-in that was never started', () => {
  it('is deleted after 14 days', async () => {
    await write(ann, [await addAcceptedContact(database.sql, ann)])
    expect(await purgeCheckIns(later(14 * 24 * 60))).toBe(0)
    expect(await purgeCheckIns(later(14 * 24 * 60 + 1))).toBe(1)
  })
})

test('someone else’s contact cannot be used', async () => {
  const eve = createViewer((await createMember(database.sql)).userId)
  const theirs = await ask(eve)
  const input = { contactIds: [theirs.id], message: 'x', hours: 1 as const, graceMinutes: 15, pin: FIRST_PIN }
  await expect(createCheckIn(ann, input, 'America/Chicago', START)).rejects.toMatchObject({ code: 'invalid' })
})

describe('without an email server', () => {
  it('no request is sent and no check-in starts, since nobody could be notified', async () => {
    const { id } = await write(ann, [await addAcceptedContact(database.sql, ann)])
    const off = new AppError('unavailable', 'off')
    vi.spyOn(configured, 'requireMail').mockImplementation(() => {
      throw off
    })
    await expect(ask(ann)).rejects.toBe(off)
    await expect(act(id, { do: 'arm' })).rejects.toBe(off)
    expect(await readState(id)).toBe('draft')
  })
})
