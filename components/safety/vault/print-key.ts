import { watchPrint } from '@/lib/safety/watch-print'
import type { VaultWords } from './vault-words'

function createLine(text: string, tag: 'p' | 'pre'): HTMLElement {
  const line = document.createElement(tag)
  line.textContent = text
  return line
}

/**
 * Prints the key and nothing else: no title and no URL of ours. A phone's print preview hides the page, which locks the
 * vault; the sheet stays until printing has finished, she returns, or she leaves.
 */
export function printKey(recoveryKey: string, copy: VaultWords['keys']): void {
  const title = document.title
  const sheet = document.createElement('div')
  sheet.className = 'print-sheet key-paper'
  const groups = recoveryKey.split('-')
  sheet.append(
    createLine(groups.slice(0, 4).join('  '), 'pre'),
    createLine(groups.slice(4).join('  '), 'pre'),
    createLine(copy.printed, 'p'),
  )
  const over = new AbortController()
  // Keeps the title that an exit has set.
  const onExit = () => {
    over.abort()
    sheet.remove()
  }
  const onOver = () => {
    onExit()
    document.title = title
  }
  watchPrint({ onOver, onExit, signal: over.signal })
  document.body.append(sheet)
  document.title = copy.printTitle
  window.print()
}
