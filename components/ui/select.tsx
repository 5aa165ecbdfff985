'use client'

// The filters of the console's lists, built on Radix. Without a script it is a native <select>, like on every public page
// and in every other form.
import './radix.css'
import * as Radix from '@radix-ui/react-select'
import { setNonce } from 'get-nonce'
import { useEffect, useState } from 'react'
import { Icon } from './icon'
import { useHydrated } from './words-context'

export type Choice = readonly [value: string, label: string]

/** Radix reserves the empty value for 'nothing selected'; in our lists it is an option: all. */
const ALL = 'all of them'

interface Props {
  id: string
  name: string
  value: string
  choices: readonly Choice[]
}

/** The library adds style rules while the list is open; the page's policy allows them by nonce. */
function useNonce(): string | undefined {
  const [nonce, keep] = useState<string>()
  useEffect(() => {
    const found = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
    if (found) setNonce(found)
    keep(found)
  }, [])
  return nonce
}

export function FilterSelect({ id, name, value, choices }: Props) {
  const isHydrated = useHydrated()
  const nonce = useNonce()
  const [chosen, setChosen] = useState(value)
  if (!isHydrated) {
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
      <Radix.Root value={chosen || ALL} onValueChange={(next) => setChosen(next === ALL ? '' : next)}>
        <Radix.Trigger id={id} className="form-input select">
          <Radix.Value />
          <Icon name="chevron-down" size={18} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="menu select-list" position="popper" sideOffset={4} collisionPadding={8}>
            <Radix.Viewport nonce={nonce}>
              {choices.map(([one, text]) => (
                <Radix.Item key={one} value={one || ALL} className="menu-item">
                  <Radix.ItemText>{text}</Radix.ItemText>
                  <Radix.ItemIndicator aria-hidden="true">✓</Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </>
  )
}
