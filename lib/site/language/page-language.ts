/** The language of a page of `app/[locale]`, from its address. */
import { notFound } from 'next/navigation'
import { type Language, languages } from './languages.mjs'
import { inLanguage, speakIn } from './speak'

export type LocaleParams = Promise<{ locale: string }>

/** What `generateStaticParams` is for the layout of `app/[locale]`, and for each handler that the build runs. */
export function listLocales() {
  return languages.map((locale) => ({ locale }))
}

/** Next serves any first segment here: a layout that closes it would also close the pages that are not built yet. */
export async function readLocale(params: LocaleParams): Promise<Language> {
  const { locale } = await params
  return languages.find((language) => language === locale) ?? notFound()
}

/** Every page, and its metadata, begins with this: they are rendered separately. */
export async function setLanguage(params: LocaleParams): Promise<void> {
  speakIn(await readLocale(params))
}

/** A handler that answers in the language of its address. */
export function inLocale<Context extends { params: LocaleParams }>(
  handle: (request: Request, context: Context) => Response | Promise<Response>,
) {
  return async (request: Request, context: Context): Promise<Response> =>
    inLanguage(await readLocale(context.params), () => handle(request, context))
}
