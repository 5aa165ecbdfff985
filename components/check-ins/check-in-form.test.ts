import { expect, it } from 'vitest'
import { checkInInput } from '@/lib/check-ins/schema'
import { toInput } from './check-in-form'

const id = '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11'
const fields = {
  ...{ contactIds: [id], message: 'Call me.', hours: '4', at: '', timeZone: 'America/Chicago', graceMinutes: '15' },
  ...{ pin: '2580', secondPin: ' ' },
}

it('sends what the call takes, and nothing of a field that was left empty', () => {
  const input = toInput(fields)
  expect(input).toMatchObject({ contactIds: [id], hours: 4, graceMinutes: 15, at: undefined, secondPin: undefined })
  expect(checkInInput.safeParse(JSON.parse(JSON.stringify(input))).success).toBe(true)
})

it('sends a time on her clock as it stands there', () => {
  expect(toInput({ ...fields, hours: 'at', at: '2033-05-01T09:30' })).toMatchObject({
    hours: 'at',
    at: '2033-05-01T09:30',
  })
})
