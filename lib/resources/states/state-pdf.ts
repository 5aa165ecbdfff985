import { DIRECTORY_TAG } from '@/lib/cache/tags'
import 'server-only'
import { cached } from '@/lib/cache/cached'
import type { StateCode } from '@/lib/geography/states'
import type { Language } from '@/lib/site/language/languages.mjs'
import { currentLanguage, inLanguage } from '@/lib/site/language/speak'
import { createOneStatePdf } from './state-directory-pdf'

/** Plain text, as what is kept has to be. There are two for each state and language, and no more. */
const getEncoded = cached(
  'state-pdf',
  async (state: StateCode, isNeutral: boolean, language: Language) =>
    Buffer.from(await inLanguage(language, () => createOneStatePdf(state, { isNeutral }))).toString('base64'),
  [DIRECTORY_TAG],
)

/** Cached until the directory changes, for a day at most: it has its date on it. */
export async function getStatePdf(state: StateCode, isNeutral: boolean): Promise<Uint8Array> {
  return Buffer.from(await getEncoded(state, isNeutral, currentLanguage()), 'base64')
}
