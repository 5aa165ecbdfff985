/**
 * The Markdown of a text as a small tree: headings, paragraphs, lists and named directives, each with its line. Words
 * are plain; a source stands as a footnote `[^name]` at the end, and bold only where a list of terms has its terms.
 */
import MarkdownIt, { type Token } from 'markdown-it'
import { ContentError } from './content-error'
import { type Attributes, addDirectives, type Directive, findUnknown, readAttributes } from './directives'
import type { TextFile } from './front-matter'

export interface Paragraph {
  kind: 'paragraph'
  line: number
  /** The first line after it. */
  end: number
  /** What stands in bold at its beginning. */
  term: string
  text: string
  /** Names of the footnotes at its end. */
  sources: string[]
  attributes: Attributes
}

export interface Heading {
  kind: 'heading'
  line: number
  depth: number
  text: string
  attributes: Attributes
}

export interface List {
  kind: 'list'
  line: number
  isOrdered: boolean
  items: Paragraph[]
}

export interface Container extends Directive {
  kind: 'directive'
  line: number
  children: Node[]
}

export type Node = Paragraph | Heading | List | Container

const markdown = new MarkdownIt('commonmark', { html: false, typographer: false })
// What no text here needs, and what would change or lose words without a sign of it.
markdown.disable(['code', 'lheading', 'reference', 'html_block', 'html_inline', 'autolink'])
addDirectives(markdown)
markdown.inline.ruler.before('link', 'source', (state, isSilent) => {
  const [whole, name] = /^\[\^([a-z\d][a-z\d-]*)\]/i.exec(state.src.slice(state.pos)) ?? []
  if (!whole || !name) return false
  if (!isSilent) state.push('source', '', 0).content = name
  state.pos += whole.length
  return true
})

/** Braces at the end that name or condition a line: not `{day}`, a blank of a letter. */
const TRAILING = /\s*\{((?:#|[a-z]+=)[^{}]*)\}$/

const foreign: Record<string, string> = {
  em_open: 'Slanted words are not shown: take the * or _ away.',
  link_open: 'A link in the words is not shown: name the place under `records`, or the page under `sources`.',
  image: 'A picture is not shown here.',
  code_inline: 'Words between ` are not shown: take them away.',
  hardbreak: 'A line break in a sentence is not shown: take the \\ or the spaces at the end of the line away.',
  blockquote_open: 'A line that begins with > is not shown: use :::warning or :::tip.',
  fence: 'Lines between ``` are not shown.',
  hr: 'A line across the page is not shown.',
}

/** What a text never has, though Markdown would take it. */
const unwritten: [RegExp, string][] = [
  [
    /https?:\/\/|\bwww\./,
    'A web address in the words is not shown as a link: name the place under `records`, or the page under `sources`.',
  ],
  [/"/, 'Write “ and ” around what is quoted.'],
]

interface Words {
  term: string
  text: string
  sources: string[]
  attributes: Attributes
}

/** Every paragraph, in lists and directives too. */
export function listParagraphs(nodes: Node[]): Paragraph[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'paragraph') return [node]
    if (node.kind === 'list') return node.items
    return node.kind === 'directive' ? listParagraphs(node.children) : []
  })
}

/** The tree of a text; every error names the line of its file. */
export function readMarkdown({ file, body, above }: TextFile): Node[] {
  const tokens = markdown.parse(body, {})
  let at = 0

  const lineOf = (token: Token | undefined) => (token?.map?.[0] ?? 0) + above + 1

  function fail(line: number, problem: string): never {
    throw new ContentError(file, line, problem)
  }

  function check(line: number, attributes: Attributes): Attributes {
    const unknown = findUnknown(attributes)
    return unknown ? fail(line, `{${unknown}=...} is not known here. Is it misspelled?`) : attributes
  }

  function readWords(inline: Token | undefined): Words {
    const line = lineOf(inline)
    const sources: string[] = []
    let term = ''
    let text = ''
    let isBold = false
    for (const token of inline?.children ?? []) {
      if (token.type === 'source') {
        sources.push(token.content)
        continue
      }
      const said = token.type === 'softbreak' ? ' ' : token.content
      if (token.type === 'strong_open') {
        if (text.trim() || term) fail(line, 'Bold words stand only at the beginning of a line of a list, as its term.')
        isBold = true
      } else if (token.type === 'strong_close') isBold = false
      else if (token.type === 'text' || token.type === 'text_special' || token.type === 'softbreak') {
        if (sources.length > 0 && said.trim() && !TRAILING.test(said))
          fail(line, `A source stands at the end of the paragraph: move [^${sources[0]}] behind its last sentence.`)
        if (isBold) term += said
        else text += said
      } else fail(line, foreign[token.type] ?? `This is not shown here: ${token.type}.`)
    }
    const [written = '', inside = ''] = TRAILING.exec(text) ?? []
    const plain = text.slice(0, text.length - written.length).trim()
    if (/[{}]/.test(plain.replaceAll(/\{[a-z]+\}/gi, ''))) fail(line, 'A { or } here is not closed, or says nothing.')
    const whole = `${term} ${plain}`
    for (const [pattern, problem] of unwritten) if (pattern.test(whole)) fail(line, problem)
    return { term: term.trim(), text: plain, sources, attributes: check(line, readAttributes(inside)) }
  }

  function readItems(closing: string): Paragraph[] {
    const items: Paragraph[] = []
    for (let token = tokens[at]; token && token.type !== closing; token = tokens[at]) {
      at += 1
      const children = readUntil('list_item_close')
      const [only] = children
      if (children.length !== 1 || only?.kind !== 'paragraph')
        fail(lineOf(token), 'A line of a list is one paragraph, without a list inside.')
      items.push(only)
    }
    at += 1
    return items
  }

  function readNode(token: Token): Node {
    const line = lineOf(token)
    at += 1
    if (token.type === 'heading_open') {
      const { text, attributes } = readWords(tokens[at])
      at += 2
      return { kind: 'heading', line, depth: Number(token.tag.slice(1)), text, attributes }
    }
    if (token.type === 'paragraph_open') {
      const words = readWords(tokens[at])
      at += 2
      return { kind: 'paragraph', line, end: (token.map?.[1] ?? 0) + above + 1, ...words }
    }
    if (token.type === 'bullet_list_open' || token.type === 'ordered_list_open') {
      const isOrdered = token.type === 'ordered_list_open'
      return { kind: 'list', line, isOrdered, items: readItems(isOrdered ? 'ordered_list_close' : 'bullet_list_close') }
    }
    if (token.type !== 'directive_open') fail(line, foreign[token.type] ?? `This is not shown here: ${token.type}.`)
    const directive = token.meta as Directive
    if (directive.isOpen) fail(line, `:::${directive.name} has no end: write ::: on a line of its own behind it.`)
    check(line, directive.attributes)
    return { kind: 'directive', line, ...directive, children: readUntil('directive_close') }
  }

  function readUntil(closing: string): Node[] {
    const nodes: Node[] = []
    for (let token = tokens[at]; token && token.type !== closing; token = tokens[at]) nodes.push(readNode(token))
    at += 1
    return nodes
  }

  return readUntil('')
}
