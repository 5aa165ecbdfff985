import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { resetLimits } from '@/tests/support/member'

const database = useDatabase()
const SITE = 'http://localhost:3000'
const EMAIL = 'ann@example.org'

type Handler = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>

function send(
  handler: Handler,
  { body, params = {}, method = 'POST', ...headers }: Record<string, unknown> & { params?: Record<string, string> },
): Promise<Response> {
  const isText = typeof body === 'string' || body === undefined
  const request = new Request(`${SITE}/api/newsletter`, {
    method: String(method),
    body: method === 'GET' ? undefined : isText ? (body as string | undefined) : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
  })
  return handler(request, { params: Promise.resolve(params) })
}

const own = { origin: SITE }
const form = { ...own, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }

beforeEach(async () => {
  resetLimits()
  await database.sql`delete from newsletter_subscriptions`
  await database.sql`delete from mail_outbox`
})

async function subscribe(email: string, more: Record<string, unknown> = {}) {
  const { POST } = await import('./subscribe/route')
  return send(POST, { body: { email, interests: [] }, ...own, ...more })
}

async function readLeaveToken(): Promise<string> {
  const [mail] = await database.sql`select list_unsubscribe from mail_outbox order by created_at desc limit 1`
  return String(mail?.list_unsubscribe).slice(-43)
}

const isOn = async () => {
  const [row] = await database.sql`select is_active from newsletter_subscriptions`
  return row?.is_active
}

describe('POST /api/newsletter/subscribe', () => {
  it('answers 202 with a byte-identical body for a new, pending, subscribed or former address', async () => {
    const bodies: string[] = []
    const ask = async () => {
      const response = await subscribe(EMAIL)
      expect(response.status).toBe(202)
      bodies.push(await response.text())
    }
    await ask()
    await ask()
    await database.sql`update newsletter_subscriptions set is_active = true, confirmed_at = now()`
    await ask()
    await database.sql`update newsletter_subscriptions set is_active = false, unsubscribed_at = now()`
    await ask()
    expect(new Set(bodies).size).toBe(1)
  })

  it.each(['', 'x', 'a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org', 'a＠example.org', null, 7])(
    'refuses %j with a reason',
    async (email) => {
      const response = await subscribe(email as string)
      expect(response.status).toBe(422)
      expect(await database.sql`select 1 from newsletter_subscriptions`).toHaveLength(0)
    },
  )

  it('rejects an unknown interest, and stores a repeated one once', async () => {
    const body = { email: EMAIL, interests: ['health', 'health', 'career'] }
    expect((await subscribe('', { body: { ...body, interests: ['gossip'] } })).status).toBe(422)
    expect((await subscribe('', { body })).status).toBe(202)
    expect(await database.sql`select interests from newsletter_subscriptions`).toEqual([
      { interests: ['health', 'career'] },
    ])
  })

  it('shows a browser without JavaScript the form again, with what was typed and the error', async () => {
    const response = await subscribe('', { ...form, body: 'email=%3Cb%3Eann&interests=health' })
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toMatch('text/html')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('cdn-cache-control')).toBeNull()
    const page = await response.text()
    expect(page).toContain('value="&lt;b&gt;ann"')
    expect(page).toContain('value="health" checked')
    expect(page).toContain('name@example.org')
  })

  it('redirects that browser to the next page on success', async () => {
    const response = await subscribe('', { ...form, body: `email=${EMAIL}&interests=health&interests=rights` })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/newsletter/sent'])
  })
})

describe('the unsubscribe address in the header of every email', () => {
  async function press(more: Record<string, unknown> = {}) {
    const { POST } = await import('./unsubscribe/[token]/route')
    const token = await readLeaveToken()
    return send(POST, { body: 'List-Unsubscribe=One-Click', params: { token }, ...more })
  }

  beforeEach(async () => {
    await subscribe(EMAIL)
    await database.sql`update newsletter_subscriptions set is_active = true, confirmed_at = now()`
  })

  it('unsubscribes her on a POST without a cookie, Origin or page, and does not redirect', async () => {
    const response = await press({ 'content-type': 'application/x-www-form-urlencoded' })
    expect([response.status, response.headers.get('location'), response.redirected]).toEqual([200, null, false])
    expect(await isOn()).toBe(false)
    expect((await press()).status).toBe(200)
  })

  it('answers the same for a token that is not, or no longer, of our list', async () => {
    const { POST } = await import('./unsubscribe/[token]/route')
    const known = await press()
    const forged = await send(POST, { body: 'List-Unsubscribe=One-Click', params: { token: 'A'.repeat(43) } })
    expect([forged.status, await forged.text()]).toEqual([200, await known.text()])
    expect(await isOn()).toBe(false)
  })

  it('also accepts multipart, another site’s Origin, and a browser that asks for HTML', async () => {
    const boundary = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
    const response = await press({
      body: boundary,
      'content-type': 'multipart/form-data; boundary=b',
      origin: 'https://mail.example',
      accept: 'text/html',
    })
    expect(response.status).toBe(200)
    expect(await isOn()).toBe(false)
  })

  it('only redirects to the page with the button on GET or HEAD', async () => {
    const { GET, HEAD } = await import('./unsubscribe/[token]/route')
    const token = await readLeaveToken()
    for (const handler of [GET, HEAD]) {
      const response = await send(handler, { method: 'GET', params: { token } })
      expect([response.status, response.headers.get('location')]).toEqual([
        303,
        `/newsletter/unsubscribe?token=${token}`,
      ])
    }
    expect(await isOn()).toBe(true)
  })

  it.each(['short', `${'x'.repeat(42)}!`])('answers 404 to %s, which is no token of ours', async (token) => {
    expect((await press({ params: { token } })).status).toBe(404)
    expect(await isOn()).toBe(true)
  })
})
