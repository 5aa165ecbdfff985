/** Pagination of long lists: a page size, and an opaque cursor. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { callWords } from '@/lib/site/language/call-words'
import { malformed } from './issues'

export const DEFAULT_PAGE = 100
export const MAX_PAGE_SIZE = 500
const MAX_CURSOR_LENGTH = 1000
const DIGEST_BYTES = 6

function digest(json: Buffer): Buffer {
  return createHash('sha256').update(json).digest().subarray(0, DIGEST_BYTES)
}

/** Not secret, but not to be edited either: a modified cursor is detected. */
export function encodeCursor(position: unknown): string {
  const json = Buffer.from(JSON.stringify(position))
  return Buffer.concat([digest(json), json]).toString('base64url')
}

function decodeCursor(cursor: string): unknown {
  const bytes = Buffer.from(cursor, 'base64url')
  const json = bytes.subarray(DIGEST_BYTES)
  const isOurs = bytes.toString('base64url') === cursor && digest(json).equals(bytes.subarray(0, DIGEST_BYTES))
  if (!isOurs) return undefined
  try {
    return JSON.parse(json.toString())
  } catch {
    return undefined
  }
}

/** Query parameters of a list: `z.object({ ...pageQuery(position), q: ... })`. */
export function pageQuery<Position extends z.ZodType>(position: Position) {
  const cursor = z
    .string()
    .meta({ maxLength: MAX_CURSOR_LENGTH, description: 'From the Link header of the page before.' })
    .transform((value, context): z.output<Position> => {
      const parsed = position.safeParse(value.length <= MAX_CURSOR_LENGTH ? decodeCursor(value) : undefined)
      if (parsed.success) return parsed.data
      context.issues.push({ code: 'custom', ...malformed(callWords().brokenPage), input: value })
      return z.NEVER
    })
    .optional()
  return { limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE), cursor }
}

/** A Link header to the next page of this list; none on the last page. */
export function linkNext(request: Request, next: unknown): Record<string, string> {
  if (next === undefined || next === null) return {}
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('cursor', encodeCursor(next))
  return { link: `<${pathname}?${searchParams}>; rel="next"` }
}

/** A list with pagination and no other parameters. */
export function pagesOf<Position extends z.ZodType, Item extends z.ZodType>(position: Position, item: Item) {
  return { query: z.object(pageQuery(position)), response: z.array(item) }
}
