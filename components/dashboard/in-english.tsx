'use client'

import type { ReactNode } from 'react'
import { dashboard } from '@/lib/site/language/en/dashboard'
import { records } from '@/lib/site/language/en/records'
import { Speaking, say } from './said'

const said = say('en', dashboard, records)

/** Words that are functions cannot be given to a browser as props: on a page in English it loads these itself. */
export function InEnglish({ children }: { children: ReactNode }) {
  return <Speaking value={said}>{children}</Speaking>
}
