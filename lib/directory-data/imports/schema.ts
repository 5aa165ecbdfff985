import { z } from 'zod'
import { importActions, importFormats, importStatuses } from '@/db/vocabulary/operations'
import { cleanText, instant, oneLine } from '@/lib/http/text'
import { readCategory } from '@/lib/resources/vocabulary'
import { type MeaningKey, manyKeys, meaningKeys, meaningLabels } from './column-names'
import { mappingNames } from './mappings'
import { maxParts } from './parts'
import { findPrivacyKind } from './private-columns'
import { tableProfile } from './profile-table'
import { nameColumns } from './read-csv'

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

/** Parts one value's column, its meaning and its text in a field of a form: no name of a column has it. */
export const PART = '\u001f'

const defaults = {
  category: z.preprocess(
    emptyAsUndefined,
    oneLine({ max: 50 })
      .refine((word) => readCategory(word) !== null, 'There is no such category.')
      .optional(),
  ),
  description: z.preprocess(emptyAsUndefined, cleanText({ max: 1000 }).optional()),
}

/** What each column of a file means, in the order of the file, 'skip' for one that is not taken; then what values mean. */
export const mappingInput = z.strictObject({
  columns: z
    .array(z.enum([...meaningKeys, SKIPPED]))
    .max(400)
    .optional(),
  /** The places of these columns in the file, where a form lists them in another order. */
  order: z.array(z.coerce.number().int().min(0).max(399)).max(400).optional(),
  ...defaults,
  /** `3\u001fout\u001fInactive`: the column by its place, the meaning, the value. */
  values: z.array(z.string().max(500)).max(2000).optional(),
  /** The columns that say what is private, and are not taken all the same. */
  isSure: z.boolean().optional(),
})
export type MappingInput = z.output<typeof mappingInput>

const readColumn = (word: string | undefined): MeaningKey | null => meaningKeys.find((key) => key === word) ?? null

/** In the order of the file; null for a column that is not taken. */
export function readColumns({ columns = [], order = [] }: MappingInput, count: number): (MeaningKey | null)[] {
  const at = (index: number) => (order.length > 0 ? order.indexOf(index) : index)
  return Array.from({ length: count }, (_, index) => readColumn(columns[at(index)]))
}

/** Columns that say what is not for the public, and are not used for it; or texts for staff that would be shown. */
export function listUnheeded(names: readonly (string | null)[], keys: readonly (MeaningKey | null)[]): string[] {
  return names.flatMap((name, at) => {
    const kind = name === null ? null : findPrivacyKind(name)
    const key = keys[at] ?? null
    if (name === null || !kind) return []
    const isHeeded = kind === 'secret' ? key === null : key === 'rowRule' || key === 'isPrivate'
    return isHeeded ? [] : [name]
  })
}

/** Null: a file can be read by it. */
export function findMappingProblem(names: readonly string[], said: MappingInput): string | null {
  const { columns = [], order = columns, category, description, isSure = false } = said
  const keys = readColumns(said, names.length)
  const chosen = keys.flatMap((key) => key ?? [])
  const twice = chosen.find((key, index) => !manyKeys.has(key) && chosen.indexOf(key) !== index)
  const asked = nameColumns(names).filter((name) => name !== null)
  if (columns.length !== order.length || ![asked.length, names.length].includes(columns.length)) {
    return 'Please say what every column means, or that it is not used.'
  }
  if (twice) return `Two columns are said to be “${meaningLabels[twice]}”. Please choose one of them.`
  if (!chosen.includes('title') && !chosen.includes('organization')) {
    return 'Please say which column holds the title, or the name of the organization.'
  }
  if (!chosen.includes('category') && !chosen.includes('helpTerms') && !category) {
    return 'Please choose the category of these records.'
  }
  if (!chosen.includes('description') && !description) {
    return 'Please say which column tells what a record does, or write a sentence that is true of all of them.'
  }
  const unheeded = listUnheeded(nameColumns(names), keys)
  if (unheeded.length > 0 && !isSure) {
    const which = unheeded.slice(0, 10).map((name) => `“${name.slice(0, 60)}”`)
    return `${which.join(', ')}: by ${which.length === 1 ? 'its name, this column says' : 'their names, these columns say'} what is not for the public. Without ${which.length === 1 ? 'it' : 'them'}, private phones, addresses or records may be shown to everyone. Please choose what ${which.length === 1 ? 'it means' : 'they mean'}, or confirm below that nothing private is in this file.`
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
  sample: tableProfile.nullable(),
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

export interface LeftOut {
  /** 'Not for the public: agencystatus says “Inactive”.' */
  reason: string
  count: number
  /** Of a row; else of a phone or an address in it. */
  isRow: boolean
}
