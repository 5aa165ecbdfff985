/** The questions that a state's law page answers, in the order shown. The browser may import this file. */
import type { StateCell } from '@/db/vocabulary/state-facts'
import law from '@/messages/en/law.json' with { type: 'json' }

const { cells, groups } = law

export type { StateCell }

type CellKind = 'text' | 'names' | 'phone' | 'link'

export interface CellShape {
  label: string
  kind: CellKind
}

export const cellShapes: Record<StateCell, CellShape> = {
  order_names: { label: cells.order_names, kind: 'names' },
  order_who: { label: cells.order_who, kind: 'text' },
  order_first: { label: cells.order_first, kind: 'text' },
  order_final: { label: cells.order_final, kind: 'text' },
  order_fee: { label: cells.order_fee, kind: 'text' },
  order_forms: { label: cells.order_forms, kind: 'link' },
  order_sexual: { label: cells.order_sexual, kind: 'text' },
  order_stalking: { label: cells.order_stalking, kind: 'text' },
  order_law: { label: cells.order_law, kind: 'text' },
  emergency_order: { label: cells.emergency_order, kind: 'text' },
  out_of_state_orders: { label: cells.out_of_state_orders, kind: 'text' },
  coercive_control: { label: cells.coercive_control, kind: 'text' },
  red_flag: { label: cells.red_flag, kind: 'text' },
  custody_presumption: { label: cells.custody_presumption, kind: 'text' },
  mediation: { label: cells.mediation, kind: 'text' },
  recording: { label: cells.recording, kind: 'text' },
  lock_change: { label: cells.lock_change, kind: 'text' },
  unemployment: { label: cells.unemployment, kind: 'text' },
  guns: { label: cells.guns, kind: 'text' },
  strangulation: { label: cells.strangulation, kind: 'text' },
  address_program: { label: cells.address_program, kind: 'text' },
  address_phone: { label: cells.address_phone, kind: 'phone' },
  address_site: { label: cells.address_site, kind: 'link' },
  compensation_office: { label: cells.compensation_office, kind: 'text' },
  compensation_deadline: { label: cells.compensation_deadline, kind: 'text' },
  compensation_report: { label: cells.compensation_report, kind: 'text' },
  compensation_phone: { label: cells.compensation_phone, kind: 'phone' },
  compensation_site: { label: cells.compensation_site, kind: 'link' },
  leave: { label: cells.leave, kind: 'text' },
  lease: { label: cells.lease, kind: 'text' },
  child_line: { label: cells.child_line, kind: 'phone' },
  adult_line: { label: cells.adult_line, kind: 'phone' },
  legal_site: { label: cells.legal_site, kind: 'link' },
  medicaid: { label: cells.medicaid, kind: 'link' },
  food_help: { label: cells.food_help, kind: 'link' },
  cash_help: { label: cells.cash_help, kind: 'link' },
}

export interface CellGroup {
  /** Anchor of the part on its page. */
  id: keyof typeof groups
  title: string
  /** The part as a searcher or a list names it. */
  short: string
  cells: StateCell[]
  /** A guide that says how it works everywhere. */
  guide?: { href: string; label: string }
}

