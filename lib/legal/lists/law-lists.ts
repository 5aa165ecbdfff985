/** The official national lists that the table of the states' law is held against. */
import type { StateCell } from '@/db/vocabulary/state-facts'

export interface LawList {
  name: string
  title: string
  listedBy: string
  /** Null where the exact page was never seen: staff give the address, or a copy. */
  address: string | null
  cell: StateCell
  /** What the list has of a state: a number, a link out, or only that its law is there. */
  has: 'phone' | 'link' | 'mention'
  /** Fewer states are no whole list. */
  fewest: number
}

export const lawLists: readonly LawList[] = [
  {
    name: 'law-food-help',
    title: 'SNAP state directory',
    listedBy: 'USDA Food and Nutrition Service',
    address: 'https://www.fns.usda.gov/snap/state-directory',
    cell: 'food_help',
    has: 'link',
    fewest: 45,
  },
  {
    name: 'law-cash-help',
    title: 'Help for families (TANF), by state',
    listedBy: 'Office of Family Assistance',
    address: 'https://www.acf.hhs.gov/ofa/map/about/help-families',
    cell: 'cash_help',
    has: 'link',
    fewest: 45,
  },
  {
    name: 'law-medicaid',
    title: 'Medicaid and CHIP, state overviews',
    listedBy: 'Medicaid.gov',
    address: 'https://www.medicaid.gov/state-overviews/index.html',
    cell: 'medicaid',
    has: 'link',
    fewest: 45,
  },
  {
    name: 'law-child-lines',
    title: 'State child abuse and neglect reporting numbers',
    listedBy: 'Child Welfare Information Gateway',
    address: null,
    cell: 'child_line',
    has: 'phone',
    fewest: 35,
  },
  {
    name: 'law-adult-lines',
    title: 'Adult protective services, by state',
    listedBy: 'National Adult Protective Services Association',
    address: null,
    cell: 'adult_line',
    has: 'phone',
    fewest: 35,
  },
  {
    name: 'law-compensation',
    title: 'Crime victim compensation, program directory',
    listedBy: 'National Association of Crime Victim Compensation Boards',
    address: null,
    cell: 'compensation_phone',
    has: 'phone',
    fewest: 35,
  },
  {
    name: 'law-address-programs',
    title: 'Address confidentiality programs, by state',
    listedBy: 'National Network to End Domestic Violence',
    address: null,
    cell: 'address_phone',
    has: 'phone',
    fewest: 30,
  },
  {
    name: 'law-leave',
    title: 'Leave from work for people hurt by violence, by state',
    listedBy: 'A Better Balance',
    address: null,
    cell: 'leave',
    has: 'mention',
    fewest: 15,
  },
]

export const findLawList = (name: string): LawList | undefined => lawLists.find((list) => list.name === name)
