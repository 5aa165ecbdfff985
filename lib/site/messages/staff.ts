/** Which languages a native reader has read. */
import 'server-only'
import { query } from '@/db'
import { languageReadings } from '@/db/schema/content'
import { recordChange } from '@/lib/audit/record'
import { AppError } from '@/lib/http/app-error'
import type { Viewer } from '@/lib/session/policy'
import { easternDate } from '@/lib/time/eastern-time'
import { findHelpLanguage, type HelpLanguage, listHelpLanguages, versionOf } from './messages'
import type { RecordReadingInput } from './staff-calls'

export interface Reading {
  reader: string
  readOn: string
  /** Words have changed since. */
  isOld: boolean
}

export interface ReadLanguage {
  language: HelpLanguage
  /** Null: not yet read by a native reader. */
  reading: Reading | null
}

export async function listReadings(): Promise<ReadLanguage[]> {
  const rows = await query((db) => db.select().from(languageReadings))
  return listHelpLanguages().map((language) => {
    const row = rows.find(({ tag }) => tag === language.tag)
    const reading = row && { reader: row.reader, readOn: row.readOn, isOld: row.version !== versionOf(language) }
    return { language, reading: reading ?? null }
  })
}

export async function recordReading(
  viewer: Viewer,
  tag: string,
  { reader, version }: RecordReadingInput,
  now = new Date(),
): Promise<void> {
  const language = findHelpLanguage(tag)
  if (!language) throw new AppError('not-found')
  if (version !== versionOf(language))
    throw new AppError('conflict', 'The words have changed since they were read. Read them again, then write it down.')
  const values = { version, reader, readOn: easternDate(now) }
  await query((db) =>
    db.transaction(async (transaction) => {
      await transaction
        .insert(languageReadings)
        .values({ tag: language.tag, ...values })
        .onConflictDoUpdate({ target: languageReadings.tag, set: values })
      await recordChange(transaction, viewer, {
        action: 'read',
        targetType: 'language',
        targetId: language.tag,
        target: `${language.name} (${language.own})`,
        after: values,
      })
    }),
  )
}
