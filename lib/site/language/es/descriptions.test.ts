import { describe, expect, test } from 'vitest'
import { streamSeedRecords } from '@/db/seed/records'
import { isFull } from '@/tests/support/sample'
import { records } from '../es/records'
import { describeInSpanish } from './descriptions'

describe('a description made from a pattern', () => {
  test('is translated for every record of the merged lists', async () => {
    const left = new Set<string>()
    for await (const { resource } of streamSeedRecords({ isSample: !isFull })) {
      if (!describeInSpanish(resource.description)) left.add(resource.description)
    }
    expect([...left].slice(0, 20)).toEqual([])
  }, 60_000)

  test('keeps the names in it', () => {
    expect(
      describeInSpanish(
        'Gives women and families emergency shelter in Dayton, Ohio. The Salvation Army runs it; call Booth House before you go.',
      ),
    ).toBe(
      'Refugio de emergencia para mujeres y familias en Dayton, Ohio. Es del Salvation Army; llame a Booth House antes de ir.',
    )
  })

  test('has the state of a town in Spanish', () => {
    const written =
      'Gives women and families emergency shelter in Erie, Pennsylvania. The Salvation Army runs it; call Booth House before you go.'
    expect(describeInSpanish(written)).toContain('en Erie, Pensilvania. Es')
  })

  test('is not confused with a handwritten one, which is marked as English', () => {
    const written = 'Beds for women who leave a violent home, and a lawyer on Tuesdays.'
    expect(describeInSpanish(written)).toBeNull()
    expect(records.describe({ description: written, descriptionEs: null })).toEqual({ text: written, lang: 'en' })
  })

  test('yields to what staff wrote in Spanish', () => {
    const entry = {
      description: 'Salvation Army shelter; call before you go.',
      descriptionEs: 'Refugio con guardería.',
    }
    expect(records.describe(entry)).toEqual({ text: 'Refugio con guardería.', lang: undefined })
  })
})
