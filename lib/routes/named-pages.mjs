// @ts-check
/** Prerendered pages that the running site reads as files, by their path below the build's `server/app`. */
import { languages, otherLanguages } from '../site/language/languages.mjs'

/** Replacements for Next's own error pages (lib/http/error-pages.ts). */
const errorPages = [
  '_not-found',
  'errors/console-missing',
  'errors/console-busy',
  'errors/console-forbidden',
  ...languages.flatMap((language) => ['failed', 'busy'].map((name) => `${language}/errors/${name}`)),
  ...otherLanguages.map((language) => `${language}/errors/missing`),
]

/** Stored by the service worker for when there is no connection (lib/safety/offline/compose-worker.ts). */
export const offlinePages = languages.map((language) => `${language}/offline`)

export const namedPages = [...errorPages, ...offlinePages]
