'use client'

import { useState } from 'react'
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select'
import { useHydrated } from '@/components/ui/words-context'

export type Choice = readonly [value: string, label: string]

/** Radix reserves the empty value for 'nothing selected'; in our lists it is an option: all. */
const ALL = 'all of them'

interface Props {
  id: string
  name: string
  value: string
  choices: readonly Choice[]
}

/** A filter of the console's lists. Without a script it is a native <select>. */
export function FilterSelect({ id, name, value, choices }: Props) {
  const [chosen, setChosen] = useState(value)
  if (!useHydrated()) {
    return (
      // What was chosen before the script ran stays chosen.
      <select
        id={id}
        name={name}
        className="form-input"
        defaultValue={value}
        ref={(select) => {
          if (select) setChosen(select.value)
        }}
      >
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    )
  }
  return (
    <>
      <input type="hidden" name={name} value={chosen} />
      <Select value={chosen || ALL} onValueChange={(next) => setChosen(next === ALL ? '' : next)}>
        <SelectTrigger id={id}>
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          {choices.map(([one, text]) => (
            <SelectItem key={one} value={one || ALL}>
              {text}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </>
  )
}
