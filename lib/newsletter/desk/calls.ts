/** Issues of the newsletter, as staff write, test and release them. */
import { z } from 'zod'
import { call } from '@/lib/http/call'
import { STAFF_WRITES } from '@/lib/http/staff-list/many'
import { id } from '@/lib/http/text'
import { approvalInput, issueInput, issueSchema, switchInput } from './schema'

const params = z.object({ id })
const READ = 'permission:subscribers:read'
const BODY_LIMIT = 256 * 1024

const back = (path: string) => {
  const [, issue] = /^\/api\/admin\/newsletter\/([0-9a-f-]{36})/i.exec(path) ?? []
  return `/admin/newsletter${issue ? `/${issue}` : ''}`
}
const failed = (code: string, path: string) => `${back(path)}?failed=${code}`
const text = { lists: ['interests'], numbers: ['version'], failed, done: '/admin/newsletter?done=issue-saved' } as const

export const listIssuesCall = call('GET /api/admin/newsletter', READ, {
  summary: 'Issues of the newsletter, the newest first: drafts, those that wait for their moment, and past ones',
  response: z.array(issueSchema),
})

export const getIssueCall = call('GET /api/admin/newsletter/{id}', READ, {
  summary: 'One issue of the newsletter',
  params,
  response: issueSchema,
})

export const createIssueCall = call('POST /api/admin/newsletter', 'admin', {
  summary: 'Writes an issue in English, and in Spanish where there is one; nothing is sent',
  body: issueInput,
  bodyLimit: BODY_LIMIT,
  response: issueSchema,
  status: 201,
  limit: STAFF_WRITES,
  form: text,
})

export const saveIssueCall = call('POST /api/admin/newsletter/{id}', 'admin', {
  summary: 'Changes an issue that is still a draft',
  params,
  body: issueInput,
  bodyLimit: BODY_LIMIT,
  response: issueSchema,
  limit: STAFF_WRITES,
  form: text,
})

export const testIssueCall = call('POST /api/admin/newsletter/{id}/test', 'admin', {
  summary: 'Sends an issue to oneself, in each of its languages',
  params,
  limit: { max: 20, seconds: 600 },
  form: { done: '/admin/newsletter?done=issue-tested', failed },
})

export const approveIssueCall = call('POST /api/admin/newsletter/{id}/approve', 'admin', {
  summary: 'Releases an issue, now or from a moment on; it can be held again until the first letter is written',
  params,
  body: approvalInput,
  limit: STAFF_WRITES,
  form: { flags: ['isSure'], numbers: ['version'], done: '/admin/newsletter?done=issue-approved', failed },
})

const act = <const What extends string>(what: What, done: string, summary: string) =>
  call(`POST /api/admin/newsletter/{id}/${what}`, 'admin', {
    ...{ params, summary, limit: STAFF_WRITES, form: { done: `/admin/newsletter?done=${done}`, failed } },
  })

export const holdIssueCall = act(
  'hold',
  'issue-held',
  'Makes a released issue a draft again, while no letter is written',
)

export const discardIssueCall = act('discard', 'issue-discarded', 'Puts an issue away that was not sent')

export const switchDigestCall = call('POST /api/admin/newsletter/digest', 'admin', {
  summary: 'Whether the weekly digest goes out by itself, or waits until someone has read and released it',
  body: switchInput,
  limit: STAFF_WRITES,
  form: { flags: ['isOn'], done: '/admin/newsletter?done=digest-switched', failed },
})
