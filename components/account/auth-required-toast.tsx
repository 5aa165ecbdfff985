'use client'

import { useEffect } from 'react'
import { showToast, Toaster } from '@/components/ui/toaster'

export function AuthRequiredToast({ description, hasToaster }: { description: string; hasToaster: boolean }) {
  useEffect(() => showToast({ title: 'Authentication Required', description, variant: 'destructive' }), [description])
  return hasToaster ? null : <Toaster />
}
