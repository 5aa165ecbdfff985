/** What a printed list says of a state's law: the order to ask for, guns, and the program that hides an address. */
import type { StateCode } from '@/lib/geography/states'
import { isUnsure, type StateCell, type StateFact, type StateFacts, splitPhones } from '@/lib/legal/states/cells'
import { describeFact, describeSourceDate, listOrderNames } from '@/lib/legal/states/describe-fact'
import { type Block, createTextBlock } from '@/lib/pdf/block'
import { createCallRun, createParagraph, createSubheading, LEADING, plain, strong, styles } from '@/lib/pdf/sheet'
import type { PdfElement, TaggedPdf } from '@/lib/pdf/tagged-pdf'
import type { Run } from '@/lib/pdf/text-layout'
import { words } from '@/lib/site/language/words'
import { formatDate } from '@/lib/text/format'

/** On the sheet of one state or county. A list of all states has the first alone. */
const cells = [
  'order_names',
  'order_who',
  'order_fee',
  'order_forms',
  'emergency_order',
  'guns',
  'address_program',
  'address_phone',
] as const satisfies readonly StateCell[]

interface LawOptions {
  width: number
  isAlone?: boolean
}

/** 'Protective Order; Magistrate’s Order', with what each means on a page that is not in English; the most used is first. */
export function writeOrderNames(fact: StateFact, atMost?: number): string {
  return listOrderNames(fact)
    .slice(0, atMost)
    .map(({ name, gloss }) => (gloss ? `${name} (${gloss})` : name))
    .join('; ')
}

function createAnswer(cell: (typeof cells)[number], fact: StateFact): Run[] {
  if (cell === 'order_names') return [plain(writeOrderNames(fact))]
  const { text } = describeFact(fact, cell)
  if (cell === 'order_forms') {
    const host = new URL(fact.value).host.replace(/^www\./, '')
    return [
      { ...plain(host), link: { href: fact.value, alt: words().sheets.websiteOf({ name: words().law.cells[cell] }) } },
    ]
  }
  if (cell === 'address_phone') {
    return splitPhones(text).flatMap(({ number, extension, note }, at) => [
      plain(at > 0 ? '; ' : ''),
      createCallRun(words().law.groups.address.short, number, extension),
      plain(note ? ` (${note})` : ''),
    ])
  }
  return [plain(text)]
}

/** Its own cell is one of several on the page; on paper it stands by itself. */
function labelOf(cell: (typeof cells)[number]): string {
  const { law } = words()
  return cell === 'address_program' ? law.groups.address.short : law.cells[cell]
}

/** The source's own date where the answer is from another page than the office's or the law's. */
function createDate(fact: StateFact): Run[] {
  const dated = describeSourceDate(fact.dated ?? '').text
  return isUnsure(fact) && dated ? [{ text: ` (${words().law.dated}${dated})`, style: styles.soft }] : []
}

/** The oldest of the days on which these were read or confirmed. */
function findReadDay(facts: StateFacts): string {
  return cells.flatMap((cell) => facts[cell]?.on ?? []).sort()[0] ?? ''
}

/** Nothing where not even the name of the order is known. */
export function createLawBlocks(
  pdf: TaggedPdf,
  parent: PdfElement,
  state: StateCode,
  facts: StateFacts,
  { width, isAlone = false }: LawOptions,
): Block[] {
  if (!facts.order_names) return []
  const { sheets, records } = words()
  const section = pdf.addElement(parent, 'Sect')
  if (!isAlone) {
    const runs = [strong(`${sheets.law.order} `), plain(`${writeOrderNames(facts.order_names)}.`)]
    return [createParagraph(pdf, section, runs, { width, before: 8 })]
  }
  // In the order in which it is read.
  const heading = createSubheading(pdf, section, sheets.law.title({ place: records.inState(state) }), {
    width,
    before: 12,
  })
  const list = pdf.addElement(section, 'L')
  const items = cells.flatMap((cell) => {
    const fact = facts[cell]
    if (!fact || (cell === 'address_phone' && facts.address_program)) return []
    const body = pdf.addElement(pdf.addElement(list, 'LI'), 'LBody')
    const phone = cell === 'address_program' ? facts.address_phone : undefined
    const call = phone ? [plain('. '), ...createAnswer('address_phone', phone), ...createDate(phone)] : []
    const runs = [strong(`${labelOf(cell)}: `), ...createAnswer(cell, fact), ...createDate(fact), ...call]
    return [createTextBlock(pdf, body, runs, { width, leading: LEADING, before: 4 })]
  })
  const read = formatDate(findReadDay(facts), 'month', records.tag)
  return [
    heading,
    ...items,
    createParagraph(pdf, section, [{ text: sheets.law.read({ month: read }), style: styles.soft }], {
      width,
      before: 4,
    }),
  ]
}
