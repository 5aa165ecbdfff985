'use client'

import './native-dialog.css'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button'
import { ExitButton, ExitStatus } from './exit-button'

/** A modal dialog with a close button: the page behind it can't be clicked or read out. */
export function NativeDialog({
  title,
  onClose,
  closeLabel = 'Close',
  exit,
  isWide = false,
  children,
}: {
  title: string
  onClose: () => void
  closeLabel?: string
  /** The close button's label, if not English. */
  exit?: { label: string; name: string }
  isWide?: boolean
  children: ReactNode
}) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  close.current = onClose

  // Close before it unmounts, so that the focus returns to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current
    const onEnd = () => close.current()
    element?.showModal()
    element?.addEventListener('close', onEnd)
    return () => {
      element?.removeEventListener('close', onEnd)
      element?.close()
    }
  }, [])

  return (
    <dialog ref={dialog} className="dialog" data-wide={isWide ? '' : undefined} aria-labelledby={id}>
      <div className="dialog-body">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      <div className="dialog-foot">
        <Button type="button" variant="outline" onClick={() => dialog.current?.close()}>
          {closeLabel}
        </Button>
        <ExitButton {...exit} />
      </div>
      <ExitStatus />
    </dialog>
  )
}
