'use client'

import './toaster.css'
import { Toaster as Sonner, toast } from 'sonner'

/** One of the site's short messages. */
export interface ToastMessage {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** One thing to do about it, such as undoing it. */
  action?: { label: string; run: () => void }
}

const classNames = {
  toast: 'toast',
  error: 'toast-destructive',
  title: 'toast-title',
  description: 'toast-description',
  closeButton: 'toast-close',
  actionButton: 'toast-action',
}

/** Below the banner and the header, in pixels. */
const TOP = 124

/**
 * Below the header, where it covers neither the exit, nor a link of the header, nor what she is writing. F8 moves the focus to it. A page that has one
 * says so (`data-toasts`), and its policy lets the library's style in (lib/cache/toast-style.mjs).
 */
export function Toaster({ close = 'Close this message' }: { close?: string }) {
  return (
    <div data-toasts="">
      <Sonner
        position="top-center"
        visibleToasts={1}
        duration={5000}
        hotkey={['F8']}
        closeButton
        offset={TOP}
        mobileOffset={{ top: TOP, left: 16, right: 16 }}
        icons={{ error: null, close: '×' }}
        toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: close }}
      />
    </div>
  )
}

/** One at a time: what is said now takes the place of what was said before. */
export function showToast({ title, description, variant = 'default', action }: ToastMessage): void {
  toast.dismiss()
  const show = variant === 'destructive' ? toast.error : toast
  show(title, { description, action: action && { label: action.label, onClick: action.run } })
}
