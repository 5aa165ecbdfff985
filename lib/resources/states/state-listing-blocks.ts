/** How one state looks in print: its name, its groups, and in each the entries. */
import { type StateCode, stateSlug } from '@/lib/geography/states'
import { type Block, createTextBlock } from '@/lib/pdf/block'
import { createCallRun, createTextRun } from '@/lib/pdf/hotline-table'
import { createHeading, createParagraph, createSubheading, LEADING, plain, strong } from '@/lib/pdf/sheet'
import type { PdfElement, TaggedPdf } from '@/lib/pdf/tagged-pdf'
import { localizedHotlines } from '@/lib/site/language/hotlines'
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'
import type { ResourceDto } from '../schema'
import { hasLocalLine, type StateListing } from './state-listing'
import { createEntry, type EntryOptions } from './state-listing-entry'

const BAR_WIDTH = 2.5
const BAR_INDENT = 10

export interface StateOptions {
  width: number
  day: Date
  /** A sheet of this state only, under its name and the national lines. */
  isAlone?: boolean
}

export interface Group extends EntryOptions {
  title: string
  entries: ResourceDto[]
}

export function createGroup(pdf: TaggedPdf, section: PdfElement, { title, entries, ...options }: Group): Block[] {
  if (entries.length === 0) return []
  const heading = createSubheading(pdf, section, title, {
    width: options.width,
    before: 12,
    continues: words().sheets.continued({ name: words().records.state(options.state) }),
  })
  const list = pdf.addElement(section, 'L')
  const [first, ...rest] = entries.map((entry) => createEntry(pdf, list, entry, options))
  return [heading, ...(first ? [{ ...first, before: 2 }] : []), ...rest]
}

function createHotlineItem(pdf: TaggedPdf, list: PdfElement, line: Hotline, width: number): Block {
  const body = pdf.addElement(pdf.addElement(list, 'LI'), 'LBody')
  const { name, phone, text } = line
  const w = words().sheets.inList
  const call = phone ? [{ ...plain(w.call), isWhole: true }, createCallRun(name, phone)] : []
  const write = text ? [{ ...plain(w.text), isWhole: true }, createTextRun(name, text.to, text.body)] : []
  const runs = [strong(`${name}: `), ...call, ...(phone && text ? [plain(w.or)] : []), ...write]
  return createTextBlock(pdf, body, runs, { width, leading: LEADING, before: 3 })
}

/** A bar at the left of what stands out, unbroken from block to block. */
function addBar(pdf: TaggedPdf, block: Block, isFirst: boolean): Block {
  return {
    ...block,
    draw(x, y) {
      const top = isFirst ? y : y - block.before
      pdf.markArtifact('Layout', () => pdf.drawBar(x + BAR_WIDTH / 2, top, y + block.height, BAR_WIDTH))
      block.draw(x + BAR_INDENT, y)
    },
  }
}

/** That no local line is known, and whom to call all the same. */
function createNationalLines(pdf: TaggedPdf, section: PdfElement, state: StateCode, options: StateOptions): Block[] {
  const width = options.width - BAR_INDENT
  const { sheets, records } = words()
  const continues = sheets.continued({ name: records.state(state) })
  const sorry = strong(sheets.noLocalLine({ place: records.inState(state) }))
  if (options.isAlone) {
    const runs = [sorry, plain(sheets.linesAbove)]
    return [addBar(pdf, createParagraph(pdf, section, runs, { width, before: 8 }), true)]
  }
  const runs = [sorry, plain(sheets.linesHere)]
  const intro = createParagraph(pdf, section, runs, { width, before: 8, keepsWithNext: true })
  const list = pdf.addElement(section, 'L')
  const items = localizedHotlines().map((line) => ({ ...createHotlineItem(pdf, list, line, width), continues }))
  return [intro, ...items].map((block, index) => addBar(pdf, block, index === 0))
}

function createNothingYet(pdf: TaggedPdf, section: PdfElement, { width }: StateOptions, state: StateCode): Block {
  const { sheets, records } = words()
  const text = sheets.noEntry({ place: records.inState(state) })
  return createParagraph(pdf, section, [plain(text)], { width, before: 8 })
}

function createStateHeading(pdf: TaggedPdf, section: PdfElement, listing: StateListing, width: number): Block {
  const name = words().records.state(listing.state)
  const heading = createHeading(pdf, section, name, { width, leading: 21, before: 20 })
  return {
    ...heading,
    height: heading.height + 4,
    draw(x, y) {
      pdf.addBookmark(name, y - 4)
      pdf.addDestination(stateSlug(listing.state), y - 4)
      heading.draw(x, y)
      pdf.markArtifact('Layout', () => pdf.drawLine(x, x + width, y + heading.height + 1, 1.2))
    },
  }
}

/** The blocks of one state, in reading order, to be poured into columns. */
export function createStateBlocks(
  pdf: TaggedPdf,
  parent: PdfElement,
  listing: StateListing,
  options: StateOptions,
): Block[] {
  const section = pdf.addElement(parent, 'Sect')
  const { state } = listing
  const group = (title: string, entries: ResourceDto[], hasNote = false) =>
    createGroup(pdf, section, { title, entries, hasNote, state, width: options.width, day: options.day })
  const heading = options.isAlone ? [] : [createStateHeading(pdf, section, listing, options.width)]
  const lines = hasLocalLine(listing) ? [] : createNationalLines(pdf, section, state, options)
  const isEmpty = [listing.emergency, listing.coalitions, listing.housing, listing.legalAid].every(
    (entries) => entries.length === 0,
  )
  const titles = words().sheets.groups
  const groups = [
    group(titles.emergency, listing.emergency),
    group(titles.coalitions, listing.coalitions),
    group(titles.housing, listing.housing, true),
    group(titles.legalAid, listing.legalAid),
  ]
  return [
    ...heading,
    ...lines,
    ...(isEmpty ? [createNothingYet(pdf, section, options, state)] : []),
    ...groups.flat(),
  ].map((block) => (options.isAlone ? { ...block, continues: undefined } : block))
}
