/** The blocks of category and topic pages from their Markdown: content/en/blocks and content/en/topics. */
import type { Language } from '@/lib/site/language/languages.mjs'
import { listItems, readParts, readPlain, requireId, splitByHeading, type TextPart } from '@/lib/text/content/blocks'
import type { Context } from '@/lib/text/content/cards'
import type { Container, Node } from '@/lib/text/content/markdown'
import { readPair, type Written } from '@/lib/text/content/pair'
import { citableSources, citeFrom, findCited } from '@/lib/text/content/sources'
import type { AccordionItem, Block, ListSection, PlainSection, RecordsSection, Section, Statement } from './section'

type Items = Extract<Node, { kind: 'paragraph' }>[]

function state(items: Items, { sources, written }: Context): Statement[] {
  return items.map((item) => citeFrom(item, sources, written.fail))
}

/** Of a directive: its title, the line above its list, and its list. */
function readFrame({ label, children }: Container, { written: { fail } }: Context) {
  const [first] = children
  const intro = first?.kind === 'paragraph' ? readPlain(first, fail) : ''
  return { ...(label && { title: label }), ...(intro && { intro }) }
}

const tones: Record<string, ListSection['tone']> = { list: 'plain', steps: 'steps', warning: 'warning', tip: 'tip' }

/** By slug in bold: what it is good for, or in braces its programs, its award, what it is for. */
function readRecords(container: Container, { written: { fail } }: Context): RecordsSection['records'] {
  return Object.fromEntries(
    listItems(container.children).map((item) => {
      const { term, text, attributes, line } = item
      if (!term) fail(line, 'A record is named by its slug between **.')
      const { programs, award, focus } = attributes
      const facts = {
        ...(programs && { programs: programs.split(' | ') }),
        ...(award && { award }),
        ...(focus && { focus }),
        ...(text && { note: text }),
      }
      return [term, text && Object.keys(facts).length === 1 ? text : facts]
    }),
  )
}

function readDirective(container: Container, context: Context): PlainSection {
  const { name, line, children } = container
  const frame = readFrame(container, context)
  if (name === 'records') return { kind: 'records', ...frame, records: readRecords(container, context) }
  const tone = tones[name]
  if (!tone) return context.written.fail(line, `Nothing is called :::${name} here.`)
  return { kind: 'list', ...frame, tone, items: state(listItems(children), context) }
}

/** Paragraphs that follow each other are one section; a list alone is one too. */
function readPlainSections(nodes: Node[], context: Context): PlainSection[] {
  const sections: PlainSection[] = []
  for (const node of nodes) {
    const last = sections.at(-1)
    if (node.kind === 'directive') sections.push(readDirective(node, context))
    else if (node.kind === 'list')
      sections.push({ kind: 'list', tone: node.isOrdered ? 'steps' : 'plain', items: state(node.items, context) })
    else if (node.kind === 'heading') context.written.fail(node.line, 'A heading here has two or three #.')
    else if (last?.kind === 'text') last.paragraphs.push(...state([node], context))
    else sections.push({ kind: 'text', paragraphs: state([node], context) })
  }
  return sections
}

/** Headings with three # open and close on the page, one at a time. */
function readSections(nodes: Node[], context: Context): Section[] {
  const { before, parts } = splitByHeading(nodes, 3)
  const items: AccordionItem[] = parts.map(({ heading, nodes: own }) => ({
    id: requireId(heading, context.written.fail),
    title: heading.text,
    sections: readPlainSections(own, context),
  }))
  const plain = readPlainSections(before, context)
  return items.length > 0 ? [...plain, { kind: 'accordion', items }] : plain
}

export function readBlock({ id, title, line, nodes }: TextPart, context: Context): Block {
  const { fail } = context.written
  const [intro, ...rest] = nodes
  if (intro?.kind !== 'paragraph') return fail(line, 'Below the heading stands a paragraph.')
  return { id, title, intro: readPlain(intro, fail), sections: readSections(rest, context) }
}

const english = { sources: citableSources }

function readBlocks(written: Written<unknown>, sources: Context['sources']): Block[] {
  return readParts(written.nodes, 2, written.fail).map((part) => readBlock(part, { written, sources }))
}

/** The blocks of a category page. */
export function readCategoryBlocks(id: string): Record<Language, Block[]> {
  const { en, es } = readPair('blocks', id, english, {})
  const sources = findCited(en.file, en.facts.sources)
  return { en: readBlocks(en, sources), es: readBlocks(es, sources) }
}
