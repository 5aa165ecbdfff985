import 'server-only'
import { getToday } from '@/lib/pdf/fonts'
import { drawSpots, findEnd, layoutBlocks } from '@/lib/pdf/layout-blocks'
import { drawBloom, drawPageEdges, getColumnWidth } from '@/lib/pdf/sheet'
import { TaggedPdf } from '@/lib/pdf/tagged-pdf'
import type { ResourceDto } from '@/lib/resources/schema'
import { words } from '@/lib/site/language/words'
import { createIntroduction } from './safety-plan-blocks'
import {
  createContacts,
  createFirstPage,
  createListPage,
  createPacking,
  createSources,
  createStates,
  type PlanStates,
  readPlanContent,
} from './safety-plan-pages'

const COLUMNS = 2

/** What to pack beside more people to call, in columns, with the sources below. */
function drawLastPage(pdf: TaggedPdf, entries: ResourceDto[], day: Date): void {
  const section = pdf.addElement(pdf.root, 'Sect')
  const width = getColumnWidth(COLUMNS)
  const head = layoutBlocks(createIntroduction(pdf, section, readPlanContent().goBag), { page: pdf.pageCount })
  const begin = findEnd(head)
  const columns = layoutBlocks(
    [...createPacking(pdf, section, width), ...createContacts(pdf, section, entries, { width, day })],
    { columns: COLUMNS, page: begin.page, top: begin.bottom + 8 },
  )
  const end = findEnd(columns)
  const foot = layoutBlocks([createSources(pdf, section)], { page: end.page, top: end.bottom + 8 })
  drawSpots(pdf, [...head, ...columns, ...foot])
}

/** The order to ask for by name, state by state, in columns. */
function drawStates(pdf: TaggedPdf, states: PlanStates): void {
  const section = pdf.addElement(pdf.root, 'Sect')
  const head = layoutBlocks(createIntroduction(pdf, section, words().sheets.plan.orders), { page: pdf.pageCount })
  const begin = findEnd(head)
  const blocks = createStates(pdf, section, states, getColumnWidth(COLUMNS))
  const columns = layoutBlocks(blocks, { columns: COLUMNS, page: begin.page, top: begin.bottom + 8 })
  drawSpots(pdf, [...head, ...columns])
}

/**
 * The safety plan, to tick and write on; each part on a page of its own, so that one keeps only what is safe.
 * `contacts` are the entries of the plan's contacts, as the directory has them now.
 */
export async function createSafetyPlanPdf(
  contacts: ResourceDto[],
  states: PlanStates,
  day = getToday(),
): Promise<Uint8Array> {
  const { title } = words().sheets.plan
  const pdf = new TaggedPdf(title, day)
  const first = createFirstPage(pdf, pdf.addElement(pdf.root, 'Sect'), title)
  pdf.addPage()
  drawBloom(pdf)
  drawSpots(pdf, layoutBlocks(first))
  for (const list of readPlanContent().lists) {
    const blocks = createListPage(pdf, pdf.addElement(pdf.root, 'Sect'), list)
    drawSpots(pdf, layoutBlocks(blocks, { page: pdf.pageCount }))
  }
  drawLastPage(pdf, contacts, day)
  drawStates(pdf, states)
  drawPageEdges(pdf, { head: title, foot: '' })
  return pdf.toBytes()
}
