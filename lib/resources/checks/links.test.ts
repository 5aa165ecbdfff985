import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { useServerAndCanary } from '@/tests/support/feeds'
import { makeRecord } from '@/tests/support/records'
import { applySiteCheck, checkLinks, type LinkState } from './link-job'
import { checkWebsite, mayVisit, type VisitOptions } from './visit-website'

const database = useDatabase()
const now = new Date('2026-11-21T17:00:00Z')
const DAY_MS = 86_400_000
const later = (days: number) => new Date(now.getTime() + days * DAY_MS)
const never = new AbortController().signal
const { server, canary } = await useServerAndCanary()

beforeEach(async () => {
  server.asked.splice(0)
  await database.sql`delete from resources`
})

const options = (more: Partial<VisitOptions> = {}): VisitOptions => ({
  signal: never,
  now,
  privateOrigins: [server.origin],
  lookMs: 600,
  ...more,
})
const check = (url: string, more?: Partial<VisitOptions>) => checkWebsite(url, options(more), async () => {})

describe('a website check', () => {
  it('sends only HEAD when that is answered, and identifies itself', async () => {
    const methods: string[] = []
    const url = server.put('/fine', (request, response) => {
      methods.push(`${request.method} ${request.headers['user-agent']}`)
      response.writeHead(200).end()
    })
    expect(await check(url)).toEqual({ kind: 'ok', host: new URL(server.origin).host })
    expect(methods).toEqual([expect.stringMatching(/^HEAD MarigoldLinkCheck\/1\.0 \(\+http.+\/about\/freshness\)$/)])
  })

  it.each([405, 501, 404, 403, 500])('retries with GET when HEAD is answered with %i', async (status) => {
    const url = server.put(`/no-head-${status}`, ({ method }, response) => {
      response.writeHead(method === 'HEAD' ? status : 200).end()
    })
    expect(await check(url)).toMatchObject({ kind: 'ok' })
  })

  it('retries with GET when HEAD drops the connection', async () => {
    const url = server.put('/hangs-up', ({ method }, response) => {
      if (method === 'HEAD') response.destroy()
      else response.end('here')
    })
    expect(await check(url)).toMatchObject({ kind: 'ok' })
  })

  it('reads only the headers: it does not wait for an endless or trickling body', async () => {
    const endless = server.put('/endless', ({ method }, response) => {
      if (method === 'HEAD') return void response.writeHead(405).end()
      response.writeHead(200)
      const pour = setInterval(() => response.write('x'.repeat(65_536)), 1)
      response.on('close', () => clearInterval(pour))
    })
    const slow = server.put('/slow', ({ method }, response) => {
      if (method === 'HEAD') return void response.writeHead(405).end()
      response.writeHead(200)
      response.write('x')
    })
    const before = process.memoryUsage().rss
    expect(await check(endless)).toMatchObject({ kind: 'ok' })
    expect(await check(slow)).toMatchObject({ kind: 'ok' })
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
  })

  it('gives up on a site that never answers', async () => {
    const url = server.put('/silent', () => {})
    expect(await check(url, { lookMs: 200 })).toMatchObject({ kind: 'no-answer' })
  })

  it('does not follow a redirect loop forever', async () => {
    const url = server.put('/round', (_, response) => response.writeHead(302, { location: '/round' }).end())
    expect(await check(url)).toMatchObject({ kind: 'failed' })
    expect(server.asked.length).toBeLessThanOrEqual(12)
  })

  it.each([
    [401, 'refused'],
    [403, 'refused'],
    [429, 'refused'],
    [404, 'failed'],
    [410, 'failed'],
    [500, 'failed'],
  ])('turns status %i into %s', async (status, kind) => {
    const url = server.put(`/status-${status}`, (_, response) => response.writeHead(status).end())
    expect(await check(url)).toMatchObject({ kind })
  })

  it('never reaches our own network, by address or by redirect', async () => {
    const port = new URL(canary.origin).port
    const inside = [`http://127.0.0.1:${port}/`, `http://localhost:${port}/`, `http://2130706433:${port}/`]
    inside.push(`http://[::1]:${port}/`, `http://[::ffff:127.0.0.1]:${port}/`, `http://0.0.0.0:${port}/`)
    inside.push('http://169.254.169.254/', 'file:///etc/passwd', 'gopher://127.0.0.1/', `http://u:p@127.0.0.1:${port}/`)
    for (const url of inside) {
      expect(await check(url), url).toMatchObject({ kind: expect.stringMatching(/failed|no-answer/) })
      const path = `/to/${encodeURIComponent(url)}`
      const leading = server.put(path, (_, response) => response.writeHead(302, { location: url }).end())
      expect(await check(leading), `redirect to ${url}`).toMatchObject({ kind: 'failed' })
    }
    expect(canary.asked).toEqual([])
  })
})

