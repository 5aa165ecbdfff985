import { z } from 'zod'
import { helpKinds } from '@/db/vocabulary/help-kinds'

import { stateNames } from '@/db/vocabulary/states'
import { oneLine } from '@/lib/http/text'

/** The filters of the list of records, in the order of its form, and the columns of its table. */
export const listNames = [
  ...['q', 'state', 'county', 'category', 'help', 'source', 'checked', 'address', 'phone', 'emergency', 'sort'],
  'deleted',
  'columns',
] as const

/** States, as the filter names them. */
export const stateFilterNames: Readonly<Record<string, string>> = stateNames

/** Kinds of help, as the filter names them. */
export const helpNames = Object.fromEntries(helpKinds.map(({ slug, name }) => [slug, name]))

/** Only what the list knows, so that a name leads nowhere else. */
const filters = z
  .string()
  .max(1000)
  .transform((value, context) => {
    const given = [...new URLSearchParams(value)].filter(
      ([name, text]) => (listNames as readonly string[]).includes(name) && text !== '',
    )
    if (given.length > 0) return new URLSearchParams(given).toString()
    context.issues.push({ code: 'custom', message: 'Please choose a filter first.', input: value })
    return z.NEVER
  })

export const viewInput = z.strictObject({ name: oneLine({ max: 100 }), query: filters })
export type ViewInput = z.output<typeof viewInput>

export interface SavedView {
  id: string
  name: string
  query: string
}
