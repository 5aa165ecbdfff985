'use client'

// Behind sign-in only, where React runs anyway: over Radix, in the way of shadcn. Public pages, and the vault on one of
// them, have the browser's own <dialog> (dialog.tsx), which can be opened and left without a script.
import './radix.css'
import * as Alert from '@radix-ui/react-alert-dialog'
import * as Radix from '@radix-ui/react-dialog'
import { type ComponentProps, type ReactElement, type ReactNode, type RefObject, useState } from 'react'
import { Button } from './button'
import { ExitButton, ExitStatus } from './exit-button'
import { useHydrated } from './use-hydrated'

function focusAgain(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
}

/**
 * Over the page for as long as it is rendered, with the way out in it. What is inside decides when it closes, so that
 * nothing typed is lost by a press of Escape or beside it.
 */
export function Modal({ title, children }: { title: string; children: ReactNode }) {
  const [opener] = useState(() => document.activeElement)
  const stay = (event: Event) => event.preventDefault()
  return (
    <Radix.Root open>
      <Radix.Portal>
        {/* Not the library's own: it would write a style sheet that the page's policy refuses. */}
        <div className="modal-ground" />
        <Radix.Content
          className="modal"
          aria-describedby={undefined}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusAgain(opener)
          }}
        >
          <Radix.Title asChild>
            <h2>{title}</h2>
          </Radix.Title>
          {children}
          {/* Last, so that the first field gets the focus; in sight whatever is scrolled. */}
          <div className="modal-foot">
            <ExitButton />
          </div>
          <ExitStatus />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** What can't be taken back, or not for long, is asked once more. `children` holds the form or button that does it. */
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
  /** Where the focus goes afterwards, without a trigger. */
  openedBy?: RefObject<HTMLElement | null>
  /** How leaving is said, in another language than English. */
  exit?: { exit: string; exitNow: string }
  children: ReactNode
}) {
  return (
    <Alert.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Alert.Trigger asChild>{trigger}</Alert.Trigger> : null}
      <Alert.Portal>
        <div className="modal-ground" />
        <Alert.Content
          className="modal modal-small"
          onCloseAutoFocus={(event) => {
            if (!openedBy) return
            event.preventDefault()
            focusAgain(openedBy.current?.querySelector('button') ?? null)
          }}
        >
          <Alert.Title asChild>
            <h2>{title}</h2>
          </Alert.Title>
          <Alert.Description asChild>
            <p>{description}</p>
          </Alert.Description>
          {children}
          <div className="modal-foot">
            <Alert.Cancel asChild>
              <Button type="button" look="line">
                {keepLabel}
              </Button>
            </Alert.Cancel>
            <ExitButton label={exit?.exit} name={exit?.exitNow} />
          </div>
          <ExitStatus />
        </Alert.Content>
      </Alert.Portal>
    </Alert.Root>
  )
}

/** The same behind a fold, where no script runs. */
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
    <Button type="button" look="line">
      {opener}
    </Button>
  )
  return (
    <AskFirst trigger={trigger} {...question}>
      {children}
    </AskFirst>
  )
}
