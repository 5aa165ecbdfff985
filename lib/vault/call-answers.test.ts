import { describe, expect, it } from 'vitest'
import { createPlatform, passphrase } from '@/tests/support/vault'
import { ANSWERS_TYPE, askForAnswers, readAnswers } from './call-answers'
import { addFile } from './documents'
import { handOverAnswers, writeAnswers } from './hand-over'
import { openFile } from './opened-file'
import { createVault } from './session'

const origin = 'https://site.example'
const notes = { name: 'Call: Harbor House', text: writeAnswers('Harbor House', 'Nov 23, 2026, 7:04 AM', []) }

/** Two windows of one browser, each receiving the messages the other posts to it. */
function openWindows() {
  const create = () => Object.assign(new EventTarget(), { location: { origin }, received: [] as unknown[] })
  const [call, vault] = [create(), create()]
  const connect = (to: typeof call, from: unknown) => ({
    postMessage(data: unknown, target: string) {
      to.received.push(data)
      if (target === origin) to.dispatchEvent(Object.assign(new Event('message'), { source: from, origin, data }))
    },
  })
  // The references they hold to each other, like `window.opener` and the result of `window.open`.
  const opened = { postMessage: (_data: unknown, _target: string) => {} }
  const opener: typeof opened = connect(call, opened)
  opened.postMessage = connect(vault, opener).postMessage
  return { call, vault, opened, opener } as unknown as {
    call: Window & { received: unknown[] }
    vault: Window & { received: unknown[] }
    opened: typeof opened
    opener: typeof opened
  }
}

function post(to: EventTarget, change: object) {
  to.dispatchEvent(Object.assign(new Event('message'), { origin, data: 'answers?' }, change))
}

describe('the notes of a call', () => {
  const given = [
    { question: 'Do you have a bed tonight? ', answer: ' Yes, until 9.' },
    { question: 'What does it cost?', answer: '  ' },
    { question: 'Can my pet come?', answer: 'No' },
  ]

  it('are readable text: whom she called, when, and each question with an answer', () => {
    expect(writeAnswers('Harbor House', 'Nov 23', given)).toBe(
      'Harbor House\nNov 23\n\nDo you have a bed tonight?\nYes, until 9.\n\nCan my pet come?\nNo',
    )
  })

  it('are parsed back into the same parts', () => {
    expect(readAnswers(writeAnswers('', 'Nov 23', given))).toEqual({
      head: ['Nov 23'],
      given: [
        { question: 'Do you have a bed tonight?', answer: 'Yes, until 9.' },
        { question: 'Can my pet come?', answer: 'No' },
      ],
    })
  })

  it('show any other text as is', () => {
    expect(readAnswers('')).toEqual({ head: [''], given: [] })
    expect(readAnswers('a\n\nb')).toEqual({ head: ['a'], given: [{ question: 'b', answer: '' }] })
  })
})

describe('answers handed over to the vault', () => {
  it('are sent to the page opened for them, as often as it asks, until it has stored them', () => {
    const { call, vault, opened, opener } = openWindows()
    const events: string[] = []
    handOverAnswers(call, opened, notes, () => events.push('kept'))
    const taken: object[] = []
    askForAnswers(vault, opener, (one) => taken.push(one))
    // As after a reload of that page.
    const { tellKept } = askForAnswers(vault, opener, (one) => taken.push(one))
    expect(taken).toEqual([notes, notes])
    expect(events).toEqual([])
    tellKept()
    expect(events).toEqual(['kept'])
    askForAnswers(vault, opener, (one) => taken.push(one))
    expect(taken).toHaveLength(2)
  })

  it('are sent to no other window or site', () => {
    const { call, opened, vault } = openWindows()
    handOverAnswers(call, opened, notes, () => expect.unreachable())
    post(call, { source: {} })
    post(call, { source: opened, origin: 'https://other.example' })
    post(call, { source: opened, data: 'something else' })
    post(call, { source: {}, data: 'answers kept' })
    expect(vault.received).toEqual([])
  })

  it('are forgotten when she leaves the page of the call', () => {
    const { call, vault, opened } = openWindows()
    const forget = handOverAnswers(call, opened, notes, () => expect.unreachable())
    forget()
    post(call, { source: opened })
    post(call, { source: opened, data: 'answers kept' })
    expect(vault.received).toEqual([])
  })

  it('are accepted only from the page that opened the vault, only complete, and only once', () => {
    const { vault, opener } = openWindows()
    const taken: object[] = []
    const { stop } = askForAnswers(vault, opener, (one) => taken.push(one))
    post(vault, { source: {}, data: notes })
    post(vault, { source: opener, origin: 'https://other.example', data: notes })
    for (const data of [
      null,
      'words',
      {},
      { name: 'a' },
      { name: 'a', text: 1 },
      { name: 'a', text: 'x'.repeat(20_001) },
    ])
      post(vault, { source: opener, data })
    expect(taken).toEqual([])
    post(vault, { source: opener, data: { ...notes, more: 'x' } })
    post(vault, { source: opener, data: notes })
    expect(taken).toEqual([notes])
    stop()
  })
})

it('answers open in the vault as text, under the name of the call', async () => {
  const session = await createVault(createPlatform(), passphrase)
  const { id } = await addFile(session, 'file', new File([notes.text], notes.name, { type: ANSWERS_TYPE }))
  const opened = await openFile(session, id)
  expect(opened).toMatchObject({ kind: 'text', text: notes.text, file: { name: notes.name, type: ANSWERS_TYPE } })
})
