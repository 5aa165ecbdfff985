import { describeIssue } from '@/lib/http/issues'
import { type ImportInput, importInput } from '@/lib/resources/import/import-input'
import { splitStreet } from '@/lib/resources/import/import-places'
import { longest } from './cell-words'
import type { RawRow, RowProblem } from './file-problem'

/** More of one row help nobody. */
const MAX_PROBLEMS = 20

/** 'state', or 'places[1].state' in a list. */
function writePath(path: readonly PropertyKey[]): string {
  const [first = 'id', ...rest] = path
  return rest.reduce<string>(
    (done, part) => (typeof part === 'number' ? `${done}[${part}]` : `${done}.${String(part)}`),
    String(first),
  )
}

export type ReadInput = { input: ImportInput; notes: string[] } | { problems: RowProblem[] }

/**
 * Without these there is no record, or no way to know whether its address may be shown. A state that is none is another
 * country.
 */
const essential = new Set(['id', 'title', 'description', 'category', 'addressVisibility', 'tags', 'state'])

/** The values that fit, and a note for each of the others; null if one is essential. */
function dropInvalid(values: RawRow['values'], nameColumn: (path: readonly PropertyKey[]) => string) {
  const left = { ...values }
  const notes: string[] = []
  for (let round = 0; round < MAX_PROBLEMS; round += 1) {
    const read = importInput.safeParse(left, { error: describeIssue })
    if (read.success) return { input: read.data, notes }
    for (const { path, message } of read.error.issues) {
      const [name = 'id', at, part] = path
      const most = longest[String(name)]
      const text = left[String(name)]
      if (most && typeof text === 'string' && [...text].length > most) {
        left[String(name)] = [...text].slice(0, most).join('')
        notes.push(`${nameColumn(path)} is cut: it is longer than ${most} characters.`)
        break
      }
      if (essential.has(String(name))) return null
      const list = left[String(name)]
      const note = `${nameColumn(path)} is not taken: ${message}`
      if (!notes.includes(note)) notes.push(note)
      if (Array.isArray(list) && typeof at === 'number') {
        // A place without its ZIP code is still a place; one in another country is none.
        const repair = (item: unknown) =>
          typeof part === 'string' && part !== 'state' ? { ...Object(item), [part]: undefined } : null
        const repaired = name === 'places' ? repair(list[at]) : null
        left[String(name)] = list.flatMap((item, index) => (index !== at ? [item] : repaired ? [repaired] : []))
      } else left[String(name)] = undefined
      // A point needs both of its numbers.
      if (name === 'latitude' || name === 'longitude')
        Object.assign(left, { latitude: undefined, longitude: undefined })
      break
    }
  }
  return null
}

/** By the rules of the staff's own form. Every problem names its column. */
export function readInput({ values, nameColumn, problems, isLoose }: RawRow): ReadInput {
  const nameIssue = (path: readonly PropertyKey[]) => {
    const fullPath = writePath(path)
    const named = nameColumn(fullPath)
    return named === fullPath ? nameColumn(String(path[0] ?? 'id')) : named
  }
  const read = importInput.safeParse(values, { error: describeIssue })
  if (read.success && problems.length === 0) return { input: splitStreet(read.data), notes: [] }
  const repaired = isLoose && problems.length === 0 ? dropInvalid(values, nameIssue) : null
  if (repaired) return { input: splitStreet(repaired.input), notes: repaired.notes }
  const found = read.success ? [] : read.error.issues.map(({ path, message }) => ({ column: nameIssue(path), message }))
  return { problems: [...problems, ...found].slice(0, MAX_PROBLEMS) }
}
