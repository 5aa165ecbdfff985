/** The messages of API calls, apart from the rest: the request handler in front of Next needs only these. */
import english from '@/messages/en/calls.json' with { type: 'json' }
import spanish from '@/messages/es/calls.json' with { type: 'json' }
import { choose } from './speak'
import { languageTags } from './tags'
import { toWords } from './to-words'

const calls = { en: toWords('calls', english, languageTags.en), es: toWords('calls', spanish, languageTags.es) }

export function callWords() {
  return choose(calls)
}
