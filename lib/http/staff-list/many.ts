/** Bulk actions on selected rows. */
import { z } from 'zod'
import { AppError } from '@/lib/http/app-error'
import { call } from '@/lib/http/call'
import { type Reply, reply } from '@/lib/http/reply'
import { id } from '@/lib/http/text'
import type { Access } from '@/lib/session/policy'

/** More than one page of a list. */
const MAX_TICKED = 100

/** The query string of the list that the user came from. */
const back = z.string().max(1000).default('')

/** The same list, with filters and page, and a result message. */
export function writeBackHref(href: string, given: string): string {
  const kept = [...new URLSearchParams(given)].filter(([name]) => name !== 'done' && name !== 'failed')
  return `${href}?${new URLSearchParams([...kept, ['done', 'many-done']])}`
}

/** Declares a bulk action on a console list. */
export function manyCall<const Acts extends readonly [string, ...string[]]>(nouns: string, access: Access, acts: Acts) {
  return call(`POST /api/admin/${nouns}/many`, access, {
    summary: `Does one thing to many of the ${nouns}; answers to which it was done`,
    body: manyInput(acts),
    response: manyResult,
    form: {
      lists: ['ids'],
      done: `/admin/${nouns}?done=many-done`,
      failed: (code) => `/admin/${nouns}?failed=${code === 'invalid' ? 'none-chosen' : code}`,
    },
  })
}

/** Declares the spreadsheet export of a list's selected rows. */
export function exportCall(nouns: string, access: Access) {
  return call(`POST /api/admin/${nouns}/export`, access, {
    summary: `Those of the ${nouns} that were chosen, as a spreadsheet`,
    body: manyInput(['export']).partial({ act: true }),
    produces: 'text/csv',
    limit: { max: 30, seconds: 600 },
    form: {
      lists: ['ids'],
      done: `/admin/${nouns}`,
      failed: (code) => `/admin/${nouns}?failed=${code === 'invalid' ? 'none-chosen' : code}`,
    },
  })
}

export function answerSheet(name: string, rows: string | ReadableStream): Response {
  return new Response(rows, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  })
}

function manyInput<const Acts extends readonly [string, ...string[]]>(acts: Acts) {
  return z.strictObject({
    ids: z.array(id).min(1, 'Please choose at least one.').max(MAX_TICKED),
    act: z.enum(acts),
    back,
  })
}

/** `done`: the rows that changed, for undo. The others were gone, or already in that state. */
const manyResult = z.object({ done: z.array(z.uuid()), left: z.int() })

/** Each row by itself, like a single action: a failing one does not block the others. */
export async function runMany(
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<z.output<typeof manyResult>> {
  const done: string[] = []
  for (const one of new Set(ids)) {
    try {
      await work(one)
      done.push(one)
    } catch (error) {
      if (!(error instanceof AppError) || !['not-found', 'conflict'].includes(error.code)) throw error
    }
  }
  return { done, left: new Set(ids).size - done.length }
}

/** Applies the action to each row, and returns to the list. */
export async function answerMany(
  href: string,
  { ids, back: given }: { ids: readonly string[]; back: string },
  work: (id: string) => Promise<void>,
): Promise<Reply<z.output<typeof manyResult>>> {
  return reply(await runMany(ids, work), { headers: { location: writeBackHref(href, given) } })
}
