import { z } from 'zod'
import { categories } from '@/db/vocabulary/directory'
import type { StateCode } from '@/lib/geography/states'
import type { ResourceDto } from '@/lib/resources/schema'

/** The fields of a record that affect its rank. */
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
  /** Folded for comparison, with a space at each end. */
  readonly name: string
  hasPhone: boolean
  /** The positions of its public addresses, on the sphere of lib/geography/earth. */
  points: readonly (readonly [number, number, number])[]
}

/** What ranking uses; the rest of a record is read only for the page that is shown. */
export interface Candidate extends Omit<Facts, 'points'> {
  /** According to its weekly hours, or because it never closes. */
  isOpenNow: boolean
  /** To its public address; null if it has none. */
  miles: number | null
  /** How well it matches the words outside all phrases. */
  wordRank: number
}

/** What every list of search results contains about an entry. Its id is used to save it. */
export const listedEntry = {
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  descriptionEs: z.string().nullable(),
  category: z.enum(categories),
}