export const cellGroups: CellGroup[] = [
  {
    id: 'orders',
    title: groups.orders.title,
    short: groups.orders.short,
    cells: [
      'order_names',
      'order_who',
      'order_first',
      'emergency_order',
      'order_final',
      'order_fee',
      'order_forms',
      'order_sexual',
      'order_stalking',
      'coercive_control',
      'out_of_state_orders',
      'order_law',
    ],
    guide: { href: '/legal-education/guides/protection-orders', label: groups.orders.guide },
  },
  {
    id: 'guns',
    title: groups.guns.title,
    short: groups.guns.short,
    cells: ['guns', 'red_flag', 'strangulation'],
    guide: { href: '/legal-education/guides/firearms-and-orders', label: groups.guns.guide },
  },
  {
    id: 'custody',
    title: groups.custody.title,
    short: groups.custody.short,
    cells: ['custody_presumption', 'mediation'],
    guide: { href: '/legal-education/guides/custody-and-safety', label: groups.custody.guide },
  },
  {
    id: 'recording',
    title: groups.recording.title,
    short: groups.recording.short,
    cells: ['recording'],
  },
  {
    id: 'address',
    title: groups.address.title,
    short: groups.address.short,
    cells: ['address_program', 'address_phone', 'address_site'],
    guide: { href: '/legal-education/guides/address-confidentiality', label: groups.address.guide },
  },
  {
    id: 'compensation',
    title: groups.compensation.title,
    short: groups.compensation.short,
    cells: [
      'compensation_office',
      'compensation_deadline',
      'compensation_report',
      'compensation_phone',
      'compensation_site',
    ],
    guide: { href: '/legal-education/tools/compensation-deadlines', label: groups.compensation.guide },
  },
  {
    id: 'leave',
    title: groups.leave.title,
    short: groups.leave.short,
    cells: ['leave', 'unemployment'],
    guide: { href: '/legal-education/guides/work-and-leave', label: groups.leave.guide },
  },
  {
    id: 'lease',
    title: groups.lease.title,
    short: groups.lease.short,
    cells: ['lease', 'lock_change'],
    guide: { href: '/legal-education/guides/housing-rights', label: groups.lease.guide },
  },
  {
    id: 'report',
    title: groups.report.title,
    short: groups.report.short,
    cells: ['child_line', 'adult_line'],
  },
  {
    id: 'benefits',
    title: groups.benefits.title,
    short: groups.benefits.short,
    cells: ['medicaid', 'food_help', 'cash_help'],
  },
]

/** What one state's page says in one cell, and how sure that is. */
export interface StateFact {
  value: string
  /** The same in Spanish, where someone has written it. */
  valueEs?: string
  /** 2: an official page or the law's own text. 1: another page. Staff's own word needs none. */
  sureness?: 1 | 2
  /** Where the law says it. */
  statute?: string
  /** For staff: what is not settled. */
  doubt?: string
  source: string | null
  url: string | null
  /** The date of the source itself, in words; null where staff asked. */
  dated: string | null
  /** The day on which it was read, or confirmed by staff. */
  on: string
  isConfirmed: boolean
}

export type StateFacts = Partial<Record<StateCell, StateFact>>

/** A source from before this year may be out of date by now. */
const OLD = 2023

/** Not from an office's own page or the law's text, or from an old copy: the page then shows the date of the source. */
export function isUnsure({ isConfirmed, sureness, dated }: StateFact): boolean {
  if (isConfirmed) return false
  const years = dated?.match(/\b(?:19|20)\d\d\b/g)?.map(Number) ?? []
  return sureness === 1 || (years.length > 0 && Math.max(...years) < OLD)
}

/** What a page has no answer for. An order that is named for stalking or sexual assault is itself the answer. */
export function listUnknown(cells: StateCell[], facts: StateFacts): StateCell[] {
  const names = facts.order_names?.value ?? ''
  const named: Partial<Record<StateCell, RegExp>> = { order_sexual: /sexual/i, order_stalking: /stalking/i }
  return cells.filter((cell) => !facts[cell] && !named[cell]?.test(names))
}

/** Several numbers stand in one cell with semicolons between them, each with whom it is for: '808-555-0100 (Oahu)'. */
export function splitPhones(value: string): { number: string; extension?: string; note?: string }[] {
  return value.split(';').map((part) => {
    const [, main = '', note] = /^(.*?)(?:\s*\(([^()]*\p{L}[^()]*)\))?$/u.exec(part.trim()) ?? []
    const [number = '', extension] = main.split(' ext. ')
    return { number, extension, note }
  })
}

/** The names of orders stand in one cell, with semicolons between them. */
export function splitNames(value: string): string[] {
  return value.split(';').map((name) => name.trim())
}
