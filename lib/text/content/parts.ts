/** What most texts are made of: parts under a heading, each with a paragraph and a list. */
import { type Fail, nameHeading, readPlain, splitByHeading } from './blocks'
import type { Attributes } from './directives'
import type { Node, Paragraph } from './markdown'

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
