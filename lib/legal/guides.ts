/** The hub's guides: read, counted and searched. They are files (lib/legal/read-guide.ts), so a page of them needs no database. */
import { listInOrder } from '@/lib/text/content/files'
import { readGuide } from './read-guide'
import type { GuideContent, LegalGuide } from './schema'
import { countMinutes, countWords, listGuideTexts } from './words'

/** The first ones are featured on the overview. */
export const FEATURED = 4

function count(guide: GuideContent): LegalGuide {
  const words = countWords(listGuideTexts(guide))
  return { ...guide, words, minutes: countMinutes(words) }
}

const guides = listInOrder('guides').map(readGuide)

export const legalGuides: LegalGuide[] = guides.map(({ en }) => count(en))
export const spanishGuides: LegalGuide[] = guides.map(({ es }) => count(es))
