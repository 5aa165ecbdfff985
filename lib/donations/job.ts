import 'server-only'
import { reconcileDonations } from './reconcile'
import { queueYearlySummaries } from './summary'

const QUARTER_HOUR_S = 900

/** The reconciliation with Stripe. */
export const donationsJob = {
  name: 'donations',
  everySeconds: QUARTER_HOUR_S,
  run: async (now: Date, signal: AbortSignal): Promise<Record<string, number>> => ({
    ...(await reconcileDonations(now, signal)),
  }),
}

/** January's summaries, separate so that no reconciliation waits for them. */
export const summariesJob = {
  name: 'summaries',
  everySeconds: QUARTER_HOUR_S,
  run: async (now: Date, signal: AbortSignal): Promise<Record<string, number>> => ({
    summaries: await queueYearlySummaries(now, signal),
  }),
}
