/** Each service outside, away, silent, without end, or saying something else: what is told, what is kept, and how soon. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { query } from '@/db'
import { createLimiter } from '@/lib/http/rate-limit'
import { MemoryStore } from '@/lib/http/rate-limit-memory'
import { RedisStore } from '@/lib/http/rate-limit-redis'
import { drainMail } from '@/lib/mail/drain'
import { queueMail } from '@/lib/mail/outbox'
import { connectMail } from '@/lib/mail/transport'
import { refreshNews } from '@/lib/news/refresh'
import { connectRedis } from '@/lib/outside/redis/client'
import { createS3Storage } from '@/lib/outside/storage/s3-storage'
import { type BadService, startBadService, type Trouble } from '@/tests/support/bad-service'
import { collectGarbage } from '@/tests/support/collect-garbage'
import { useDatabase } from '@/tests/support/database'
import { setEnvironment, Visitor } from '@/tests/support/visitor'

vi.mock('next/headers', () => import('@/tests/support/next-headers'))

const database = useDatabase()
/** The last is slow for every service, and much like the one before it. */
const troubles: Trouble[] = process.env.TEST_FULL
  ? ['away', 'nonsense', 'silent', 'endless']
  : ['away', 'nonsense', 'silent']
let service: BadService
let gifts: typeof import('@/lib/donations/service') & typeof import('@/lib/donations/schema')

/** What nobody holds goes, also a wait's end: else a test would pass that waits for ever on a full machine. */
let collecting: NodeJS.Timeout

/** Its answer, and that it came in time: a busy machine is given three times as much. */
async function within<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    expect(performance.now() - began).toBeLessThan(seconds * 3000)
  }
}

// Nobody waits in turn: each of them has the whole of its own time, which is most of the time that this takes.
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

  it.concurrent('a gift is kept, nobody is charged, and she is told so', async () => {
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

  it.concurrent('nobody is signed in, and she is told that it is not her fault', async () => {
    const visitor = new Visitor()
    expect(await within(5, () => visitor.begin())).toMatch(/^\/sign-in\/error\/(unavailable|refused)$/)
    expect(visitor.session).toBeUndefined()
  })

  it.concurrent('an email waits in the outbox, and is given up by nobody', async () => {
    await database.sql`delete from mail_outbox`
    const queued = { key: 'k', to: 'ann@example.org', kind: 'test', subject: 'A note', preheader: 'Short.' }
    await query((db) =>
      queueMail(db, { ...queued, blocks: [{ type: 'text', text: 'Hello.' }], sendAfter: new Date(0) }),
    )
    const { send } = connectMail(`smtp://${service.host}`, { name: 'Marigold', address: 'no-reply@marigold.test' })
    const options = { send, clock: () => new Date(), signal: new AbortController().signal }
    const { sent, failed } = await within(12, () => drainMail(options))
    expect([sent, failed]).toEqual([0, 0])
    const [row] = await database.sql`select status, blocks is not null as has_words from mail_outbox`
    expect(row).toEqual({ status: 'waiting', has_words: true })
  })

  it.concurrent('the stories that are there stay', async () => {
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

  it.concurrent('limits are counted in memory', async () => {
    const limiter = createLimiter([new RedisStore(connectRedis(`redis://${service.host}`)), new MemoryStore()])
    const limit = { max: 1, seconds: 86_400 }
    const take = () => limiter.take('POST /x', '203.0.113.7', limit)
    expect(await within(2, take)).toEqual({ isAllowed: true })
    expect(await within(2, take)).toMatchObject({ isAllowed: false })
  })

  it.concurrent('a picture is not taken, and not shown as taken', async () => {
    const keys = { accessKeyId: 'none', secretAccessKey: 'none', region: 'us-east-1' }
    const storage = createS3Storage({ bucketUrl: `http://${service.host}/bucket`, ...keys })
    await within(5, () => expect(storage.get('a.webp')).rejects.toMatchObject({ code: 'unavailable' }))
    await within(5, () =>
      expect(storage.put('a.webp', Buffer.from('a'), 'image/webp')).rejects.toMatchObject({ code: 'unavailable' }),
    )
  })
})
