/** The columns whose values decide something: whether a row is taken, and what kind of help it is. */
import { helpKinds } from '@/db/vocabulary/help-kinds'
import { readCategory } from '@/lib/resources/vocabulary'
import { easternDate } from '@/lib/time/eastern-time'
import type { StoredMapping } from './column-mapping'
import type { MeaningKey } from './column-names'
import { guessHelpKind, splitTerms } from './help-terms'
import { findPrivacyKind, findTopic, readPrivacy } from './private-columns'
import type { TableProfile } from './profile-table'
import { nameColumns } from './read-csv'

export interface ValueColumn {
  at: number
  name: string
  key: MeaningKey
  /** A rule's values are taken or left out; a private one's say yes or no; a term's are kinds of help. */
  what: 'rows' | 'private' | 'terms'
  values: { value: string; count: number; meaning: string }[]
}

/** Our kinds of help, with their names. */
export const kindChoices = helpKinds.map(({ slug, name }): [string, string] => [slug, name])

type Said = Pick<StoredMapping, 'columns' | 'values'>

function readRule(name: string, value: string, today: string): string {
  const kind = findPrivacyKind(name)
  const read = kind === null ? 'take' : readPrivacy(kind, name, value, today)
  return read === 'unsure' ? 'out' : read
}

function countTerms(values: readonly [string, number][]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [cell, count] of values) {
    for (const term of splitTerms(cell)) counts.set(term, (counts.get(term) ?? 0) + count)
  }
  return counts
}

const MAX_SHOWN = 150

export function listValueColumns(
  { rows, columns }: TableProfile,
  { columns: keys, values: said = {} }: Said,
): ValueColumn[] {
  const today = easternDate(new Date())
  return nameColumns(rows[0] ?? []).flatMap((name, at): ValueColumn[] => {
    const key = name === null ? null : keys[name]
    const values = columns[at]?.values ?? []
    if (name === null || !key || values.length === 0) return []
    const own = said[name] ?? {}
    const find = (value: string, guess: string) => own[value.trim().toLowerCase()] ?? guess
    const list = (what: ValueColumn['what'], counts: readonly [string, number][], guess: (value: string) => string) => [
      {
        at,
        name,
        key,
        what,
        values: counts
          .slice(0, MAX_SHOWN)
          .map(([value, count]) => ({ value, count, meaning: find(value, guess(value)) })),
      },
    ]
    if (key === 'rowRule') return list('rows', values, (value) => readRule(name, value, today))
    if (key === 'isPrivate') {
      // Of a contact or the mail nothing is taken anyway.
      if (
        findTopic(name) === 'other' ||
        values.every(([value]) => readPrivacy('private', name, value, today) === 'unsure')
      )
        return []
      return list('private', values, (value) =>
        readPrivacy('private', name, value, today) === 'take' ? 'take' : 'out',
      )
    }
    if (key !== 'category' && key !== 'helpTerms') return []
    const terms = [...countTerms(values)].filter(([term]) => readCategory(term.toLowerCase()) === null)
    return terms.length > 0 ? list('terms', terms, (term) => guessHelpKind(term) ?? 'none') : []
  })
}
