/** A text in both languages. The Spanish repeats only the facts that are words, and names its parts as the English does. */
import { z } from 'zod'
import type { Language } from '@/lib/site/language/languages.mjs'
import { type Fail, failIn } from './blocks'
import { type Kind, readTextFile } from './files'
import { readFrontMatter } from './front-matter'
import { type Node, readMarkdown } from './markdown'

export interface Written<Facts> {
  file: string
  language: Language
  facts: Facts
  nodes: Node[]
  fail: Fail
}

function read<Schema extends z.ZodType>(language: Language, kind: Kind, id: string, schema: Schema) {
  const text = readTextFile(language, kind, id)
  const { file, above } = text
  const facts = readFrontMatter(text, schema)
  return { file, language, above, facts, nodes: readMarkdown(text), fail: failIn(file) }
}

function listNames(nodes: Node[]): string {
  return nodes
    .flatMap((node) =>
      node.kind === 'heading'
        ? (node.attributes.id ?? [])
        : node.kind === 'directive'
          ? (node.attributes.id ?? [])
          : [],
    )
    .join(', ')
}

/** Of the two, English facts are complete; those of the Spanish are only what it says anew. */
export function readPair<English extends z.ZodRawShape, Spanish extends z.ZodRawShape>(
  kind: Kind,
  id: string,
  english: English,
  spanish: Spanish,
) {
  const en = read('en', kind, id, z.strictObject(english))
  const es = read('es', kind, id, z.strictObject({ ...spanish, translatedFrom: z.string() }))
  if (listNames(en.nodes) !== listNames(es.nodes))
    es.fail(es.above + 1, `Its parts are named ${listNames(es.nodes)}; in English ${listNames(en.nodes)}.`)
  return { en, es }
}
