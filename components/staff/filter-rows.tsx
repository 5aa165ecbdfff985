'use client'

import { useEffect, useId, useState } from 'react'

/** Hides the rows of a long list that do not have the words. Without a script there is no field, and all of them are shown. */
export function FilterRows({ listId, label }: { listId: string; label: string }) {
  const id = useId()
  const [isLive, setIsLive] = useState(false)
  useEffect(() => setIsLive(true), [])

  function filter(words: string) {
    const wanted = words.trim().toLowerCase()
    for (const row of document.getElementById(listId)?.querySelectorAll<HTMLElement>('li') ?? []) {
      row.hidden = wanted !== '' && !(row.querySelector('label')?.textContent ?? '').toLowerCase().includes(wanted)
    }
    const more = document.getElementById(listId)?.querySelector('details')
    if (more && wanted !== '') more.open = true
  }

  if (!isLive) return null
  return (
    <div className="console-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        className="form-input"
        autoComplete="off"
        onChange={({ target }) => filter(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </div>
  )
}
