import { z } from 'zod'
import { importActions, importFormats, importStatuses } from '@/db/vocabulary/imports'
import { instant, oneLine } from '@/lib/http/text'
import { readCategory } from '@/lib/resources/vocabulary'
import { mappingNames } from './mappings'

const emptyAsUndefined = (value: unknown) => (value === '' ? undefined : value)

export const sourceName = z
  .string()
  .trim()
  .toLowerCase()
  .max(60, 'Please use at most 60 characters.')
  .regex(/^[a-z0-9]+([._-][a-z0-9]+)*$/, 'Please use small letters, digits and hyphens, such as hrsa-sites.')

/** What is said of a file beside the file itself. */
export const importOptions = z.strictObject({
  source: sourceName,
  mapping: z.preprocess(emptyAsUndefined, z.enum(mappingNames).default('template')),
  category: z.preprocess(
    emptyAsUndefined,
    oneLine({ max: 50 })
      .refine((word) => readCategory(word) !== null, 'There is no such category.')
      .optional(),
  ),
})

/** `applying`: a transaction is writing it at this moment. `interrupted`: whoever read it is gone. */
export const importStates = [...importStatuses, 'applying', 'interrupted'] as const
export type ImportState = (typeof importStates)[number]

export const importSchema = z.object({
  id: z.uuid(),
  source: z.string(),
  fileName: z.string(),
  format: z.enum(importFormats),
  state: z.enum(importStates),
  problem: z.string().nullable(),
  sizeBytes: z.int(),
  readBytes: z.int(),
  toAdd: z.int(),
  toChange: z.int(),
  toLeave: z.int(),
  toSkip: z.int(),
  bad: z.int(),
  /** While it is written: rows done, of all. Null where another process writes it. */
  progress: z.object({ done: z.int(), total: z.int() }).nullable(),
  actor: z.string(),
  createdAt: instant,
  appliedAt: instant.nullable(),
})
export type ImportDto = z.output<typeof importSchema>

export const importRowSchema = z.object({
  position: z.int(),
  place: z.string(),
  externalId: z.string().nullable(),
  title: z.string(),
  action: z.enum(importActions),
  resourceId: z.uuid().nullable(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  problems: z.array(z.object({ column: z.string(), message: z.string() })),
  note: z.string().nullable(),
})
export type ImportRowDto = z.output<typeof importRowSchema>
