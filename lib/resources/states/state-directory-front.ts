/** The first page of the printed directory: the national lines, how to use the list, where each state stands. */
import { type StateCode, stateCodes, stateSlug } from '@/lib/geography/states'
import { type Block, createListItem, createTextBlock } from '@/lib/pdf/block'
import {
  createCallRun,
  createHeading,
  createHotlineTable,
  createParagraph,
  createTitle,
  LEADING,
  plain,
  sheet,
  strong,
  styles,
} from '@/lib/pdf/sheet'
import type { PdfElement, TaggedPdf } from '@/lib/pdf/tagged-pdf'
import { localizedHotlines } from '@/lib/site/language/hotlines'
import { words } from '@/lib/site/language/words'

const CONTENTS_COLUMNS = 4
const CONTENTS_ROWS = Math.ceil(stateCodes.length / CONTENTS_COLUMNS)

interface Front {
  title: string
  lead: string
  madeOn: string
}

/** Title, date and national lines, over the whole width. */
export function createFrontBlocks(pdf: TaggedPdf, parent: PdfElement, { title, lead, madeOn }: Front): Block[] {
  const w = words().sheets
  const call = createCallRun(w.emergencyServices, '911')
  const danger = [
    { text: w.danger, style: styles.alarm },
    { ...call, style: styles.alarm },
  ]
  return [
    createTitle(pdf, parent, title),
    createParagraph(pdf, parent, [plain(`${lead} `), { ...plain(w.madeOn({ day: madeOn })), isWhole: true }], {
      before: 2,
      width: sheet.width - 60,
    }),
    createParagraph(pdf, parent, danger, { before: 9, leading: 17 }),
    createHeading(pdf, parent, w.national),
    ...createHotlineTable(pdf, parent, localizedHotlines()),
  ]
}

export function createGuidance(pdf: TaggedPdf, parent: PdfElement): Block[] {
  const w = words().sheets.guidance
  const heading = createHeading(pdf, parent, w.title)
  const list = pdf.addElement(parent, 'L')
  const options = { width: sheet.width, leading: LEADING, indent: 14, before: 2 }
  const items = w.points.map(({ what, why }) =>
    createListItem(pdf, list, plain('•'), [strong(`${what} `), plain(why)], options),
  )
  return [heading, ...items]
}

type FindPage = (state: StateCode) => number

function drawContents(pdf: TaggedPdf, contents: PdfElement, findPage: FindPage, x: number, y: number): void {
  const width = sheet.width / CONTENTS_COLUMNS
  for (const [index, state] of stateCodes.entries()) {
    const name = words().records.state(state)
    const page = String(findPage(state))
    const link = { href: `#${stateSlug(state)}`, alt: words().sheets.byState.page({ state: name, page }) }
    const runs = [
      { text: `${name} `, style: styles.contents, link },
      { text: page, style: styles.contentsPage, link },
    ]
    const line = createTextBlock(pdf, pdf.addElement(contents, 'TOCI'), runs, { width, leading: LEADING })
    line.draw(x + Math.floor(index / CONTENTS_ROWS) * width, y + (index % CONTENTS_ROWS) * LEADING)
  }
}

/** Every state with the page it begins on, in columns read downward. The pages are asked for when it is drawn. */
export function createContents(pdf: TaggedPdf, parent: PdfElement, findPage: FindPage): Block[] {
  const heading = createHeading(pdf, parent, words().sheets.byState.contents)
  const contents = pdf.addElement(parent, 'TOC')
  const height = CONTENTS_ROWS * LEADING
  return [heading, { before: 4, height, draw: (x, y) => drawContents(pdf, contents, findPage, x, y) }]
}
