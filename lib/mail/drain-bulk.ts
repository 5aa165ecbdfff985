/** Mails for very many: several connections, kept open while there are mails, each with a good number in hand. */
import { type Drained, type DrainOptions, drainMail } from './drain'
import type { MailServer } from './transport'

const CONNECTIONS = 6
const BATCH = 20
/** The drain ends now and then, so that what a dead process had in hand is taken up again. */
const MOST = 20_000

export async function drainBulk(server: MailServer, options: Pick<DrainOptions, 'clock' | 'signal'>): Promise<Drained> {
  const { send, close } = server.openPool(CONNECTIONS)
  try {
    return await drainMail({ ...options, send, isBulk: true, lanes: CONNECTIONS, batch: BATCH, most: MOST })
  } finally {
    close()
  }
}
