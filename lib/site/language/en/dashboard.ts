import messages from '@/messages/en/dashboard.json' with { type: 'json' }
import { say } from '../say'
import { languageTags } from '../tags'

export const dashboard = say('dashboard', messages, languageTags.en)

export type DashboardWords = typeof dashboard
export type GateWords = DashboardWords['gate']
