import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { update as english } from '@/lib/site/language/en/trouble'
import * as spanish from '@/lib/site/language/es/trouble'
import { stripModule } from '@/lib/text/strip-module'
import { getControlsScript, getExitScript, workerScript } from './page-script'
import minifyScript from './script-loader.mjs'

const EXIT = 'https://weather.example/'
const starts = {
  './key-counter': 'createKeyCounter',
  './exit-script': 'startExit',
  './page-controls': 'startControls',
  './saving': 'startSaving',
  './counting': 'startCounting',
  './offline/start-worker': 'startWorker',
  './offline/updates': 'startUpdates',
}

/** Only checks the syntax; runs nothing. */
function parse(script: string): void {
  new Function(script)
}

describe.each([
  ['at the start of a page', getExitScript(EXIT)],
  ['at the end of a page', getControlsScript()],
  ['at the end of a plain text page', workerScript],
])('the script %s', (_, script) => {
  test('has valid syntax', () => {
    expect(() => parse(script)).not.toThrow()
  })

  test('contains no comments, indentation or module syntax', () => {
    expect(script).not.toMatch(/\/\*|^\s*\/\/|^\s+\S|^import |^export /m)
  })

  test('closes no element and contains nothing that the page cache looks for', () => {
    expect(script).not.toMatch(/<\/|<!--|\$RC\(|__next_f/i)
  })

  test('works under a strict CSP: no code or HTML from strings, no style or handler attributes', () => {
    expect(script).not.toMatch(
      /\beval\b|Function\(|innerHTML|outerHTML|document\.write|insertAdjacentHTML|setAttribute/,
    )
  })

  test('stores nothing persistently', () => {
    expect(script).not.toMatch(/localStorage|indexedDB|caches|document\.cookie/)
  })
})

describe('exiting', () => {
  test('goes to the given address', () => {
    expect(getExitScript(EXIT)).toContain(`startExit("${EXIT}", {`)
  })

  test('cannot close the script element through the address', () => {
    expect(getExitScript('https://weather.example/</script><script>')).not.toContain('</script')
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'weather', ''])('refuses to go to %j', (url) => {
    expect(() => getExitScript(url)).toThrow()
  })
})

test('the new-version prompt is in the language of the page', () => {
  expect(getControlsScript({ update: spanish.update, saving: spanish.saving })).toContain(spanish.update.question)
  expect(getControlsScript({ update: spanish.update, saving: spanish.saving })).not.toContain(english.question)
})

describe('in a build', () => {
  const small = Object.entries(starts).map(([file, start]) => {
    const source = readFileSync(new URL(`${file}.js`, import.meta.url), 'utf8')
    return { start, text: minifyScript(source) }
  })

  test('each function keeps its name', () => {
    for (const { start, text } of small) expect(text).toContain(`function ${start}(`)
  })

  test('the scripts before and after the content are small', () => {
    const sizes = small.map(({ text }) => stripModule(text).length)
    const [counter = 0, exit = 0, ...behind] = sizes
    expect(counter + exit).toBeLessThan(6 * 1024)
    expect(behind.reduce((sum, size) => sum + size)).toBeLessThan(5.2 * 1024)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(10.9 * 1024)
  })

  test('all have valid syntax', () => {
    for (const { text } of small) expect(() => parse(stripModule(text))).not.toThrow()
  })
})
