/** A published record with all its public parts, the basis of every export. */

import { z } from 'zod'
import { confidences, datePrecisions, scopes } from '@/db/vocabulary/directory'
import { stateCodes } from '@/db/vocabulary/states'
import { forTextFields } from '@/db/vocabulary/text-fields'
import { contactSchema, entryNames, entryPlace, phoneSchema, specialHoursSchema } from '@/lib/resources/schema'

/** A place that is not hidden; `visibility` is null for one of which only the record's town is known. Street, ZIP code and point are there only where the address is public. */
const placeSchema = z.object({
  visibility: z.enum(['full', 'area']).nullable(),
  street: z.string().nullable(),
  city: z.string().nullable(),
  state: z.enum(stateCodes).nullable(),
  zip: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  isApproximate: z.boolean(),
})

export const publicEntrySchema = z.object({
  id: z.uuid(),
  organization: z.object({
    id: z.uuid(),
    name: z.string(),
    website: z.string().nullable(),
    email: z.string().nullable(),
    /** That of its first service, because organizations have none of their own here. */
    description: z.string(),
  }),
  ...entryNames,
  isEmergency: z.boolean(),
  isVerified: z.boolean(),
  scope: z.enum(scopes),
  ...entryPlace,
  languages: z.array(z.string()),
  ...forTextFields(() => z.string().nullable()),
  hours: z.string().nullable(),
  isOpen24Hours: z.boolean(),
  source: z.string().nullable(),
  confidence: z.enum(confidences).nullable(),
  verifiedOn: z.iso.date().nullable(),
  verifiedPrecision: z.enum(datePrecisions).nullable(),
  listedBy: z.string().nullable(),
  listedOn: z.iso.date().nullable(),
  sourceUrl: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  phones: z.array(phoneSchema),
  places: z.array(placeSchema),
  schedules: z.array(
    z.object({
      open24h: z.boolean(),
      weekday: z.number().int().min(1).max(7).nullable(),
      opensAt: z.string().nullable(),
      closesAt: z.string().nullable(),
      timezone: z.string().nullable(),
    }),
  ),
  specialHours: z.array(specialHoursSchema),
  contacts: z.array(contactSchema),
})

export type PublicEntry = z.output<typeof publicEntrySchema>
export type PublicPlace = z.output<typeof placeSchema>
