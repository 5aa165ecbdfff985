// @ts-check

/**
 * The parts of a browser event that the counter reads.
 * @typedef {object} Input
 * @property {string} type
 * @property {number} timeStamp
 * @property {string} [key]
 * @property {string} [code]
 * @property {boolean} [repeat]
 * @property {boolean} [ctrlKey]
 * @property {boolean} [altKey]
 * @property {boolean} [metaKey]
 */

/**
 * A counted press: how many more leave the site, and how long they count.
 * @typedef {{ key: 'Escape' | 'Shift', left: number, wait: number }} Press
 */

const PRESSES = 3
const ESCAPE_WINDOW = 2000
const SHIFT_GAP = 5000

/**
 * Escape three times within two seconds, or Shift three times with at most five seconds between. A Shift counts on
 * release, because only then is it known that it was not held to type a capital letter.
 * @returns {(input: Input) => Press | null}
 */
export function createKeyCounter() {
  /** @type {number[]} */
  let escapes = []
  let shifts = 0
  let lastShift = 0
  /**
   * The Shift keys held down, and whether each was pressed alone.
   * @type {Map<string | undefined, boolean>}
   */
  const held = new Map()

  /** @param {number} time @returns {Press} */
  function countShift(time) {
    shifts = time - lastShift <= SHIFT_GAP ? shifts + 1 : 1
    lastShift = time
    return { key: 'Shift', left: PRESSES - shifts, wait: SHIFT_GAP }
  }

  /** @param {number} time @returns {Press} */
  function countEscape(time) {
    escapes = escapes.concat(time).filter((earlier) => time - earlier <= ESCAPE_WINDOW)
    return { key: 'Escape', left: PRESSES - escapes.length, wait: ESCAPE_WINDOW }
  }

  function spoilHeld() {
    held.forEach((_, code) => {
      held.set(code, false)
    })
  }

  /** @param {Input} input */
  function readShift(input) {
    const { code, timeStamp } = input
    const isWhole = held.get(code)
    if (input.type === 'keyup') held.delete(code)
    else held.set(code, !(input.ctrlKey || input.altKey || input.metaKey))
    // With sticky keys a second press can come before the first one is released.
    return isWhole ? countShift(timeStamp) : null
  }

  return (input) => {
    if (input.type === 'blur') held.clear()
    else if (input.type.slice(0, 3) !== 'key') spoilHeld()
    // A held key repeats; it neither counts nor interferes.
    else if (input.repeat) return null
    else if (input.key === 'Shift') return readShift(input)
    else if (input.type === 'keydown') {
      shifts = 0
      spoilHeld()
      if (input.key === 'Escape') return countEscape(input.timeStamp)
    }
    return null
  }
}
