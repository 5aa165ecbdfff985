import { expect, test } from 'vitest'
import { writeCsvLine, writeTableLine } from '@/lib/text/csv'

const signs = ['=1+1', '+1', '-1', '@x', '\tx', '\rx']

test('text that a spreadsheet would run gets a leading apostrophe; a number does not', () => {
  expect(writeCsvLine(signs.slice(0, 4))).toBe("'=1+1,'+1,'-1,'@x\r\n")
  expect(writeCsvLine(['\tx', '\rx'])).toBe('\'\tx,"\'\rx"\r\n')
  expect(writeCsvLine(['1 = 1', -97.5, 0, null, undefined])).toBe('1 = 1,-97.5,0,,\r\n')
})

test('a table for programs keeps each text as it is', () => {
  expect(writeTableLine([...signs.slice(0, 4), null, -1])).toBe('=1+1,+1,-1,@x,,-1\r\n')
})

test('commas, quotation marks and line ends are quoted', () => {
  const line = '"a,b","say ""x""","c\nd"\r\n'
  expect(writeCsvLine(['a,b', 'say "x"', 'c\nd'])).toBe(line)
  expect(writeTableLine(['a,b', 'say "x"', 'c\nd'])).toBe(line)
})
