'use client'

import type { ReactNode } from 'react'
import { records } from '@/lib/site/language/es/records'
import { LiveSearch } from './live-search'

/** Words that are functions cannot be given to a browser as props: on a page in Spanish it loads them itself. */
export function LiveSearchInSpanish({ children }: { children: ReactNode }) {
  return <LiveSearch said={records}>{children}</LiveSearch>
}
