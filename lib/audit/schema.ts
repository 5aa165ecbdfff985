import { z } from 'zod'
import { auditTargets } from '@/db/vocabulary/operations'
import { instant } from '@/lib/http/text'

/** Behind the action of a record that an import wrote: one of many beside the entry of its file. */
export const BY_IMPORT = ' by import'

export const auditEntrySchema = z.object({
  id: z.int(),
  at: instant,
  actor: z.string(),
  action: z.string(),
  targetType: z.enum(auditTargets),
  targetId: z.string(),
  target: z.string(),
  /** { field: [old, new] } */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
})
export type AuditEntryDto = z.output<typeof auditEntrySchema>

export const auditTargetNames: Record<(typeof auditTargets)[number], string> = {
  article: 'Article',
  resource: 'Resource',
  picture: 'Picture',
  staff: 'Staff',
  message: 'Message',
  subscriber: 'Subscribers',
  donation: 'Donation',
  mail: 'Email',
  import: 'Import',
  story: 'News story',
  newsletter: 'Newsletter',
  'call round': 'Round of calls',
  language: 'Language',
  'state fact': 'State fact',
  'import key': 'Import key',
  donor: 'Donor',
  setting: 'Setting',
}
