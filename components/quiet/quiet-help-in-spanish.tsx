'use client'

import { quiet } from '@/lib/site/language/es/quiet'
import type { Hotline } from '@/lib/site/public-facts'
import { QuietHelp } from './quiet-help'
import { Said } from './said'

/** Words that are functions cannot be given to a browser as props: on a page in Spanish it loads them itself. */
export function QuietHelpInSpanish({ hotlines }: { hotlines: readonly Hotline[] }) {
  return (
    <Said value={quiet}>
      <QuietHelp hotlines={hotlines} />
    </Said>
  )
}
