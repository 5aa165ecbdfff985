'use client'

import type { ReactNode } from 'react'
import { dashboard } from '@/lib/site/language/es/dashboard'
import { records } from '@/lib/site/language/es/records'
import { createDashboardText, DashboardTextProvider } from './dashboard-text'

const copy = createDashboardText('es', dashboard, records)

export function InSpanish({ children }: { children: ReactNode }) {
  return <DashboardTextProvider value={copy}>{children}</DashboardTextProvider>
}
