import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createKeyCounter } from './key-counter.js'

type Input = Parameters<ReturnType<typeof createKeyCounter>>[0]

const down = (key: string, timeStamp: number, more: Partial<Input> = {}): Input => {
  return { type: 'keydown', key, code: key, timeStamp, repeat: false, ...more }
}
const up = (key: string, timeStamp: number, more: Partial<Input> = {}): Input => {
  return { type: 'keyup', key, code: key, timeStamp, repeat: false, ...more }
}
const tap = (key: string, timeStamp: number, code = key): Input[] => {
  return [down(key, timeStamp, { code }), up(key, timeStamp + 50, { code })]
}
const shift = (timeStamp: number, side: 'Left' | 'Right' = 'Left') => tap('Shift', timeStamp, `Shift${side}`)

/** The number of presses left after each press that counted. */
function play(...inputs: Input[]): number[] {
  const count = createKeyCounter()
  return inputs.flatMap((input) => count(input)?.left ?? [])
}

describe('Escape', () => {
  test('three times exits', () => {
    expect(play(...tap('Escape', 0), ...tap('Escape', 500), ...tap('Escape', 1000))).toEqual([2, 1, 0])
  })

  test('counts on keydown, and reports how long the count is kept', () => {
    expect(createKeyCounter()(down('Escape', 7))).toEqual({ key: 'Escape', left: 2, wait: 2000 })
  })

  test('exits at exactly 2000 ms, not at 2001', () => {
    expect(play(down('Escape', 100), down('Escape', 200), down('Escape', 2100))).toEqual([2, 1, 0])
    expect(play(down('Escape', 100), down('Escape', 200), down('Escape', 2101))).toEqual([2, 1, 1])
  })

  test('counts only the last two seconds, regardless of earlier presses', () => {
    expect(play(down('Escape', 0), down('Escape', 1900), down('Escape', 2500), down('Escape', 3000))).toEqual([
      2, 1, 1, 0,
    ])
  })

  test('held down counts once', () => {
    const repeats = [500, 530, 560, 590].map((time) => down('Escape', time, { repeat: true }))
    expect(play(down('Escape', 0), ...repeats, up('Escape', 620))).toEqual([2])
  })

  test('works between other keys, and while another key is held', () => {
    expect(
      play(
        down('a', 0),
        down('Escape', 10),
        down('a', 20, { repeat: true }),
        down('Escape', 30),
        down('b', 40),
        down('Escape', 50),
      ),
    ).toEqual([2, 1, 0])
  })

  test('works while Shift is held or latched', () => {
    expect(play(down('Shift', 0), down('Escape', 10), down('Escape', 20), down('Escape', 30))).toEqual([2, 1, 0])
  })
})

