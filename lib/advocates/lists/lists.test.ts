import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { GET } from '@/app/[locale]/(public)/lists/[file]/route'
import * as email from '@/app/api/user/lists/[id]/email/route'
import * as one from '@/app/api/user/lists/[id]/route'
import * as all from '@/app/api/user/lists/route'
import { findTellingWords } from '@/lib/mail/render'
import { resourcePath } from '@/lib/resources/place'
import { inLanguage } from '@/lib/site/language/speak'
import { useDatabase } from '@/tests/support/database'
import { useAnnAndEve } from '@/tests/support/member'
import { propsIn } from '@/tests/support/page-props'
import { readPdf } from '@/tests/support/read-pdf'
import { addIds, CODE_NAME, listAddress, moveUp, readAdded, readListAddress, withoutId } from './address'
import { LIST_MAX, LISTS_MAX } from './limits'
import { mailAddress, smsAddress, writePlainText } from './lines'
import { addGiven, readListEntries, readToAdd } from './read'
import { purgeClientLists } from './service'

const database = useDatabase()
const { ann, eve } = useAnnAndEve(database)
let entries: { id: string; slug: string; title: string }[] = []

beforeAll(async () => {
  entries = await database.sql`
    select r.id, r.slug, r.title from resources r
    where r.archived_at is null and r.scope = 'local'
      and exists (select 1 from phones p where p.resource_id = r.id and p.type = 'voice') order by r.slug limit 3`
})

const ids = () => entries.map(({ id }) => id)
const parse = (address: string) => readListAddress(Object.fromEntries(new URL(address, 'http://x').searchParams))
const blank = { ids: [] as string[], form: 'plain' as const, code: '', keep: '' }

describe('the address of a list', () => {
  it('holds everything of it, in order, and reveals no name of a program', () => {
    const list = { ids: ids(), form: 'names' as const, code: 'Blue 14', keep: randomUUID() }
    const address = listAddress(list)
    expect(parse(address)).toEqual(list)
    for (const { slug } of entries) expect(address).not.toContain(slug)
    expect(listAddress(blank)).toBe('/lists')
  })

  it('adds an entry once, removes it, moves it up, and takes no more than fit', () => {
    const [a = '', b = '', c = ''] = ids()
    const list = { ...blank, ids: [a, b, c] }
    expect(addIds(list, [a]).ids).toEqual([a, b, c])
    expect(withoutId(list, b).ids).toEqual([a, c])
    expect(moveUp(list, c).ids).toEqual([a, c, b])
    expect(moveUp(list, a).ids).toEqual([a, b, c])
    const many = addIds(
      blank,
      Array.from({ length: LIST_MAX + 5 }, () => randomUUID()),
    )
    expect(many.ids).toHaveLength(LIST_MAX)
    expect(listAddress(many).length).toBeLessThan(500)
  })

  it('ignores what is no list', () => {
    for (const e of ['', '..', 'x.y', 'A'.repeat(23), '%00']) expect(readListAddress({ e })).toEqual(blank)
    expect(readListAddress({ form: 'loud', code: 'Maria', keep: 'x' })).toEqual(blank)
  })

  it('takes a code name that is a word and a number, and no plain name', () => {
    for (const code of ['Blue 14', 'Azul 2', '7B', 'niña-3']) expect(CODE_NAME.test(code)).toBe(true)
    for (const code of ['Maria', 'Maria Lopez', '', '1', `${'x'.repeat(19)}12`, 'a@1'])
      expect(CODE_NAME.test(code)).toBe(false)
  })

  it('reads a pasted address of an entry or of another list', () => {
    const [first] = entries
    const list = `https://example.org/es${listAddress({ ids: ids() })}`
    expect(readAdded({ into: list })).toEqual({ ids: ids() })
    expect(readAdded({ into: 'https://example.org/resources/housing-shelter/a-b' })).toEqual({ slug: 'a-b' })
    expect(readAdded({ add: first?.slug })).toEqual({ slug: first?.slug })
    expect(readAdded({ into: 'hello' })).toBeNull()
  })
})

describe('the entries of a list', () => {
  it('are read in its order, without those that are gone', async () => {
    const wanted = [...ids()].reverse()
    expect((await readListEntries([wanted[0] ?? '', randomUUID(), ...wanted.slice(1)])).map(({ id }) => id)).toEqual(
      wanted,
    )
  })

  it('are added from a search, a county, an entry’s page and another list', async () => {
    expect((await readToAdd({ q: 'shelter in cleveland', of: null })).length).toBeGreaterThan(0)
    expect((await readToAdd({ q: '', of: { state: 'ohio', county: 'cuyahoga' } })).length).toBeGreaterThan(0)
    const [a, b] = entries
    const one = await addGiven(blank, { add: a?.slug })
    const [entry] = await readListEntries([b?.id ?? ''])
    if (!entry) throw new Error('no entry')
    const two = await addGiven(one.list, { into: `https://x.org${resourcePath(entry)}` })
    expect(two).toMatchObject({ isFound: true, list: { ids: [a?.id, b?.id] } })
    expect(await addGiven(two.list, { into: 'nothing' })).toMatchObject({ isFound: false, list: two.list })
  })
})

