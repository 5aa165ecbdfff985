import type { ResourceDto } from './schema'

/** The sort key of lists, identical to the database's generated column. */
export function getImportance(item: Pick<ResourceDto, 'isEmergency' | 'scope' | 'kind' | 'tags'>): number {
  const reach = item.scope === 'national' ? 8 : item.scope === 'state' ? 4 : 0
  return (
    (item.isEmergency ? 16 : 0) + reach + (item.kind === 'hotline' ? 2 : 0) + (item.tags.includes('crisis') ? 1 : 0)
  )
}
