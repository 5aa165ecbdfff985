'use client'

import { useEffect } from 'react'

/** The rows of the focused list, and the focused row. */
function findRows(): { rows: HTMLElement[]; at: number } {
  const list = document.activeElement?.closest('.console-rows')
  const rows = [...(list?.querySelectorAll<HTMLElement>(':scope > .console-row') ?? [])]
  return { rows, at: rows.findIndex((row) => row.contains(document.activeElement)) }
}

function focusRow(row: HTMLElement | undefined): void {
  const target = row?.querySelector<HTMLElement>('a[href], button, input, summary')
  target?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

const acts: Record<string, (rows: HTMLElement[], at: number) => void> = {
  j: (rows, at) => focusRow(rows[at + 1]),
  k: (rows, at) => focusRow(rows[at - 1]),
  x: (rows, at) => rows[at]?.querySelector<HTMLInputElement>('input[name="ids"]')?.click(),
  e: (rows, at) => rows[at]?.querySelector<HTMLAnchorElement>('a[href]')?.click(),
  '/': () => document.querySelector<HTMLInputElement>('.console-tools [type="search"]')?.focus(),
}

const typed = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('textarea, select, input:not([type="checkbox"]), [contenteditable]')

/**
 * J and K move down and up a list, X ticks a row, E opens it, / goes to the search. Only while the focus is in a list:
 * elsewhere single letters do nothing, so that dictation triggers no action (WCAG 2.1.4).
 */
export function ListKeys() {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const act = acts[event.key]
      if (!act || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || typed(event.target))
        return
      const { rows, at } = findRows()
      if (at < 0) return
      event.preventDefault()
      act(rows, at)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return null
}
