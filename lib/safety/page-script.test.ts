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

/** Only whether it can be read: nothing of it runs. */
function parse(script: string): void {
  new Function(script)
}

describe.each([
  ['that a page begins with', getExitScript(EXIT)],
  ['that a page ends with', getControlsScript()],
  ['that a page of text ends with', workerScript],
])('the script %s', (_, script) => {
  test('can be read by a browser', () => {
    expect(() => parse(script)).not.toThrow()
  })

  test('holds no comment, no indentation, and nothing of a module', () => {
    expect(script).not.toMatch(/\/\*|^\s*\/\/|^\s+\S|^import |^export /m)
  })

  test('ends no element and holds nothing that the page cache looks for', () => {
    expect(script).not.toMatch(/<\/|<!--|\$RC\(|__next_f/i)
  })

  test('works under a strict policy: no code from text, no style or handler as an attribute, no HTML from text', () => {
    expect(script).not.toMatch(
      /\beval\b|Function\(|innerHTML|outerHTML|document\.write|insertAdjacentHTML|setAttribute/,
    )
  })

  test('stores nothing for good', () => {
    expect(script).not.toMatch(/localStorage|indexedDB|caches|document\.cookie/)
  })
})

describe('leaving', () => {
  test('leads to the address that was given', () => {
    expect(getExitScript(EXIT)).toContain(`startExit("${EXIT}", {`)
  })

  test('can end no element by its address', () => {
    expect(getExitScript('https://weather.example/</script><script>')).not.toContain('</script')
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'weather', ''])('does not lead to %j', (url) => {
    expect(() => getExitScript(url)).toThrow()
  })
})

test('the question about a new version is asked in the language of the page', () => {
  expect(getControlsScript(spanish)).toContain(spanish.update.question)
  expect(getControlsScript(spanish)).not.toContain(english.question)
})

describe('in a build', () => {
  const small = Object.entries(starts).map(([file, start]) => {
    const source = readFileSync(new URL(`${file}.js`, import.meta.url), 'utf8')
    return { start, text: minifyScript(source) }
  })

  test('each function keeps its name', () => {
    for (const { start, text } of small) expect(text).toContain(`function ${start}(`)
  })

  test('what stands before the content is small, and so is what stands behind it', () => {
    const sizes = small.map(({ text }) => stripModule(text).length)
    const [counter = 0, exit = 0, ...behind] = sizes
    expect(counter + exit).toBeLessThan(6 * 1024)
    expect(behind.reduce((sum, size) => sum + size)).toBeLessThan(5.2 * 1024)
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(10.9 * 1024)
  })

  test('all can be read by a browser', () => {
    for (const { text } of small) expect(() => parse(stripModule(text))).not.toThrow()
  })
})
