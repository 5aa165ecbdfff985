/** Reads a PDF like a screen reader: by its structure tree, not by position. */
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface PdfNode {
  role: string
  alt?: string
  /** All text in it and its descendants, in reading order. */
  text: string
  children: PdfNode[]
}

export interface PdfLink {
  page: number
  url: string | undefined
  alt: string | undefined
}

export interface PdfText {
  title: string
  language: string | null
  showsTitle: boolean
  isTagged: boolean
  bookmarks: string[]
  pages: PdfNode[]
  /** Each piece of text as drawn: one piece is always on one line. */
  pieces: string[]
  links: PdfLink[]
  /** The whole text in reading order. */
  text: string
}

interface RawNode {
  role?: string
  alt?: string
  type?: string
  id?: string
  children?: RawNode[]
}

interface MarkedText {
  byId: Map<string, string>
  pieces: string[]
}

async function readMarkedText(page: PDFPageProxy): Promise<MarkedText> {
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true })
  const byId = new Map<string, string>()
  const open: string[] = []
  const pieces: string[] = []
  for (const item of items) {
    if ('str' in item) {
      if (item.str.trim() !== '') pieces.push(item.str)
      const id = open.at(-1) ?? ''
      byId.set(id, (byId.get(id) ?? '') + item.str + (item.hasEOL ? '\n' : ''))
    } else if (item.type === 'endMarkedContent') open.pop()
    else open.push(item.id ?? '')
  }
  return { byId, pieces }
}

function toNode(raw: RawNode, byId: Map<string, string>): PdfNode {
  const children = (raw.children ?? []).filter((child) => child.role).map((child) => toNode(child, byId))
  const rest = children.values()
  const parts = (raw.children ?? []).map((child) =>
    child.role ? (rest.next().value?.text ?? '') : (byId.get(child.id ?? '') ?? ''),
  )
  // Links are inline; everything else is a block. The reader drops spaces at the end of a piece.
  const isSentence = children.every((child) => child.role === 'Link')
  const sentence = parts
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[).,:;])/g, '')
    .trim()
  const text = isSentence ? sentence : parts.join('\n')
  return { role: raw.role ?? 'Root', alt: raw.alt, text, children }
}

async function readLinks(page: PDFPageProxy): Promise<PdfLink[]> {
  const annotations = await page.getAnnotations()
  return annotations.map((annotation) => ({
    page: page.pageNumber,
    url: annotation.unsafeUrl ?? (annotation.dest ? `#${annotation.dest}` : undefined),
    alt: annotation.contentsObj?.str || undefined,
  }))
}

async function readDocument(document: PDFDocumentProxy): Promise<PdfText> {
  const { info } = await document.getMetadata()
  const facts = info as { Title: string; Language: string | null }
  const preferences = await document.getViewerPreferences()
  const outline = (await document.getOutline()) ?? []
  const result: PdfText = {
    title: facts.Title,
    language: facts.Language,
    showsTitle: preferences !== null && Reflect.get(preferences, 'DisplayDocTitle') === true,
    isTagged: (await document.getMarkInfo())?.Marked ?? false,
    bookmarks: outline.map(({ title }) => title),
    pages: [],
    pieces: [],
    links: [],
    text: '',
  }
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { byId, pieces } = await readMarkedText(page)
    const tree = (await page.getStructTree()) as RawNode
    result.pages.push(toNode(tree, byId))
    result.pieces.push(...pieces)
    result.links.push(...(await readLinks(page)))
  }
  result.text = result.pages.map(({ text }) => text).join('\n')
  return result
}

export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false })
  try {
    return await readDocument(await task.promise)
  } finally {
    await task.destroy()
  }
}

/** Every node of a document, in reading order. */
export function listNodes(pages: PdfNode[]): PdfNode[] {
  return pages.flatMap((node) => [node, ...listNodes(node.children)])
}
