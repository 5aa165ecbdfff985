import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { judgeHeldOut } from '@/bench/held-out'
import { findExplicitDangers } from '../detect-danger'
import { writeWords } from '../patterns'
import { readTokens } from '../tokens'
import { listFeatures } from './features'
import { model } from './model'
import { createReader, labels, listParts, orderDangers } from './reader'

const readStory = createReader(model)

function read(typed: string) {
  const tokens = readTokens(typed)
  return readStory(
    writeWords(tokens).split(' '),
    tokens.map(({ endsSentence }) => endsSentence),
  )
}

describe('the reader model', () => {
  it('has the current labels; if not, run npm run learn', () => {
    expect(model.width).toBe(labels.length)
    expect(model.starts).toHaveLength(labels.length)
  })

  it('is at most a megabyte, compressed', () => {
    expect(gzipSync(JSON.stringify(model)).length).toBeLessThan(1_000_000)
  })
})

describe('a text', () => {
  it('is read as a whole and by its clauses', () => {
    const words = 'we moved here in june and the kids like it but last night he hit me with a belt'.split(' ')
    const parts = listParts(
      words,
      words.map(() => false),
    ).map((part) => part.join(' '))
    expect(parts).toContain(words.join(' '))
    expect(parts).toContain('but last night he hit me with a belt')
  })

  it('shares most pieces of a word with its misspelling', () => {
    const pieces = (word: string) => new Set(listFeatures([word]).ids)
    const [right, wrong] = [pieces('threatened'), pieces('theatened')]
    expect([...wrong].filter((one) => right.has(one)).length).toBeGreaterThan(wrong.size / 2)
  })

  it('is about the danger that follows a calm beginning', () => {
    const calm = 'My kids started school here in August and I work mornings at the bakery.'
    const told = read(`${calm} Last night my husband choked me until I passed out.`)
    expect(told.any).toBeGreaterThan(read(calm).any + 1)
    expect(orderDangers(told.sums)[0]).toBe('violence')
  })
})

it('names most dangers in held-out stories and leaves most calm ones alone', () => {
  const rows = judgeHeldOut((typed) => {
    const { any, sums, hurt } = read(typed)
    return { dangers: any > 1 ? orderDangers(sums) : [], hurt, mayBeDanger: false }
  })
  for (const row of rows) {
    expect(Number.parseFloat(row['danger named'] ?? ''), row.set).toBeGreaterThan(50)
    expect(Number.parseFloat(row['calm left alone'] ?? ''), row.set).toBeGreaterThan(80)
  }
}, 60_000)

describe('explicit danger', () => {
  it.each([
    ['i keep busy with the garden and lately i just want to die', 'suicide'],
    ['my daughter says she wants to kill herself', 'suicide'],
    ['ya no quiero vivir', 'suicide'],
    ['he stopped breathing right now', 'dying'],
    ['mi bebe no respira', 'dying'],
    ['the manager locked the door and raped me', 'assault'],
    ['my husband always beats me', 'violence'],
    ['me pega con el cinto', 'violence'],
    ['he says he will kill me', 'violence'],
    ['i found a note that says she wants to end her life', 'suicide'],
    ['mi prima se quiere quitar la vida', 'suicide'],
    ['i think my family is better off without me', 'suicide'],
    ['nobody would even notice if i was dead', 'suicide'],
    ['he has a gun and says he will use it', 'violence'],
  ] as const)('is detected in %j', (typed, danger) => {
    expect(findExplicitDangers(typed)).toContain(danger)
  })

  it.each([
    'my boss is killing me with deadlines',
    'he hit me up about the shift',
    'i would die for a decent taco',
    'i am dying to meet them',
    'me pega el sol en la cara',
    'she beat me to the phone',
    'my ex says he is better off without me',
    'he has a gun safe for hunting season',
  ])('is not detected in %j', (typed) => {
    expect(findExplicitDangers(typed)).toEqual([])
  })
})
