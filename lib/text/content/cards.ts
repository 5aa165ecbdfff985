/** Cards and figures of a page: `:::card[Title]`, `:::figure[85¢]`, with their words below. */
import type { Container, Node, Paragraph } from './markdown'
import type { Written } from './pair'
import { type CitedSource, citeFrom } from './sources'

/** A text in one language, and what it may cite. */
export interface Context {
  written: Written<unknown>
  sources: Map<string, CitedSource>
}

interface Card<Link> {
  title: string
  text: string
  /** A lucide icon's name. */
  icon: string
  href: Link
}

export interface ShownFigure {
  value: string
  label: string
  note?: string
  source?: CitedSource
  href?: string
}

const isContainer = (node: Node): node is Container => node.kind === 'directive'
const isParagraph = (node: Node): node is Paragraph => node.kind === 'paragraph'

export function listNamed(nodes: Node[], name: string, { written: { fail } }: Context) {
  return nodes.map((node) => {
    const [text, note] = isContainer(node) ? node.children.filter(isParagraph) : []
    if (!isContainer(node) || node.name !== name || !text)
      return fail(node.line, `Here each is :::${name}[...], a paragraph, and :::`)
    return { line: node.line, label: node.label, attributes: node.attributes, text, note }
  })
}

/** Where a card leads, and its picture, stand in the English alone. */
export function readCards<Link extends string | undefined>(
  nodes: Node[],
  english: Node[],
  context: Context,
): Card<Link>[] {
  const links = english.filter(isContainer)
  return listNamed(nodes, 'card', context).map(({ label, text, line }, at) => {
    const { href, icon } = links[at]?.attributes ?? {}
    if (!icon) return context.written.fail(line, 'A card has a picture: {icon="house"}')
    return { title: label, text: text.text, icon, ...(href && { href }) } as Card<Link>
  })
}

export function readShownFigures(nodes: Node[], english: Node[], context: Context): ShownFigure[] {
  const links = english.filter(isContainer)
  return listNamed(nodes, 'figure', context).map(({ label: value, text, note }, at) => {
    const { text: label, source } = citeFrom(text, context.sources, context.written.fail)
    const href = links[at]?.attributes.href
    return { value, label, ...(note && { note: note.text }), ...(source && { source }), ...(href && { href }) }
  })
}

/** Figures that say where they come from. */
export function readFigures(
  nodes: Node[],
  context: Context,
): (Omit<ShownFigure, 'source'> & { source: CitedSource })[] {
  return readShownFigures(nodes, [], context).map(({ source, ...figure }) => {
    if (!source) return context.written.fail(nodes[0]?.line ?? 1, `${figure.value} has no source behind its words.`)
    return { ...figure, source }
  })
}
