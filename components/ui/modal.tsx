'use client'

// Only behind sign-in, where React runs anyway: built on Radix, like shadcn. Public pages, including the vault, use the
// browser's own <dialog> (dialog.tsx), which opens and closes without a script.
import './radix.css'
import * as Alert from '@radix-ui/react-alert-dialog'
import * as Radix from '@radix-ui/react-dialog'
import { type ComponentProps, type ReactElement, type ReactNode, type RefObject, useState } from 'react'
import { Button } from './button'
import { ExitButton, ExitStatus } from './exit-button'
import { useHydrated } from './words-context'

function focusAgain(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
}

/**
 * A modal that is open as long as it is rendered, with a close button. Its content decides when it closes, so that
 * pressing Escape or clicking outside loses nothing typed.
 */
export function Modal({ title, children }: { title: string; children: ReactNode }) {
  const [opener] = useState(() => document.activeElement)
  const stay = (event: Event) => event.preventDefault()
  return (
    <Radix.Root open>
      <Radix.Portal>
        {/* Not the library's overlay: it would add a style sheet that the page's policy blocks. */}
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
          {/* Last, so that the first field gets the focus; always visible while scrolling. */}
          <div className="modal-foot">
            <ExitButton />
          </div>
          <ExitStatus />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

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
  /** The cancel button's label, if not English. */
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
