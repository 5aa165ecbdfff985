import messages from '@/messages/en/records.json' with { type: 'json' }
import { composeRecords } from '../compose'
import { toWords } from '../to-words'
import { grammar } from './grammar'

export const records = composeRecords(toWords('records', messages, { tag: grammar.tag, grammar }), grammar)

export type { RecordWords } from '../compose'
