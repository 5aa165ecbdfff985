/** One thing done to many rows that someone chose. */
import { z } from 'zod'
import { AppError } from '@/lib/http/app-error'
import { call } from '@/lib/http/call'
import { type Reply, reply } from '@/lib/http/reply'
import { id } from '@/lib/http/text'
import type { Access } from '@/lib/session/policy'

/** More than a page of a list has. */
const MAX_TICKED = 100

/** The list that somebody looked at, as the part of its address after the question mark. */
const back = z.string().max(1000).default('')

/** The same list again, filters and page included, with a word on what was done. */
export function writeBackHref(href: string, given: string): string {
  const kept = [...new URLSearchParams(given)].filter(([name]) => name !== 'done' && name !== 'failed')
  return `${href}?${new URLSearchParams([...kept, ['done', 'many-done']])}`
}

/** The call by which one thing is done to many rows of a list of the console. */
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

/** The call by which those of a list that someone chose are taken out as a spreadsheet. */
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

/** `done`: those to which it was done, by which it can be undone. The others had gone, or were so already. */
const manyResult = z.object({ done: z.array(z.uuid()), left: z.int() })

/** Each by itself, as if someone had pressed it there: one that can't be done keeps no other from it. */
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

/** The same to each of those rows, and back to the list. */
export async function answerMany(
  href: string,
  { ids, back: given }: { ids: readonly string[]; back: string },
  work: (id: string) => Promise<void>,
): Promise<Reply<z.output<typeof manyResult>>> {
  return reply(await runMany(ids, work), { headers: { location: writeBackHref(href, given) } })
}