describe('the outcome of a check', () => {
  const state: LinkState = {
    url: 'https://www.harbor.example/help',
    linkFailures: 0,
    linkFailedOn: null,
    isLinkBroken: false,
    linkKnownHost: null,
  }
  const silent = { kind: 'no-answer', retryAfter: null } as const

  it('marks a website broken only after failures on three different days', () => {
    let known = state
    for (const [at, isBroken, failures] of [
      [now, false, 1],
      [new Date(now.getTime() + 3_600_000), false, 1],
      [later(1), false, 2],
      [later(2), true, 3],
    ] as const) {
      const outcome = applySiteCheck(known, silent, at)
      expect(outcome).toMatchObject({ isLinkBroken: isBroken, linkFailures: failures, linkResult: 'failed' })
      known = { ...known, ...outcome }
    }
    expect(applySiteCheck(known, { kind: 'ok', host: 'harbor.example' }, later(5))).toMatchObject({
      isLinkBroken: false,
      linkFailures: 0,
      linkMovedTo: null,
    })
  })

  it('notes a new host, but not the same one with or without www, nor one that staff know about', () => {
    const ok = (host: string, linkKnownHost: string | null = null) =>
      applySiteCheck({ ...state, linkKnownHost }, { kind: 'ok', host }, now).linkMovedTo
    expect(ok('harbor.example')).toBeNull()
    expect(ok('casino.example')).toBe('casino.example')
    expect(ok('harborhouse.example', 'harborhouse.example')).toBeNull()
  })

  it('schedules the next check: 7 days if ok, 1 to 3 if silent, 30 if refused, or as the site asks', () => {
    const wait = (outcome: { nextAt: Date }) => (outcome.nextAt.getTime() - now.getTime()) / DAY_MS
    expect(wait(applySiteCheck(state, { kind: 'ok', host: 'harbor.example' }, now))).toBe(7)
    expect(wait(applySiteCheck(state, silent, now))).toBe(1)
    expect(wait(applySiteCheck({ ...state, linkFailures: 5 }, silent, now))).toBe(3)
    expect(wait(applySiteCheck(state, { kind: 'failed', retryAfter: 5 * DAY_MS }, now))).toBe(5)
    expect(wait(applySiteCheck(state, { kind: 'refused', retryAfter: null }, now))).toBe(30)
  })
})

describe('robots.txt', () => {
  const text = `# hello
User-agent: *
Disallow: /private
Allow: /private/open
Disallow: /*.pdf$

User-agent: other
User-agent: MarigoldLinkCheck
Disallow: /ours`

  it.each([
    ['nobody', '/', true],
    ['nobody', '/private/x', false],
    ['nobody', '/private/open/x', true],
    ['nobody', '/a/b.pdf', false],
    ['nobody', '/a/b.pdf?x', true],
    ['marigoldlinkcheck', '/private', true],
    ['marigoldlinkcheck', '/ours/x', false],
    ['other', '/ours', false],
  ])('lets %s visit %s: %s', (agent, path, isAllowed) => {
    expect(mayVisit(text, agent, path)).toBe(isAllowed)
  })

  it('forbids nothing when empty or nonsense, and no rule keeps the processor busy', () => {
    expect(mayVisit('', 'x', '/')).toBe(true)
    expect(mayVisit('<html>Not found</html>', 'x', '/')).toBe(true)
    // As a regular expression with backtracking, it would not end.
    const hard = `User-agent: *\nDisallow: /${'*a'.repeat(2000)}$`
    expect(mayVisit(hard, 'x', `/${'a'.repeat(20_000)}b`)).toBe(true)
  })
})

