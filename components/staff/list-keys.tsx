'use client'

import { useEffect, useState } from 'react'
import { NativeDialog } from '@/components/ui/native-dialog'

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
  e: (rows, at) => rows[at]?.querySelector<HTMLElement>('a[href], summary')?.click(),
  '/': () => document.querySelector<HTMLInputElement>('.console-tools [type="search"]')?.focus(),
}

const names = [
  ['J', 'The next row of the list'],
  ['K', 'The row before'],
  ['X', 'Select the row'],
  ['E', 'Open the row'],
  ['/', 'Go to the search'],
  ['?', 'Show these keys'],
  ['Esc, three times', 'Exit this site'],
] as const

const typed = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('textarea, select, input:not([type="checkbox"]), [contenteditable]')

/** Nothing has the focus. */
const isIdle = () => document.activeElement === document.body || document.activeElement?.id === 'main'

/**
 * J and K move down and up a list, X ticks a row, E opens it, / goes to the search. Only while the focus is in a list:
 * elsewhere single letters do nothing, so that dictation triggers no action (WCAG 2.1.4). `?` shows the keys, also where
 * nothing has the focus; without a script its link leads to the sentence that names them.
 */
export function ListKeys() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || typed(event.target)) return
      const { rows, at } = findRows()
      if (event.key === '?' && (at >= 0 || isIdle())) setShown(true)
      const act = acts[event.key]
      if (!act || at < 0) return
      event.preventDefault()
      act(rows, at)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without a script it leads there */}
      <a
        href="#keys"
        onClick={(event) => {
          event.preventDefault()
          setShown(true)
        }}
      >
        Keys (?)
      </a>
      {isShown ? (
        <NativeDialog title="Keys" onClose={() => setShown(false)}>
          <dl className="console-keys">
            {names.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
          <p className="soft">All but the last work while a list has the focus.</p>
        </NativeDialog>
      ) : null}
    </>
  )
}
