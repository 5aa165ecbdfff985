import messages from '@/messages/es/dashboard.json' with { type: 'json' }
import { languageTags } from '../tags'
import { toWords } from '../to-words'

export const dashboard = toWords('dashboard', messages, languageTags.es)
