import messages from '@/messages/en/location.json' with { type: 'json' }
import search from '@/messages/en/search.json' with { type: 'json' }
import textSaid from '@/messages/en/text-said.json' with { type: 'json' }
import { composeLocation } from '../compose'
import { toWords } from '../to-words'
import { grammar } from './grammar'
import { records } from './records'

const speaker = { tag: grammar.tag, grammar }
const { next, page, pages, previous, short, problem } = search

export const location = composeLocation({
  location: toWords('location', messages, speaker),
  records,
  search: toWords('search', { next, page, pages, previous, short, problem }, speaker),
  textSaid,
})

export type LocationWords = typeof location
