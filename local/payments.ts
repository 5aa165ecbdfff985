import { startPayments } from './payments/server'
import type { RunningStandIn, StandInContext } from './stand-ins'

export async function startPaymentsStandIn({ dataDir, siteUrl }: StandInContext): Promise<RunningStandIn> {
  const { url, store, stop } = await startPayments({ dataDir, siteUrl })
  return {
    env: {
      STRIPE_SECRET_KEY: store.state.secretKey,
      STRIPE_PUBLISHABLE_KEY: store.state.publishableKey,
      STRIPE_WEBHOOK_SECRET: store.state.webhookSecret,
      STRIPE_API_BASE: url,
      STRIPE_CARD_PAGE: `${url}/card`,
    },
    watch: url,
    stop,
  }
}
