import 'server-only'
import { languageOf } from '@/lib/site/language/languages.mjs'
import { inLanguage } from '@/lib/site/language/speak'
import { readPending, savedPagePath, savePagePath } from './reply'
import { saveEntry } from './service'

/** After a sign-in that started with Save: saves the entry and returns the next page. On failure she is asked again. */
export function savePendingEntry(owner: { userId: string }, returnPath: string): Promise<string> {
  return inLanguage(languageOf(returnPath), async () => {
    const slug = readPending(returnPath)
    if (slug === null) return returnPath
    try {
      const { saved, isNew } = await saveEntry(owner, { slug })
      return savedPagePath(saved.id, isNew, saved.path)
    } catch {
      return savePagePath(slug)
    }
  })
}
