import 'server-only'
import { query } from '@/db'
import { recordChange } from '@/lib/audit/record'
import { AppError } from '@/lib/http/app-error'
import { listMail, type MailDto, type MailPosition, type MailStatus, sendMailAgain } from '@/lib/mail/queries'
import type { Viewer } from '@/lib/session/policy'

const stuck: readonly MailStatus[] = ['failed', 'unsure']

export interface MailFilter {
  status?: MailStatus
  limit: number
  after?: MailPosition
}

export async function listMailForStaff({ status, limit, after }: MailFilter): Promise<{
  items: MailDto[]
  next: MailPosition | null
}> {
  const rows = await listMail(status ? [status] : stuck, { limit: limit + 1, after })
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: rows.length > limit && last ? [last.createdAt.toISOString(), last.id] : null }
}

export async function retryMail(viewer: Viewer, id: string): Promise<void> {
  if (!(await sendMailAgain(id))) {
    throw new AppError('conflict', 'This email is on its way or already gone. Nothing was changed.')
  }
  await query((db) =>
    recordChange(db, viewer, { action: 'sent again', targetType: 'mail', targetId: id, target: 'Email' }),
  )
}
