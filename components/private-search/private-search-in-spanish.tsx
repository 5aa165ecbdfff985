'use client'

import { QuietWordsContext } from '@/components/quiet/use-answer'
import { quiet } from '@/lib/site/language/es/quiet'
import { PrivateSearch } from './private-search'

/** Like QuietHelpInSpanish: a Spanish page imports this dictionary itself. */
export function PrivateSearchInSpanish() {
  return (
    <QuietWordsContext value={quiet}>
      <PrivateSearch />
    </QuietWordsContext>
  )
}
