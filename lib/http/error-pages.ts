import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { withPolicy } from '@/lib/cache/policy.mjs'

export interface ErrorPage {
  body: Buffer
  /** The same by gzip. */
  packed: Buffer
  policy: string
}

/** By what they are for; each was prerendered by the build, whole, with the way out in it. */
const files = {
  missing: '_not-found',
  failed: 'errors/failed',
  consoleMissing: 'errors/console-missing',
  consoleForbidden: 'errors/console-forbidden',
} as const

export type ErrorPages = Record<keyof typeof files, ErrorPage>

async function readPage(folder: string, name: string): Promise<ErrorPage> {
  const html = await readFile(join(folder, `${name}.html`), 'utf8')
  const page: { html: string; headers: Record<string, string> } = { html, headers: {} }
  withPolicy(page)
  const body = Buffer.from(page.html)
  return { body, packed: gzipSync(body, { level: 9 }), policy: page.headers['content-security-policy'] ?? '' }
}

/** What stands in for Next's answers to an error: those are an empty page until a script of theirs has run. */
export async function readErrorPages(folder = join(process.cwd(), '.next/server/app')): Promise<ErrorPages> {
  const [missing, failed, consoleMissing, consoleForbidden] = await Promise.all([
    readPage(folder, files.missing),
    readPage(folder, files.failed),
    readPage(folder, files.consoleMissing),
    readPage(folder, files.consoleForbidden),
  ])
  return { missing, failed, consoleMissing, consoleForbidden }
}

/** The page for an answer of this status. */
export function chooseErrorPage(pages: ErrorPages, status: number, isConsole: boolean): ErrorPage {
  if (status === 404) return isConsole ? pages.consoleMissing : pages.missing
  return status === 403 && isConsole ? pages.consoleForbidden : pages.failed
}
