import messages from '@/messages/en/dashboard.json' with { type: 'json' }
import { languageTags } from '../tags'
import { toWords } from '../to-words'

export const dashboard = toWords('dashboard', messages, languageTags.en)

export type DashboardWords = typeof dashboard
export type GateWords = DashboardWords['gate']
