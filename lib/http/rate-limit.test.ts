import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inLanguage } from '@/lib/site/language/speak'
import { startRedis } from '@/tests/support/redis'
import {
  createLimiter,
  describeTooMany,
  type Limit,
  MemoryStore,
  RedisStore,
  readNetwork,
  type WindowStore,
} from './rate-limit'

const START = Date.parse('2026-03-01T12:00:10Z')
const MINUTE: Limit = { max: 3, seconds: 60 }
const ADDRESS = '203.0.113.77'

function startClock(time = START) {
  const clock = { time, now: () => clock.time }
  return clock
}

async function takeMany(limiter: ReturnType<typeof createLimiter>, times: number, address = ADDRESS, what = 'POST /x') {
  const allowed: boolean[] = []
  for (let i = 0; i < times; i += 1) allowed.push((await limiter.take(what, address, MINUTE)).isAllowed)
  return allowed
}

describe.each(['memory', 'Redis'])('a limit counted in %s', (kind) => {
  function start() {
    const clock = startClock()
    const { send } = startRedis(clock.now)
    const store = kind === 'memory' ? new MemoryStore(clock.now) : new RedisStore(send, clock.now)
    return { clock, limiter: createLimiter([store], clock.now) }
  }

  test('refuses the first request over the maximum, and says how long to wait', async () => {
    const { limiter } = start()
    expect(await takeMany(limiter, 4)).toEqual([true, true, true, false])
    expect(await limiter.take('POST /x', ADDRESS, MINUTE)).toEqual({ isAllowed: false, retryAfter: 50 })
  })

  test('resets with the next window', async () => {
    const { clock, limiter } = start()
    await takeMany(limiter, 4)
    clock.time += 49_999
    expect(await takeMany(limiter, 1)).toEqual([false])
    clock.time += 1
    expect(await takeMany(limiter, 4)).toEqual([true, true, true, false])
  })

  test('counts the addresses of a network together, and each network and each call separately', async () => {
    const { limiter } = start()
    await takeMany(limiter, 3, '203.0.113.1')
    expect(await takeMany(limiter, 1, '203.0.113.254')).toEqual([false])
    expect(await takeMany(limiter, 1, '203.0.114.1')).toEqual([true])
    expect(await takeMany(limiter, 1, '203.0.113.1', 'POST /y')).toEqual([true])
  })

  test('resets with a new day, which has a new secret', async () => {
    const { clock, limiter } = start()
    clock.time = Date.parse('2026-03-01T23:59:59Z')
    await takeMany(limiter, 4)
    clock.time += 1000
    expect(await takeMany(limiter, 4)).toEqual([true, true, true, false])
  })
})

describe('the in-memory state of a limit', () => {
  test('is bounded, regardless of the number of networks', async () => {
    const clock = startClock()
    const store = new MemoryStore(clock.now, 100)
    const limiter = createLimiter([store], clock.now)
    for (let i = 0; i < 1000; i += 1) await limiter.take('POST /x', `10.${i >> 8}.${i & 255}.1`, MINUTE)
    expect(store.size).toBe(100)
  })

  test('is swept when its window ends', async () => {
    const clock = startClock()
    const store = new MemoryStore(clock.now)
    await takeMany(createLimiter([store], clock.now), 1)
    store.sweep()
    expect(store.size).toBe(1)
    clock.time += 60_000
    store.sweep()
    expect(store.size).toBe(0)
  })

  test("holds nothing from yesterday: the day's secret is overwritten and the counts are gone", async () => {
    const clock = startClock()
    const store = new MemoryStore(clock.now)
    const secret = await store.readSecret('2026-03-01')
    expect(secret).toHaveLength(32)
    expect(secret.some((byte) => byte !== 0)).toBe(true)
    await store.add('key', 86_400 * 2)
    clock.time = Date.parse('2026-03-02T00:00:01Z')
    store.sweep()
    expect(secret.every((byte) => byte === 0)).toBe(true)
    expect(store.size).toBe(0)
    expect(await store.readSecret('2026-03-02')).not.toEqual(secret)
  })

  test('reveals no address: the same address has a different key for each window, call and day', async () => {
    const clock = startClock()
    const keys: string[] = []
    const memory = new MemoryStore(clock.now)
    const spy: WindowStore = {
      readSecret: (day) => memory.readSecret(day),
      add: (key, seconds) => {
        keys.push(key)
        return memory.add(key, seconds)
      },
      sweep: () => {},
    }
    const limiter = createLimiter([spy], clock.now)
    await limiter.take('POST /x', ADDRESS, MINUTE)
    await limiter.take('POST /y', ADDRESS, MINUTE)
    clock.time += 60_000
    await limiter.take('POST /x', ADDRESS, MINUTE)
    clock.time += 86_400_000
    await limiter.take('POST /x', ADDRESS, MINUTE)
    expect(new Set(keys).size).toBe(4)
    expect(keys.join()).toMatch(/^[\w-]{43}(,[\w-]{43}){3}$/)
  })
})

