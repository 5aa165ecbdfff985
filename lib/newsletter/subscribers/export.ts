import 'server-only'
import { query } from '@/db'
import { recordChange } from '@/lib/audit/record'
import type { Viewer } from '@/lib/session/policy'
import { listSubscribers } from './queries'
import type { SubscriberDto } from './schema'

const PORTION = 2000

/** A cell that begins like a formula would be run as one by a spreadsheet. */
function writeCell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${inert.replaceAll('"', '""')}"`
}

function writeRow({ email, interests, subscribedAt }: SubscriberDto): string {
  return `${[email, interests.join(' '), subscribedAt.slice(0, 10)].map(writeCell).join(',')}\r\n`
}

/** Everyone who gets email, portion by portion: a long list is never whole in memory. That it was taken is written down. */
export async function exportSubscribers(viewer: Viewer): Promise<ReadableStream<Uint8Array>> {
  await query((db) =>
    recordChange(db, viewer, {
      action: 'exported',
      targetType: 'subscriber',
      targetId: 'all',
      target: 'Newsletter subscribers',
    }),
  )
  const encoder = new TextEncoder()
  let after: string | undefined
  let isBegun = false
  return new ReadableStream({
    async pull(controller) {
      if (!isBegun) {
        isBegun = true
        controller.enqueue(encoder.encode('"email","interests","subscribed"\r\n'))
      }
      const { items, next } = await listSubscribers(PORTION, after)
      controller.enqueue(encoder.encode(items.map(writeRow).join('')))
      if (next === null) controller.close()
      else after = next
    },
  })
}
