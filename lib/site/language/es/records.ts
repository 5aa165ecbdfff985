import messages from '@/messages/es/records.json' with { type: 'json' }
import { composeRecords } from '../compose'
import { toWords } from '../to-words'
import { grammar } from './words'

export const records = composeRecords(toWords('records', messages, { tag: grammar.tag, grammar }), grammar)
