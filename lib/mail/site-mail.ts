import { env } from '@/lib/env'
import { drainBulk, drainMail } from './drain'
import { sender } from './sender'
import { connectMail, type MailServer } from './transport'
import { startMailWorker } from './worker'

function connectSite(): MailServer | null {
  return env.SMTP_URL ? connectMail(env.SMTP_URL, sender) : null
}

/** Without a mail server, emails stay in the outbox, where staff see them. */
export function startSiteMail(): void {
  const server = connectSite()
  if (!server) return
  const worker = startMailWorker(server)
  process.once('SIGTERM', () => void worker.stop())
}

/** The scheduler's job `mail`: the same work, for hosts whose processes sleep between requests. */
export async function runMailJob(now: Date, signal: AbortSignal): Promise<Record<string, number>> {
  const server = connectSite()
  if (!server) return { sent: 0 }
  const started = Date.now()
  const clock = () => new Date(now.getTime() + Date.now() - started)
  const [drained, bulk] = await Promise.all([
    drainMail({ send: server.send, clock, signal }),
    drainBulk(server, { clock, signal }),
  ])
  return { ...drained, bulk: bulk.sent }
}
