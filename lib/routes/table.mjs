// @ts-check
/**
 * Every address of the site and its class. The middleware, the rewrites, the headers, robots.txt and
 * the sitemap follow from it. Segments are written like the folders of `app`: `[name]` is one segment, `[...name]` one
 * or more, `[[...name]]` any number. It is used by the build, the server and the middleware, so it imports nothing else.
 */

import { otherLanguages, withLanguage } from '../site/language/languages.mjs'

/**
 * - `cached`: a page that is the same for everyone, prerendered and cached until its content changes.
 * - `per-request`: a page that depends on the query or on an emailed link, rendered each time with a nonce.
 * - `frame`: a prerendered shell that the browser fills with her data; rendered completely with a nonce without a
 *   session, and if the query asks for it.
 * - `account`: rendered for someone who is signed in. Nobody else may cache or index it.
 * - `staff`: the same, for the console.
 * - `private`: the same, for someone returning from a sign-in or holding a personal link.
 * - `card-form`: like `private`, and allows Stripe's card form.
 * - `error`: replaces a page that could not be shown; not served at its own address.
 * - `file`: no page.
 * - `call`: an API call for programs and forms, which sets its own caching.
 * @typedef {'cached' | 'per-request' | 'frame' | 'account' | 'staff' | 'private' | 'card-form' | 'error' | 'file'
 *   | 'call'} RouteClass
 */

/** In English. @type {Record<RouteClass, readonly string[]>} */
const english = {
  cached: [
    '/',
    '/about',
    '/about/freshness',
    '/about/open-data',
    '/advocates',
    '/advocates/[state]',
    '/advocates/[state]/[county]',
    '/analytics/[[...view]]',
    '/contact',
    '/contact/sent',
    '/donate',
    '/donate/gifts',
    '/donate/gifts/problem/[code]',
    '/donate/gifts/sent',
    '/donate/problem/[code]',
    '/emergency',
    '/emergency/check-in',
    '/emergency/contacts',
    '/emergency/documents',
    '/emergency/planning',
    '/emergency/practice',
    '/grants',
    '/help',
    '/help/[state]',
    '/help/[state]/[county]',
    '/help-now',
    '/help-now/[state]',
    '/housing-shelter',
    '/legal-education',
    '/legal-education/guides',
    '/legal-education/guides/[id]',
    '/legal-education/help',
    '/legal-education/states',
    '/legal-education/states/[state]',
    '/legal-education/tools',
    '/legal-education/tools/[id]',
    '/location-services',
    '/news',
    '/news/[slug]',
    '/newsletter',
    '/newsletter/[outcome]',
    '/offline',
    '/privacy',
    '/private-search',
    '/quiet',
    '/resources',
    '/resources/[category]',
    '/resources/[category]/[slug]',
    '/resources/[category]/in/[state]',
    '/resources/listing-sent',
    '/resources/report/[slug]',
    '/resources/reported',
    '/rights-advocacy',
    '/safety/traces',
    '/terms',
    '/trusted-contact/[outcome]',
    '/womens-health',
  ],
  'per-request': [
    '/advocates/find',
    '/help/find',
    '/legal-education/guides/search',
    '/list',
    '/listing/[token]',
    '/lists',
    '/location-services/search',
    '/news/search',
    '/newsletter/confirm',
    '/newsletter/preferences',
    '/newsletter/unsubscribe',
    '/resources/search',
    '/rooms/[token]',
    '/safe-tonight',
    '/trusted-contact',
  ],
  frame: [
    '/dashboard',
    '/dashboard/check-in',
    '/dashboard/recommendations',
    '/dashboard/reminders',
    '/dashboard/saved',
  ],
  account: [
    '/dashboard/account',
    '/dashboard/account/data',
    '/dashboard/check-in/new',
    '/dashboard/lists',
    '/dashboard/reminders/[id]',
    '/dashboard/reminders/new',
    '/dashboard/save/[slug]',
    '/dashboard/whole',
    '/dashboard/whole/check-in',
    '/dashboard/whole/recommendations',
    '/dashboard/whole/reminders',
    '/dashboard/whole/saved',
  ],
  staff: [
    '/admin',
    '/admin/articles',
    '/admin/articles/[id]',
    '/admin/articles/new',
    '/admin/audit',
    '/admin/checks',
    '/admin/checks/[id]',
    '/admin/checks/addresses',
    '/admin/checks/calling',
    '/admin/checks/calling/[id]',
    '/admin/checks/gaps',
    '/admin/checks/gaps/[state]',
    '/admin/checks/twins',
    '/admin/checks/updates',
    '/admin/checks/updates/[id]',
    '/admin/donations',
    '/admin/donations/donor/[id]',
    '/admin/freshness',
    '/admin/import',
    '/admin/import/[id]',
    '/admin/import/keys',
    '/admin/languages',
    '/admin/languages/[tag]',
    '/admin/mail',
    '/admin/messages',
    '/admin/messages/[id]',
    '/admin/newsletter',
    '/admin/newsletter/[id]',
    '/admin/newsletter/new',
    '/admin/resources',
    '/admin/resources/[id]',
    '/admin/resources/[id]/details',
    '/admin/resources/new',
    '/admin/setup',
    '/admin/sources',
    '/admin/staff',
    '/admin/states',
    '/admin/states/[state]',
    '/admin/subscribers',
    '/admin/texts',
  ],
  private: [
    '/calling/[token]',
    '/donate/my-gifts/[token]',
    '/donate/thanks/[token]',
    '/sign-in',
    '/sign-in/deleted',
    '/sign-in/ended',
    '/sign-in/error/[reason]',
  ],
  'card-form': ['/donate/pay/[token]'],
  error: [
    '/errors/busy',
    '/errors/console-busy',
    '/errors/console-forbidden',
    '/errors/console-missing',
    '/errors/failed',
    '/errors/missing',
  ],
  file: [
    '/_next/[...path]',
    '/analytics/export/[file]',
    '/apple-icon.png',
    '/card.png',
    '/favicon.ico',
    '/fonts/[file]',
    '/guides/advocates/[state]/[county]/[file]',
    '/guides/county/[state]/[file]',
    '/guides/my-plan.pdf',
    '/guides/state-directory.pdf',
    '/guides/state/[file]',
    '/icon-192.png',
    '/icon-512.png',
    '/icon.svg',
    '/list/[file]',
    '/lists/[file]',
    '/manifest.webmanifest',
    '/news/feed.xml',
    '/pictures/[name]',
    '/plain.svg',
    '/private-search/[file]',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/[part]',
    '/sw.js',
  ],
  call: ['/api/[...path]', '/leave'],
}

