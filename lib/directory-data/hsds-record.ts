/** HSDS output: only fields with a value. An address is a plain string here because it is public. */
import { z } from 'zod'

export const hsdsTaxonomySchema = z.object({ id: z.uuid(), name: z.string(), description: z.string() })

export const hsdsTaxonomyTermSchema = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** The name of its taxonomy. */
  taxonomy: z.string(),
  language: z.string(),
  taxonomy_id: z.uuid(),
})

const attributeSchema = z.object({
  id: z.uuid(),
  link_id: z.uuid(),
  link_entity: z.enum(['service', 'phone', 'location']),
  link_type: z.string(),
  taxonomy_term_id: z.uuid(),
  value: z.string().optional(),
  taxonomy_term: hsdsTaxonomyTermSchema,
})

const languageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** BCP 47, of which the codes of ISO 639 are the common case. */
  code: z.string(),
})

const phoneSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  extension: z.number().optional(),
  type: z.enum(['voice', 'text', 'textphone', 'video', 'fax']),
  description: z.string().optional(),
  languages: z.array(languageSchema).optional(),
  attributes: z.array(attributeSchema).optional(),
})

const scheduleSchema = z.object({
  id: z.uuid(),
  /** UTC offset in winter; `notes` has the time zone, which may have daylight saving. */
  timezone: z.number().optional(),
  freq: z.literal('WEEKLY').optional(),
  byday: z.string().optional(),
  /** Hours as published text. */
  description: z.string().optional(),
  /** Of days on which the week does not hold. Without times of day it is closed. */
  valid_from: z.string().optional(),
  valid_to: z.string().optional(),
  opens_at: z.string().optional(),
  closes_at: z.string().optional(),
  notes: z.string().optional(),
})

const serviceAreaSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** ISO 3166-2, such as US-VT, where it is a whole state. */
  extent: z.string().optional(),
  extent_type: z.literal('text').optional(),
})

const addressSchema = z.object({
  id: z.uuid(),
  address_1: z.string(),
  city: z.string(),
  state_province: z.string(),
  postal_code: z.string(),
  country: z.literal('US'),
  address_type: z.literal('physical'),
})

const accessibilitySchema = z.object({ id: z.uuid(), location_id: z.uuid(), description: z.string() })

const requiredDocumentSchema = z.object({ id: z.uuid(), service_id: z.uuid(), document: z.string() })

const contactSchema = z.object({
  id: z.uuid(),
  service_id: z.uuid(),
  name: z.string().optional(),
  title: z.string().optional(),
  department: z.string().optional(),
  email: z.string().optional(),
  phones: z.array(phoneSchema).optional(),
})

const locationFactsSchema = z.object({
  id: z.uuid(),
  location_type: z.literal('physical'),
  organization_id: z.uuid(),
  name: z.string().optional(),
  description: z.string().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
})

const locationSchema = locationFactsSchema.extend({
  addresses: z.array(addressSchema).optional(),
  accessibility: z.array(accessibilitySchema).optional(),
  attributes: z.array(attributeSchema).optional(),
})

const serviceAtLocationSchema = z.object({ id: z.uuid(), service_id: z.uuid(), location: locationSchema })

export const hsdsOrganizationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  email: z.string().optional(),
  website: z.string().optional(),
})

/** The scalar fields of a service, as in a list. */
export const hsdsServiceFactsSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  url: z.string().optional(),
  status: z.literal('active'),
  eligibility_description: z.string().optional(),
  application_process: z.string().optional(),
  fees_description: z.string().optional(),
  alert: z.string().optional(),
  /** The day of the last check. */
  assured_date: z.string().optional(),
  last_modified: z.string(),
  organization: hsdsOrganizationSchema,
})

export const hsdsServiceSchema = hsdsServiceFactsSchema.extend({
  phones: z.array(phoneSchema).optional(),
  schedules: z.array(scheduleSchema).optional(),
  service_areas: z.array(serviceAreaSchema).optional(),
  service_at_locations: z.array(serviceAtLocationSchema).optional(),
  languages: z.array(languageSchema).optional(),
  required_documents: z.array(requiredDocumentSchema).optional(),
  contacts: z.array(contactSchema).optional(),
  attributes: z.array(attributeSchema).optional(),
})

/** A service's location, from the location's point of view. */
export const hsdsPlaceFactsSchema = z.object({
  id: z.uuid(),
  location: locationFactsSchema,
  service: hsdsServiceFactsSchema,
})
/** Its service does not include the location again: HSDS nests each in one direction only. */
export const hsdsPlaceSchema = z.object({
  id: z.uuid(),
  location: locationSchema,
  service: hsdsServiceSchema.omit({ service_at_locations: true }),
})

export type HsdsTaxonomy = z.output<typeof hsdsTaxonomySchema>
export type HsdsTaxonomyTerm = z.output<typeof hsdsTaxonomyTermSchema>
export type HsdsAttribute = z.output<typeof attributeSchema>
export type HsdsContact = z.output<typeof contactSchema>
export type HsdsLanguage = z.output<typeof languageSchema>
export type HsdsPhone = z.output<typeof phoneSchema>
export type HsdsSchedule = z.output<typeof scheduleSchema>
export type HsdsServiceArea = z.output<typeof serviceAreaSchema>
export type HsdsLocation = z.output<typeof locationSchema>
export type HsdsServiceAtLocation = z.output<typeof serviceAtLocationSchema>
export type HsdsOrganization = z.output<typeof hsdsOrganizationSchema>
export type HsdsServiceFacts = z.output<typeof hsdsServiceFactsSchema>
export type HsdsService = z.output<typeof hsdsServiceSchema>
export type HsdsPlace = z.output<typeof hsdsPlaceSchema>
