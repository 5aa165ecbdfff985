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

/** The rows that React would receive. */
function readRows(html: string): string {
  return [...html.matchAll(/__next_f\.push\(\[1,(".*?[^\\]")\]\)/g)].map(([, text]) => JSON.parse(text ?? '')).join('')
}

describe('duplicate text', () => {
  const before = '1:"$Sreact.fragment"\n'
  const after = '3:["$","style","0",{"href":"/a.css","children":"$2"}]\n'

  test('is removed from the React payload, and the rows around it are unchanged', () => {
    const page = dedupeFlightText(
      createPage([before + textRow('2', CSS) + textRow('1f', SCRIPT) + textRow('a', DRAWING) + after]),
    )
    expect(readRows(page)).toBe(`${before}2:T0,1f:T0,a:T0,${after}`)
    expect(page).toContain(`<style data-href="/a.css">${CSS}.other{}</style>`)
    expect(page).toContain(`<script>${SCRIPT}</script>`)
  })

  test('is found wherever the calls are split', () => {
    const rows = before + textRow('2', CSS) + after
    for (let cut = 1; cut < rows.length; cut += 1) {
      const page = dedupeFlightText(createPage([rows.slice(0, cut), rows.slice(cut)]))
      expect(readRows(page)).toBe(`${before}2:T0,${after}`)
    }
  })

  test('is removed under the nonce of a page rendered per request, which its script keeps', () => {
    const nonce = (page: string) => page.replaceAll('<script>', '<script nonce="r4nd0m">')
    const page = createPage([before + textRow('2', CSS) + after, textRow('3', SCRIPT)])
    expect(dedupeFlightText(nonce(page))).toBe(nonce(dedupeFlightText(page)))
    expect(readRows(dedupeFlightText(nonce(page)))).toBe(`${before}2:T0,${after}3:T0,`)
  })

  test('that was removed before leaves the page unchanged', () => {
    const page = dedupeFlightText(createPage([before + textRow('2', CSS) + after]))
    expect(dedupeFlightText(page)).toBe(page)
  })

  test('is removed for every repetition', () => {
    const page = dedupeFlightText(createPage([textRow('2', CSS) + textRow('3', CSS)]))
    expect(readRows(page)).toBe('2:T0,3:T0,')
  })
})

describe('everything else is left unchanged', () => {
  test.each([
    ['a text that appears nowhere else', [textRow('2', `${CSS}.c{}`)]],
    ['visible text, even if the page also contains it', [textRow('2', WORDS)]],
    ['a fragment of a drawing', [textRow('2', 'M1 1')]],
    ['a text repeated only within React’s own rows', [textRow('2', 'a long text') + textRow('3', 'a long text')]],
    ['a string that would close the script element', [`${textRow('2', '</script><b>&\u2028')}4:["<i>"]\n`]],
  ])('%s', (_, calls) => {
    expect(readRows(dedupeFlightText(createPage(calls)))).toBe(calls.join(''))
    expect(dedupeFlightText(createPage(calls))).not.toContain('<b>')
  })

  test.each([
    ['a binary row', `2:A5,12345${textRow('3', CSS)}`],
    ['a text shorter than its declared length', `2:Tffff,${CSS}`],
    ['an unterminated last row', `${textRow('2', CSS)}3:["a"]`],
    ['no rows at all', CSS],
  ])('a page with %s', (_, rows) => {
    expect(dedupeFlightText(createPage([rows]))).toBe(createPage([rows]))
  })

  test('a page with chunks that stream in late', () => {
    const page = `${createPage([textRow('2', CSS)])}<script>$RC("a","b")</script>`
    expect(dedupeFlightText(page)).toBe(page)
  })

  test('a page without a framework', () => {
    const page = `<html><style>${CSS}</style><script>${SCRIPT}</script></html>`
    expect(dedupeFlightText(page)).toBe(page)
  })
})
