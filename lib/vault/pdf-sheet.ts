import {
  type PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  rgb,
  StandardFonts,
} from 'pdf-lib'
import { fillBlanks } from '@/lib/text/format'
import { drawLines, type TextImage, wrapText } from './text-image'

/** What a piece of the page is, for a screen reader. */
type Role = 'H1' | 'H2' | 'P' | 'Figure'

interface Element {
  dictionary: PDFDict
  kids: { page: PDFRef; mark: number }[]
}

/** The structure tree of a PDF: which marks on which pages make up which paragraph, in reading order. */
function createTags(pdf: PDFDocument) {
  const { context } = pdf
  const root = context.obj({ Type: 'StructTreeRoot' })
  const rootRef = context.register(root)
  const documentElement = context.obj({ Type: 'StructElem', S: 'Document', P: rootRef })
  const wholeRef = context.register(documentElement)
  const elements: { element: Element; ref: PDFRef }[] = []
  const marks = new Map<PDFPage, PDFRef[]>()

  /** `text` is read in the place of what is drawn, where that is a picture. */
  function addElement(role: Role, text?: string) {
    const dictionary = context.obj({ Type: 'StructElem', S: role, P: wholeRef })
    if (text !== undefined) {
      const key = role === 'Figure' ? 'Alt' : 'ActualText'
      dictionary.set(PDFName.of(key), PDFHexString.fromText(text))
    }
    const entry = { element: { dictionary, kids: [] } as Element, ref: context.register(dictionary) }
    elements.push(entry)
    return entry
  }

  /** What `draw` puts on the page belongs to the element. */
  function mark(page: PDFPage, { element, ref }: ReturnType<typeof addElement>, draw: () => void): void {
    const owners = marks.get(page) ?? []
    marks.set(page, owners)
    const number = owners.push(ref) - 1
    const role = String(element.dictionary.get(PDFName.of('S')))
    element.kids.push({ page: page.ref, mark: number })
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [role, `<</MCID ${number}>>`]))
    draw()
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
  }

  /** Lines and page numbers: nobody wants them read aloud. */
  function markArtifact(page: PDFPage, draw: () => void): void {
    page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, ['/Artifact']))
    draw()
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent))
  }

  function finish(): void {
    for (const { element } of elements) {
      const kids = element.kids.map(({ page, mark: number }) => ({ Type: 'MCR', Pg: page, MCID: number }))
      element.dictionary.set(PDFName.of('K'), context.obj(kids))
    }
    documentElement.set(PDFName.of('K'), context.obj(elements.map(({ ref }) => ref)))
    root.set(PDFName.of('K'), wholeRef)
    const numbers = pdf.getPages().flatMap((page, index) => {
      page.node.set(PDFName.of('StructParents'), context.obj(index))
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
      return [index, marks.get(page) ?? []]
    })
    root.set(PDFName.of('ParentTree'), context.obj({ Nums: numbers }))
    pdf.catalog.set(PDFName.of('StructTreeRoot'), rootRef)
    pdf.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  }

  return { addElement, mark, markArtifact, finish }
}

/** US Letter, in points. */
const PAGE = { width: 612, height: 792 }
const MARGIN = 54
const COLUMN = PAGE.width - 2 * MARGIN
const BOTTOM = 64
const LEADING = 1.38
const ink = rgb(0.12, 0.09, 0.13)
const soft = rgb(0.29, 0.26, 0.31)

export interface TextLook {
  role?: Role
  size?: number
  isBold?: boolean
  isSoft?: boolean
  /** Space above. */
  before?: number
}

export interface SheetWords {
  title: string
  language: string
  /** On each page, as 'Page %n of %m'. */
  page: string
}

/** Text and pictures from the top down, page after page, in a form that a screen reader can follow. */
export async function createSheet({ title, language, page: pageNumber }: SheetWords) {
  const pdf = await PDFDocument.create()
  // Whoever sees the file's properties learns nothing from them.
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setProducer('')
  pdf.setCreator('')
  pdf.setLanguage(language)
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  }
  const letters = new Set(fonts.plain.getCharacterSet())
  const tags = createTags(pdf)
  let page: PDFPage = pdf.addPage([PAGE.width, PAGE.height])
  let y = PAGE.height - MARGIN

  function takeRoom(height: number): void {
    if (y - height < BOTTOM) {
      page = pdf.addPage([PAGE.width, PAGE.height])
      y = PAGE.height - MARGIN
    }
    y -= height
  }

  async function placeImage(image: TextImage, element: ReturnType<typeof tags.addElement>, scale = 1): Promise<void> {
    const embedded = image.isPng ? await pdf.embedPng(image.bytes) : await pdf.embedJpg(image.bytes)
    const [width, height] = [image.width * scale, image.height * scale]
    takeRoom(height)
    const x = image.isRight ? PAGE.width - MARGIN - width : MARGIN
    tags.mark(page, element, () => page.drawImage(embedded, { x, y, width, height }))
  }

  /** Scripts that the built-in fonts lack are drawn with the browser's own, and carry their words along. */
  async function addForeignText(text: string, { role = 'P', size = 11, isBold = false }: TextLook): Promise<void> {
    const element = tags.addElement(role, text)
    for (const line of await drawLines(text, { size, column: COLUMN, isBold })) await placeImage(line, element)
  }

  async function addText(raw: string, look: TextLook = {}): Promise<void> {
    const text = raw.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, '    ')
    const { role = 'P', size = 11, isBold, isSoft } = look
    const font = isBold ? fonts.bold : fonts.plain
    y -= look.before ?? 0
    if ([...text].some((letter) => letter !== '\n' && !letters.has(letter.codePointAt(0) ?? 0))) {
      return addForeignText(text, look)
    }
    const element = tags.addElement(role)
    for (const line of wrapText(text, (part) => font.widthOfTextAtSize(part, size) <= COLUMN)) {
      takeRoom(size * LEADING)
      const place = { x: MARGIN, y: y + size * 0.25, size, font, color: isSoft ? soft : ink }
      tags.mark(page, element, () => page.drawText(line, place))
    }
  }

  /** As large as the column and a third of the page allow. */
  async function addPhoto(image: TextImage, alt: string): Promise<void> {
    y -= 8
    await placeImage(
      image,
      tags.addElement('Figure', alt),
      Math.min(COLUMN / image.width, PAGE.height / 3 / image.height, 1),
    )
  }

  function addRule(): void {
    takeRoom(20)
    const [start, end] = [MARGIN, PAGE.width - MARGIN].map((x) => ({ x, y: y + 4 }))
    if (start && end) tags.markArtifact(page, () => page.drawLine({ start, end, thickness: 0.7, color: soft }))
  }

  function addPageNumbers(): void {
    const pages = pdf.getPages()
    for (const [index, one] of pages.entries()) {
      const text = fillBlanks(pageNumber, { count: index + 1, total: pages.length })
      const x = PAGE.width - MARGIN - fonts.plain.widthOfTextAtSize(text, 9)
      tags.markArtifact(one, () => one.drawText(text, { x, y: 36, size: 9, font: fonts.plain, color: soft }))
    }
  }

  async function save(): Promise<Blob> {
    addPageNumbers()
    tags.finish()
    const bytes = await pdf.save()
    return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
  }

  return { addText, addPhoto, addRule, save }
}

export type Sheet = Awaited<ReturnType<typeof createSheet>>