/** Each address is a page in a language of its own. */
const inOwnLanguage = ['/help-now/in/[language]']

/** The printable sheets and data files that exist in every language. */
const filesInEachLanguage = [
  '/analytics/export/[file]',
  '/guides/county/[state]/[file]',
  '/guides/my-plan.pdf',
  '/guides/state-directory.pdf',
  '/guides/state/[file]',
  '/list/[file]',
  '/lists/[file]',
]

/** The pages and files of `app/[locale]`, by their English address. */
export const localized = [
  ...english.cached,
  ...english['per-request'],
  ...english.frame,
  ...english.account,
  ...english.private,
  ...english['card-form'],
  ...filesInEachLanguage,
]

/** @param {readonly string[]} paths */
function inOtherLanguages(paths) {
  return otherLanguages.flatMap((language) => paths.map((path) => withLanguage(language, path)))
}

/** @param {readonly string[]} paths */
function inEachLanguage(paths) {
  return [...paths, ...inOtherLanguages(paths)]
}

/** @type {Record<RouteClass, readonly string[]>} */
export const routes = {
  cached: [...inEachLanguage(english.cached), ...inOwnLanguage],
  'per-request': inEachLanguage(english['per-request']),
  frame: inEachLanguage(english.frame),
  account: inEachLanguage(english.account),
  staff: english.staff,
  private: inEachLanguage(english.private),
  'card-form': inEachLanguage(english['card-form']),
  error: [...english.error, ...inOtherLanguages(['/errors/busy', '/errors/failed', '/errors/missing'])],
  file: [...english.file, ...inOtherLanguages(filesInEachLanguage)],
  call: english.call,
}

/** A shell is rendered completely if the query reports a form's outcome, or that there is no script to fill it. */
export const wholeQueries = ['notice', 'problem', 'plain']

/** Former addresses of pages and their new ones: permanent, because someone may have noted them down. */
export const movedPages = new Map([['/emergency/practise', '/emergency/practice']])

/** Pages in the sitemap, besides the directory's own and the articles. */
export const listedPages = [
  '/',
  '/resources',
  '/help',
  '/housing-shelter',
  '/womens-health',
  '/rights-advocacy',
  '/grants',
  '/about/freshness',
  '/contact',
  '/newsletter',
  '/location-services',
  '/legal-education/states',
  '/analytics',
  '/about/open-data',
  '/advocates',
]
