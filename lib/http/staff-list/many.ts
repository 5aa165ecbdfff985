/** Bulk actions on selected rows. */
import { z } from 'zod'
import { AppError } from '@/lib/http/app-error'
import type { FormFields } from '@/lib/http/body'
import { call } from '@/lib/http/call'
import { type Reply, reply } from '@/lib/http/problem'
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

/** Single-record calls for staff, the same for every kind of record. */
export const STAFF_WRITES = { max: 120, seconds: 60 }

/** Lists records deleted within the last 30 days instead of existing ones. */
export const deletedInstead = z.stringbool().default(false)

interface RecordKind<Input extends z.ZodObject, Output extends z.ZodObject> {
  /** As in the path: 'articles'. */
  nouns: string
  /** As in the result code: 'article-created'. */
  noun: string
  access: Access
  input: Input
  output: Output
  bodyLimit?: number
  /** How a form's fields map to the input. */
  fields: FormFields
  summaries: { get: string; create: string; change: string; remove: string; restore: string }
}

/** The page that explains why a form failed. */
export function showNotDone(nouns: string) {
  return (code: string) => `/admin/${nouns}?failed=${code}`
}

/** Whoever changes a record may send it as it was read: what only the site sets is known, and not looked at. */
function acceptAsRead<Input extends z.ZodObject, Output extends z.ZodObject>(input: Input, output: Output): Input {
  const inputFields = new Set(Object.keys(input.shape))
  const others = Object.keys(output.shape).filter((name) => !inputFields.has(name))
  const both = input.safeExtend(Object.fromEntries(others.map((name) => [name, z.unknown().optional()])))
  const change = both.transform((given) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => inputFields.has(name))),
  )
  // It gives what `input` gives, which the compiler can't infer.
  return change as unknown as Input
}

export function recordCalls<Input extends z.ZodObject, Output extends z.ZodObject>(kind: RecordKind<Input, Output>) {
  const { nouns, noun, access, input: body, output: response, bodyLimit, fields, summaries } = kind
  const path = `/api/admin/${nouns}` as const
  const params = z.object({ id })
  const write = { body, bodyLimit, response, limit: STAFF_WRITES }
  const change = { ...write, body: acceptAsRead(body, response) }
  const showDone = (done: string) => ({ done: `/admin/${nouns}?done=${noun}-${done}`, failed: showNotDone(nouns) })
  const byForm = 'as a form without a script does it'
  return {
    get: call(`GET ${path}/{id}`, access, { params, summary: summaries.get, response }),
    create: call(`POST ${path}`, access, {
      ...{ ...write, summary: summaries.create, status: 201 },
      form: { ...fields, ...showDone('created') },
    }),
    update: call(`PUT ${path}/{id}`, access, {
      ...{ params, ...change },
      summary: `${summaries.change}; with the \`version\` it was read in, only if nobody else has changed it since`,
    }),
    remove: call(`DELETE ${path}/{id}`, access, {
      ...{ params, limit: STAFF_WRITES },
      summary: `${summaries.remove}, which can be undone for 30 days`,
    }),
    saveForm: call(`POST ${path}/{id}/save`, access, {
      ...{ params, ...change, form: { ...fields, ...showDone('updated') } },
      summary: `${summaries.change}, ${byForm}`,
    }),
    removeForm: call(`POST ${path}/{id}/delete`, access, {
      ...{ params, limit: STAFF_WRITES, form: showDone('deleted') },
      summary: `${summaries.remove}, ${byForm}`,
    }),
    restore: call(`POST ${path}/{id}/restore`, access, {
      ...{ params, limit: STAFF_WRITES, form: showDone('restored') },
      summary: summaries.restore,
    }),
  }
}
