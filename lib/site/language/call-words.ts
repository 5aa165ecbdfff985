/** The messages of API calls, apart from the dictionaries: the request handler in front of Next needs only these. */
import { calls } from './en/calls'
import { calls as spanish } from './es/calls'
import { choose } from './speak'

export function callWords(): typeof calls {
  return choose({ en: calls, es: spanish })
}
