import 'server-only'
import { eq } from 'drizzle-orm'
import { query } from '@/db'
import { donations } from '@/db/schema/operations'
import { recordChange } from '@/lib/audit/record'
import { AppError } from '@/lib/http/app-error'
import type { Viewer } from '@/lib/session/policy'
import { formatCents } from './choices'
import { queueReceipt, queueRefundNotice } from './receipt'

const HOUR_LENGTH = '2026-11-23T00'.length

/** Sends the receipt again, to the gift's address; corrected after a partial refund. Once an hour per gift. */
export async function sendReceiptAgain(viewer: Viewer, id: string, now = new Date()): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const [donation] = await transaction.select().from(donations).where(eq(donations.id, id)).for('update')
      if (!donation) throw new AppError('not-found')
      if (donation.completedAt === null) throw new AppError('conflict', 'Only a gift that was received has a receipt.')
      if (donation.donorEmail === null) throw new AppError('conflict', 'This gift has no email address.')
      const again = `:again:${now.toISOString().slice(0, HOUR_LENGTH)}`
      const isQueued =
        donation.refundedCents > 0
          ? await queueRefundNotice(transaction, donation, 0, again)
          : await queueReceipt(transaction, donation, again)
      if (!isQueued) throw new AppError('conflict', 'It was sent again within this hour.')
      await recordChange(transaction, viewer, {
        ...{ action: 'receipt sent again', targetType: 'donation', targetId: id },
        target: formatCents(donation.amount),
      })
    }),
  )
}
