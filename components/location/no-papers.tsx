import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** Beside the national line, for whoever is afraid that calling it leads immigration to her. */
export function NoPapers() {
  const w = words().help.noPapers
  if (!w.text) return null
  return (
    <p>
      {w.text} <a href={to('/legal-education/guides/immigrant-safety')}>{w.link}</a>.
    </p>
  )
}
