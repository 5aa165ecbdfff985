import messages from '@/messages/es/location.json' with { type: 'json' }
import search from '@/messages/es/search.json' with { type: 'json' }
import textSaid from '@/messages/es/text-said.json' with { type: 'json' }
import { composeLocation } from '../compose'
import { toWords } from '../to-words'
import { records } from './records'
import { grammar } from './words'

const speaker = { tag: grammar.tag, grammar }
const { next, page, pages, previous, short, problem } = search

export const location = composeLocation({
  location: toWords('location', messages, speaker),
  records,
  search: toWords('search', { next, page, pages, previous, short, problem }, speaker),
  textSaid,
})
