'use client'

import type { ReactNode } from 'react'
import { dashboard } from '@/lib/site/language/en/dashboard'
import { records } from '@/lib/site/language/en/records'
import { Speaking, say } from './said'

const said = say('en', dashboard, records)

/** Functions can't be passed to the browser as props, so an English page imports its dictionary itself. */
export function InEnglish({ children }: { children: ReactNode }) {
  return <Speaking value={said}>{children}</Speaking>
}
