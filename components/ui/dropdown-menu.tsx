'use client'

// Only behind sign-in. Public pages use <details>, which needs no script; here too the caller shows plain links and forms
// until a script runs.
import './radix.css'
import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ComponentProps } from 'react'

/** Not modal: the exit stays reachable. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />
}

export const DropdownMenuTrigger = Radix.Trigger

export function DropdownMenuContent(props: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content className="menu" align="end" sideOffset={4} collisionPadding={8} {...props} />
    </Radix.Portal>
  )
}

export function DropdownMenuItem(props: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className="menu-item" {...props} />
}
