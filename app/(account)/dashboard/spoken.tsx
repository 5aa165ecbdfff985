import type { ReactNode } from 'react'
import { InEnglish } from '@/components/dashboard/in-english'
import { InSpanish } from '@/components/dashboard/in-spanish'
import { choose } from '@/lib/site/language/speak'

/** The dashboard in the language of the page, which sends no other. */
export function Spoken({ children }: { children: ReactNode }) {
  const In = choose({ en: InEnglish, es: InSpanish })
  return <In>{children}</In>
}
