import { inspect } from 'node:util'
import { describeError } from './log-error'

/** The query of an address, which may be her search. */
const QUERY = /\?[^\s'")]*/g
const methods = ['error', 'warn', 'info', 'log', 'debug', 'trace'] as const

function quiet(value: unknown): unknown {
  if (value instanceof Error) return JSON.stringify(describeError(value))
  if (typeof value === 'string') return value.replace(QUERY, '?')
  return typeof value === 'object' && value !== null ? inspect(value, { depth: -1 }) : value
}

/** Next logs a page's errors in full. In production they are redacted like our own log. */
export function redactConsole(target: Pick<Console, (typeof methods)[number]> = console): void {
  for (const method of methods) {
    const write = target[method].bind(target)
    target[method] = (...values: unknown[]) => write(...values.map(quiet))
  }
}

/** The complete unexpected error, for a developer's own console. */
export function showError(error: unknown): void {
  console.error(error)
}
