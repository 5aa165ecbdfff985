/** What calls say, apart from the other words: the door in front of Next needs these and no more. */
import { calls } from './en/calls'
import { calls as spanish } from './es/calls'
import { choose } from './speak'

export function callWords(): typeof calls {
  return choose({ en: calls, es: spanish })
}
