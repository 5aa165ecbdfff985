'use client'

import { useHydrated } from '@/components/ui/words-context'

/** Ticks all of the page's rows whose checkboxes belong to this form. */
export function TickAll({ form }: { form: string }) {
  if (!useHydrated()) return null
  return (
    <label className="console-check">
      <input
        type="checkbox"
        onChange={({ target }) => {
          const boxes = document.querySelectorAll<HTMLInputElement>(`input[name="ids"][form="${form}"]`)
          for (const box of boxes) box.checked = target.checked
        }}
      />
      <span className="console-all">All on this page</span>
    </label>
  )
}
