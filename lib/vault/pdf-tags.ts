import {
  type PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib'

/** What a piece of the page is, for a screen reader. */
export type Role = 'H1' | 'H2' | 'P' | 'Figure'

interface Element {
  dictionary: PDFDict
  kids: { page: PDFRef; mark: number }[]
}

/** The structure tree of a PDF: which marks on which pages make up which paragraph, in reading order. */
export function createTags(pdf: PDFDocument) {
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
