/** One entry of a printed list: its name, whom it serves, its numbers, its website and the date of the last check. */
import type { StateCode } from '@/lib/geography/states'
import { type Block, createTextBlock, stackBlocks } from '@/lib/pdf/block'
import { LEADING, plain, styles } from '@/lib/pdf/sheet'
import type { PdfElement, TaggedPdf } from '@/lib/pdf/tagged-pdf'
import { words } from '@/lib/site/language/words'
import { beginLine, createCheckLine, createPhoneLine, dot, WHOLE_LENGTH } from '../entry-lines'
import type { ResourceDto } from '../schema'

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

export interface EntryOptions {
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
export function createEntry(pdf: TaggedPdf, list: PdfElement, entry: ResourceDto, options: EntryOptions): Block {
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
