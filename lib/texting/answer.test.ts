import { describe, expect, test } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { answerBusy, answerText } from './answer'
import { readText } from './read-text'

useDatabase()

const ask = (body: string) => answerText(body, 'plain')
const NATIONAL = '1-800-799-7233'
const HOUSTON = '713-528-2121'

describe('a text', () => {
  test.each([
    ['STOP', 'stop', 'en'],
    ['stop.', 'stop', 'en'],
    ['Alto', 'stop', 'es'],
    ['HELP', 'help', 'en'],
    ['ayuda', 'help', 'es'],
    ['', 'help', 'en'],
    ['?!', 'help', 'en'],
    ['77002', 'question', 'en'],
    ['AYUDA 77002', 'question', 'es'],
    ['Stop please', 'stop', 'en'],
    ['STOP texting me', 'stop', 'en'],
    ['no más mensajes', 'stop', 'es'],
    ['PARE', 'stop', 'es'],
    ['🆘', 'help', 'en'],
    ['help me', 'help', 'en'],
    ['¡Ayúdame!', 'help', 'es'],
    ['hi', 'help', 'en'],
    ['Hola', 'help', 'es'],
    ['ok', 'help', 'en'],
    ['who is this?', 'help', 'en'],
    ['Ayúdame 77002', 'question', 'es'],
    ['para mis hijos comida 77002', 'question', 'en'],
    ['stop him from hitting me', 'question', 'en'],
    ['it has to end 77002', 'question', 'en'],
  ])('%j is read as %s in %s', (body, kind, language) => {
    expect(readText(body)).toMatchObject({ kind, language })
  })

  test('is read without what keyboards put around its letters', () => {
    for (const body of ['７７００２', '7\u200b7002', '\u202a77002\u202c', '77002\n\n'])
      expect(readText(body).text).toBe('77002')
  })

  test('with a ZIP code is answered with who answers now, the nearest first, then a bed, food and a lawyer', async () => {
    const [tonight = '', needs = '', more = '', ...rest] = await ask('77002')
    expect(rest).toEqual([])
    expect(tonight.split('\n')).toEqual([
      'Call now, 77002, Houston, TX:',
      `Houston Area Women's Center ${HOUSTON} (24/7)`,
      `National Domestic Violence Hotline ${NATIONAL} or text START to 88788 (24/7)`,
    ])
    expect(needs.split('\n').map((line) => line.split(':')[0])).toEqual(['Shelter', 'Food', 'Lawyer'])
    expect(more).toContain('STOP')
    expect(await ask('houston tx')).toEqual(expect.arrayContaining([expect.stringContaining(HOUSTON)]))
  })

  test('is answered in Spanish where it begins with AYUDA or is Spanish', async () => {
    for (const body of ['AYUDA 77002', 'necesito comida en houston']) {
      const [first = ''] = await ask(body)
      expect(first, body).toMatch(/^Llame ya/)
      expect(first).toContain(HOUSTON)
    }
  })

  test('that names a need is answered with who helps with it there', async () => {
    const [, needs = ''] = await ask('lawyer 77002')
    expect(needs).toContain('Lone Star Legal Aid')
    expect(needs).not.toContain('Food')
  })

  test('names a ride service of the county to call, and answers a question about rides with only that', async () => {
    const [, needs = ''] = await ask('62914')
    expect(needs.split('\n').at(-1)).toBe('Ride: Shawnee MTD 1-866-577-6278')
    const [, ride] = await ask('ride cairo il')
    expect(ride).toBe('Ride: Shawnee MTD 1-866-577-6278\nNo answer? 211 looks for a ride.')
    const [, spanish] = await ask('necesito transporte 62914')
    expect(spanish).toMatch(/^Transporte: Shawnee MTD/)
    const [, neutral = ''] = await answerText('62914', 'neutral')
    expect(neutral).toContain('bus 1-866-577-6278')
    expect(neutral).not.toContain('Shawnee')
  })

  test('that tells of danger gets 911 and its lines first, and no number twice', async () => {
    const answer = await ask('he hit me and he will kill me 77002')
    expect(answer[0]).toMatch(/^In danger now: call 911/)
    expect(answer[0]).toContain(NATIONAL)
    expect(answer).toHaveLength(3)
    expect(answer.join('\n').split(NATIONAL)).toHaveLength(2)
    const [first] = await ask('quiero morir')
    expect(first).toContain('988')
  })

  test('without a place gets the national line and is asked for one', async () => {
    const [first, second] = await ask('food')
    expect(first).toContain(NATIONAL)
    expect(second).toContain('ZIP code')
    expect(await ask('00000')).toContainEqual(expect.stringContaining('We do not know that place'))
  })

  test('in another script is answered in its language', async () => {
    const [first = ''] = await ask('他打我')
    expect(first).toMatch(/\p{Script=Han}/u)
    expect(first).toContain(NATIONAL)
  })

  test('never gets more than three messages, none of more than ten parts', async () => {
    for (const body of ['77002', 'rent', 'i want to die and he beats me in cleveland ohio', 'x'.repeat(5000)]) {
      const answer = await ask(body)
      expect(answer.length, body).toBeLessThanOrEqual(3)
      for (const one of answer) expect(one.length, one).toBeLessThan(670)
    }
  })
})

test('neutral answers are numbers, and say nothing of violence, shelter or the site', async () => {
  for (const body of ['77002', 'he hits me 77002', 'HELP', 'AYUDA 90011', '他打我', 'lawyer 44102']) {
    const text = (await answerText(body, 'neutral')).join('\n')
    expect(text, body).toMatch(/\d{3}-\d{4}/)
    expect(text).not.toMatch(/violen|shelter|refug|women|mujer|danger|peligro|hotline|legal|marigold/i)
  }
})

test('the lines to call need no search, in the language of the text', () => {
  expect(answerBusy('77002', 'plain')[0]).toContain(NATIONAL)
  expect(answerBusy('AYUDA 77002', 'plain')[0]).toMatch(/^Ahora no podemos/)
  expect(answerBusy('77002', 'neutral')[0]).not.toMatch(/violence/i)
})