describe('Shift', () => {
  test('three times exits, on keyup', () => {
    expect(play(...shift(0), ...shift(1000), ...shift(2000))).toEqual([2, 1, 0])
    expect(play(...shift(0), ...shift(1000), down('Shift', 2000, { code: 'ShiftLeft' }))).toEqual([2, 1])
  })

  test('left and right count alike, mixed or overlapping', () => {
    expect(play(...shift(0, 'Left'), ...shift(100, 'Right'), ...shift(200, 'Left'))).toEqual([2, 1, 0])
    const [left, right] = [{ code: 'ShiftLeft' }, { code: 'ShiftRight' }]
    expect(
      play(
        down('Shift', 0, left),
        down('Shift', 10, right),
        up('Shift', 20, left),
        up('Shift', 30, right),
        ...shift(40),
      ),
    ).toEqual([2, 1, 0])
  })

  test('counts only within 5 s of the previous press', () => {
    expect(play(...shift(0), ...shift(5000), ...shift(10_000))).toEqual([2, 1, 0])
    expect(play(...shift(0), ...shift(5001), ...shift(6000))).toEqual([2, 2, 1])
  })

  test.each(['a', 'Tab', 'Enter', 'Escape', 'Control', 'ArrowDown'])('%s in between restarts the count', (key) => {
    const shifts = play(...shift(0), ...shift(100), ...tap(key, 200), ...shift(300)).filter(
      (_, index) => key !== 'Escape' || index !== 2,
    )
    expect(shifts).toEqual([2, 1, 2])
  })

  test('as a modifier does not count', () => {
    const capital = (time: number) => [
      down('Shift', time),
      down('A', time + 10),
      up('A', time + 20),
      up('Shift', time + 30),
    ]
    expect(play(...capital(0), ...capital(100), ...capital(200), ...capital(300))).toEqual([])
  })

  test('with the pointer or the wheel does not count', () => {
    const press = (type: string, time: number) => [
      down('Shift', time),
      { type, timeStamp: time + 10 },
      up('Shift', time + 20),
    ]
    expect(play(...press('pointerdown', 0), ...press('wheel', 100), ...press('pointerdown', 200))).toEqual([])
  })

  test('is not affected by a click between two presses', () => {
    expect(play(...shift(0), { type: 'pointerdown', timeStamp: 60 }, ...shift(100), ...shift(200))).toEqual([2, 1, 0])
  })

  test.each(['ctrlKey', 'altKey', 'metaKey'] as const)(
    'with %s, which changes the keyboard language, does not count',
    (modifier) => {
      const press = (time: number) => [
        down('Shift', time, { [modifier]: true }),
        up('Shift', time + 10, { [modifier]: true }),
      ]
      expect(play(...press(0), ...press(100), ...press(200))).toEqual([])
    },
  )

  test('held down counts once', () => {
    const repeats = [500, 530, 560].map((time) => down('Shift', time, { repeat: true }))
    expect(play(down('Shift', 0), ...repeats, up('Shift', 600))).toEqual([2])
  })

  test('works while another key is held and repeats', () => {
    const repeat = (time: number) => down('a', time, { repeat: true })
    expect(
      play(down('a', 0), repeat(500), ...shift(510), repeat(600), ...shift(610), repeat(700), ...shift(710)),
    ).toEqual([2, 1, 0])
  })

  test('works with sticky keys, whose presses have no keyup', () => {
    expect(play(down('Shift', 0), down('Shift', 900), down('Shift', 1800), up('Shift', 1900))).toEqual([2, 1, 0])
  })

  test('with sticky keys, before a letter, does not count', () => {
    const letter = (time: number) => [...shift(time), ...tap('A', time + 300)]
    expect(play(...letter(0), ...letter(1000), ...letter(2000))).toEqual([2, 2, 2])
  })

  test('does not count a press whose start or end the page missed', () => {
    expect(play(up('Shift', 0))).toEqual([])
    expect(play(down('Shift', 0), { type: 'blur', timeStamp: 10 }, down('Shift', 3000), up('Shift', 3050))).toEqual([2])
  })
})

describe('any typing', () => {
  const key = fc.constantFrom('a', 'B', 'Tab', 'Backspace', 'Control', 'Alt', 'ArrowLeft', ' ')

  test('without Escape or a bare Shift never exits', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.boolean(), fc.nat(400))), (strokes) => {
        let time = 0
        const inputs = strokes.flatMap(([name, isShifted, pause]) => {
          time += pause
          const stroke = [down(name, time), up(name, time)]
          return isShifted ? [down('Shift', time), ...stroke, up('Shift', time)] : stroke
        })
        expect(play(...inputs)).toEqual([])
      }),
    )
  })

  test('before and between never stops three Escapes within two seconds from exiting', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.nat(30)), { maxLength: 20 }), fc.nat(600), (strokes, pause) => {
        const between = (start: number) => strokes.map(([name], index) => down(name, start + index))
        const inputs = [0, 1, 2].flatMap((n) => [...between(n * pause), down('Escape', n * pause + 30)])
        expect(play(...inputs).at(-1)).toBe(0)
      }),
    )
  })
})
