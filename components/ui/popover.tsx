'use client'

// Only behind sign-in: on public pages any explanation is part of the text.
import './radix.css'
import * as Radix from '@radix-ui/react-popover'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

export const Popover = Radix.Root
export const PopoverTrigger = Radix.Trigger

export function PopoverContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content className={cn('menu', className)} sideOffset={4} collisionPadding={8} {...rest} />
    </Radix.Portal>
  )
}
