'use client'

import { useEffect } from 'react'
import { showToast, Toaster } from '@/components/ui/toaster'

export function AuthRequiredToast({
  title,
  description,
  close,
  hasToaster,
}: {
  title: string
  description: string
  close: string
  hasToaster: boolean
}) {
  useEffect(() => showToast({ title, description, variant: 'destructive' }), [title, description])
  return hasToaster ? null : <Toaster close={close} />
}
