'use client'

// Only behind sign-in, like dialog.tsx.
import './radix.css'
import * as Radix from '@radix-ui/react-alert-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from './button'
import { ExitButton, ExitStatus } from './exit-button'

export const AlertDialog = Radix.Root
export const AlertDialogTrigger = Radix.Trigger

export function AlertDialogContent({ children, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <div className="modal-ground" />
      <Radix.Content className="modal modal-small" {...rest}>
        {children}
        <ExitStatus />
      </Radix.Content>
    </Radix.Portal>
  )
}

export function AlertDialogTitle(props: ComponentProps<'h2'>) {
  return (
    <Radix.Title asChild>
      <h2 {...props} />
    </Radix.Title>
  )
}

export function AlertDialogDescription(props: ComponentProps<'p'>) {
  return (
    <Radix.Description asChild>
      <p {...props} />
    </Radix.Description>
  )
}

/** With the way out, whose label is given if it is not English. */
export function AlertDialogFooter({
  exit,
  children,
}: {
  exit?: { exit: string; exitNow: string }
  children: ReactNode
}) {
  return (
    <div className="modal-foot">
      {children}
      <ExitButton label={exit?.exit} name={exit?.exitNow} />
    </div>
  )
}

export function AlertDialogCancel(props: ComponentProps<'button'>) {
  return (
    <Radix.Cancel asChild>
      <Button type="button" variant="outline" {...props} />
    </Radix.Cancel>
  )
}
