import { describe, expect, test } from 'vitest'
import { findStateAt } from './state-shapes'

describe('a point is in', () => {
  test.each([
    ['Austin', 30.27, -97.74, 'TX'],
    ['Juneau', 58.3, -134.42, 'AK'],
    ['Attu, beyond the date line', 52.9, 172.9, 'AK'],
    ['Honolulu', 21.31, -157.86, 'HI'],
    ['San Juan', 18.46, -66.1, 'PR'],
    ['Hagatna', 13.44, 144.79, 'GU'],
    ['Saipan', 15.19, 145.75, 'MP'],
    ['Pago Pago', -14.28, -170.7, 'AS'],
    ['Charlotte Amalie', 18.34, -64.93, 'VI'],
    ['Washington', 38.9, -77.04, 'DC'],
  ] as const)('%s', (_, latitude, longitude, state) => {
    expect(findStateAt({ latitude, longitude })).toBe(state)
  })

  test.each([
    ['the Atlantic', 30, -60],
    ['0/0', 0, 0],
    ['the north pole', 90, 0],
    ['the south pole', -90, 180],
    ['the date line', 0, 180],
    ['London', 51.5, -0.1],
  ])('no state: %s', (_, latitude, longitude) => {
    expect(findStateAt({ latitude, longitude })).toBeNull()
  })
})
