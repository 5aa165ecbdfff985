import { type Reply, reply } from '@/lib/http/reply'

/** A form without a script goes on to the next entry, which says what became of the last. */
export function redirectToNextCheck<Data extends { next: string | null }>(data: Data, done?: string): Reply<Data> {
  const page = data.next ? `/admin/checks/${data.next}` : '/admin/checks'
  const said = data.next ? done : done && done !== 'checked' ? done : 'queue-empty'
  return reply(data, { headers: { location: said ? `${page}?done=${said}` : page } })
}
