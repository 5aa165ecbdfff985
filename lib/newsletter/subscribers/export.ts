import 'server-only'
import { query } from '@/db'
import { recordChange } from '@/lib/audit/record'
import type { Viewer } from '@/lib/session/policy'
import { writeCsvLine } from '@/lib/text/csv'
import { findSubscribers, listSubscribers } from './queries'
import type { SubscriberDto } from './schema'

const BATCH_SIZE = 2000
const HEAD = writeCsvLine(['email', 'interests', 'subscribed'])

function writeRow({ email, interests, subscribedAt }: SubscriberDto): string {
  return writeCsvLine([email, interests.join(' '), subscribedAt.slice(0, 10)])
}

async function noteTaken(viewer: Viewer, target: string): Promise<void> {
  await query((db) =>
    recordChange(db, viewer, { action: 'exported', targetType: 'subscriber', targetId: 'all', target }),
  )
}

/** Those that were chosen, whether they get email or not. */
export async function exportChosenSubscribers(viewer: Viewer, ids: readonly string[]): Promise<string> {
  const found = await findSubscribers(ids)
  await noteTaken(viewer, `${found.length} newsletter subscribers`)
  return HEAD + found.map(writeRow).join('')
}

/** Everyone who gets email, portion by portion: a long list is never whole in memory. That it was taken is written down. */
export async function exportSubscribers(viewer: Viewer): Promise<ReadableStream<Uint8Array>> {
  await noteTaken(viewer, 'Newsletter subscribers')
  const encoder = new TextEncoder()
  let after: string | undefined
  let isBegun = false
  return new ReadableStream({
    async pull(controller) {
      if (!isBegun) {
        isBegun = true
        controller.enqueue(encoder.encode(HEAD))
      }
      const { items, next } = await listSubscribers(BATCH_SIZE, after)
      controller.enqueue(encoder.encode(items.map(writeRow).join('')))
      if (next === null) controller.close()
      else after = next
    },
  })
}
