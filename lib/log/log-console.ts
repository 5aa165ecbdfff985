import { inspect } from 'node:util'
import { describeError } from './log-error'

/** The query of an address, which may be what she looked for. */
const QUERY = /\?[^\s'")]*/g
const methods = ['error', 'warn', 'info', 'log', 'debug', 'trace'] as const

function quiet(value: unknown): unknown {
  if (value instanceof Error) return JSON.stringify(describeError(value))
  if (typeof value === 'string') return value.replace(QUERY, '?')
  return typeof value === 'object' && value !== null ? inspect(value, { depth: -1 }) : value
}

/** Next writes a page's errors to the console in full. In production they are redacted as in the log. */
export function redactConsole(target: Pick<Console, (typeof methods)[number]> = console): void {
  for (const method of methods) {
    const write = target[method].bind(target)
    target[method] = (...values: unknown[]) => write(...values.map(quiet))
  }
}

/** An unexpected error, whole, for a developer's own screen. */
export function showError(error: unknown): void {
  console.error(error)
}
