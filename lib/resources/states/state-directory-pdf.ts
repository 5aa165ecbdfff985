import 'server-only'
import type { StateCode } from '@/lib/geography/states'
import type { StateFacts } from '@/lib/legal/states/cells'
import { getStateFacts, listStateFacts } from '@/lib/legal/states/facts'
import type { Block } from '@/lib/pdf/block'
import { formatDay, getToday } from '@/lib/pdf/fonts'
import { drawSpots, findEnd, layoutBlocks, type Spot } from '@/lib/pdf/layout-blocks'
import { createHeading, drawBloom, drawPageEdges, getColumnWidth } from '@/lib/pdf/sheet'
import { TaggedPdf } from '@/lib/pdf/tagged-pdf'
import { words } from '@/lib/site/language/words'
import { createContents, createFrontBlocks, createGuidance } from './state-directory-front'
import { createLawBlocks } from './state-law-blocks'
import { listEveryStateListing, listStateListing, type StateListing } from './state-listing'
import { createStateBlocks, type StateOptions } from './state-listing-blocks'

export const COLUMNS = 2

type Owners = ReadonlyMap<Block, StateCode>

/** The blocks of the states in reading order, and whose each is. */
function createOwnedBlocks(
  pdf: TaggedPdf,
  listings: StateListing[],
  facts: Partial<Record<StateCode, StateFacts>>,
  options: Omit<StateOptions, 'width'>,
): Owners {
  const parent = pdf.addElement(pdf.root, 'Sect')
  const settings = { ...options, width: getColumnWidth(COLUMNS) }
  return new Map(
    listings.flatMap((listing) => {
      const { state } = listing
      const blocks = createStateBlocks(pdf, parent, listing, settings)
      blocks.push(...createLawBlocks(pdf, parent, state, facts[state] ?? {}, settings))
      return blocks.map((block) => [block, state] as const)
    }),
  )
}

/** 'Alabama – Arkansas': what a page holds, as in a dictionary. */
function describePage(spots: Spot[], owners: Owners, page: number): string {
  const states = spots.filter((spot) => spot.page === page).flatMap(({ block }) => owners.get(block) ?? [])
  const first = states[0]
  const last = states.at(-1)
  if (!first || !last) return ''
  const name = words().records.state
  return first === last ? name(first) : `${name(first)} – ${name(last)}`
}

interface Drawing {
  title: string
  day: Date
  spots: Spot[]
  /** What stands at the head of a page. */
  place(page: number): string
}

export function finishSheet(pdf: TaggedPdf, { title, day, spots, place }: Drawing): Promise<Uint8Array> {
  const w = words().sheets
  pdf.addPage()
  pdf.addBookmark(title, 0)
  drawBloom(pdf)
  drawSpots(pdf, spots)
  drawPageEdges(pdf, { head: title, place, foot: `${w.madeOn({ day: formatDay(day) })} ${w.callFirst}` })
  return pdf.toBytes()
}

/** Every state, the District of Columbia and the territories, with a first page to keep by itself. */
export async function createStateDirectoryPdf(day = getToday()): Promise<Uint8Array> {
  const { title, lead } = words().sheets.byState
  const [listings, facts] = await Promise.all([listEveryStateListing(), listStateFacts()])
  const pdf = new TaggedPdf(title, day)
  const section = pdf.addElement(pdf.root, 'Sect')
  const pages = new Map<StateCode, number>()
  const front = layoutBlocks([
    ...createFrontBlocks(pdf, section, { title, lead, madeOn: formatDay(day) }),
    ...createGuidance(pdf, section),
    ...createContents(pdf, section, (state) => pages.get(state) ?? 0),
  ])
  const owners = createOwnedBlocks(pdf, listings, facts, { day })
  const states = layoutBlocks([...owners.keys()], { columns: COLUMNS, page: findEnd(front).page + 1 })
  for (const { block, page } of states.toReversed()) {
    const state = owners.get(block)
    if (state) pages.set(state, page + 1)
  }
  const place = (page: number) => describePage(states, owners, page)
  return finishSheet(pdf, { title, day, spots: [...front, ...states], place })
}

interface SheetOptions {
  day?: Date
  /** Says nothing of itself where it is named but not read: in the title of a window, in a list of files. */
  isNeutral?: boolean
}

/** One state by itself, under the national lines. */
export async function createOneStatePdf(
  state: StateCode,
  { day = getToday(), isNeutral = false }: SheetOptions = {},
): Promise<Uint8Array> {
  const { sheets, records, help } = words()
  const title = help.state.heading({ code: state })
  const [listings, facts] = await Promise.all([listStateListing(state), getStateFacts(state)])
  const pdf = new TaggedPdf(isNeutral ? sheets.neutral : title, day)
  const section = pdf.addElement(pdf.root, 'Sect')
  const front = layoutBlocks([
    ...createFrontBlocks(pdf, section, { title, lead: sheets.stateLead, madeOn: formatDay(day) }),
    createHeading(pdf, section, sheets.stateLines({ place: records.inState(state) })),
  ])
  const end = findEnd(front)
  const owners = createOwnedBlocks(pdf, listings, { [state]: facts }, { day, isAlone: true })
  const states = layoutBlocks([...owners.keys()], { columns: COLUMNS, page: end.page, top: end.bottom + 6 })
  return finishSheet(pdf, {
    title,
    day,
    spots: [...front, ...states],
    place: (page) => describePage(states, owners, page),
  })
}
