'use client'

import { Said } from '@/components/quiet/said'
import { quiet } from '@/lib/site/language/es/quiet'
import { PrivateSearch } from './private-search'

/** As QuietHelpInSpanish: on a page in Spanish the browser loads these words itself. */
export function PrivateSearchInSpanish() {
  return (
    <Said value={quiet}>
      <PrivateSearch />
    </Said>
  )
}
