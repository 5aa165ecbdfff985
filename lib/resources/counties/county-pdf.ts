import 'server-only'
import type { County } from '@/lib/geography/counties'
import type { StateFacts } from '@/lib/legal/states/cells'
import { getStateFacts } from '@/lib/legal/states/facts'
import { type Block, createTextBlock } from '@/lib/pdf/block'
import { formatDay, getToday } from '@/lib/pdf/fonts'
import { findEnd, layoutBlocks } from '@/lib/pdf/layout-blocks'
import {
  createCallRun,
  createHeading,
  createParagraph,
  createSubheading,
  getColumnWidth,
  LEADING,
  plain,
  strong,
} from '@/lib/pdf/sheet'
import { type PdfElement, TaggedPdf } from '@/lib/pdf/tagged-pdf'
import { words } from '@/lib/site/language/words'
import { hotline } from '@/lib/site/site'
import type { ResourceDto } from '../schema'
import { createFrontBlocks } from '../states/state-directory-front'
import { COLUMNS, finishSheet } from '../states/state-directory-pdf'
import { createLawBlocks } from '../states/state-law-blocks'
import { createGroup } from '../states/state-listing-blocks'
import { helpGroups } from './county-groups'
import { type CountyHelp, getCountyHelp, splitCalls } from './county-help'
import { describeDistance, describeMissing } from './county-wording'
import { listRides, type Ride, riderWords } from './rides'

// The rides of a county on paper, as its page has them.

/** On paper those without a number and without a page of their own say nothing that she can use. */
const isOfUse = ({ phone, url }: Ride) => phone !== null || url !== null
const MAX_ENTRIES = 6

function createRide(pdf: TaggedPdf, list: PdfElement, ride: Ride, county: County, width: number): Block {
  const { name, phone, url, towns, who, kind, source, dated } = ride
  const { ride: w, records } = words()
  const said = [
    w.who[riderWords[who]],
    ...(towns.length > 0 ? [w.around({ towns: towns.join(', ') })] : []),
    ...(kind === 'find' ? [w.lists({ code: county.state })] : []),
    `${records.source}: ${source}${dated ? `, ${dated}` : ''}`,
  ]
  const ways = phone ? [createCallRun(name, phone), plain(' · ')] : url ? [plain(`${url} · `)] : []
  const body = pdf.addElement(pdf.addElement(list, 'LI'), 'LBody')
  const runs = [strong(`${name}: `), ...ways, plain(said.join(' · '))]
  return createTextBlock(pdf, body, runs, { width, leading: LEADING, before: 3 })
}

function createRideBlocks(pdf: TaggedPdf, section: PdfElement, county: County, width: number): Block[] {
  const { ride: w, records } = words()
  const { rides, finds, health } = listRides(county)
  const shown = [...rides, ...finds, ...health].filter(isOfUse).slice(0, MAX_ENTRIES)
  const text = (said: string) => createParagraph(pdf, section, [plain(said)], { width, before: 2 })
  const heading = createSubheading(pdf, section, w.title, { width, before: 12 })
  const none = rides.some(isOfUse) ? [] : [text(w.noneKnown({ name: records.county(county.fullName) }))]
  const lead = [...none, ...(shown.length > 0 ? [text(w.ask)] : [])]
  const list = shown.length > 0 ? pdf.addElement(section, 'L') : null
  const rows = list ? shown.map((ride) => createRide(pdf, list, ride, county, width)) : []
  return [heading, ...lead, ...rows, text(w.card), text(`${w.ask211.before}211${w.ask211.after}`)]
}

interface SheetOptions {
  day?: Date
  /** Neutral where it is listed by name, such as in a list of files. */
  isNeutral?: boolean
}

interface Content {
  help: CountyHelp
  law: StateFacts
  day: Date
}

function createBlocks(pdf: TaggedPdf, section: PdfElement, county: County, { help, law, day }: Content): Block[] {
  const width = getColumnWidth(COLUMNS)
  const { state } = county
  const group = (title: string, entries: ResourceDto[], where?: (entry: ResourceDto) => string | null) =>
    createGroup(pdf, section, { title, entries, state, width, day, where })
  const placed = [...help.groups.flatMap(({ entries }) => entries), ...help.farther]
  const ways = new Map(placed.map((one) => [one.entry.id, one] as const))
  const { sheets, records, help: copy } = words()
  const describeWhere = (entry: ResourceDto) => {
    const placed = ways.get(entry.id)
    return [entry.city, placed && describeDistance(placed, county, records)].filter(Boolean).join(', ') || null
  }
  const missing = describeMissing({ ...county, fullName: records.county(county.fullName) }, help, copy.county)
  const { sure, others } = splitCalls(help)
  const isLocal = (entry: ResourceDto) => help.local.includes(entry)
  const { phone } = hotline('domestic-violence')
  const sorry = missing
    ? [
        createParagraph(pdf, section, [strong(`${missing} `), plain(sheets.nearestBed({ phone: phone ?? '911' }))], {
          width,
          before: 8,
        }),
      ]
    : []
  return [
    ...sorry,
    ...group(copy.county.sure, sure),
    ...group(copy.county.local({ name: records.county(county.fullName) }), others.filter(isLocal)),
    ...group(copy.county.neighbors({ code: county.state }), help.neighbors),
    ...group(copy.county.unplaced({ code: county.state }), help.unplaced),
    ...group(
      copy.county.forAll({ code: state }),
      others.filter((entry) => !isLocal(entry)),
    ),
    ...helpGroups.flatMap(({ id }) =>
      group(
        copy.county.groups[id],
        help.groups.find((one) => one.id === id)?.entries.map(({ entry }) => entry) ?? [],
        describeWhere,
      ),
    ),
    ...group(
      copy.county.farther,
      help.farther.map(({ entry }) => entry),
      describeWhere,
    ),
    ...createRideBlocks(pdf, section, county, width),
    ...createLawBlocks(pdf, section, state, law, { width, isAlone: true }),
  ].map((block) => ({ ...block, continues: undefined }))
}

/** One county below the national hotlines: the entries of its page, about 30 at most. */
export async function createCountyPdf(
  county: County,
  { day = getToday(), isNeutral = false }: SheetOptions = {},
): Promise<Uint8Array> {
  const [help, law] = await Promise.all([getCountyHelp(county.fips), getStateFacts(county.state)])
  const { sheets, records, help: copy } = words()
  const name = records.county(county.fullName)
  const place = `${name}, ${records.state(county.state)}`
  const title = copy.county.heading({ name, code: county.state })
  const pdf = new TaggedPdf(isNeutral ? sheets.neutral : title, day)
  const section = pdf.addElement(pdf.root, 'Sect')
  const front = layoutBlocks([
    ...createFrontBlocks(pdf, section, { title, lead: sheets.countyLead, madeOn: formatDay(day) }),
    createHeading(pdf, section, sheets.countyLines({ place: name })),
  ])
  const end = findEnd(front)
  const blocks = createBlocks(pdf, pdf.addElement(pdf.root, 'Sect'), county, { help, law, day })
  const entries = layoutBlocks(blocks, { columns: COLUMNS, page: end.page, top: end.bottom + 6 })
  return finishSheet(pdf, { title, day, spots: [...front, ...entries], place: () => place })
}
