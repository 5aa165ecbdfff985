import { describe, expect, it } from 'vitest'
import { createPlatform, passphrase } from '@/tests/support/vault'
import { ANSWERS_TYPE, askForAnswers, readAnswers } from './call-answers'
import { addFile } from './documents'
import { handOverAnswers, writeAnswers } from './hand-over'
import { openFile } from './opened-file'
import { createVault } from './session'

const origin = 'https://site.example'
const notes = { name: 'Call: Harbor House', text: writeAnswers('Harbor House', 'Nov 23, 2026, 7:04 AM', []) }

/** Two windows of one browser, of which each hears what the other says to it. */
function openWindows() {
  const create = () => Object.assign(new EventTarget(), { location: { origin }, heard: [] as unknown[] })
  const [call, vault] = [create(), create()]
  const connect = (to: typeof call, from: unknown) => ({
    postMessage(data: unknown, target: string) {
      to.heard.push(data)
      if (target === origin) to.dispatchEvent(Object.assign(new Event('message'), { source: from, origin, data }))
    },
  })
  // What each holds of the other, as `window.opener` and what `window.open` gives.
  const opened = { postMessage: (_data: unknown, _target: string) => {} }
  const opener: typeof opened = connect(call, opened)
  opened.postMessage = connect(vault, opener).postMessage
  return { call, vault, opened, opener } as unknown as {
    call: Window & { heard: unknown[] }
    vault: Window & { heard: unknown[] }
    opened: typeof opened
    opener: typeof opened
  }
}

function say(to: EventTarget, change: object) {
  to.dispatchEvent(Object.assign(new Event('message'), { origin, data: 'answers?' }, change))
}

describe('the text of a call', () => {
  const given = [
    { question: 'Do you have a bed tonight? ', answer: ' Yes, until 9.' },
    { question: 'What does it cost?', answer: '  ' },
    { question: 'Can my pet come?', answer: 'No' },
  ]

  it('can be read by anyone: whom she called and when, and each question that has an answer', () => {
    expect(writeAnswers('Harbor House', 'Nov 23', given)).toBe(
      'Harbor House\nNov 23\n\nDo you have a bed tonight?\nYes, until 9.\n\nCan my pet come?\nNo',
    )
  })

  it('comes apart again as it was put together', () => {
    expect(readAnswers(writeAnswers('', 'Nov 23', given))).toEqual({
      head: ['Nov 23'],
      given: [
        { question: 'Do you have a bed tonight?', answer: 'Yes, until 9.' },
        { question: 'Can my pet come?', answer: 'No' },
      ],
    })
  })

  it('shows as it is whatever else it may be', () => {
    expect(readAnswers('')).toEqual({ head: [''], given: [] })
    expect(readAnswers('a\n\nb')).toEqual({ head: ['a'], given: [{ question: 'b', answer: '' }] })
  })
})

describe('answers on their way into the vault', () => {
  it('are given to the page that was opened for them, as often as it asks, until it has kept them', () => {
    const { call, vault, opened, opener } = openWindows()
    const told: string[] = []
    handOverAnswers(call, opened, notes, () => told.push('kept'))
    const taken: object[] = []
    askForAnswers(vault, opener, (one) => taken.push(one))
    // As after a reload of that page.
    const { tellKept } = askForAnswers(vault, opener, (one) => taken.push(one))
    expect(taken).toEqual([notes, notes])
    expect(told).toEqual([])
    tellKept()
    expect(told).toEqual(['kept'])
    askForAnswers(vault, opener, (one) => taken.push(one))
    expect(taken).toHaveLength(2)
  })

  it('are given to no other window and to no other site', () => {
    const { call, opened, vault } = openWindows()
    handOverAnswers(call, opened, notes, () => expect.unreachable())
    say(call, { source: {} })
    say(call, { source: opened, origin: 'https://other.example' })
    say(call, { source: opened, data: 'something else' })
    say(call, { source: {}, data: 'answers kept' })
    expect(vault.heard).toEqual([])
  })

  it('are forgotten when the page of the call is left', () => {
    const { call, vault, opened } = openWindows()
    const forget = handOverAnswers(call, opened, notes, () => expect.unreachable())
    forget()
    say(call, { source: opened })
    say(call, { source: opened, data: 'answers kept' })
    expect(vault.heard).toEqual([])
  })

  it('are taken from the page that opened the vault only, whole, and once', () => {
    const { vault, opener } = openWindows()
    const taken: object[] = []
    const { stop } = askForAnswers(vault, opener, (one) => taken.push(one))
    say(vault, { source: {}, data: notes })
    say(vault, { source: opener, origin: 'https://other.example', data: notes })
    for (const data of [
      null,
      'words',
      {},
      { name: 'a' },
      { name: 'a', text: 1 },
      { name: 'a', text: 'x'.repeat(20_001) },
    ])
      say(vault, { source: opener, data })
    expect(taken).toEqual([])
    say(vault, { source: opener, data: { ...notes, more: 'x' } })
    say(vault, { source: opener, data: notes })
    expect(taken).toEqual([notes])
    stop()
  })
})

it('open in the vault as the text that they are, under the name of the call', async () => {
  const session = await createVault(createPlatform(), passphrase)
  const { id } = await addFile(session, 'file', new File([notes.text], notes.name, { type: ANSWERS_TYPE }))
  const opened = await openFile(session, id)
  expect(opened).toMatchObject({ kind: 'text', text: notes.text, file: { name: notes.name, type: ANSWERS_TYPE } })
})
