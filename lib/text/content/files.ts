/**
 * The files under `content/`: texts in Markdown by language and kind, `content/en/guides/teens.md`, and lists in YAML.
 * They are read when a module that shows them loads; while developing, saving one loads that module again
 * (lib/text/content/watch-loader.mjs). Only a server can import this.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '@/lib/site/language/languages.mjs'
import { ContentError } from './content-error'
import { readYaml, splitFile, type TextFile } from './front-matter'

export type Kind = 'guides' | 'safety' | 'policies' | 'tools' | 'calls' | 'topics' | 'blocks' | 'about'

const root = join(process.cwd(), 'content')

export function readTextFile(language: Language, kind: Kind, id: string): TextFile {
  const file = `content/${language}/${kind}/${id}.md`
  try {
    return splitFile(file, readFileSync(join(root, language, kind, `${id}.md`), 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new ContentError(file, 1, 'This file is missing.')
    throw error
  }
}

export function listIds(language: Language, kind: Kind): string[] {
  const names = readdirSync(join(root, language, kind)).filter((name) => name.endsWith('.md'))
  return names.map((name) => name.slice(0, -'.md'.length)).sort()
}

/** Files below `content` that were read whole so far: `npm run content` misses those that no module uses. */
export const filesRead = new Set<string>()

export function readText(name: string): string {
  filesRead.add(name)
  return readFileSync(join(root, name), 'utf8')
}

export function readList<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return readYaml(`content/${name}`, readText(name), schema)
}

const ids = z.array(z.string())
const orderSchema = z.strictObject({ guides: ids, tools: ids })

/** The texts of a kind, in the order in which pages show them. */
export function listInOrder(kind: keyof z.infer<typeof orderSchema>): string[] {
  const order = readList('order.yaml', orderSchema)[kind]
  const forgotten = listIds('en', kind).filter((id) => !order.includes(id))
  if (forgotten.length > 0)
    throw new ContentError('content/order.yaml', 1, `\`${kind}\` does not name ${forgotten.join(', ')}.`)
  return order
}
