/** What stands on the pages of the printed plan, from its content. */
import { type StateCode, stateCodes } from '@/lib/geography/states'
import type { StateFacts } from '@/lib/legal/states/cells'
import { type Block, createTextBlock, stackBlocks } from '@/lib/pdf/block'
import {
  createCallRun,
  createHeading,
  createHotlineTable,
  createSubheading,
  createTitle,
  LEADING,
  plain,
  sheet,
  strong,
  styles,
} from '@/lib/pdf/sheet'
import type { PdfElement, TaggedPdf } from '@/lib/pdf/tagged-pdf'
import type { Run } from '@/lib/pdf/text-layout'
import { beginLine, createCheckLine, createPhoneLine } from '@/lib/resources/entry-lines'
import type { ResourceDto } from '@/lib/resources/schema'
import { writeOrderNames } from '@/lib/resources/states/state-law-blocks'
import { isStateLine } from '@/lib/resources/states/state-line'
import { localizeSourceDate } from '@/lib/site/language/format'
import { localizedHotlines } from '@/lib/site/language/hotlines'
import { choose } from '@/lib/site/language/speak'
import { type Words, words } from '@/lib/site/language/words'
import { planSources, type SafetyPlan, type SafetyPlanList, safetyPlan } from './content/plan'
import { bullet, createForm, createIntroduction, createNotes, createQuestions, createSteps } from './safety-plan-blocks'

/** In the language of the paper. */
export function readPlanContent(): SafetyPlan {
  return choose(safetyPlan)
}

/** What to know before writing, and whom to call. */
export function createFirstPage(pdf: TaggedPdf, section: PdfElement, title: string): Block[] {
  const { beforeYouBegin } = readPlanContent()
  const w = words().sheets.plan
  return [
    createTitle(pdf, section, title),
    ...createIntroduction(pdf, section, beforeYouBegin),
    ...createSteps(pdf, section, beforeYouBegin.steps, { sign: bullet }),
    createHeading(pdf, section, w.someone),
    ...createHotlineTable(pdf, section, localizedHotlines()),
    createForm(pdf, section, w.people, w.columns, 4),
  ]
}

type Writing = (pdf: TaggedPdf, section: PdfElement, w: Words['sheets']['plan']) => Block

const writing: Record<SafetyPlanList['id'], Writing> = {
  personal: (pdf, section, w) => createQuestions(pdf, section, w.answers, w.questions),
  workplace: (pdf, section, w) => createForm(pdf, section, w.atWork, w.columns, 3),
  children: (pdf, section, w) => createForm(pdf, section, w.pickUp, w.columns, 3),
}

/** A list of steps to tick, and room to write under it. */
export function createListPage(pdf: TaggedPdf, section: PdfElement, list: SafetyPlanList): Block[] {
  return [
    ...createIntroduction(pdf, section, list),
    ...createSteps(pdf, section, list.steps),
    writing[list.id](pdf, section, words().sheets.plan),
    createNotes(pdf, section),
  ]
}

export function createPacking(pdf: TaggedPdf, section: PdfElement, width: number): Block[] {
  return readPlanContent().goBag.groups.flatMap(({ title, items }) => [
    createSubheading(pdf, section, title, { width, before: 6 }),
    ...createSteps(pdf, section, items, { width }),
  ])
}

interface ContactOptions {
  width: number
  day: Date
}

function createContact(pdf: TaggedPdf, list: PdfElement, entry: ResourceDto, { width, day }: ContactOptions): Block {
  const note = readPlanContent().contacts.find(({ slug }) => slug === entry.slug)?.note
  const item = pdf.addElement(list, 'LI')
  const settings = { width, leading: LEADING }
  const name = [{ text: words().records.name(entry), style: styles.phone }]
  const title = createTextBlock(pdf, pdf.addElement(item, 'Lbl'), name, settings)
  const lines = [note ? [plain(note)] : [], createPhoneLine(entry), createCheckLine(entry, day)]
  const body = createTextBlock(pdf, pdf.addElement(item, 'LBody'), lines.flatMap(beginLine), settings)
  return stackBlocks([title, body], { before: 5 })
}

/** People to call beside the national lines, as the directory has them now. */
export function createContacts(
  pdf: TaggedPdf,
  section: PdfElement,
  entries: ResourceDto[],
  options: ContactOptions,
): Block[] {
  // The first page has the national lines.
  const national = new Set(localizedHotlines().map(({ slug }) => slug))
  const more = entries.filter(({ slug }) => !national.has(slug))
  if (more.length === 0) return []
  const heading = createSubheading(pdf, section, words().sheets.plan.more, { width: options.width, before: 8 })
  const list = pdf.addElement(section, 'L')
  return [heading, ...more.map((entry) => createContact(pdf, list, entry, options))]
}

/** What the law and the directory say of each state. */
export interface PlanStates {
  facts: Partial<Record<StateCode, StateFacts>>
  lines: ResourceDto[]
}

/** Each state with the order that is asked for most, and with its own line where it has one. */
export function createStates(
  pdf: TaggedPdf,
  section: PdfElement,
  { facts, lines }: PlanStates,
  width: number,
): Block[] {
  const list = pdf.addElement(section, 'L')
  const { records, sheets } = words()
  return [...stateCodes]
    .map((state) => ({ state, name: records.state(state) }))
    .sort((a, b) => a.name.localeCompare(b.name, records.tag))
    .flatMap(({ state, name }) => {
      const order = facts[state]?.order_names
      const line = lines.find((entry) => entry.state === state && isStateLine(entry))
      const phone = line?.phones.find(({ type }) => type === 'voice')
      if (!order && !phone) return []
      const body = pdf.addElement(pdf.addElement(list, 'LI'), 'LBody')
      const runs = [
        strong(`${name}: `),
        ...(order ? [{ text: writeOrderNames(order, 1), style: styles.soft }] : []),
        ...(line && phone
          ? [
              { text: `. ${sheets.phones.voice}`, style: styles.soft },
              createCallRun(records.name(line), phone.number, phone.extension),
            ]
          : []),
      ]
      return [createTextBlock(pdf, body, runs, { width, leading: LEADING, before: 4 })]
    })
}

/** Where the advice comes from, so that an advocate can look it up. */
export function createSources(pdf: TaggedPdf, section: PdfElement): Block {
  const soft = (text: string): Run => ({ text, style: styles.soft })
  const sources = planSources.flatMap(({ label, url, date }, index) => [
    soft(index === 0 ? ' ' : '; '),
    { ...soft(label), link: { href: url, alt: label } },
    soft(` (${localizeSourceDate(date)})`),
  ])
  const runs = [soft(words().sheets.plan.adapted), ...sources, soft('.')]
  return createTextBlock(pdf, pdf.addElement(section, 'P'), runs, { width: sheet.width, leading: LEADING })
}
