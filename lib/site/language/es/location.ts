import messages from '@/messages/es/location.json' with { type: 'json' }
import search from '@/messages/es/search.json' with { type: 'json' }
import textSaid from '@/messages/es/text-said.json' with { type: 'json' }
import { composeLocation } from '../compose'
import { say } from '../say'
import { records } from './records'
import { grammar } from './words'

const speaker = { tag: grammar.tag, grammar }
const { next, page, pages, previous, short, problem } = search

export const location = composeLocation({
  location: say('location', messages, speaker),
  records,
  search: say('search', { next, page, pages, previous, short, problem }, speaker),
  textSaid,
})
