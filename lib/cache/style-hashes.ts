import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Sheet {
  path: string
  content?: string
}

type Sheets = Record<string, Sheet[]>

const MANIFEST = /page_client-reference-manifest\.js$/
const LAYOUT = /\/layout$/

/** What a route's manifest says of its style sheets: those of each file of the route, by the file's path. */
export function readSheets(manifest: string): Sheets {
  const start = manifest.indexOf(']=') + 2
  const { entryCSSFiles = {} }: { entryCSSFiles?: Sheets } = JSON.parse(manifest.slice(start).replace(/;\s*$/, ''))
  return entryCSSFiles
}

/** React writes the sheets of a page into one element: those of the layouts around it, from outside in, then its own. */
export function listInlined(sheets: Sheets): string[] {
  const layouts = Object.keys(sheets)
    .filter((file) => LAYOUT.test(file))
    .sort((a, b) => a.length - b.length)
  const leaves = Object.keys(sheets).filter((file) => !LAYOUT.test(file))
  const texts = layouts.flatMap((_, depth) =>
    leaves.map((leaf) => {
      const used = [...layouts.slice(0, depth + 1), leaf].flatMap((file) => sheets[file] ?? [])
      return [...new Map(used.map(({ path, content = '' }) => [path, content])).values()].join('')
    }),
  )
  return [...new Set(texts)].filter(Boolean)
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The hashes of the styles that this build inlines into pages, as a policy writes them. */
export async function hashStyleSheets(): Promise<string> {
  const folder = join(process.cwd(), '.next/server/app')
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  const manifests = await Promise.all(
    files.filter((name) => MANIFEST.test(name)).map((name) => readFile(join(folder, name), 'utf8')),
  )
  const texts = new Set(manifests.flatMap((manifest) => listInlined(readSheets(manifest))))
  return [...texts].map(hash).join(' ')
}
