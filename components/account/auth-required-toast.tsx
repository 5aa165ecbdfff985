'use client'

import { useEffect } from 'react'
import { showToast, Toaster } from '@/components/ui/toaster'

export function AuthRequiredToast({
  title,
  description,
  hasToaster,
}: {
  title: string
  description: string
  hasToaster: boolean
}) {
  useEffect(() => showToast({ title, description, variant: 'destructive' }), [title, description])
  return hasToaster ? null : <Toaster />
}
