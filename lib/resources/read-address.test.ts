import { expect, it, test } from 'vitest'
import { readAddress, writeAddress } from './read-address'

test.each([
  ['1 Main St, Austin, TX 78701', { street: '1 Main St', city: 'Austin', state: 'TX', zip: '78701' }],
  [
    '1 Main St, Suite 2, New York, New York 10001-1234',
    { street: '1 Main St, Suite 2', city: 'New York', state: 'NY', zip: '10001-1234' },
  ],
  ['PO Box 5, Washington, D.C.', { street: 'PO Box 5', city: 'Washington', state: 'DC', zip: null }],
  ['2 Elm St, Austin TX 78702', { street: '2 Elm St', city: 'Austin', state: 'TX', zip: '78702' }],
  ['2 Elm St, Austin, TX 78702, USA', { street: '2 Elm St', city: 'Austin', state: 'TX', zip: '78702' }],
  ['By the old mill', { street: 'By the old mill', city: null, state: null, zip: null }],
  ['1 Main St, Austin, Nowhere', { street: '1 Main St, Austin, Nowhere', city: null, state: null, zip: null }],
])('%s', (text, parts) => {
  expect(readAddress(text)).toEqual(parts)
})

it('reads back what it wrote', () => {
  const text = '1 Main St, Suite 2, Austin, TX 78701'
  expect(writeAddress(readAddress(text))).toBe(text)
  expect(writeAddress({ street: null, city: 'Austin', state: 'TX', zip: null })).toBeNull()
})
