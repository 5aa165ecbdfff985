/** The blocks of a text as pages show them, from its Markdown. */
import type { GuideBlock, LegalText } from '@/lib/legal/schema'
import { ContentError } from './content-error'
import type { Attributes } from './directives'
import type { Heading, List, Node, Paragraph } from './markdown'

export type Fail = (line: number, problem: string) => never

export function failIn(file: string): Fail {
  return (line, problem) => {
    throw new ContentError(file, line, problem)
  }
}

export interface Part {
  heading: Heading
  nodes: Node[]
}

/** What stands before the first heading of that depth, and what stands under each. */
export function splitByHeading(nodes: Node[], depth: number): { before: Node[]; parts: Part[] } {
  const before: Node[] = []
  const parts: Part[] = []
  for (const node of nodes) {
    if (node.kind === 'heading' && node.depth === depth) parts.push({ heading: node, nodes: [] })
    else (parts.at(-1)?.nodes ?? before).push(node)
  }
  return { before, parts }
}

export function requireId({ text, line, attributes }: Heading | Paragraph, fail: Fail): string {
  return attributes.id ?? fail(line, `“${text}” needs a name behind it, such as {#money}.`)
}

/** A heading without a name in braces may itself be the name: `### happens`. */
export function nameHeading(heading: Heading, fail: Fail): string {
  return heading.attributes.id ?? (/^[a-z\d-]+$/.test(heading.text) ? heading.text : requireId(heading, fail))
}

/** Words, with the names of the sources that hold them. */
export function readWords({ term, text, sources, line }: Paragraph, fail: Fail): LegalText {
  if (term) fail(line, 'Bold words stand only at the beginning of a line of a list, as its term.')
  return sources.length > 0 ? { text, sources } : { text }
}

/** Words that hold without a source. */
export function readPlain(paragraph: Paragraph, fail: Fail): string {
  const { text, sources } = readWords(paragraph, fail)
  if (sources) fail(paragraph.line, `No source can stand here: take [^${sources[0]}] away.`)
  return text
}

function readList(list: List, intro: string, fail: Fail): GuideBlock {
  if (!list.items.some(({ term }) => term)) {
    const items = list.items.map((item) => readWords(item, fail))
    return { kind: list.isOrdered ? 'steps' : 'list', ...(intro && { intro }), items }
  }
  if (intro || list.isOrdered) fail(list.line, 'A list of terms begins with - and stands under an empty line.')
  const items = list.items.map(({ term, text, sources, line }) => {
    if (!term || !text) fail(line, 'Each line of a list of terms has bold words and, behind them, what they mean.')
    return { term, text, ...(sources.length > 0 && { sources }) }
  })
  return { kind: 'terms', items }
}

/** A line directly above a list, without an empty line between, says what is listed. */
export function readBlocks(nodes: Node[], fail: Fail): GuideBlock[] {
  return nodes.flatMap((node, at): GuideBlock[] => {
    const [before, after] = [nodes[at - 1], nodes[at + 1]]
    if (node.kind === 'paragraph') {
      if (after?.kind === 'list' && after.line === node.end) return []
      return [{ kind: 'text', ...readWords(node, fail) }]
    }
    if (node.kind === 'list') {
      const isUnder = before?.kind === 'paragraph' && before.end === node.line
      return [readList(node, isUnder ? readPlain(before, fail) : '', fail)]
    }
    if (node.kind === 'heading') fail(node.line, 'A heading here has two #.')
    const [only] = node.children
    if (node.name !== 'warning' && node.name !== 'tip') fail(node.line, `Nothing is called :::${node.name} here.`)
    if (node.children.length !== 1 || only?.kind !== 'paragraph' || !node.label)
      fail(node.line, `:::${node.name} has its title in brackets, and one paragraph: :::${node.name}[Title]`)
    return [{ kind: 'note', tone: node.name, title: node.label, ...readWords(only, fail) }]
  })
}

/** What most texts are made of: parts under a heading, each with a paragraph and a list. */
export interface TextPart {
  id: string
  title: string
  line: number
  nodes: Node[]
}

export function readParts(nodes: Node[], depth: number, fail: Fail): TextPart[] {
  const { before, parts } = splitByHeading(nodes, depth)
  const [lost] = before
  if (lost) fail(lost.line, `A heading with ${'#'.repeat(depth)} is missing above this.`)
  return parts.map(({ heading, nodes: own }) => ({
    id: nameHeading(heading, fail),
    title: heading.text,
    line: heading.line,
    nodes: own,
  }))
}

export function findPart(parts: TextPart[], id: string, fail: Fail): TextPart {
  return parts.find((part) => part.id === id) ?? fail(1, `A part named {#${id}} is missing.`)
}

export function listItems(nodes: Node[]): Paragraph[] {
  return nodes.flatMap((node) => (node.kind === 'list' ? node.items : []))
}

export function listPlain(nodes: Node[], fail: Fail): string[] {
  return listItems(nodes).map((item) => readPlain(item, fail))
}

/** Its first lines, and then one list. */
export function readIntroduced({ line, nodes }: TextPart, fail: Fail): { intro: string; items: Paragraph[] } {
  const [first, list, more] = nodes
  if (first?.kind !== 'paragraph' || list?.kind !== 'list' || more)
    fail(more?.line ?? line, 'Here stand one paragraph and one list.')
  return { intro: readPlain(first, fail), items: list.items }
}

export function readAttribute(attributes: Attributes, name: string, line: number, fail: Fail): string {
  return attributes[name] || fail(line, `${name}="..." is missing in the braces at its end.`)
}

/** A part that is one paragraph. */
export function readOnly({ line, nodes }: TextPart, fail: Fail): string {
  const [only, more] = nodes
  if (only?.kind !== 'paragraph' || more) return fail(more?.line ?? line, 'Here stands one paragraph.')
  return readPlain(only, fail)
}