describe('a limit shared in Redis', () => {
  test('counts requests across instances', async () => {
    const clock = startClock()
    const { send } = startRedis(clock.now)
    const [one, two] = [1, 2].map(() => createLimiter([new RedisStore(send, clock.now)], clock.now))
    if (!one || !two) throw new Error('two limiters')
    expect(await takeMany(one, 2)).toEqual([true, true])
    expect(await takeMany(two, 2)).toEqual([true, false])
  })

  test('leaves nothing in Redis after the window and the day, and never stores an address', async () => {
    const clock = startClock()
    const { redis, send } = startRedis(clock.now)
    await takeMany(createLimiter([new RedisStore(send, clock.now)], clock.now), 1)
    expect(JSON.stringify([...redis.values])).not.toContain('203.0')
    expect([...redis.values.keys()]).toContain('marigold:limit:secret:2026-03-01')
    const ends = [...redis.values.values()].map(({ expiresAt }) => expiresAt)
    expect(Math.max(...ends)).toBe(Date.parse('2026-03-02T00:00:00Z'))
    expect(Math.min(...ends)).toBe(START + 61_000)
  })

  test('is counted in memory while Redis is down, without querying Redis again meanwhile', async () => {
    const clock = startClock()
    const { redis, send } = startRedis(clock.now)
    redis.isAway = true
    const limiter = createLimiter([new RedisStore(send, clock.now), new MemoryStore(clock.now)], clock.now)
    expect(await takeMany(limiter, 4)).toEqual([true, true, true, false])
    expect(redis.asked).toBe(1)
    redis.isAway = false
    clock.time += 2000
    expect(await takeMany(limiter, 1)).toEqual([true])
    expect(redis.values.size).toBe(2)
  })

  test('rejects an invalid stored secret', async () => {
    const clock = startClock()
    const { redis, send } = startRedis(clock.now)
    redis.values.set('marigold:limit:secret:2026-03-01', { value: 'x', expiresAt: Number.POSITIVE_INFINITY })
    await expect(new RedisStore(send, clock.now).readSecret('2026-03-01')).rejects.toThrow()
  })

  test('lets requests through when no store can count', async () => {
    const limiter = createLimiter([])
    expect(await limiter.take('POST /x', ADDRESS, MINUTE)).toEqual({ isAllowed: true })
  })
})

test('many networks of one IPv6 /56 or /48 share limits that grow with it', async () => {
  const { now } = startClock()
  const limiter = createLimiter([new MemoryStore(now)], now)
  const takeAll = async (networks: number, write: (at: number) => string) => {
    let allowed = 0
    for (let at = 0; at < networks; at += 1) allowed += (await takeMany(limiter, 3, write(at))).filter(Boolean).length
    return allowed
  }
  expect(await takeAll(256, (at) => `2001:db8:1:${(0x4200 + at).toString(16)}::1`)).toBe(12)
  expect(await takeAll(200, (at) => `2001:db8:2:${(at << 8).toString(16)}::1`)).toBe(48)
  expect(await takeMany(limiter, 4, '2001:db8:3::1')).toEqual([true, true, true, false])
})

test('a refused network stays refused when a flood of others fills the memory', async () => {
  const { now } = startClock()
  const limiter = createLimiter([new MemoryStore(now, 100)], now)
  expect(await takeMany(limiter, 4)).toEqual([true, true, true, false])
  for (let other = 0; other < 2000; other += 1) await takeMany(limiter, 1, `198.${other >> 8}.${other & 255}.1`)
  expect(await takeMany(limiter, 1)).toEqual([false])
})

describe('the network of an address', () => {
  test.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['::FFFF:203.0.113.1', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.77', '64:ff9b:0:0::/64'],
    ['', 'unknown'],
    ['203.0.113', 'unknown'],
    ['203.0.113.77, 1.2.3.4', 'unknown'],
    ['nonsense', 'unknown'],
  ])('%s is %s', (address, network) => {
    expect(readNetwork(address)).toBe(network)
  })

  test('is unknown without an address', () => {
    expect(readNetwork(null)).toBe('unknown')
  })

  test('is the same for a whole IPv4 /24 and a whole IPv6 /64, however they are written', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.nat(255), (address, last) => {
        const neighbor = address.replace(/\d+$/, String(last))
        expect(readNetwork(neighbor)).toBe(readNetwork(address))
      }),
    )
    const group = fc.integer({ min: 0, max: 0xffff })
    const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length })
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (prefix, one, other) => {
        const write = (suffix: number[]) => [...prefix, ...suffix].map((part) => part.toString(16)).join(':')
        const padded = [...prefix, ...one].map((part) => part.toString(16).padStart(4, '0').toUpperCase()).join(':')
        expect(readNetwork(write(other))).toBe(readNetwork(write(one)))
        expect(readNetwork(padded)).toBe(readNetwork(write(one)))
      }),
    )
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        expect(readNetwork(address)).toMatch(/::\/64$|^[\d.]+\.0\/24$/)
      }),
    )
  })
})

test('the message tells how long to wait, and gives a number to call meanwhile', () => {
  expect(describeTooMany(1)).toContain('Please wait a minute, then')
  expect(describeTooMany(60)).toContain('Please wait a minute, then')
  expect(describeTooMany(61)).toContain('Please wait 2 minutes, then')
  expect(describeTooMany(3600)).toContain('Please wait 60 minutes, then')
  expect(describeTooMany(1)).toContain('National Domestic Violence Hotline at 1-800-799-7233')
})

test('the message in Spanish names the hotline in Spanish', () => {
  const text = inLanguage('es', () => describeTooMany(90))
  expect(text).toContain('Espere 2 minutos')
  expect(text).toContain('1-800-799-7233: Línea Nacional contra la Violencia Doméstica')
})
