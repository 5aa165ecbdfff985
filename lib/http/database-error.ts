import { isDatabaseAway } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { AppError, type AppErrorCode } from './app-error'

/** Drizzle wraps the driver's error, and its message contains query parameters: only codes are used. */
const CHAIN = 5

const codes: Record<string, AppErrorCode> = {
  '23505': 'conflict',
  '23503': 'conflict',
  '23001': 'conflict',
  '23514': 'invalid',
  '23502': 'invalid',
  '22001': 'invalid',
  '22003': 'invalid',
  '22007': 'invalid',
  '22008': 'invalid',
  '22021': 'invalid',
  '22P02': 'invalid',
  '22P05': 'invalid',
  '40001': 'unavailable',
  '40P01': 'unavailable',
  '53300': 'unavailable',
  '55P03': 'unavailable',
  '57014': 'unavailable',
}

/** Triggers that enforce one-way states: the row has already moved on. */
const ONE_WAY = /_(forward_only|one_way)$/

function readText(error: object, name: string): string {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}

function codeOf(error: unknown): AppErrorCode | null {
  let link: unknown = error
  for (let depth = 0; depth < CHAIN && typeof link === 'object' && link !== null; depth += 1) {
    if (link instanceof DatabaseUnavailable || readText(link, 'name') === 'DatabaseUnavailable') return 'unavailable'
    const code = codes[readText(link, 'code')]
    if (code) return ONE_WAY.test(readText(link, 'constraint_name')) ? 'conflict' : code
    link = Reflect.get(link, 'cause')
  }
  return null
}

/** The user-facing error for a database error; null if it is unexpected. */
export function readDatabaseError(error: unknown): AppError | null {
  const code = codeOf(error)
  return code && new AppError(code, undefined, { cause: error })
}

/** Whether the database is known to be unreachable at the moment. */
export function isDatabaseDown(): boolean {
  return isDatabaseAway()
}
