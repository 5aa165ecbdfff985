import { expect, test } from 'vitest'
import { measureProcessorTime } from '@/tests/support/processor-time'
import { differEnough, hashPin, recognizePin } from './pin'

test('a PIN is recognized, and which of the two it is', async () => {
  const stored = { pin: await hashPin('1234'), secondPin: await hashPin('5678') }
  expect(await recognizePin('1234', stored)).toBe('first')
  expect(await recognizePin('5678', stored)).toBe('second')
  for (const wrong of ['1235', '12345', '123', '', '0000']) expect(await recognizePin(wrong, stored)).toBeNull()
})

test('what is stored tells neither the PIN nor whether there is a second one', async () => {
  const [one, again, none] = [await hashPin('1234'), await hashPin('1234'), await hashPin()]
  expect(one).not.toBe(again)
  expect(none.length).toBe(one.length)
  expect(`${one}${again}`).not.toContain('1234')
  expect(await recognizePin('1234', { pin: one, secondPin: none })).toBe('first')
})

test('a PIN under a key that is gone, or a damaged one, fits nothing', async () => {
  const good = await hashPin('1234')
  for (const broken of ['', 'x', `00000000${good.slice(8)}`, good.slice(0, -5)]) {
    expect(await recognizePin('1234', { pin: broken, secondPin: broken })).toBeNull()
  }
})

test('it takes as long whichever it was', async () => {
  const stored = { pin: await hashPin('1234'), secondPin: await hashPin('5678') }
  const times: Record<string, number[]> = { '1234': [], '5678': [], '9999': [] }
  for (let round = 0; round < 15; round += 1) {
    for (const [pin, list] of Object.entries(times)) {
      list.push(await measureProcessorTime(() => recognizePin(pin, stored)))
    }
  }
  const medians = Object.values(times).map((list) => list.sort((a, b) => a - b)[7] ?? 0)
  expect(Math.max(...medians)).toBeLessThan(Math.min(...medians) * 2)
})

test('a slip of the finger does not make one of the other', () => {
  expect(differEnough('1234', '1235')).toBe(false)
  expect(differEnough('1234', '1234')).toBe(false)
  expect(differEnough('1234', '1325')).toBe(true)
  expect(differEnough('1234', '12345')).toBe(true)
})
