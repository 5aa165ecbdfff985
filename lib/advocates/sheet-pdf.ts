import 'server-only'
import { type Block, createTextBlock } from '@/lib/pdf/block'
import { formatDay, getToday } from '@/lib/pdf/fonts'
import { sheet, styles } from '@/lib/pdf/sheet'
import { PAGE, type PdfElement, type Tag, TaggedPdf } from '@/lib/pdf/tagged-pdf'
import type { TextStyle } from '@/lib/pdf/text-layout'
import { inLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { hotline, site } from '@/lib/site/site'
import { createQrCode, listRuns } from './qr-code'
import type { SheetLine } from './sheet-lines'
import {
  type AdvocateWords,
  codeAddress,
  getAdvocateWords,
  namePlace,
  type SheetKind,
  type SheetLanguage,
  type SheetPlace,
} from './words'

interface Drawn {
  pdf: TaggedPdf
  place: SheetPlace
  lines: SheetLine[]
  own: AdvocateWords
  language: SheetLanguage
}

const violence = () => hotline('domestic-violence').phone ?? ''

/** Draws text in a column from the top; returns where the next can start. */
function drawText(
  pdf: TaggedPdf,
  parent: PdfElement,
  tag: Tag,
  text: string,
  style: TextStyle,
  at: { x: number; y: number; width: number },
): number {
  const block: Block = createTextBlock(pdf, pdf.addElement(parent, tag), [{ text, style }], {
    width: at.width,
    leading: style.size * 1.3,
  })
  block.draw(at.x, at.y)
  return at.y + block.height
}

function drawCode(
  pdf: TaggedPdf,
  parent: PdfElement,
  address: string,
  alt: string,
  x: number,
  y: number,
  size: number,
) {
  const code = createQrCode(address)
  const unit = size / code.length
  pdf.mark(pdf.addElement(parent, 'Figure', { alt }), () =>
    pdf.fillBoxes(
      listRuns(code).map((run) => ({
        x: x + run.x * unit,
        y: y + run.y * unit,
        width: run.width * unit,
        height: unit,
      })),
    ),
  )
}

const STRIPS = 9
const STRIP_TOP = 596

/** Only numbers: anyone who finds one in a pocket learns no more. */
function drawStrips({ pdf, lines, own }: Drawn): void {
  const width = sheet.width / STRIPS
  const [local] = lines
  pdf.markArtifact('Layout', () => {
    pdf.drawCut(sheet.left, STRIP_TOP, sheet.right, STRIP_TOP)
    for (let strip = 0; strip < STRIPS; strip += 1) {
      const left = sheet.left + strip * width
      if (strip > 0) pdf.drawCut(left, STRIP_TOP, left, PAGE.height - 20)
      const middle = left + width / 2
      pdf.turned(90, { x: middle, y: STRIP_TOP }, () => {
        pdf.drawText(violence(), middle + 14, STRIP_TOP - 5, { ...styles.strong, size: 15 })
        pdf.drawText(own.strip, middle + 14, STRIP_TOP + 9, { ...styles.soft, size: 9 })
        if (local) pdf.drawText(local.number, middle + 14, STRIP_TOP + 23, { ...styles.strong, size: 11 })
      })
    }
  })
}

function drawTearOff(drawn: Drawn): void {
  const { pdf, place, lines, own, language } = drawn
  const { sheet: says } = own
  const body = pdf.addElement(pdf.root, 'Sect')
  pdf.addPage()
  const full = { x: sheet.left, width: sheet.width }
  let y = drawText(pdf, body, 'H1', says.title, { ...styles.title, size: 38 }, { ...full, y: 48 })
  y = drawText(pdf, body, 'P', says.lead, { ...styles.body, size: 15 }, { ...full, y: y + 8 })
  const codeSize = 132
  const column = { x: sheet.left, width: sheet.width - codeSize - 28 }
  const top = y + 22
  const address = codeAddress(site.url, place, 'place', language)
  drawCode(pdf, body, address, says.scan, sheet.right - codeSize, top, codeSize)
  const under = { x: sheet.right - codeSize, width: codeSize }
  const scan = drawText(pdf, body, 'P', says.scan, { ...styles.strong, size: 11 }, { ...under, y: top + codeSize })
  drawText(pdf, body, 'P', says.scanWarning, { ...styles.soft, size: 9.5 }, { ...under, y: scan + 2 })
  y = drawText(pdf, body, 'H2', says.everywhere, { ...styles.subheading, size: 14 }, { ...column, y: top + 4 })
  y = drawText(pdf, body, 'P', violence(), { ...styles.strong, size: 30 }, { ...column, y: y + 2 })
  const text = `${own.lines.violence} · ${own.lines.text}`
  y = drawText(pdf, body, 'P', text, { ...styles.body, size: 11.5 }, { ...column, y })
  y = drawText(pdf, body, 'P', own.lines.local, { ...styles.strong, size: 14 }, { ...column, y: y + 6 })
  if (lines.length > 0) {
    const near = `${says.local}: ${namePlace(place)}`
    y = drawText(pdf, body, 'H2', near, { ...styles.subheading, size: 14 }, { ...column, y: y + 18 })
    for (const line of lines) {
      y = drawText(pdf, body, 'P', line.number, { ...styles.strong, size: 18 }, { ...column, y: y + 5 })
      y = drawText(pdf, body, 'P', line.name, { ...styles.body, size: 11.5 }, { ...column, y: y - 2 })
    }
  }
  const last = `${says.now}. ${says.alone}`
  drawText(pdf, body, 'P', last, { ...styles.strong, size: 11.5 }, { ...full, y: STRIP_TOP - 34 })
  drawStrips(drawn)
}

/** Ten cards of business-card size. */
const CARD = { width: 252, height: 144, across: 2, down: 5 }

function drawCard({ pdf, lines, own }: Drawn, parent: PdfElement | null, x: number, top: number): void {
  const write = (text: string, style: TextStyle, y: number) => {
    const draw = () => pdf.drawText(text, x + 16, top + y, style)
    if (parent) pdf.mark(pdf.addElement(parent, 'P'), draw)
    else draw()
  }
  write(own.wallet, { ...styles.subheading, size: 13 }, 26)
  write(violence(), { ...styles.strong, size: 16 }, 50)
  write(own.strip, { ...styles.soft, size: 9 }, 62)
  for (const [at, { number }] of lines.slice(0, 3).entries())
    write(number, { ...styles.strong, size: 13 }, 82 + at * 17)
  write('211 · 988', { ...styles.strong, size: 13 }, 82 + Math.min(3, lines.length) * 17)
}

/** One is in the structure tree for screen readers; the other nine are identical artifacts. */
function drawCards(drawn: Drawn): void {
  const { pdf } = drawn
  pdf.addPage()
  const left = (PAGE.width - CARD.across * CARD.width) / 2
  const top = (PAGE.height - CARD.down * CARD.height) / 2
  drawCard(drawn, pdf.addElement(pdf.root, 'Sect'), left, top)
  pdf.markArtifact('Layout', () => {
    for (let at = 1; at < CARD.across * CARD.down; at += 1) {
      drawCard(drawn, null, left + (at % CARD.across) * CARD.width, top + Math.floor(at / CARD.across) * CARD.height)
    }
    for (let at = 0; at <= CARD.across; at += 1) {
      pdf.drawCut(left + at * CARD.width, top, left + at * CARD.width, top + CARD.down * CARD.height)
    }
    for (let at = 0; at <= CARD.down; at += 1) {
      pdf.drawCut(left, top + at * CARD.height, left + CARD.across * CARD.width, top + at * CARD.height)
    }
  })
}

function drawConversationCard({ pdf, place, lines, own }: Drawn, day: Date): void {
  const { talk } = own
  const body = pdf.addElement(pdf.root, 'Sect')
  pdf.addPage()
  const at = { x: sheet.left, width: sheet.width }
  let y = drawText(pdf, body, 'H1', talk.title, { ...styles.title, size: 25 }, { ...at, y: 46 })
  y = drawText(pdf, body, 'P', talk.lead, { ...styles.body, size: 12 }, { ...at, y: y + 6 })
  for (const part of talk.parts) {
    y = drawText(pdf, body, 'H2', part.title, styles.heading, { ...at, y: y + 12 }) + 2
    const list = pdf.addElement(body, 'L')
    for (const item of part.items) {
      const entry = pdf.addElement(list, 'LI')
      pdf.mark(pdf.addElement(entry, 'Lbl'), () =>
        pdf.drawText('•', sheet.left + 2, y + 13, { ...styles.body, size: 12 }),
      )
      const text = { x: sheet.left + 16, width: sheet.width - 16, y: y + 2 }
      y = drawText(pdf, entry, 'LBody', item, { ...styles.body, size: 11.5 }, text)
    }
  }
  const numbers = [
    `${own.lines.violence} ${violence()}`,
    ...lines.slice(0, 2).map(({ name, number }) => `${name} ${number}`),
  ]
  y = drawText(pdf, body, 'H2', talk.call, styles.heading, { ...at, y: y + 14 })
  for (const number of numbers)
    y = drawText(pdf, body, 'P', number, { ...styles.strong, size: 12 }, { ...at, y: y + 2 })
  const made = `${namePlace(place)} · ${formatDay(day)}`
  pdf.markArtifact('Pagination', () => pdf.drawText(made, sheet.left, 764, styles.edge))
}

const titles: Record<SheetKind, (own: AdvocateWords, place: SheetPlace) => string> = {
  'tear-off': (own, place) => `${own.sheet.title} ${namePlace(place)}`,
  cards: (own) => own.wallet,
  'what-to-say': (own) => own.talk.title,
}

/** A page for advocates to print, in its own language: the page that leads to it may be in another. */
export async function createSheetPdf(
  kind: SheetKind,
  language: SheetLanguage,
  place: SheetPlace,
  lines: SheetLine[],
  day: Date = getToday(),
): Promise<Uint8Array> {
  return inLanguage(language, () => {
    const own = getAdvocateWords(language)
    const pdf = new TaggedPdf(titles[kind](own, place), day, languageTags[language].tag)
    const drawn: Drawn = { pdf, place, lines, own, language }
    if (kind === 'tear-off') drawTearOff(drawn)
    else if (kind === 'cards') drawCards(drawn)
    else drawConversationCard(drawn, day)
    return pdf.toBytes()
  })
}
