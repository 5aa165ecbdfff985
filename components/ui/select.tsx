'use client'

// Only behind sign-in. Public pages, and every other form, have a native <select>, which works without a script.
import './radix.css'
import * as Radix from '@radix-ui/react-select'
import { setNonce } from 'get-nonce'
import { type ComponentProps, useEffect, useState } from 'react'
import { Icon } from './icon'

export const Select = Radix.Root
export const SelectValue = Radix.Value

export function SelectTrigger({ children, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger className="form-input select" {...rest}>
      {children}
      <Icon name="chevron-down" size={18} />
    </Radix.Trigger>
  )
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

export function SelectContent({ children, ...rest }: ComponentProps<typeof Radix.Content>) {
  const nonce = useNonce()
  return (
    <Radix.Portal>
      <Radix.Content className="menu select-list" position="popper" sideOffset={4} collisionPadding={8} {...rest}>
        <Radix.Viewport nonce={nonce}>{children}</Radix.Viewport>
      </Radix.Content>
    </Radix.Portal>
  )
}

export function SelectItem({ children, ...rest }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item className="menu-item" {...rest}>
      <Radix.ItemText>{children}</Radix.ItemText>
      <Radix.ItemIndicator aria-hidden="true">✓</Radix.ItemIndicator>
    </Radix.Item>
  )
}
