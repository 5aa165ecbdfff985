import type { ReactNode } from 'react'
import { InEnglish } from '@/components/dashboard/in-english'
import { InSpanish } from '@/components/dashboard/in-spanish'
import { choose } from '@/lib/site/language/speak'

/** Provides the dashboard's dictionary in the language of the page; no other is sent. */
export function DashboardLanguage({ children }: { children: ReactNode }) {
  const In = choose({ en: InEnglish, es: InSpanish })
  return <In>{children}</In>
}
