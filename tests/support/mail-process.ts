/** A process that sends email, to be killed by a test. CLOCK_AHEAD_MS simulates time that has passed since. */
import { connectMail } from '@/lib/mail/transport'
import { startMailWorker } from '@/lib/mail/worker'

const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0)
startMailWorker(
  connectMail(process.env.SMTP_URL ?? '', { name: 'Marigold', address: 'no-reply@marigold.test' }),
  () => new Date(Date.now() + ahead),
)
// The worker's own timer does not keep the process alive.
setInterval(() => {}, 1000)
process.stdout.write('ready\n')
