/** What someone who is signed in reads in Spanish: her pages, the shells around them, and her calendar file. */
import { beforeAll, expect, it } from 'vitest'
import { GET as getCalendar } from '@/app/api/user/reminders/[id]/calendar/route'
import { POST as addReminder } from '@/app/api/user/reminders/route'
import { POST as save } from '@/app/api/user/saved-resources/route'
import { routes } from '@/lib/routes/table.mjs'
import { useDatabase } from './support/database'
import { findEnglish } from './support/find-english'
import { Member } from './support/member'
import { holdCookie } from './support/next-headers'
import { listNames, readSpanishPage } from './support/spanish-pages'

const database = useDatabase()
const ann = new Member()
let names: string[] = []
let reminder = ''

beforeAll(async () => {
  names = [...(await listNames(database)), 'ana@example.org']
  await ann.signUp(database.sql, 'ana@example.org')
  holdCookie('marigold.session', ann.visitor.session ?? '')
  const [record] = await database.sql`select id from resources where slug = 'national-domestic-violence-hotline'`
  const saved = await ann.send({ POST: save } as never, 'POST', '/api/user/saved-resources', {
    body: { resourceId: record?.id },
  })
  expect(saved.status).toBeLessThan(300)
  const added = await ann.send({ POST: addReminder } as never, 'POST', '/api/user/reminders', {
    body: { title: 'Cita', type: 'appointment', dueDate: '2031-03-01T17:00:00.000Z' },
  })
  reminder = (await added.json()).id
})

const paths = [...routes.frame, ...routes.account].filter((path) => path.startsWith('/es/'))

it.each(paths)('%s', async (route) => {
  const path = route.replace('[id]', reminder).replace('[slug]', 'fafsa')
  expect(await readSpanishPage(path, names)).toEqual([])
})

it('the file for a calendar', async () => {
  const response = await ann.send(
    { GET: getCalendar } as never,
    'GET',
    `/api/user/reminders/${reminder}/calendar?lang=es`,
    {
      params: { id: reminder },
    },
  )
  const said = (await response.text()).split('\r\n').filter((line) => /^(?:SUMMARY|DESCRIPTION)/.test(line))
  expect(said).toHaveLength(2)
  expect(findEnglish(said.map((line) => line.slice(line.indexOf(':') + 1)))).toEqual([])
  expect(said[0]).toBe('SUMMARY:Recordatorio')
})
