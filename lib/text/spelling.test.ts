import { describe, expect, it } from 'vitest'
import { countEdits } from './spelling'

describe('edits between two words', () => {
  it('are added, missing or changed letters, and two that are swapped', () => {
    expect(countEdits('shelter', 'shelter')).toBe(0)
    expect(countEdits('sheltr', 'shelter')).toBe(1)
    expect(countEdits('shelterr', 'shelter')).toBe(1)
    expect(countEdits('shelper', 'shelter')).toBe(1)
    expect(countEdits('shetler', 'shelter')).toBe(1)
    expect(countEdits('helth', 'health')).toBe(1)
    expect(countEdits('', 'bed')).toBe(3)
    expect(countEdits('kitten', 'sitting')).toBe(3)
  })

  it('are counted exactly up to the given maximum, and above it only reported as more', () => {
    const words = ['abuse', 'aboose', 'abusive', 'buse', 'bause', 'lawyer', 'lwayer', 'a', 'columbus', 'columbia']
    for (const one of words)
      for (const other of words)
        for (const most of [0, 1, 2, 3]) {
          const [exact, bounded] = [countEdits(one, other), countEdits(one, other, most)]
          if (exact <= most) expect(bounded, `${one}, ${other}`).toBe(exact)
          else expect(bounded, `${one}, ${other}`).toBeGreaterThan(most)
        }
  })
})
