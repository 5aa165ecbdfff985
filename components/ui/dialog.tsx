'use client'

// Only behind sign-in, where React runs anyway. Public pages, including the vault, use the browser's own <dialog>
// (native-dialog.tsx), which opens and closes without a script.
import './radix.css'
import * as Radix from '@radix-ui/react-dialog'
import { type ComponentProps, useState } from 'react'
import { ExitButton, ExitStatus } from './exit-button'

export const Dialog = Radix.Root

const stay = (event: Event) => event.preventDefault()

/**
 * Rendered only while it is open; whatever opened it gets the focus again. Its content decides when it closes, so that
 * pressing Escape or clicking outside loses nothing typed.
 */
export function DialogContent({ children, ...rest }: ComponentProps<typeof Radix.Content>) {
  const [opener] = useState(() => document.activeElement)
  return (
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
          if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
        }}
        {...rest}
      >
        {children}
        {/* Last, so that the first field gets the focus; always visible while scrolling. */}
        <div className="modal-foot">
          <ExitButton />
        </div>
        <ExitStatus />
      </Radix.Content>
    </Radix.Portal>
  )
}

export function DialogTitle(props: ComponentProps<'h2'>) {
  return (
    <Radix.Title asChild>
      <h2 {...props} />
    </Radix.Title>
  )
}
