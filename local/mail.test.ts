import { once } from 'node:events'
import { connect } from 'node:net'
import nodemailer from 'nodemailer'
import { afterEach, expect, test } from 'vitest'
import { makeFolder } from '@/tests/support/folder'
import { type RunningMail, startMail } from './mail'

let running: RunningMail | undefined

afterEach(async () => {
  await running?.stop()
  running = undefined
})

async function open(folder = makeFolder()): Promise<RunningMail> {
  running = await startMail(folder)
  return running
}

function sendMail({ smtpUrl }: RunningMail, more: Record<string, unknown> = {}) {
  return nodemailer.createTransport(smtpUrl).sendMail({
    from: 'Marigold <hello@marigold.test>',
    to: 'ann@example.org',
    subject: 'A note',
    text: 'Hello Ann.',
    html: '<p>Hello <b>Ann</b>. <a href="http://localhost:3000/x">Continue</a></p><script>parent.alert(1)</script>',
    ...more,
  })
}

test('an email is shown in a list, rendered, as text and with its headers', async () => {
  const mail = await open()
  await sendMail(mail)
  const list = await fetch(mail.pageUrl).then((response) => response.text())
  const [, path = ''] = /href="(\/mails\/[^"]+)"/.exec(list) ?? []
  expect(list).toContain('A note')
  expect(list).toContain('ann@example.org')
  const page = await fetch(mail.pageUrl + path).then((response) => response.text())
  expect(page).toContain('Hello Ann.')
  expect(page).toContain('Message-ID: ')
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
})

test('an email’s document can neither run nor load anything', async () => {
  const mail = await open()
  await sendMail(mail)
  const response = await fetch(`${mail.pageUrl}/mails/${mail.store.list()[0]}/html`)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/sandbox(?!.*allow-scripts)/)
  expect(policy).not.toContain('script-src')
})

test('a subject with markup is shown as text', async () => {
  const mail = await open()
  await sendMail(mail, {
    subject: '<img src=x onerror=alert(1)>',
    text: '</pre><script>alert(1)</script>',
    html: undefined,
  })
  for (const path of ['/', `/mails/${mail.store.list()[0]}`]) {
    const page = await fetch(mail.pageUrl + path).then((response) => response.text())
    expect(page).not.toMatch(/<img|<script/)
  }
})

test('emails survive a restart', async () => {
  const folder = makeFolder()
  const first = await open(folder)
  await sendMail(first)
  await first.stop()
  const second = await open(folder)
  expect(second.store.list()).toHaveLength(1)
})

test('a sender that disconnects halfway leaves no email', async () => {
  const mail = await open()
  const socket = connect(Number(new URL(mail.smtpUrl).port), '127.0.0.1')
  await once(socket, 'data')
  for (const line of ['EHLO x', 'MAIL FROM:<a@b.test>', 'RCPT TO:<c@d.test>', 'DATA']) {
    socket.write(`${line}\r\n`)
    await once(socket, 'data')
  }
  socket.write('Subject: half\r\n\r\nHal')
  socket.destroy()
  await sendMail(mail)
  expect(mail.store.list()).toHaveLength(1)
})

test.each([
  ['another host', { host: 'mail.evil.example' }],
  ['a page of another site', { origin: 'http://evil.example' }],
])('%s gets no data', async (_, headers) => {
  const mail = await open()
  await sendMail(mail)
  const { port } = new URL(mail.pageUrl)
  const socket = connect(Number(port), '127.0.0.1')
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`)
  socket.write(`GET / HTTP/1.1\r\n${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`)
  let text = ''
  for await (const chunk of socket) text += chunk
  expect(text).toMatch(/^HTTP\/1\.1 403/)
  expect(text).not.toContain('ann@example.org')
})

test.each(['/mails/../ports.json', '/mails/%2e%2e%2fports.json', '/mails/x', '/nothing'])(
  '%s is not found',
  async (path) => {
    const mail = await open()
    expect((await fetch(mail.pageUrl + path)).status).toBe(404)
  },
)
