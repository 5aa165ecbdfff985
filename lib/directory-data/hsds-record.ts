/** What leaves in HSDS: only the fields that are filled. An address is a plain text here because it is a public one. */

export interface HsdsTaxonomy {
  id: string
  name: string
  description: string
  uri?: string
}

export interface HsdsTaxonomyTerm {
  id: string
  code: string
  name: string
  description: string
  /** The name of its taxonomy. */
  taxonomy: string
  language: string
  taxonomy_id: string
}

export interface HsdsAttribute {
  id: string
  link_id: string
  link_entity: 'service' | 'phone' | 'location'
  link_type: string
  taxonomy_term_id: string
  value?: string
  taxonomy_term: HsdsTaxonomyTerm
}

export interface HsdsLanguage {
  id: string
  name: string
  /** BCP 47, of which the codes of ISO 639 are the common case. */
  code: string
}

export interface HsdsPhone {
  id: string
  number: string
  extension?: number
  type: 'voice' | 'text' | 'textphone' | 'video' | 'fax'
  description?: string
  languages?: HsdsLanguage[]
  attributes?: HsdsAttribute[]
}

export interface HsdsSchedule {
  id: string
  /** Hours from UTC in winter; `notes` names the zone, whose clocks change. */
  timezone?: number
  freq?: 'WEEKLY'
  byday?: string
  /** Hours in words, as published. */
  description?: string
  opens_at?: string
  closes_at?: string
  notes?: string
}

export interface HsdsServiceArea {
  id: string
  name: string
  /** ISO 3166-2, such as US-VT, where it is a whole state. */
  extent?: string
  extent_type?: 'text'
}

export interface HsdsAddress {
  id: string
  address_1: string
  city: string
  state_province: string
  postal_code: string
  country: 'US'
  address_type: 'physical'
}

export interface HsdsLocation {
  id: string
  location_type: 'physical'
  organization_id: string
  name?: string
  description?: string
  latitude?: number
  longitude?: number
  addresses?: HsdsAddress[]
  attributes?: HsdsAttribute[]
}

export interface HsdsServiceAtLocation {
  id: string
  service_id: string
  location: HsdsLocation
}

export interface HsdsOrganization {
  id: string
  name: string
  description: string
  email?: string
  website?: string
}

/** The fields of one service that stand for themselves: what a list shows. */
export interface HsdsServiceFacts {
  id: string
  name: string
  description: string
  url?: string
  status: 'active'
  eligibility_description?: string
  /** The day of the last check. */
  assured_date?: string
  last_modified: string
  organization: HsdsOrganization
}

export interface HsdsService extends HsdsServiceFacts {
  phones?: HsdsPhone[]
  schedules?: HsdsSchedule[]
  service_areas?: HsdsServiceArea[]
  service_at_locations?: HsdsServiceAtLocation[]
  languages?: HsdsLanguage[]
  attributes?: HsdsAttribute[]
}
