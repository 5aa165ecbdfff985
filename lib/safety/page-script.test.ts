import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { getPageScript, stripModule } from './page-script'
import minifyScript from './script-loader.mjs'

const EXIT = 'https://weather.example/'
const sources = ['./key-counter', './exit-script', './page-controls', './counting', '../offline/updates'].map((name) =>
  readFileSync(new URL(`${name}.js`, import.meta.url), 'utf8'),
)
const names = ['createKeyCounter', 'startExit', 'startControls', 'startCounting', 'startUpdates']

/** Only whether it can be read: nothing of it runs. */
function parse(script: string): void {
  new Function(script)
}

describe('the script of every page', () => {
  const script = getPageScript(EXIT)

  test('can be read by a browser', () => {
    expect(() => parse(script)).not.toThrow()
  })

  test('holds no comment, no indentation, and nothing of a module', () => {
    expect(script).not.toMatch(/\/\*|^\s*\/\/|^\s+\S|^import |^export /m)
  })

  test('leads to the address that it was given', () => {
    expect(script).toContain(`startExit("${EXIT}")`)
  })

  test('ends no element and holds nothing that the page cache looks for', () => {
    expect(script).not.toMatch(/<\/|<!--|\$RC\(|__next_f/i)
    expect(getPageScript('https://weather.example/</script><script>')).not.toContain('</script')
  })

  test('works under a strict policy: no code from text, no style or handler as an attribute, no HTML from text', () => {
    expect(script).not.toMatch(
      /\beval\b|Function\(|innerHTML|outerHTML|document\.write|insertAdjacentHTML|setAttribute/,
    )
  })

  test('stores nothing for good', () => {
    expect(script).not.toMatch(/localStorage|indexedDB|caches|document\.cookie/)
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'weather', ''])('does not lead to %j', (url) => {
    expect(() => getPageScript(url)).toThrow()
  })
})

describe('in a build', () => {
  const small = sources.map(minifyScript)
  const script = `(() => {${small.map(stripModule).join('\n')}\nstartExit("${EXIT}")\nstartControls()\nstartCounting()})()`

  test('each function keeps its name', () => {
    small.forEach((text, index) => {
      expect(text).toContain(`function ${names[index]}(`)
    })
  })

  test('can be read by a browser, and is small', () => {
    expect(() => parse(script)).not.toThrow()
    expect(script.length).toBeLessThan(9.5 * 1024)
  })
})
