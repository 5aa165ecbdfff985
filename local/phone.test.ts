import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { isSigned } from '@/lib/texting/twilio'
import { listen } from './listen'
import { startFakePhone } from './phone'

test('what is written on the page goes to the site, signed, and the answers are shown', async () => {
  const seen: { body: string; signature: string }[] = []
  const site = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => {
      body += part
    })
    request.on('end', () => {
      seen.push({ body, signature: String(request.headers['x-twilio-signature']) })
      response.end('<Response><Message>Food &amp; rent</Message></Response>')
    })
  })
  const siteUrl = `http://127.0.0.1:${await listen(site, 0)}`
  const phone = await startFakePhone({ dataDir: '', siteUrl, onFailure: () => undefined })
  const page = phone.watch ?? ''
  const form = new URLSearchParams({ text: '77002 <b>' })
  const send = (origin: string) => fetch(page, { method: 'POST', headers: { origin }, body: form })
  expect((await send('http://elsewhere.example')).status).toBe(404)
  expect(seen).toEqual([])
  const html = await (await send(new URL(page).origin)).text()
  expect(html).toContain('77002 &#60;b&#62;')
  expect(html).toContain('Food &#38; rent')
  const [{ body, signature } = { body: '', signature: '' }] = seen
  const url = `${siteUrl}/api/webhooks/text-messages`
  expect(isSigned(phone.env.TWILIO_AUTH_TOKEN ?? '', url, new URLSearchParams(body), signature)).toBe(true)
  await phone.stop()
  site.close()
})
