import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

export interface Violation {
  rule: string
  impact: string | null | undefined
  help: string
  targets: string[]
}

/** In ASCII: other characters, which stand in its strings alone, would double the bytes that go into every page. */
const source = readFileSync(join(process.cwd(), 'node_modules/axe-core/axe.min.js'), 'utf8').replaceAll(
  /[^\0-\x7f]/g,
  (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
)

/** A full run checks every text; otherwise each look is checked once per process: docs/decisions/0017-looks.md. */
const everyText = Boolean(process.env.TEST_FULL)

/** Looks that passed on an earlier page. A look includes its colors, so each theme has its own looks. */
const judged = new Set<string>()
const rulesOfColor = ['color-contrast', 'link-in-text-block']
/** With its best practices, such as an order of headings, and its experimental rules, such as that an accessible name begins with the visible text. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental']

/**
 * Marks one text per look that is not known: per color and size, on backgrounds of the same colors. Positioned elements
 * may be on top of something other than their parent, so all of them are marked, until a page where their elements and
 * classes have passed before. Runs in the browser, so it is self-contained.
 */
function markLooks(known: string[]): string[] {
  const grounds = new Map<Element, string>()
  const findGround = (element: Element | null): string => {
    if (!element) return ''
    const found = grounds.get(element)
    if (found !== undefined) return found
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`
    const above = findGround(element.parentElement)
    const isPositioned = above === 'positioned' || /absolute|fixed|sticky/.test(position)
    const isNone = own === 'rgba(0, 0, 0, 0) none 1'
    const ground = isPositioned ? 'positioned' : isNone ? above : `${above}/${own}`
    grounds.set(element, ground)
    return ground
  }
  const findPath = (element: Element | null): string => {
    if (!element || element === document.body) return ''
    return `${findPath(element.parentElement)} ${element.localName}.${element.getAttribute('class') ?? ''}`
  }
  const passed = new Set(known)
  const looks = new Set<string>()
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const isField = element.matches('input,select,textarea,button')
    const isText = Array.from(element.childNodes).some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
    )
    if (!isField && !isText) continue
    // Text for screen readers only is one pixel wide.
    if (!element.checkVisibility() || element.getBoundingClientRect().width <= 1) continue
    const ground = findGround(element)
    const { color, backgroundColor, fontSize, fontWeight, textShadow, textDecorationLine, display } =
      getComputedStyle(element)
    const own =
      ground === 'positioned' ? `${backgroundColor}${findPath(element)}` : isField ? element.localName : 'text'
    const look = [ground, own, color, fontSize, fontWeight, textShadow, textDecorationLine, display].join('|')
    if (passed.has(look) || (ground !== 'positioned' && looks.has(look))) continue
    looks.add(look)
    element.dataset.look = ''
  }
  return [...looks]
}

/**
 * Runs axe on the current state of the page. Only in the page itself (its one frame is Stripe's), and without listing
 * what passed. None of our styles depends on orientation (tests/e2e/exit-pages.spec.ts), so axe need
 * not read the style sheets a second time.
 */
export async function runAxe(page: Page, asked: 'everything' | 'colors', without: string[] = []): Promise<Violation[]> {
  const looks = everyText ? null : await page.evaluate(markLooks, [...judged])
  const areKnown = looks?.length === 0
  if (areKnown && asked === 'colors') return []
  const off = areKnown ? [...without, ...rulesOfColor] : without
  const options: axe.RunOptions = {
    runOnly: asked === 'colors' ? { type: 'rule', values: rulesOfColor } : wcag,
    rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    preload: everyText,
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found = await page.evaluate(
    async ({ options, selector }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      axe.configure({ rules: [{ id: 'color-contrast', selector }] })
      const { violations } = await axe.run(document, options)
      for (const element of document.querySelectorAll<HTMLElement>('[data-look]')) delete element.dataset.look
      return violations.map(({ id, impact, help, nodes }) => ({
        rule: id,
        impact,
        help,
        targets: nodes.map(({ target, failureSummary }) => ({ target: target.join(' '), failureSummary })),
      }))
    },
    { options, selector: everyText ? '*' : '[data-look]' },
  )
  const told = [...without, ...found.map(({ rule }) => rule)]
  if (!told.some((rule) => rulesOfColor.includes(rule))) for (const look of looks ?? []) judged.add(look)
  return found.map(({ targets, ...violation }) => ({
    ...violation,
    targets: targets.map(({ target, failureSummary }) => `${target}: ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`),
  }))
}
