import type { FakeContext, RunningFake } from './fakes'
import { startPayments } from './payments/server'

const sampleFigures = [
  { value: '50,000+', label: 'women helped', note: 'Sample' },
  { value: '500+', label: 'partners', note: 'Sample' },
  { value: '24/7', label: 'support', note: 'Sample' },
]

export async function startFakePayments({ dataDir, siteUrl }: FakeContext): Promise<RunningFake> {
  const { url, store, stop } = await startPayments({ dataDir, siteUrl })
  return {
    env: {
      STRIPE_SECRET_KEY: store.state.secretKey,
      STRIPE_PUBLISHABLE_KEY: store.state.publishableKey,
      STRIPE_WEBHOOK_SECRET: store.state.webhookSecret,
      STRIPE_API_BASE: url,
      STRIPE_CARD_PAGE: `${url}/card`,
      // Facts that only an operator can know, marked as made up.
      ORG_LEGAL_NAME: process.env.ORG_LEGAL_NAME || 'Sample Organization',
      ORG_EIN: process.env.ORG_EIN || '00-0000000',
      ORG_FIGURES: process.env.ORG_FIGURES || JSON.stringify(sampleFigures),
    },
    watch: url,
    stop,
  }
}
