import { expect, it } from 'vitest'
import { readPhone } from '@/lib/resources/read-phone'
import { readPhoneCell } from './phone-cell'

const read = (cell: string) => readPhoneCell(cell, 'voice', readPhone)
const tell = (cell: string) =>
  read(cell).phones.map(({ number, extension, type, keyword, description }) =>
    [type, number, extension && `x${extension}`, keyword, description].filter(Boolean).join(' '),
  )

it.each([
  ['512-555-0100', ['voice 512-555-0100']],
  ['988', ['voice 988']],
  ['(512) 555-0100 ext. 4', ['voice 512-555-0100 x4']],
  ['(512) 555-0102, TTY: (512) 555-0103', ['voice 512-555-0102', 'tty 512-555-0103']],
  [
    'Crisis line: 512-555-0100. Teen line: 512-555-0101',
    ['voice 512-555-0100 Crisis line', 'voice 512-555-0101 Teen line'],
  ],
  ['512-555-0100 (main) or 512-555-0101 (after hours)', ['voice 512-555-0100 main', 'voice 512-555-0101 after hours']],
  ['(512) 555-0100 or (512) 555-0101', ['voice 512-555-0100', 'voice 512-555-0101']],
  ['512-555-0106 fax; 512-555-0107', ['voice 512-555-0107', 'fax 512-555-0106']],
  ['512-555-0106 Spanish, 512-555-0107 TTY', ['voice 512-555-0106 Spanish', 'tty 512-555-0107']],
  ['512-555-0106 office\n512-555-0107', ['voice 512-555-0106 office', 'voice 512-555-0107']],
  ['Text HELP to 55501', ['text 55501 HELP']],
  ['Call 512-555-0100 or text “START” to 55501', ['voice 512-555-0100 Call', 'text 55501 START']],
  ['Fax: 512-555-0104; 512-555-0100', ['voice 512-555-0100', 'fax 512-555-0104']],
  ['1-800-799-SAFE (7233)', ['voice 1-800-799-7233']],
  ['5125550100', ['voice 512-555-0100']],
  ['help@example.org', []],
  ['None', []],
  ['varies', []],
  ['555-0100', []],
  ['80011', []],
  ['+44 207 946 0000', []],
  ['011 52 555 123 4567', []],
  ['+1 (512) 555-0100', ['voice 1-512-555-0100']],
  [
    "[{'id': 7, 'number': '321-555-0100', 'description': 'Office', 'isActive': True}, {'number': '321-555-0101', 'isActive': False}]",
    ['voice 321-555-0100 Office'],
  ],
])('reads “%s”', (cell, expected) => {
  expect(tell(cell)).toEqual(expected)
})

it('names what it can’t read, and what it hides', () => {
  expect(read('call the desk')).toMatchObject({ phones: [], unread: ['call the desk'] })
  expect(read('512-555-0100 (staff only)')).toMatchObject({ phones: [], hidden: 1 })
})
