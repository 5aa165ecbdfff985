import 'server-only'
import { reconcileDonations } from './reconcile'
import { queueYearlySummaries } from './summary'

const QUARTER_HOUR_S = 900

/** What the clock does about gifts: summaries in January, and every time the comparison with the payment service. */
export const donationsJob = {
  name: 'donations',
  everySeconds: QUARTER_HOUR_S,
  async run(now: Date, signal: AbortSignal): Promise<Record<string, number>> {
    const summaries = await queueYearlySummaries(now, signal)
    const result = await reconcileDonations(now, signal)
    return { summaries, ...result }
  },
}
