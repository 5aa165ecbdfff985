import type { HelpGroup } from '@/lib/resources/states/state-help'

export const groupTitles: Record<HelpGroup['id'], string> = {
  crisis: 'Crisis lines and shelter programs',
  national: 'More national hotlines',
  coalitions: 'Who knows the programs near you',
  shelters: 'Shelters with beds',
  housing: 'Housing',
  legal: 'Free legal help',
}
