/** The questions that a state's law page answers, in the order shown. The browser may import this file. */
import type { StateCell as StoredCell } from '@/db/vocabulary/state-facts'

export type StateCell = StoredCell

type CellKind = 'text' | 'names' | 'phone' | 'link'

export interface CellShape {
  label: string
  kind: CellKind
}

export const cellShapes: Record<StateCell, CellShape> = {
  order_names: { label: 'What it is called', kind: 'names' },
  order_who: { label: 'Who can ask', kind: 'text' },
  order_first: { label: 'How long the first order lasts', kind: 'text' },
  order_final: { label: 'How long the final order lasts', kind: 'text' },
  order_fee: { label: 'What you pay', kind: 'text' },
  order_forms: { label: 'Court forms', kind: 'link' },
  order_sexual: { label: 'After sexual assault', kind: 'text' },
  order_stalking: { label: 'Against stalking', kind: 'text' },
  order_law: { label: 'The law', kind: 'text' },
  guns: { label: 'Guns', kind: 'text' },
  strangulation: { label: 'Strangulation is a felony', kind: 'text' },
  address_program: { label: 'Program', kind: 'text' },
  address_phone: { label: 'Phone', kind: 'phone' },
  address_site: { label: 'Website', kind: 'link' },
  compensation_office: { label: 'Office', kind: 'text' },
  compensation_deadline: { label: 'How long you have', kind: 'text' },
  compensation_report: { label: 'Telling the police', kind: 'text' },
  compensation_phone: { label: 'Phone', kind: 'phone' },
  compensation_site: { label: 'Website', kind: 'link' },
  leave: { label: 'State law on leave', kind: 'text' },
  lease: { label: 'State law on ending a lease', kind: 'text' },
  child_line: { label: 'A child', kind: 'phone' },
  adult_line: { label: 'An older or disabled adult', kind: 'phone' },
  legal_site: { label: 'Legal help online', kind: 'link' },
  medicaid: { label: 'Health insurance (Medicaid)', kind: 'link' },
  food_help: { label: 'Food (SNAP)', kind: 'link' },
  cash_help: { label: 'Cash for families (TANF)', kind: 'link' },
}

export interface CellGroup {
  /** Anchor of the part on its page. */
  id: string
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
    title: 'Make someone stay away: protection orders',
    short: 'Protection orders',
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
    guide: { href: '/legal-education/guides/protection-orders', label: 'How to ask for an order, step by step' },
  },
  {
    id: 'guns',
    title: 'Guns and deadly danger',
    short: 'Guns',
    cells: ['guns', 'strangulation'],
    guide: { href: '/legal-education/guides/firearms-and-orders', label: 'How to ask for an order on guns' },
  },
  {
    id: 'address',
    title: 'Keep your new address private',
    short: 'Private address',
    cells: ['address_program', 'address_phone', 'address_site'],
    guide: { href: '/legal-education/guides/address-confidentiality', label: 'How these programs work' },
  },
  {
    id: 'compensation',
    title: 'Money back after a crime',
    short: 'Money after a crime',
    cells: [
      'compensation_office',
      'compensation_deadline',
      'compensation_report',
      'compensation_phone',
      'compensation_site',
    ],
    guide: { href: '/legal-education/tools/compensation-deadlines', label: 'Find your last day to ask' },
  },
  {
    id: 'leave',
    title: 'Time off from work',
    short: 'Leave from work',
    cells: ['leave'],
    guide: { href: '/legal-education/guides/work-and-leave', label: 'Your rights at work' },
  },
  {
    id: 'lease',
    title: 'Get out of a lease',
    short: 'Breaking a lease',
    cells: ['lease'],
    guide: { href: '/legal-education/guides/housing-rights', label: 'Your rights as a renter' },
  },
  {
    id: 'report',
    title: 'Report abuse of a child or an older adult',
    short: 'Reporting abuse',
    cells: ['child_line', 'adult_line'],
  },
  {
    id: 'benefits',
    title: 'Benefits',
    short: 'Benefits',
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
