import messages from '@/messages/es/records.json' with { type: 'json' }
import { composeRecords } from '../compose'
import { say } from '../say'
import { grammar } from './words'

export const records = composeRecords(say('records', messages, { tag: grammar.tag, grammar }), grammar)
