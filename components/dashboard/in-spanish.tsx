'use client'

import type { ReactNode } from 'react'
import { dashboard } from '@/lib/site/language/es/dashboard'
import { records } from '@/lib/site/language/es/records'
import { Speaking, say } from './said'

const said = say('es', dashboard, records)

export function InSpanish({ children }: { children: ReactNode }) {
  return <Speaking value={said}>{children}</Speaking>
}
