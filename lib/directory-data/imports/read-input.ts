import { describeIssue } from '@/lib/http/issues'
import { type ImportInput, importInput } from '@/lib/resources/import/import-input'
import { splitStreet } from '@/lib/resources/import/import-places'
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

export type ReadInput = { input: ImportInput } | { problems: RowProblem[] }

/** By the rules of the staff's own form. Every problem names its column. */
export function readInput({ values, nameColumn, problems }: RawRow): ReadInput {
  const read = importInput.safeParse(values, { error: describeIssue })
  if (read.success && problems.length === 0) return { input: splitStreet(read.data) }
  const nameIssue = (path: readonly PropertyKey[]) => {
    const fullPath = writePath(path)
    const named = nameColumn(fullPath)
    return named === fullPath ? nameColumn(String(path[0] ?? 'id')) : named
  }
  const found = read.success ? [] : read.error.issues.map(({ path, message }) => ({ column: nameIssue(path), message }))
  return { problems: [...problems, ...found].slice(0, MAX_PROBLEMS) }
}
