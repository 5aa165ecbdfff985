import type { StateCode } from '@/lib/geography/states'

interface Counted {
  state: StateCode | null
  category: string
  isEmergency: boolean
}

/** What a click inside an element counts as: the state and the kind of help, never the entry (lib/safety/counting.js). */
export function countedAs({ state, category, isEmergency }: Counted) {
  return { 'data-count': `${state ?? 'US'}/${category}`, 'data-count-urgent': isEmergency ? '' : undefined }
}
