import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { resetLimits } from '@/tests/support/member'
import { POST } from './route'

const database = useDatabase()
const SITE = 'http://localhost:3000'
const message = {
  name: 'Ann',
  email: 'ann@example.org',
  phone: '',
  subject: 'A question',
  category: 'general',
  message: 'Line one\nLine two </textarea><script>alert(1)</script>',
  priority: 'high',
}

function send(body: string, headers: Record<string, string> = {}, query = ''): Promise<Response> {
  const request = new Request(`${SITE}/api/contact${query}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', origin: SITE, ...headers },
  })
  return POST(request, { params: Promise.resolve({}) })
}

const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const encode = (more: Record<string, string>) => `${new URLSearchParams({ ...message, ...more })}`
const count = async () => (await database.sql`select 1 from contact_messages`).length

beforeEach(async () => {
  resetLimits()
  await database.sql`delete from contact_messages`
})

describe('POST /api/contact', () => {
  it('stores the message and says when to expect an answer', async () => {
    const response = await send(JSON.stringify(message))
    expect([response.status, await response.json()]).toEqual([
      201,
      { message: "Thank you for reaching out. We'll respond within 24-48 hours." },
    ])
    expect(await count()).toBe(1)
  })

  it('reports an error for each invalid field, and stores nothing', async () => {
    const response = await send(JSON.stringify({ ...message, name: '', email: 'x', category: 'none' }))
    const { errors } = (await response.json()) as { errors: { path: string }[] }
    expect([response.status, errors.map(({ path }) => path).sort()]).toEqual([422, ['category', 'email', 'name']])
    expect(await count()).toBe(0)
  })

  it('requires a phone number when a call or a text message is requested', async () => {
    const response = await send(JSON.stringify({ ...message, reachBy: ['phone'] }))
    const { errors } = (await response.json()) as { errors: { path: string }[] }
    expect([response.status, errors.map(({ path }) => path)]).toEqual([422, ['phone']])
    expect((await send(JSON.stringify({ ...message, reachBy: ['email'] }))).status).toBe(201)
    expect((await send(JSON.stringify({ ...message, phone: '216-555-0100', reachBy: ['text'] }))).status).toBe(201)
  })

  it('redirects a browser without JavaScript to the confirmation page', async () => {
    const response = await send(
      `${encode({ phone: '216-555-0100', voicemailOk: 'false' })}&reachBy=email&reachBy=text`,
      form,
    )
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact/sent'])
    expect(await database.sql`select reach_by, voicemail_ok from contact_messages`).toEqual([
      { reach_by: ['email', 'text'], voicemail_ok: false },
    ])
  })

  it('returns everything that browser typed when a field is missing, escaped as text', async () => {
    const response = await send(`${encode({ subject: '', voicemailOk: 'true' })}&reachBy=phone`, form)
    const page = await response.text()
    expect(response.status).toBe(422)
    for (const part of [
      'Missing Information',
      'Please fill in all required fields.',
      '>\nLine one\nLine two &lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>',
      'value="Ann"',
      '<option value="high" selected>',
      'name="reachBy" value="phone" checked',
      'name="voicemailOk" value="true" checked',
    ])
      expect(page).toContain(part)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  it('echoes nothing that another site submitted', async () => {
    const response = await send(encode({}), { ...form, origin: 'https://evil.example' })
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('Line one')
    expect(await count()).toBe(0)
  })

  it('answers the Spanish form in Spanish, and returns what was typed there too', async () => {
    const sent = await send(encode({}), form, '?lang=es')
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/es/contact/sent'])
    const response = await send(encode({ subject: '' }), form, '?lang=es')
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(page).toContain('<html lang="es')
    expect(page).toContain('Llene todos los espacios que tienen *.')
    expect(page).toContain('Llene este espacio.')
    expect(page).toContain('action="/api/contact?lang=es"')
    expect(page).toContain('>\nLine one\nLine two &lt;/textarea&gt;')
    const json = await send(JSON.stringify({ ...message, reachBy: ['phone'] }), {}, '?lang=es')
    expect(await json.json()).toMatchObject({
      errors: [{ path: 'phone', message: 'Escriba su número, o elija el correo electrónico para la respuesta.' }],
    })
  })

  it('rate-limits a flood, but returns what the refused sender typed', async () => {
    let response = await send(encode({}), form)
    for (let at = 0; at < 25 && response.status === 303; at += 1) response = await send(encode({}), form)
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.text()).toContain('Line one\nLine two')
    expect(await count()).toBeLessThanOrEqual(20)
  })
})
