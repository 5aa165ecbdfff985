import crypto, { createHmac, scryptSync } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listKeys } from '@/lib/sealing/seal'
import { differEnough, hashPin, recognizePin } from './pin'

const FULL = { length: 32, N: 16_384, r: 8, p: 1 }

test('a PIN is recognized as the first, the second or neither', async () => {
  const stored = { pin: await hashPin('1234'), secondPin: await hashPin('5678') }
  expect(await recognizePin('1234', stored)).toBe('first')
  expect(await recognizePin('5678', stored)).toBe('second')
  for (const wrong of ['1235', '12345', '123', '', '0000']) expect(await recognizePin(wrong, stored)).toBeNull()
})

test('the stored hash reveals neither the PIN nor whether there is a second one', async () => {
  const [one, again, none] = [await hashPin('1234'), await hashPin('1234'), await hashPin()]
  expect(one).not.toBe(again)
  expect(none.length).toBe(one.length)
  expect(`${one}${again}`).not.toContain('1234')
  expect(await recognizePin('1234', { pin: one, secondPin: none })).toBe('first')
})

test('the stored hash is scrypt at full cost, under the site’s own key', async () => {
  const [id, salt = '', hash] = (await hashPin('1234')).split('.')
  const [key] = listKeys('pin')
  const peppered = createHmac('sha256', key.bytes).update('1234').digest()
  const derived = scryptSync(peppered, Buffer.from(salt, 'base64url'), FULL.length, FULL)
  expect([id, hash]).toEqual([key.id, derived.toString('base64url')])
})

test('a hash under a key that is gone, or a damaged one, matches nothing', async () => {
  const good = await hashPin('1234')
  for (const broken of ['', 'x', `00000000${good.slice(8)}`, good.slice(0, -5)]) {
    expect(await recognizePin('1234', { pin: broken, secondPin: broken })).toBeNull()
  }
})

test('checking takes the same work whichever PIN it was', async () => {
  const stored = { pin: await hashPin('1234'), secondPin: await hashPin('5678') }
  const work = vi.spyOn(crypto, 'scrypt')
  syncBuiltinESMExports()
  onTestFinished(() => {
    work.mockRestore()
    syncBuiltinESMExports()
  })
  for (const pin of ['1234', '5678', '9999']) {
    work.mockClear()
    await recognizePin(pin, stored)
    const done = work.mock.calls.map(([, , length, cost]) => ({ length, ...cost }))
    expect(done, pin).toEqual([FULL, FULL])
  }
})

test('one mistyped digit does not turn one PIN into the other', () => {
  expect(differEnough('1234', '1235')).toBe(false)
  expect(differEnough('1234', '1234')).toBe(false)
  expect(differEnough('1234', '1325')).toBe(true)
  expect(differEnough('1234', '12345')).toBe(true)
})
