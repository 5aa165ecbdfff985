import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { withPolicy } from '@/lib/cache/policy.mjs'
import { type Language, otherLanguages } from '@/lib/site/language/languages.mjs'

export interface ErrorPage {
  body: Buffer
  /** The same, gzipped. */
  packed: Buffer
  policy: string
}

type Kind = 'missing' | 'failed' | 'busy'

/** The console is in English only. */
export type ErrorPages = Record<Language, Record<Kind, ErrorPage>> &
  Record<'consoleMissing' | 'consoleForbidden' | 'consoleBusy', ErrorPage>

async function readPage(folder: string, name: string): Promise<ErrorPage> {
  const html = await readFile(join(folder, `${name}.html`), 'utf8')
  const page: { html: string; headers: Record<string, string> } = { html, headers: {} }
  withPolicy(page)
  const body = Buffer.from(page.html)
  return { body, packed: gzipSync(body, { level: 9 }), policy: page.headers['content-security-policy'] ?? '' }
}

/**
 * Replacements for Next's own error pages, which are empty until their script has run. Each was prerendered by the
 * build, complete with Quick Exit.
 */
export async function readErrorPages(folder = join(process.cwd(), '.next/server/app')): Promise<ErrorPages> {
  const read = (name: string) => readPage(folder, name)
  const inLanguage = async (missing: string, errors: string) => ({
    missing: await read(missing),
    failed: await read(`${errors}/failed`),
    busy: await read(`${errors}/busy`),
  })
  const others = otherLanguages.map(
    async (language) => [language, await inLanguage(`${language}/errors/missing`, `${language}/errors`)] as const,
  )
  const [en, consoleMissing, consoleForbidden, consoleBusy, ...translated] = await Promise.all([
    inLanguage('_not-found', 'en/errors'),
    read('errors/console-missing'),
    read('errors/console-forbidden'),
    read('errors/console-busy'),
    ...others,
  ])
  const byLanguage = Object.fromEntries(translated) as Record<
    (typeof otherLanguages)[number],
    (typeof translated)[0][1]
  >
  return { en, ...byLanguage, consoleMissing, consoleForbidden, consoleBusy }
}

/** The error page for this status and the language of the address; `canRetry`: the response says when to try again. */
export function chooseErrorPage(
  pages: ErrorPages,
  status: number,
  language: Language,
  isConsole: boolean,
  canRetry = false,
): ErrorPage {
  if (canRetry && isConsole && status === 503) return pages.consoleBusy
  if (canRetry && (status === 429 || status === 503)) return pages[language].busy
  if (status === 404) return isConsole ? pages.consoleMissing : pages[language].missing
  return status === 403 && isConsole ? pages.consoleForbidden : pages[language].failed
}
