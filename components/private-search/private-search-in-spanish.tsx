'use client'

import { Said } from '@/components/quiet/said'
import { quiet } from '@/lib/site/language/es/quiet'
import { PrivateSearch } from './private-search'

/** Like QuietHelpInSpanish: a Spanish page imports this dictionary itself. */
export function PrivateSearchInSpanish() {
  return (
    <Said value={quiet}>
      <PrivateSearch />
    </Said>
  )
}
