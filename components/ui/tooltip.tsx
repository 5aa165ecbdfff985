'use client'

// Only behind sign-in. It must not be essential, because touch screens never show it.
import './radix.css'
import * as Radix from '@radix-ui/react-tooltip'
import type { ComponentProps } from 'react'

export function Tooltip(props: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Provider>
      <Radix.Root {...props} />
    </Radix.Provider>
  )
}

export const TooltipTrigger = Radix.Trigger

export function TooltipContent(props: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content className="tooltip" sideOffset={4} collisionPadding={8} {...props} />
    </Radix.Portal>
  )
}
