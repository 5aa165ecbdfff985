/**
 * A confidential address. It is not a string: code that expects one does not accept it, and serializing it
 * (JSON, a template, a log, structured clone) throws. Only staff with permission get the text, through `reveal`.
 */
import { inspect } from 'node:util'
import { assertAccess, type Viewer } from '@/lib/session/policy'

function refuse(): never {
  throw new TypeError('a confidential address can’t be written down')
}

export class ConfidentialAddress {
  readonly #words: string
  /** An own function property makes structured cloning fail instead of returning an empty object. */
  readonly sealed = refuse

  constructor(words: string) {
    this.#words = words
    Object.freeze(this)
  }

  reveal(viewer: Viewer): string {
    assertAccess(viewer, 'staff:resources')
    return this.#words
  }

  equals(words: string | null): boolean {
    return this.#words === words
  }

  toJSON(): never {
    return refuse()
  }

  toString(): never {
    return refuse()
  }

  [Symbol.toPrimitive](): never {
    return refuse()
  }

  [inspect.custom](): string {
    return 'ConfidentialAddress'
  }
}