describe('the scheduled check', () => {
  const run = (at: Date) => checkLinks(at, never, { privateOrigins: [server.origin], lookMs: 500, pauseMs: 0 })
  const read = async (id: string) =>
    (
      await database.sql`select link_result, link_failures, is_link_broken, link_moved_to, doubts, link_next_at
        from record_checks where resource_id = ${id}`
    )[0]
  /** A record whose website is due for a check. */
  const make = async (url: string) => {
    const { id } = await makeRecord(database.sql, { url, verifiedOn: '2026-11-20' })
    await database.sql`update record_checks set link_next_at = ${now} where resource_id = ${id}`
    return id
  }

  it('queues a website that fails on three days, and removes it when it is back', async () => {
    let isUp = false
    const url = server.put('/site', (_, response) => response.writeHead(isUp ? 200 : 500).end())
    const id = await make(url)
    for (const day of [0, 1, 2]) await run(later(day))
    expect(await read(id)).toMatchObject({ link_result: 'failed', link_failures: 3, is_link_broken: true, doubts: 1 })
    isUp = true
    await run(later(5))
    expect(await read(id)).toMatchObject({ link_result: 'ok', link_failures: 0, is_link_broken: false, doubts: 0 })
  })

  it('changes no record and invalidates no page', async () => {
    const id = await make(server.put('/same', 'ok'))
    const version = () =>
      database.sql`select r.version, d.version as directory from resources r, directory_version d where r.id = ${id}`
    const before = await version()
    expect(await run(now)).toEqual({ asked: 1, failed: 0, moved: 0 })
    expect(await version()).toEqual(before)
  })

  it('reads robots.txt of each site first, and stays away when told to', async () => {
    server.put('/robots.txt', 'User-agent: *\nDisallow: /closed', { 'content-type': 'text/plain' })
    const id = await make(server.put('/closed', 'ok'))
    await run(now)
    expect(server.asked).toEqual(['/robots.txt'])
    expect(await read(id)).toMatchObject({ link_result: 'not-asked', doubts: 0 })
    server.put('/robots.txt', (_, response) => response.writeHead(404).end())
  })

  it('checks one website at a time, and at most 60 per run', async () => {
    let open = 0
    let most = 0
    for (let at = 0; at < 63; at += 1) {
      await make(
        server.put(`/many-${at}`, (_, response) => {
          open += 1
          most = Math.max(most, open)
          setImmediate(() => {
            open -= 1
            response.end()
          })
        }),
      )
    }
    expect(await run(now)).toMatchObject({ asked: 60 })
    expect(most).toBe(1)
    expect(await run(now)).toMatchObject({ asked: 3 })
  })

  it('blames no website when our own connection is down', async () => {
    const ids = []
    for (let at = 0; at < 6; at += 1)
      ids.push(await make(server.put(`/down-${at}`, (_, response) => response.destroy())))
    await run(now)
    for (const id of ids) expect(await read(id)).toMatchObject({ link_result: null, link_failures: 0 })
    const next = (await read(ids[0] ?? ''))?.link_next_at
    expect(next.getTime()).toBe(now.getTime() + 3_600_000)
  })

  it('starts over when the website of a record changes', async () => {
    const id = await make(server.put('/old', (_, response) => response.writeHead(500).end()))
    for (const day of [0, 1, 2]) await run(later(day))
    expect(await read(id)).toMatchObject({ is_link_broken: true })
    await database.sql`update resources set url = 'https://new.example/' where id = ${id}`
    expect(await read(id)).toMatchObject({ link_result: null, is_link_broken: false, doubts: 0 })
  })

  it('never sends a request inside our own network', async () => {
    const id = await make(`${canary.origin}/`)
    await run(now)
    expect(canary.asked).toEqual([])
    expect(await read(id)).toMatchObject({ link_result: 'failed' })
  })
})
