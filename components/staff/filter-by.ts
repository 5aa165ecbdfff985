import type { ListTools } from './list-tools'

type Filter = Parameters<typeof ListTools>[0]['selects'][number]

/** A filter by one of the names that a column can have, or by none of them. */
export function filterBy(
  name: string,
  label: string,
  value: string | undefined,
  names: Readonly<Record<string, string>>,
  none = 'All',
): Filter {
  return { name, label, value: value ?? '', choices: [['', none], ...Object.entries(names)] }
}

export function orderBy(value: string, names: Readonly<Record<string, string>>): Filter {
  return { name: 'sort', label: 'Order', value, choices: Object.entries(names) }
}
