import type { StateCode } from '@/lib/geography/states'
import type { ResourceDto } from '@/lib/resources/schema'

/** What the order looks at in a record itself. */
export interface Facts {
  id: string
  slug: string
  title: string
  tags: string[]
  helpKinds: string[]
  category: ResourceDto['category']
  kind: ResourceDto['kind']
  scope: ResourceDto['scope']
  city: string | null
  state: StateCode | null
  serviceArea: StateCode[]
  countyFips: string | null
  countiesServed: string[]
  languages: string[]
  importance: number
  isEmergency: boolean
  verifiedOn: string | null
  /** As names are compared, between two spaces. */
  readonly name: string
  hasPhone: boolean
  /** Where its public addresses are, on the sphere of lib/geography/earth. */
  points: readonly (readonly [number, number, number])[]
}

/** What the order of results looks at; the rest of a record is read for the page that is shown alone. */
export interface Candidate extends Omit<Facts, 'points'> {
  /** By its weekly hours, or because it never closes. */
  isOpenNow: boolean
  /** To its public address; null for what has none. */
  miles: number | null
  /** How well the words that stand in no phrase match it. */
  wordRank: number
}
