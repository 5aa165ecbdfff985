/** The questions that a state's law page answers, in the order shown. The browser may import this file. */
import type { StateCell as StoredCell } from '@/db/vocabulary/state-facts'
import { law } from '@/lib/site/language/en/law'

const { cells, groups } = law

export type StateCell = StoredCell

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
      'order_final',
      'order_fee',
      'order_forms',
      'order_sexual',
      'order_stalking',
      'order_law',
    ],
    guide: { href: '/legal-education/guides/protection-orders', label: groups.orders.guide },
  },
  {
    id: 'guns',
    title: groups.guns.title,
    short: groups.guns.short,
    cells: ['guns', 'strangulation'],
    guide: { href: '/legal-education/guides/firearms-and-orders', label: groups.guns.guide },
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
    cells: ['leave'],
    guide: { href: '/legal-education/guides/work-and-leave', label: groups.leave.guide },
  },
  {
    id: 'lease',
    title: groups.lease.title,
    short: groups.lease.short,
    cells: ['lease'],
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
  source: string | null
  url: string | null
  /** The date of the source itself, in words; null where staff asked. */
  dated: string | null
  /** The day on which it was read, or confirmed by staff. */
  on: string
  isConfirmed: boolean
}

export type StateFacts = Partial<Record<StateCell, StateFact>>

/** The names of orders stand in one cell, with semicolons between them. */
export function splitNames(value: string): string[] {
  return value.split(';').map((name) => name.trim())
}
