'use client'

import { useEffect } from 'react'
import { showToast, Toaster } from '@/components/ui/sonner'

export function AuthRequiredToast({
  title,
  description,
  close,
  messages,
  hasToaster,
}: {
  title: string
  description: string
  close: string
  messages: string
  hasToaster: boolean
}) {
  useEffect(() => showToast({ title, description, variant: 'destructive' }), [title, description])
  return hasToaster ? null : <Toaster close={close} region={messages} />
}
