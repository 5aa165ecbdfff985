/** A text in both languages. The Spanish repeats only the facts that are words, and names its parts as the English does. */
import { z } from 'zod'
import type { Language } from '@/lib/site/language/languages.mjs'
import { type Fail, failIn, nameHeading } from './blocks'
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

/** Names in the order of the text. Each heading with two # has one. */
function listNames({ nodes, fail }: Pick<Written<unknown>, 'nodes' | 'fail'>): string {
  const names = nodes.flatMap((node) => {
    if (node.kind === 'heading' && node.depth === 2) return nameHeading(node, fail)
    return (node.kind === 'heading' || node.kind === 'directive') && node.attributes.id ? [node.attributes.id] : []
  })
  return names.join(', ')
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
  const [inEnglish, inSpanish] = [listNames(en), listNames(es)]
  if (inEnglish !== inSpanish) es.fail(es.above + 1, `Its parts are named ${inSpanish}; in English ${inEnglish}.`)
  return { en, es }
}
