const TITLE = 'Notes'

function createLine(text: string, tag: 'p' | 'pre'): HTMLElement {
  const line = document.createElement(tag)
  line.textContent = text
  return line
}

/**
 * Puts the key on paper and nothing else: no title and no address of ours. A phone's print preview hides the page, which
 * locks the vault; the sheet stays until the printing is over, or she is back, or she leaves.
 */
export function printKey(recoveryKey: string): void {
  const title = document.title
  const sheet = document.createElement('div')
  sheet.className = 'print-sheet key-paper'
  const groups = recoveryKey.split('-')
  sheet.append(
    createLine(groups.slice(0, 4).join('  '), 'pre'),
    createLine(groups.slice(4).join('  '), 'pre'),
    createLine('28 letters and numbers. 0 is zero, 1 is one; there is no letter O, I or L.', 'p'),
  )
  const over = new AbortController()
  const finish = () => {
    over.abort()
    sheet.remove()
    document.title = title
  }
  const { signal } = over
  window.addEventListener('afterprint', finish, { signal })
  window.addEventListener('marigold:exit', () => sheet.remove(), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && finish(), { signal })
  document.body.append(sheet)
  document.title = TITLE
  window.print()
}
