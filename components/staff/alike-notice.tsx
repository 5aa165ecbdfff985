'use client'

import { useEffect, useRef, useState } from 'react'
import type { Alike } from '@/lib/resources/staff/alike-schema'
import { describeAlike } from '@/lib/resources/staff/choice-names'
import { readFields } from './form-fields'
import { send } from './send'

const names = ['title', 'phoneNumber', 'address', 'state']

/** Entries like the one that is being written, looked for whenever a field is left. */
export function AlikeNotice() {
  const box = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<Alike[]>([])

  useEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    let asked = ''
    const look = async () => {
      const values = readFields(form, names)
      const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))
      const query = new URLSearchParams(given).toString()
      if (query === asked) return
      asked = query
      try {
        const response = await send('GET', `/api/admin/resources/alike?${query}`)
        const list = (await response.json()) as Alike[]
        if (query === asked) setFound(list)
      } catch {
        // It is only a help: the entry can be saved without it.
      }
    }
    const left = () => void look()
    form.addEventListener('focusout', left)
    return () => form.removeEventListener('focusout', left)
  }, [])

  return (
    <div ref={box} role="status">
      {found.length > 0 ? (
        <div className="callout">
          <p>
            <b>It may be here already.</b> Look before you add it a second time:
          </p>
          <ul className="prose">
            {found.map((one) => (
              <li key={one.id}>
                <a href={`/admin/resources/${one.id}`} target="_blank" rel="noreferrer">
                  {describeAlike(one)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
