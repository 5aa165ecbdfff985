import type { Language } from '@/lib/site/language/languages.mjs'

/** What Next gives a page, or a handler, of `app/[locale]`. */
export function propsIn<Params extends object = object>(locale: Language, params?: Params) {
  return { params: Promise.resolve({ locale, ...(params as Params) }), searchParams: Promise.resolve({}) }
}
