/** The rides of a county on paper, as its page has them. */
import type { County } from '@/lib/geography/counties'
import type { Block } from '@/lib/pdf/block'
import { createTextBlock } from '@/lib/pdf/block'
import { createCallRun } from '@/lib/pdf/hotline-table'
import { createParagraph, createSubheading, LEADING, plain, strong } from '@/lib/pdf/sheet'
import type { PdfElement, TaggedPdf } from '@/lib/pdf/tagged-pdf'
import { words } from '@/lib/site/language/words'
import { listRides, type Ride, riderWords } from './rides'

/** On paper those without a number and without a page of their own say nothing that she can use. */
const isOfUse = ({ phone, url }: Ride) => phone !== null || url !== null
const MOST = 6

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

export function createRideBlocks(pdf: TaggedPdf, section: PdfElement, county: County, width: number): Block[] {
  const { ride: w, records } = words()
  const { rides, finds, health } = listRides(county)
  const shown = [...rides, ...finds, ...health].filter(isOfUse).slice(0, MOST)
  const text = (said: string) => createParagraph(pdf, section, [plain(said)], { width, before: 2 })
  const heading = createSubheading(pdf, section, w.title, { width, before: 12 })
  const none = rides.some(isOfUse) ? [] : [text(w.noneKnown({ name: records.county(county.fullName) }))]
  const lead = [...none, ...(shown.length > 0 ? [text(w.ask)] : [])]
  const list = shown.length > 0 ? pdf.addElement(section, 'L') : null
  const rows = list ? shown.map((ride) => createRide(pdf, list, ride, county, width)) : []
  return [heading, ...lead, ...rows, text(w.card), text(`${w.ask211.before}211${w.ask211.after}`)]
}
