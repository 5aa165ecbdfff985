import { expect, it, test } from 'vitest'
import { readPhone } from './read-phone'

test.each([
  ['(512) 555-0100', '512-555-0100', null],
  ['512.555.0100 ext. 4', '512-555-0100', '4'],
  ['512 555 0100 x12', '512-555-0100', '12'],
  ['+1 800 799 7233', '1-800-799-7233', null],
  ['1-800-799-SAFE (7233)', '1-800-799-7233', null],
  ['1-800-799-SAFE', '1-800-799-7233', null],
  ['1-855-4VICTIM (855-484-2846)', '855-484-2846', null],
  ['1-800-FYI-CALL (1-800-394-2255)', '1-800-394-2255', null],
  ['1-800-4-A-CHILD', '1-800-422-4453', null],
  ['1-800-FIND-HELP', '1-800-346-3435', null],
  ['1 (800) 799–7233', '1-800-799-7233', null],
  ['512\u00a0555\u20110100', '512-555-0100', null],
  ['tel:+15125550100', '1-512-555-0100', null],
  ['512-555-0100;ext=4', '512-555-0100', '4'],
  ['202-555-0100 or 202-555-0101', '202-555-0100', null],
  ['(202) 555-0100 / (202) 555-0101', '202-555-0100', null],
  ['988', '988', null],
  ['741741', '741741', null],
])('%s is dialed as %s', (text, number, extension) => {
  expect(readPhone(text)).toEqual({ number, extension })
})

test.each([
  '',
  'call us',
  '12',
  '555-0100',
  '555-0100 or 555-0101',
  '202-555-O100',
  '2O2-555-01OO',
  '202-555-0l00',
  '202-555-0100 or 5',
  '+44 20 7946 0958',
  'alert(1)',
  '<script>',
  '12345678',
])('%j is not a phone number', (text) => {
  expect(readPhone(text)).toBeNull()
})

it('reads back what it wrote', () => {
  for (const number of ['512-555-0100', '1-800-799-7233', '988']) expect(readPhone(number)?.number).toBe(number)
})
