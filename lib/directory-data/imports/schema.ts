import { z } from 'zod'
import { importActions, importFormats, importStatuses } from '@/db/vocabulary/imports'
import { cleanText, instant, oneLine } from '@/lib/http/text'
import { readCategory } from '@/lib/resources/vocabulary'
import { columnKeys, columnLabels } from './guess-columns'
import { mappingNames } from './mappings'
import { maxParts } from './parts'

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
  /** Of a file that came in parts beforehand. */
  upload: z.uuid().optional(),
  parts: z.coerce.number().int().min(1).max(maxParts).default(1),
})

const SKIPPED = 'skip'

/** What each column of a file means, in the order of the file; 'skip' for one that is not taken. */
export const mappingInput = z.object({
  columns: z.array(z.enum([...columnKeys, SKIPPED])).max(200),
  category: z.preprocess(
    emptyAsUndefined,
    oneLine({ max: 50 })
      .refine((word) => readCategory(word) !== null, 'There is no such category.')
      .optional(),
  ),
  description: z.preprocess(emptyAsUndefined, cleanText({ max: 1000 }).optional()),
})
export type MappingInput = z.output<typeof mappingInput>

export const readColumn = (word: MappingInput['columns'][number] | undefined) =>
  word === undefined || word === SKIPPED ? null : word

/** Null: a file can be read by it. */
export function findMappingProblem(
  names: readonly string[],
  { columns, category, description }: MappingInput,
): string | null {
  const chosen = columns.flatMap((word) => readColumn(word) ?? [])
  const twice = chosen.find((key, index) => chosen.indexOf(key) !== index)
  if (columns.length !== names.length) return 'Please say what every column means, or that it is not used.'
  if (new Set(names.map((name) => name.trim().toLowerCase())).size < names.length) {
    return 'Two columns of this file have the same name. Please rename one in the file and send it again.'
  }
  if (twice) return `Two columns are said to be “${columnLabels[twice]}”. Please choose one of them.`
  if (!chosen.includes('title') && !chosen.includes('organization')) {
    return 'Please say which column holds the title, or the name of the organization.'
  }
  if (!chosen.includes('category') && !category) return 'Please choose the category of these records.'
  if (!chosen.includes('description') && !description) {
    return 'Please say which column tells what a record does, or write a sentence that is true of all of them.'
  }
  return null
}

/** `applying`: a transaction is writing it at this moment. `interrupted`: whoever read it is gone. */
export const importStates = [...importStatuses, 'applying', 'interrupted'] as const
export type ImportState = (typeof importStates)[number]

export const importSchema = z.object({
  id: z.uuid(),
  source: z.string(),
  fileName: z.string(),
  format: z.enum(importFormats),
  state: z.enum(importStates),
  category: z.string().nullable(),
  /** The first rows of a file whose columns nobody has explained yet. */
  sample: z.array(z.array(z.string())).nullable(),
  problem: z.string().nullable(),
  sizeBytes: z.int(),
  readBytes: z.int(),
  toAdd: z.int(),
  toChange: z.int(),
  toLeave: z.int(),
  toSkip: z.int(),
  bad: z.int(),
  /** Of an official list: records that it does not have any more. Null for a file that someone sent. */
  gone: z.int().nullable(),
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
