'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { ExitButton, ExitStatus } from '@/components/ui/exit-button'

/** A dialog of at most 80 % of the window's height. The focus goes back to where it was when it closes. */
export function EditorDialog({ title, children }: { title: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="console-dialog"
      aria-labelledby="editor-title"
      // The form inside decides, so that nothing typed is lost.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="editor-title">{title}</h2>
      {children}
      {/* Last, so that the first field gets the focus; in sight whatever is scrolled. */}
      <div className="row sticky bottom-0 justify-end bg-[var(--paper)] py-2">
        <ExitButton />
      </div>
      <ExitStatus />
    </dialog>
  )
}
