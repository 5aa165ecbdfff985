import { beforeAll, expect, test, vi } from 'vitest'
import { useDatabase } from '@/tests/support/database'

const TOKEN = 'a'.repeat(32)
vi.stubEnv('TWILIO_AUTH_TOKEN', TOKEN)
vi.stubEnv('TEXT_NUMBER', '+12025550142')

useDatabase()

/** The first search of a process reads the names of all places. */
beforeAll(async () => {
  const { answerText } = await import('./answer')
  await answerText('77002', 'plain')
})

async function post(fields: Record<string, string>, change: { token?: string; body?: string } = {}) {
  vi.stubEnv('TWILIO_AUTH_TOKEN', TOKEN)
  const { env } = await import('@/lib/env')
  const { sign } = await import('./twilio')
  const { POST } = await import('@/app/api/webhooks/text-messages/route')
  const form = new URLSearchParams({ MessageSid: 'SM1', From: '+12025550187', To: '+12025550142', ...fields })
  const url = `${env.SITE_URL}/api/webhooks/text-messages`
  const request = new Request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': sign(change.token ?? TOKEN, url, form),
    },
    body: change.body ?? form.toString(),
  })
  const response = await POST(request, { params: Promise.resolve({}) })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

test('a signed message is answered in the response; a forged or changed one is refused', async () => {
  const answer = await post({ Body: '77002' })
  expect(answer).toMatchObject({ status: 200, type: 'text/xml; charset=utf-8' })
  expect(answer.text).toContain('<Message>Call now, 77002, Houston, TX:')
  expect(await post({ Body: '77002' }, { token: 'b'.repeat(32) })).toMatchObject({ status: 403 })
  expect(await post({ Body: '77002' }, { body: 'From=%2B1&Body=44102' })).toMatchObject({ status: 403 })
})

test('what the service has answered itself is not answered again', async () => {
  expect((await post({ Body: 'STOP', OptOutType: 'STOP' })).text).not.toContain('<Message>')
  expect((await post({ Body: 'STOP' })).text).toContain('<Message>')
})

test('a WhatsApp message is answered like a text', async () => {
  expect((await post({ Body: '77002', From: 'whatsapp:+12025550188' })).text).toContain('713-528-2121')
})

test('a phone that sends too many gets the lines to call, and then nothing; another phone does not notice', async () => {
  const { TEXTS } = await import('./receive')
  const From = '+12025550199'
  const answers: string[] = []
  for (let at = 0; at < 2 * TEXTS.max + 1; at++) answers.push((await post({ Body: 'STOP', From })).text)
  expect(answers[TEXTS.max - 1]).toContain('no more texts')
  expect(answers[TEXTS.max]).toContain('1-800-799-7233')
  expect(answers.at(-1)).not.toContain('<Message>')
  expect((await post({ Body: 'STOP' })).text).toContain('<Message>')
})
