import { type Reply, reply } from '@/lib/http/problem'

/** Without a script, a form continues with the next entry and reports the result of the last. */
export function redirectToNextCheck<Data extends { next: string | null }>(data: Data, done?: string): Reply<Data> {
  const page = data.next ? `/admin/checks/${data.next}` : '/admin/checks'
  const notice = data.next ? done : done && done !== 'checked' ? done : 'queue-empty'
  return reply(data, { headers: { location: notice ? `${page}?done=${notice}` : page } })
}
