/** Each outside service down, silent, endless or talking nonsense: what is reported, what is kept, and how soon. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { query } from '@/db'
import { withTimeout } from '@/db/timeouts'
import { createLimiter, MemoryStore, RedisStore } from '@/lib/http/rate-limit'
import { drainMail } from '@/lib/mail/drain'
import { queueMail } from '@/lib/mail/outbox'
import { connectMail } from '@/lib/mail/transport'
import { refreshNews } from '@/lib/news/refresh'
import { connectRedis } from '@/lib/outside/redis/client'
import { createS3Storage } from '@/lib/outside/storage/storage'
import { type BadService, startBadService, type Trouble } from '@/tests/support/bad-service'
import { collectGarbage } from '@/tests/support/collect-garbage'
import { useDatabase } from '@/tests/support/database'
import { setEnvironment, Visitor } from '@/tests/support/visitor'

const database = useDatabase()
/** The last one is slow for every service, and much like the one before it. */
const troubles: Trouble[] = process.env.TEST_FULL
  ? ['away', 'nonsense', 'silent', 'endless']
  : ['away', 'nonsense', 'silent']
let service: BadService
let gifts: typeof import('@/lib/donations/service') & typeof import('@/lib/donations/schema')

/** Unreferenced timers are collected, as in production; otherwise a test that hangs would pass. */
let collecting: NodeJS.Timeout

/** Gives up on work that takes too long; a busy machine gets three times as long. */
function within<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  return withTimeout(seconds * 3000, work(), () => new Error(`It took more than ${seconds * 3} s.`))
}

// Concurrent, because each test mostly waits for its own timeout.
describe.each(troubles)('with every service %s', (trouble) => {
  beforeAll(async () => {
    service = await startBadService(trouble)
    setEnvironment({
      SITE_URL: 'http://localhost:3000',
      AUTH_OIDC_ISSUER: `http://${service.host}`,
      AUTH_OIDC_ID: 'marigold',
      AUTH_OIDC_SECRET: 'a secret of this test',
      AUTH_SECRET: 'a secret of this test, of 32 characters',
      STRIPE_SECRET_KEY: 'sk_test_none',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
      STRIPE_WEBHOOK_SECRET: 'whsec_none',
      STRIPE_API_BASE: `http://${service.host}`,
    })
    gifts = { ...(await import('@/lib/donations/service')), ...(await import('@/lib/donations/schema')) }
    await import('@/app/api/login/route')
    collecting = setInterval(collectGarbage, 250)
  })
  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  })
  afterAll(async () => {
    clearInterval(collecting)
    await service.stop()
  })

  it.concurrent('a donation is kept, no one is charged, and the donor is told so', async () => {
    const { createDonation, donationInput } = gifts
    const donorEmail = `${randomUUID()}@example.org`
    const gift = donationInput.parse({ amount: 5000, donorEmail, requestId: randomUUID() })
    await within(10, () =>
      expect(createDonation(gift, '203.0.113.7')).rejects.toMatchObject({
        code: 'unavailable',
        message: expect.stringMatching(/not charged/),
      }),
    )
    const rows = await database.sql`select status, payment_intent_id from donations where donor_email = ${donorEmail}`
    expect([...rows]).toEqual([{ status: 'pending', payment_intent_id: null }])
  })

  it.concurrent('no one is signed in, and the error page says that the provider failed', async () => {
    const visitor = new Visitor()
    expect(await within(5, () => visitor.begin())).toMatch(/^\/sign-in\/error\/(unavailable|refused)$/)
    expect(visitor.session).toBeUndefined()
  })

  it.concurrent('an email waits in the outbox, and is not given up', async () => {
    await database.sql`delete from mail_outbox`
    const queued = { key: 'k', to: 'ann@example.org', kind: 'test', subject: 'A note', preheader: 'Short.' }
    await query((db) =>
      queueMail(db, { ...queued, blocks: [{ type: 'text', text: 'Hello.' }], sendAfter: new Date(Date.now() - 1000) }),
    )
    const { send } = connectMail(`smtp://${service.host}`, { name: 'Marigold', address: 'no-reply@marigold.test' })
    const options = { send, clock: () => new Date(), signal: new AbortController().signal }
    const { sent, failed } = await within(12, () => drainMail(options))
    expect([sent, failed]).toEqual([0, 0])
    const [row] = await database.sql`select status, blocks is not null as has_words from mail_outbox`
    expect(row).toEqual({ status: 'waiting', has_words: true })
  })

  it.concurrent('existing stories remain', async () => {
    const count = async () => (await database.sql`select from news_stories`).length
    await database.sql`insert into news_stories (url, title, source, category, published_at)
      values ('https://example.org/kept', 'Kept', 'Wire', 'womens-rights', now()) on conflict do nothing`
    const before = await count()
    const feeds = [{ name: 'Wire', topic: 'womens-rights', url: `http://${service.host}/feed` }]
    const settings = { feeds, privateOrigins: [`http://${service.host}`] }
    await database.sql`delete from news_feeds`
    const counts = await within(7, () => refreshNews(new Date(), new AbortController().signal, settings))
    expect(counts).toMatchObject({ feeds: 1, failed: 1, stories: 0 })
    expect(await count()).toBe(before)
  })

  it.concurrent('rate limits are counted in memory', async () => {
    const limiter = createLimiter([new RedisStore(connectRedis(`redis://${service.host}`)), new MemoryStore()])
    const limit = { max: 1, seconds: 86_400 }
    const take = () => limiter.take('POST /x', '203.0.113.7', limit)
    expect(await within(2, take)).toEqual({ isAllowed: true })
    expect(await within(2, take)).toMatchObject({ isAllowed: false })
  })

  it.concurrent('reading and storing a picture both fail as unavailable', async () => {
    const keys = { accessKeyId: 'none', secretAccessKey: 'none', region: 'us-east-1' }
    const storage = createS3Storage({ bucketUrl: `http://${service.host}/bucket`, ...keys })
    await within(5, () => expect(storage.get('a.webp')).rejects.toMatchObject({ code: 'unavailable' }))
    await within(5, () =>
      expect(storage.put('a.webp', Buffer.from('a'), 'image/webp')).rejects.toMatchObject({ code: 'unavailable' }),
    )
  })
})
