/** How one state looks in print: its name, its groups, and in each the entries. */
import { type StateCode, stateSlug } from '@/lib/geography/states'
import { type Block, createTextBlock, stackBlocks } from '@/lib/pdf/block'
import {
  createCallRun,
  createHeading,
  createParagraph,
  createSubheading,
  createTextRun,
  LEADING,
  plain,
  strong,
  styles,
} from '@/lib/pdf/sheet'
import type { PdfElement, TaggedPdf } from '@/lib/pdf/tagged-pdf'
import { localizedHotlines } from '@/lib/site/language/hotlines'
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'
import { beginLine, createCheckLine, createPhoneLine, dot, WHOLE_LENGTH } from '../entry-lines'
import type { ResourceDto } from '../schema'
import { hasLocalLine, type StateListing } from './state-listing'

/** One entry of a printed list: its name, whom it serves, its numbers, its website and the date of the last check. */
const NOTE_LENGTH = 220
const notStates: readonly StateCode[] = ['AS', 'DC', 'GU', 'MP', 'PR', 'VI']

/** Said of whom the whole place may call. */
function describeWhole(state: StateCode): string {
  const { sheets, records } = words()
  return notStates.includes(state) ? sheets.wholePlace({ place: records.inState(state) }) : sheets.statewide
}

/** Whom it serves, without the state's name, which stands above; null when that is not known. */
function describeArea(entry: ResourceDto, state: StateCode): string | null {
  if (entry.areaServed) return words().records.area(entry.areaServed)
  if (entry.serviceArea.length > 1) return entry.serviceArea.map((code) => words().records.state(code)).join(', ')
  // Only these speak for a whole state; a legal aid office of the same scope serves some of its counties.
  const isWhole = entry.kind === 'hotline' || entry.tags.includes('state-coalition')
  if (entry.scope === 'state' && isWhole) return describeWhole(state)
  return entry.city
}

/** The beginning of a long text, up to a whole word. */
function shorten(text: string): string {
  if (text.length <= NOTE_LENGTH) return text
  return `${text.slice(0, NOTE_LENGTH).replace(/\s+\S*$/, '')}…`
}

interface EntryOptions {
  width: number
  /** The state under which it stands. */
  state: StateCode
  day: Date
  /** In the place of the area that it serves: 'Cleveland, 12 miles'. */
  where?: (entry: ResourceDto) => string | null
  /** Says what it does: a call to the wrong place costs courage. */
  hasNote?: boolean
}

/** Name and area as the item's label, the rest as its body: numbers and hours, website and date. */
function createEntry(pdf: TaggedPdf, list: PdfElement, entry: ResourceDto, options: EntryOptions): Block {
  const { width, state, day, hasNote, where } = options
  const area = where ? where(entry) : describeArea(entry, state)
  const isWhole = area !== null && area.length <= WHOLE_LENGTH
  const place = area ? [dot, { ...plain(area), isWhole }] : []
  const label = [{ text: words().records.name(entry), style: styles.phone }, ...place]
  const item = pdf.addElement(list, 'LI')
  const title = createTextBlock(pdf, pdf.addElement(item, 'Lbl'), label, { width, leading: LEADING })
  const lines = [
    hasNote ? [plain(shorten(entry.eligibility ?? words().records.describe(entry).text))] : [],
    createPhoneLine(entry),
    createCheckLine(entry, day),
  ]
  const body = createTextBlock(pdf, pdf.addElement(item, 'LBody'), lines.flatMap(beginLine), {
    width,
    leading: LEADING,
  })
  return stackBlocks([title, body], {
    before: 7,
    continues: words().sheets.continued({ name: words().records.state(state) }),
  })
}

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
