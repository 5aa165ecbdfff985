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

const source = readFileSync(join(process.cwd(), 'node_modules/axe-core/axe.min.js'), 'utf8')

/** In a full run every text is checked; otherwise one per style, which takes a quarter of the time. */
const everyText = Boolean(process.env.TEST_FULL)

/**
 * Marks one text per style: per color and size, on backgrounds of the same colors. Positioned elements may be on top of
 * something other than their parent, so they are always marked, as are fields. Runs in the browser, so it is self-contained.
 */
function markLooks(): void {
  const grounds = new Map<Element, string>()
  const findGround = (element: Element | null): string => {
    if (!element) return ''
    const known = grounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`
    const above = findGround(element.parentElement)
    const isPositioned = above === 'positioned' || /absolute|fixed|sticky/.test(position)
    const isNone = own === 'rgba(0, 0, 0, 0) none 1'
    const ground = isPositioned ? 'positioned' : isNone ? above : `${above}/${own}`
    grounds.set(element, ground)
    return ground
  }
  const looks = new Set<string>()
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const isField = element.matches('input,select,textarea,button')
    const isText = Array.from(element.childNodes).some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
    )
    if (!isField && !isText) continue
    if (!element.checkVisibility()) continue
    const ground = findGround(element)
    const { color, fontSize, fontWeight, textShadow, display } = getComputedStyle(element)
    const look = [ground, color, fontSize, fontWeight, textShadow, display].join('|')
    if (!isField && ground !== 'positioned' && looks.has(look)) continue
    looks.add(look)
    element.dataset.look = ''
  }
}

/**
 * Runs axe on the current state of the page. Only in the page itself (its one frame is Stripe's), and without listing
 * what passed. None of our styles depends on orientation (tests/e2e/exit-pages.spec.ts), so axe need
 * not read the style sheets a second time.
 */
export async function runAxe(page: Page, options: axe.RunOptions): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  if (!everyText) await page.evaluate(markLooks)
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
    {
      options: { ...options, resultTypes: ['violations' as const], preload: everyText },
      selector: everyText ? '*' : '[data-look]',
    },
  )
  return found.map(({ targets, ...violation }) => ({
    ...violation,
    targets: targets.map(({ target, failureSummary }) => `${target}: ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`),
  }))
}
