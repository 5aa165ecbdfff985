import messages from '@/messages/es/dashboard.json' with { type: 'json' }
import { say } from '../say'
import { languageTags } from '../tags'

export const dashboard = say('dashboard', messages, languageTags.es)
