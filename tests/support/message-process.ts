/** A process that takes in one message after another, each said aloud once it is taken in; to be killed by a test. */
import { contactInput } from '@/lib/contact/schema'
import { leaveMessage } from '@/lib/contact/service'

const round = process.env.ROUND ?? '0'
for (let count = 0; ; count += 1) {
  const subject = `${round}-${count}`
  const given = { name: 'Ann', email: 'ann@example.org', category: 'general', subject, message: 'Hello.' }
  await leaveMessage(contactInput.parse(given))
  process.stdout.write(`${subject}\n`)
}
