'use client'

import './sonner.css'
import { Toaster as Sonner, toast } from 'sonner'

/** A toast message. */
export interface ToastMessage {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** An optional action, such as undo. */
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

/** The offset below the banner and the header, in pixels. */
const TOP = 124

/**
 * Below the header, where it covers neither the exit, nor header links, nor the field in use. F8 moves the focus to it. A page with toasts
 * sets `data-toasts`, and its policy then allows the library's style (lib/cache/compose-policy.mjs).
 */
export function Toaster({
  close = 'Close this message',
  region = 'Notifications',
}: {
  close?: string
  region?: string
}) {
  return (
    <div data-toasts="">
      <Sonner
        position="top-center"
        containerAriaLabel={region}
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

/** One toast at a time: a new one replaces the last. */
export function showToast({ title, description, variant = 'default', action }: ToastMessage): void {
  toast.dismiss()
  const show = variant === 'destructive' ? toast.error : toast
  show(title, { description, action: action && { label: action.label, onClick: action.run } })
}
