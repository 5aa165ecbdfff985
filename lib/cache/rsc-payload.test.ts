import { describe, expect, test } from 'vitest'
import { dedupeFlightText } from './rsc-payload.mjs'

const CSS = '.a{content:"ü"}.b>c{color:red}'
const DRAWING = '<symbol id="a"><path d="M1 1"/></symbol>'
const WORDS = 'Words that a person reads.'
const SCRIPT = '(() => { start("https://weather.example/") })()'

function push(text: string): string {
  const quoted = JSON.stringify(text).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return `<script>self.__next_f.push([1,${quoted}])</script>`
}

function textRow(id: string, text: string): string {
  return `${id}:T${Buffer.byteLength(text).toString(16)},${text}`
}

function createPage(calls: string[]): string {
  return `<html><head><style data-href="/a.css">${CSS}.other{}</style></head><body><script>${SCRIPT}</script><svg width="0">${DRAWING}</svg><p>${WORDS}</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>${calls.map(push).join('')}</body></html>`
}

/** What React would be given. */
function readRows(html: string): string {
  return [...html.matchAll(/__next_f\.push\(\[1,(".*?[^\\]")\]\)/g)].map(([, text]) => JSON.parse(text ?? '')).join('')
}

describe('what a page says twice', () => {
  const before = '1:"$Sreact.fragment"\n'
  const after = '3:["$","style","0",{"href":"/a.css","children":"$2"}]\n'

  test('is left out for React, and the rows around it stay as they were', () => {
    const page = dedupeFlightText(
      createPage([before + textRow('2', CSS) + textRow('1f', SCRIPT) + textRow('a', DRAWING) + after]),
    )
    expect(readRows(page)).toBe(`${before}2:T0,1f:T0,a:T0,${after}`)
    expect(page).toContain(`<style data-href="/a.css">${CSS}.other{}</style>`)
    expect(page).toContain(`<script>${SCRIPT}</script>`)
  })

  test('is found wherever the calls were cut', () => {
    const rows = before + textRow('2', CSS) + after
    for (let cut = 1; cut < rows.length; cut += 1) {
      const page = dedupeFlightText(createPage([rows.slice(0, cut), rows.slice(cut)]))
      expect(readRows(page)).toBe(`${before}2:T0,${after}`)
    }
  })

  test('is left out once for each time it is repeated', () => {
    const page = dedupeFlightText(createPage([textRow('2', CSS) + textRow('3', CSS)]))
    expect(readRows(page)).toBe('2:T0,3:T0,')
  })
})

describe('everything else stays as it was', () => {
  test.each([
    ['a text that stands nowhere else', [textRow('2', `${CSS}.c{}`)]],
    ['a text that is read, also where the page holds it', [textRow('2', WORDS)]],
    ['a part of a drawing', [textRow('2', 'M1 1')]],
    ['a text that only React’s own rows repeat', [textRow('2', 'a long text') + textRow('3', 'a long text')]],
    ['a sign that would end the script', [`${textRow('2', '</script><b>&\u2028')}4:["<i>"]\n`]],
  ])('%s', (_, calls) => {
    expect(readRows(dedupeFlightText(createPage(calls)))).toBe(calls.join(''))
    expect(dedupeFlightText(createPage(calls))).not.toContain('<b>')
  })

  test.each([
    ['bytes that are no text', `2:A5,12345${textRow('3', CSS)}`],
    ['a text that is shorter than it says', `2:Tffff,${CSS}`],
    ['a last row without an end', `${textRow('2', CSS)}3:["a"]`],
    ['no row at all', CSS],
  ])('a page with %s', (_, rows) => {
    expect(dedupeFlightText(createPage([rows]))).toBe(createPage([rows]))
  })

  test('a page with pieces that arrive late', () => {
    const page = `${createPage([textRow('2', CSS)])}<script>$RC("a","b")</script>`
    expect(dedupeFlightText(page)).toBe(page)
  })

  test('a page without a framework', () => {
    const page = `<html><style>${CSS}</style><script>${SCRIPT}</script></html>`
    expect(dedupeFlightText(page)).toBe(page)
  })
})
