'use client'

import type { ReactNode } from 'react'
import { dashboard } from '@/lib/site/language/es/dashboard'
import { records } from '@/lib/site/language/es/records'
import { createDashboardText, DashboardTextProvider } from './dashboard-text'

const said = createDashboardText('es', dashboard, records)

export function InSpanish({ children }: { children: ReactNode }) {
  return <DashboardTextProvider value={said}>{children}</DashboardTextProvider>
}
