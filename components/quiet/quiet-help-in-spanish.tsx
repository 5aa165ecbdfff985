'use client'

import { quiet } from '@/lib/site/language/es/quiet'
import type { Hotline } from '@/lib/site/public-facts'
import { QuietHelp } from './quiet-help'
import { QuietWordsContext } from './use-answer'

/** Functions can't be passed to the browser as props, so a Spanish page imports its dictionary itself. */
export function QuietHelpInSpanish({ hotlines }: { hotlines: readonly Hotline[] }) {
  return (
    <QuietWordsContext value={quiet}>
      <QuietHelp hotlines={hotlines} />
    </QuietWordsContext>
  )
}
