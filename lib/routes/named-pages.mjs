// @ts-check
/** Pages of the build that are read as files while the site runs, as they lie below `server/app` of it. */
import { otherLanguages } from '../site/language/languages.mjs'

/** What replaces Next's own error pages (lib/http/error-pages.ts). */
const errorPages = [
  '_not-found',
  'errors/failed',
  'errors/console-missing',
  'errors/console-forbidden',
  ...otherLanguages.flatMap((language) => [`${language}/errors/missing`, `${language}/errors/failed`]),
]

/** What the service worker holds for when there is no connection (lib/safety/offline/compose-worker.ts). */
export const offlinePages = ['offline', ...otherLanguages.map((language) => `${language}/offline`)]

export const namedPages = [...errorPages, ...offlinePages]
