'use client'

import type { ReactNode } from 'react'
import { dashboard } from '@/lib/site/language/en/dashboard'
import { records } from '@/lib/site/language/en/records'
import { createDashboardText, DashboardTextProvider } from './dashboard-text'

const copy = createDashboardText('en', dashboard, records)

/** Functions can't be passed to the browser as props, so an English page imports its dictionary itself. */
export function InEnglish({ children }: { children: ReactNode }) {
  return <DashboardTextProvider value={copy}>{children}</DashboardTextProvider>
}
