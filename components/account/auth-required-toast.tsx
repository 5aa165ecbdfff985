'use client'

import { useEffect } from 'react'
import { showToast, Toaster } from '@/components/ui/toaster'

export function AuthRequiredToast({ description }: { description: string }) {
  useEffect(() => showToast({ title: 'Authentication Required', description, variant: 'destructive' }), [description])
  return <Toaster />
}
