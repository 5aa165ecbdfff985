import { env } from '@/lib/env'
import { drainMail } from './drain'
import { sender } from './sender'
import { connectMail, type SendMail } from './transport'
import { startMailWorker } from './worker'

function connectSite(): SendMail | null {
  return env.SMTP_URL ? connectMail(env.SMTP_URL, sender) : null
}

/** Where no mail server is configured, mails wait in the outbox, and staff see them there. */
export function startSiteMail(): void {
  const send = connectSite()
  if (!send) return
  const worker = startMailWorker(send)
  process.once('SIGTERM', () => void worker.stop())
}

/** The scheduler's job `mail`: the same work, for a host whose processes sleep between requests. */
export async function runMailJob(now: Date, signal: AbortSignal): Promise<Record<string, number>> {
  const send = connectSite()
  if (!send) return { sent: 0 }
  const started = Date.now()
  const clock = () => new Date(now.getTime() + Date.now() - started)
  return { ...(await drainMail({ send, clock, signal })) }
}
