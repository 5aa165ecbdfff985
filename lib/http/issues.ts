import type { z } from 'zod'
import { callWords } from '@/lib/site/language/call-words'
import { AppError, type FieldError } from './app-error'

/** More errors than this help nobody, and the response stays small whatever was sent. */
const MAX_ERRORS = 20
const MAX_PATH_LENGTH = 80

function describeSize(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall>): string {
  const w = callWords()
  const limitOf =
    issue.code === 'too_big' ? w.atMost({ count: `${issue.maximum}` }) : w.atLeast({ count: `${issue.minimum}` })
  if (issue.origin === 'string') return w.characters({ bound: limitOf })
  if (issue.origin === 'array' || issue.origin === 'set') return w.chosen({ bound: limitOf })
  return w.be({ what: limitOf })
}

function nameOf(names: { other: string } & Record<string, string>, key: string): string {
  return names[key] ?? names.other
}

/** A plain sentence for each kind of issue, which never quotes the input. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const w = callWords()
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return w.fill
      return w.be({ what: nameOf(w.kinds, issue.expected) })
    case 'too_big':
    case 'too_small':
      return describeSize(issue)
    case 'invalid_format':
      return w.be({ what: nameOf(w.formats, issue.format) })
    case 'invalid_value':
      return w.oneOf({ values: issue.values.map(String).join(', ') })
    case 'not_multiple_of':
      return w.multiple({ divisor: `${issue.divisor}` })
    case 'unrecognized_keys':
      return w.unknown
    default:
      return w.unfit
  }
}

function describePath(path: readonly PropertyKey[]): string {
  const text = path.map(String).join('.')
  return text.length <= MAX_PATH_LENGTH ? text : `${text.slice(0, MAX_PATH_LENGTH)}…`
}

function listErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const errors: FieldError[] = []
  for (const issue of issues) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const path of paths) {
      if (errors.length === MAX_ERRORS) return errors
      errors.push({ path: describePath(path), message: issue.message })
    }
  }
  return errors
}

const MALFORMED = { malformed: true }

/** For a refinement whose failure means a malformed request (400), not a field to correct (422). */
export function malformed(message: string): { message: string; params: Record<string, unknown> } {
  return { message, params: MALFORMED }
}

/** Converts a schema's issues into an error for the sender. */
export function readIssues(error: z.core.$ZodError): AppError {
  const broken = error.issues.find((issue) => issue.code === 'custom' && issue.params?.malformed === true)
  if (broken) return new AppError('bad-request', broken.message)
  return new AppError('invalid', undefined, { errors: listErrors(error.issues) })
}

/** Parses, or throws an AppError that says what to correct. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input, { error: describeIssue })
  if (result.success) return result.data
  throw readIssues(result.error)
}
