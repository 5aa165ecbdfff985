/** Single-record calls for staff, the same for every kind of record. */
import { z } from 'zod'
import { call } from '@/lib/http/call'
import type { FormFields } from '@/lib/http/form'
import { id } from '@/lib/http/text'
import type { Access } from '@/lib/session/policy'

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
  const own = new Set(Object.keys(input.shape))
  const others = Object.keys(output.shape).filter((name) => !own.has(name))
  const both = input.safeExtend(Object.fromEntries(others.map((name) => [name, z.unknown().optional()])))
  const change = both.transform((given) => Object.fromEntries(Object.entries(given).filter(([name]) => own.has(name))))
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
