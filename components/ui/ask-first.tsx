'use client'

import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react'
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from './alert-dialog'
import { Button } from './button'
import { useHydrated } from './words-context'

/** Confirms an action that can't be undone, or not for long. `children` holds the form or button that performs it. */
export function AskFirst({
  trigger,
  title,
  description,
  keepLabel = 'Cancel',
  open,
  onOpenChange,
  openedBy,
  exit,
  children,
}: {
  trigger?: ReactElement
  title: string
  description: ReactNode
  keepLabel?: string
  open?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Where the focus goes afterwards, if there is no trigger. */
  openedBy?: RefObject<HTMLElement | null>
  exit?: ComponentProps<typeof AlertDialogFooter>['exit']
  children: ReactNode
}) {
  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      {trigger ? <AlertDialogTrigger asChild>{trigger}</AlertDialogTrigger> : null}
      <AlertDialogContent
        onCloseAutoFocus={(event) => {
          if (!openedBy) return
          event.preventDefault()
          openedBy.current?.querySelector('button')?.focus()
        }}
      >
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{description}</AlertDialogDescription>
        {children}
        <AlertDialogFooter exit={exit}>
          <AlertDialogCancel>{keepLabel}</AlertDialogCancel>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  )
}

/** The same as a collapsible section, without a script. */
export function AskOrFold({
  opener,
  fold,
  summary,
  children,
  ...question
}: Omit<ComponentProps<typeof AskFirst>, 'trigger'> & { opener: ReactNode; fold: string; summary?: string }) {
  if (!useHydrated()) {
    return (
      <details className={fold}>
        <summary className={summary}>{opener}</summary>
        {children}
      </details>
    )
  }
  const trigger = (
    <Button type="button" variant="outline">
      {opener}
    </Button>
  )
  return (
    <AskFirst trigger={trigger} {...question}>
      {children}
    </AskFirst>
  )
}
