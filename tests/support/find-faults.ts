/**
 * Finds visual faults of a page at its current size: horizontal scrolling, text that overflows or
 * overlaps, underlined text that is no link, targets that are too small, floating elements over others.
 * Runs in the browser, so it is self-contained.
 */
export function findFaults(): string[] {
  const faults = new Set<string>()
  const name = (element: Element) => {
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class')?.slice(0, 40) ?? ''}"> "${words}"`
  }
  const list = (selector: string) => Array.from(document.querySelectorAll<HTMLElement>(selector))
  const isShown = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    const { width, height } = element.getBoundingClientRect()
    const { clip, clipPath } = getComputedStyle(element)
    return width > 1 && height > 1 && clip === 'auto' && clipPath === 'none'
  }
  const hasAbove = (element: Element, test: (style: CSSStyleDeclaration) => boolean) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (test(getComputedStyle(at))) return true
    }
    return false
  }
  const isFloating = (element: Element) => hasAbove(element, ({ position }) => /fixed|sticky/.test(position))
  const isClipped = (element: Element) => hasAbove(element, ({ overflowX }) => overflowX !== 'visible')

  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  if (wide > 0) faults.add(`the page scrolls sideways by ${wide} px`)

  const blocks = 'p,li,h1,h2,h3,h4,h5,h6,dt,dd,td,th,figcaption,blockquote,label,div,section'
  const lines: { element: Element; left: number; right: number; top: number; bottom: number }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    const isRead =
      walker.currentNode.textContent?.trim() && element && !element.closest('script,style,noscript,option,svg')
    if (!isRead || !isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    const boxes = Array.from(range.getClientRects()).filter(({ width, height }) => width > 2 && height > 2)
    const block = element.closest(blocks) ?? element
    const edge = block.getBoundingClientRect()
    if (!isClipped(block) && boxes.some(({ left, right }) => right > edge.right + 1 || left < edge.left - 1)) {
      faults.add(`words run out of their box: ${name(block)}`)
    }
    if (parseFloat(getComputedStyle(element).fontSize) < 12) faults.add(`type under 12 px: ${name(element)}`)
    if (
      !element.closest('a,u,abbr,ins,button,summary,label,[role=link]') &&
      hasAbove(element, ({ textDecorationLine }) => textDecorationLine.includes('underline'))
    ) {
      faults.add(`underlined, but no link: ${name(element)}`)
    }
    if (isFloating(element) || isClipped(element)) continue
    for (const { left, right, top, bottom, height } of boxes) {
      lines.push({ element, left, right, top: top + height * 0.2, bottom: bottom - height * 0.2 })
    }
  }

  lines.sort((one, other) => one.top - other.top)
  lines.forEach((one, at) => {
    for (let next = at + 1; (lines[next]?.top ?? Infinity) < one.bottom; next += 1) {
      const other = lines[next] as (typeof lines)[number]
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      const [across, down] = [
        Math.min(one.right, other.right) - Math.max(one.left, other.left),
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
      ]
      if (across > 3 && down > 3) faults.add(`words lie on words: ${name(one.element)} and ${name(other.element)}`)
    }
  })

  const controls = list('a[href],button,select,summary,input:not([type=hidden])').filter(isShown)
  for (const control of controls) {
    const { width, height } = control.getBoundingClientRect()
    const isInText = getComputedStyle(control).display === 'inline' && control.closest('p,li,dd,td')
    const isLabeled = control instanceof HTMLInputElement && (control.labels?.length ?? 0) > 0
    if (!isInText && !isLabeled && (width < 24 || height < 24)) {
      faults.add(`a target of ${Math.round(width)} x ${Math.round(height)} px: ${name(control)}`)
    }
  }

  // The bar has its own space: in a line at the top, under which the page scrolls, or below the page, which ends above it.
  const bar = list('.thumb,.x')[0]?.getBoundingClientRect()
  const isAtTop = bar && bar.bottom < innerHeight / 2
  for (const element of list('body *')) {
    if (getComputedStyle(element).position !== 'fixed' || !isShown(element)) continue
    if (!element.closest('.thumb,.x,.page-toasts,[data-sonner-toaster],dialog'))
      faults.add(`it floats: ${name(element)}`)
  }
  const before = scrollY
  for (const top of [0, document.documentElement.scrollHeight]) {
    scrollTo({ top, behavior: 'instant' })
    const floor = bar && !isAtTop ? bar.top : innerHeight
    const line = isAtTop ? list('.top-line')[0]?.getBoundingClientRect() : undefined
    if (line && (line.top < 0 || line.left > 0)) faults.add('the line at the top does not stay')
    if (top > 0) {
      const end = Math.max(
        ...controls.filter((one) => !isFloating(one)).map((one) => one.getBoundingClientRect().bottom),
      )
      if (end > floor) faults.add('the page ends under the bar')
    }
    for (const control of controls) {
      if (control.matches('input,[tabindex="-1"]') || control.closest('[data-sonner-toaster],.page-toasts')) continue
      const box = control.getClientRects()[0]
      const ceiling = line && !control.closest('.top-line') ? line.bottom : 0
      if (
        !box ||
        box.top < ceiling ||
        box.left < 0 ||
        box.bottom > (control.closest('.thumb,.x') ? innerHeight : floor)
      )
        continue
      const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      const isFree = !seen || control.contains(seen) || seen.contains(control)
      const isUnderBar = seen?.closest('.quiet-bar,[data-sonner-toaster],.page-toasts')
      if (!isFree && !isUnderBar && !isClipped(control)) faults.add(`${name(control)} lies under ${name(seen)}`)
    }
  }
  scrollTo({ top: before, behavior: 'instant' })
  return [...faults]
}
