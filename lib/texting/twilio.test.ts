import { expect, test } from 'vitest'
import { isSigned, writeReply } from './twilio'

test('the signature is that of the service’s own example, and covers the address and each parameter', () => {
  const form = new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675310',
    Digits: '1234',
    From: '+14158675310',
    To: '+18005551212',
  })
  const url = 'https://example.com/myapp.php?foo=1&bar=2'
  const signature = 'L/OH5YylLD5NRKLltdqwSvS0BnU='
  expect(isSigned('12345', url, form, signature)).toBe(true)
  expect(isSigned('12346', url, form, signature)).toBe(false)
  expect(isSigned('12345', `${url}3`, form, signature)).toBe(false)
  form.set('Digits', '1235')
  expect(isSigned('12345', url, form, signature)).toBe(false)
  expect(isSigned('12345', url, form, null)).toBe(false)
})

test('an answer is XML with a message each, or none', () => {
  expect(writeReply(['Food & rent <now>', 'Dos'])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><Response><Message>Food &amp; rent &lt;now&gt;</Message><Message>Dos</Message></Response>',
  )
  expect(writeReply([])).toBe('<?xml version="1.0" encoding="UTF-8"?><Response></Response>')
})