describe('what is handed over', () => {
  it('is neutral as a text and as an email, in both languages', async () => {
    const listed = await readListEntries(ids())
    for (const [language, title] of [
      ['en', 'Your list:'],
      ['es', 'Su lista:'],
    ] as const) {
      const text = inLanguage(language, () => writePlainText(listed))
      expect(text.split('\n')[0]).toBe(title)
      expect(text.split('\n')).toHaveLength(entries.length + 1)
      expect(findTellingWords(text)).toEqual([])
      for (const { title: name } of entries) expect(text).not.toContain(name)
      expect(decodeURIComponent(smsAddress(text))).toBe(`sms:?&body=${text}`)
      expect(inLanguage(language, () => mailAddress(text))).toMatch(/^mailto:\?subject=\w+%20list\w*&body=/)
    }
  })

  it('is a file under a plain name: neutral, or with names if asked', async () => {
    const ask = (start: string, name: string, form: 'plain' | 'names') =>
      new Request(`http://localhost${start}${listAddress({ ids: ids(), form }, {}, `/lists/${name}`)}`)
    const plain = await GET(ask('', 'list.pdf', 'plain'), propsIn('en', { file: 'list.pdf' }))
    expect(plain.headers.get('cache-control')).toBe('no-store')
    const paper = await readPdf(Buffer.from(await plain.arrayBuffer()))
    expect(paper).toMatchObject({ title: 'Your list', isTagged: true })
    expect(paper.text).not.toMatch(/marigold/i)
    for (const { title } of entries) expect(paper.text).not.toContain(title.slice(0, 12))
    const named = await GET(ask('/es', 'lista.pdf', 'names'), propsIn('es', { file: 'lista.pdf' }))
    const spanish = await readPdf(Buffer.from(await named.arrayBuffer()))
    expect(spanish).toMatchObject({ title: 'Su lista', language: 'es-US' })
    expect(spanish.text).not.toMatch(/marigold/i)
    expect((await GET(ask('', 'lista.pdf', 'plain'), propsIn('en', { file: 'lista.pdf' }))).status).toBe(404)
  })
})

describe('a kept list', () => {
  const LISTS = '/api/user/lists'
  const keep = (codeName = 'Blue 14', member = ann) =>
    member.send(all, 'POST', LISTS, { body: { codeName, entries: ids() } })
  const at = (id: string) => ({ params: { id } })

  it('has a code name and entries, which only its owner sees, changes and deletes', async () => {
    const made = await keep()
    expect(made.status).toBe(201)
    const list = await made.json()
    expect(list).toMatchObject({ codeName: 'Blue 14', entries: ids() })
    expect(Date.parse(list.endsAt) - Date.parse(list.createdAt)).toBe(30 * 86_400_000)
    expect(await (await eve.send(all, 'GET', LISTS)).json()).toEqual([])
    for (const [handlers, method, body] of [
      [one, 'DELETE', undefined],
      [one, 'PUT', { codeName: 'Red 2', entries: [] }],
    ] as const) {
      expect((await eve.send(handlers, method, `${LISTS}/${list.id}`, { ...at(list.id), body })).status).toBe(404)
    }
    const changed = await ann.send(one, 'PUT', `${LISTS}/${list.id}`, {
      ...at(list.id),
      body: { codeName: 'Red 2', entries: ids().slice(0, 1) },
    })
    expect(await changed.json()).toMatchObject({ codeName: 'Red 2', entries: ids().slice(0, 1), endsAt: list.endsAt })
    expect((await ann.send(one, 'DELETE', `${LISTS}/${list.id}`, at(list.id))).status).toBe(204)
    expect(await (await ann.send(all, 'GET', LISTS)).json()).toEqual([])
  })

  it('takes no plain name, and no more lists than anyone needs', async () => {
    expect((await keep('Maria')).status).toBe(422)
    await database.sql`insert into client_lists (user_id, code_name) select ${ann.userId}, 'X 1' from generate_series(1, ${LISTS_MAX})`
    expect((await keep()).status).toBe(409)
  })

  it('is emailed in neutral words, sealed while it waits, a few times a day', async () => {
    const { id } = await (await keep()).json()
    const send = (to = 'friend@example.org', member = ann) =>
      member.send(email, 'POST', `${LISTS}/${id}/email`, { ...at(id), body: { email: to, language: 'es' } })
    expect((await send('friend@example.org', eve)).status).toBe(404)
    expect((await send()).status).toBe(204)
    const [mail] = await database.sql`select * from mail_outbox where kind = 'client-list'`
    expect(mail).toMatchObject({ recipient: 'friend@example.org', subject: 'Su lista', language: 'es' })
    expect(JSON.stringify(mail)).not.toContain('Blue 14')
    expect(JSON.stringify(mail?.blocks)).toMatch(/^\[\{"sealed":/)
    await send()
    await send()
    expect((await send()).status).toBe(429)
  })

  it('is deleted by itself after 30 days, and with the account', async () => {
    const { id } = await (await keep()).json()
    await database.sql`update client_lists set created_at = now() - interval '31 days' where id = ${id}`
    await keep('Blue 15')
    expect(await purgeClientLists(new Date())).toBe(1)
    expect(await (await ann.send(all, 'GET', LISTS)).json()).toMatchObject([{ codeName: 'Blue 15' }])
    await database.sql`delete from users where id = ${ann.userId}`
    expect(await database.sql`select 1 from client_lists where user_id = ${ann.userId}`).toHaveLength(0)
  })
})
