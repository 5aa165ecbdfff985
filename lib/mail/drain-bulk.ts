/** Bulk mail: several connections, kept open while there is mail, each leasing large batches. */
import { type Drained, type DrainOptions, drainMail } from './drain'
import type { MailServer } from './transport'

const CONNECTIONS = 6
const BATCH = 20
/** The drain ends now and then, so that the leases of a dead process are reclaimed. */
const MAX_PER_RUN = 20_000

export async function drainBulk(server: MailServer, options: Pick<DrainOptions, 'clock' | 'signal'>): Promise<Drained> {
  const { send, close } = server.openPool(CONNECTIONS)
  try {
    return await drainMail({ ...options, send, isBulk: true, lanes: CONNECTIONS, batch: BATCH, most: MAX_PER_RUN })
  } finally {
    close()
  }
}
