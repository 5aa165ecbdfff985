/**
 * An address that must not be told. It is no text: what expects one does not take it, and whatever would write it down
 * (JSON, a template, a log, a copy for another thread) is refused. Only staff who may see it get the words, by `reveal`.
 */
import { inspect } from 'node:util'
import { assertAccess, type Viewer } from '@/lib/session/policy'

function refuse(): never {
  throw new TypeError('a confidential address can’t be written down')
}

export class ConfidentialAddress {
  readonly #words: string
  /** A function of its own makes every structured copy fail, and not come out empty. */
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
