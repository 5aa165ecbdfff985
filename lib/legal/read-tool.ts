/** A tool from its two files: content/en/tools and content/es/tools. */
import { z } from 'zod'
import type { Language } from '@/lib/site/language/languages.mjs'
import {
  type Fail,
  findPart,
  listItems,
  readParts,
  readPlain,
  readWords,
  requireId,
  splitByHeading,
  type TextPart,
} from '@/lib/text/content/blocks'
import type { Node } from '@/lib/text/content/markdown'
import { readPair, type Written } from '@/lib/text/content/pair'
import { checkCited, namedSource } from '@/lib/text/content/sources'
import {
  type ChecklistTool,
  type LegalText,
  type LegalTool,
  type LetterField,
  type LetterFieldGroup,
  type LetterParagraph,
  legalCategories,
} from './schema'

const words = z.string().min(1)
const spoken = { title: words, description: words, jurisdiction: words, records: z.record(z.string(), words) }
const english = {
  ...spoken,
  type: z.enum(['template', 'calculator', 'checklist']),
  category: z.enum(legalCategories),
  lastUpdated: z.iso.date(),
  guides: z.array(words),
  sources: z.array(namedSource),
}

const fieldKinds = ['line', 'lines', 'date', 'choice', 'tick'] as const
const blanks = { line: 'long', lines: 'long', date: 'short', choice: undefined, tick: undefined } as const

function readField(node: Node, fail: Fail): LetterField {
  const kind = node.kind === 'directive' && fieldKinds.find((one) => one === node.name)
  if (node.kind !== 'directive' || !kind)
    return fail(node.line, `A question begins with one of ${fieldKinds.map((one) => `::${one}[...]`).join(', ')}.`)
  const { label, line, attributes } = node
  const id = attributes.id ?? fail(line, `“${label}” needs a name behind it, such as {#day}.`)
  const blank = blanks[kind]
  const choices = listItems(node.children).map((item) => ({ value: requireId(item, fail), label: item.text }))
  return {
    id,
    label,
    ...(attributes.hint && { hint: attributes.hint }),
    kind,
    ...(blank && { blank }),
    ...(kind === 'choice' && { choices }),
    ...(attributes.optional !== undefined && { isOptional: true }),
  }
}

function readQuestions({ nodes }: TextPart, fail: Fail): LetterFieldGroup[] {
  return splitByHeading(nodes, 3).parts.map(({ heading, nodes: own }) => ({
    title: heading.text,
    fields: own.map((node) => readField(node, fail)),
  }))
}

/** A line of the letter; braces at its end say what it is, and when it is said: {as="address"}, {if="proof=form"}. */
function readLetter({ nodes }: TextPart, fail: Fail): LetterParagraph[] {
  return nodes.map((node) => {
    if (node.kind !== 'paragraph') return fail(node.line, 'A letter has paragraphs alone.')
    const { as, if: condition } = node.attributes
    if (as !== undefined && as !== 'address' && as !== 'heading') fail(node.line, 'as is "address" or "heading".')
    const [field = '', value] = condition?.split('=') ?? []
    return {
      text: readPlain(node, fail),
      ...(as && { kind: as as 'address' | 'heading' }),
      ...(condition && { when: value === undefined ? { field } : { field, value } }),
    }
  })
}

function readChecklist(parts: TextPart[], fail: Fail): Pick<ChecklistTool, 'lines' | 'groups'> {
  const named = (nodes: Node[]) =>
    listItems(nodes).map((item) => ({ id: requireId(item, fail), text: readPlain(item, fail) }))
  const groups = parts.filter(({ id }) => !['before-you-begin', 'afterwards', 'lines'].includes(id))
  return {
    lines: named(findPart(parts, 'lines', fail).nodes).map(({ id, text }) => ({ id, label: text })),
    groups: groups.map(({ id, title, nodes }) => {
      const [first] = nodes
      return { id, title, ...(first?.kind === 'paragraph' && { intro: readPlain(first, fail) }), items: named(nodes) }
    }),
  }
}

function readBody({ nodes, fail }: Written<unknown>, type: LegalTool['type']) {
  const parts = readParts(nodes, 2, fail)
  const notes = (id: string): LegalText[] =>
    listItems(findPart(parts, id, fail).nodes).map((item) => readWords(item, fail))
  const around = { before: notes('before-you-begin'), after: notes('afterwards') }
  if (type === 'checklist') return { ...around, ...readChecklist(parts, fail) }
  if (type === 'calculator') return around
  const groups = readQuestions(findPart(parts, 'questions', fail), fail)
  return { ...around, groups, letter: readLetter(findPart(parts, 'letter', fail), fail) }
}

/** A letter is handed in, so it stays English; what it says stands beside it in the reader's language, line by line. */
function translateLetter(tool: LegalTool, said: LetterParagraph[], fail: Fail): LetterParagraph[] {
  const lines = tool.type === 'template' ? tool.letter : []
  if (lines.length !== said.length) fail(1, `The letter has ${said.length} paragraphs; in English ${lines.length}.`)
  return lines.map((line, at) => ({ ...line, translation: said[at]?.text }))
}

export function readTool(id: string): Record<Language, LegalTool> {
  const { en: written, es: translated } = readPair('tools', id, english, spoken)
  const { type, sources } = written.facts
  const ids = sources.map((source) => source.id)
  checkCited(written, ids, true)
  checkCited(translated, ids, false)
  const en = { id, ...written.facts, ...readBody(written, type) } as LegalTool
  const { translatedFrom: _, ...said } = translated.facts
  const body = readBody(translated, type)
  const es = { ...en, ...said, ...body } as LegalTool
  if (es.type === 'template') es.letter = translateLetter(en, es.letter, translated.fail)
  return { en, es }
}
