import { FilterField } from './field'

/** Where a line of filters has no room for labels, the choice itself says what it is about. */
const withLabel = (label: string, name: string) => `${label}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`

/** A filter by a column's values, with an option for all. */
export function FilterBy({
  name,
  label,
  value = '',
  names,
  none = 'All',
}: {
  name: string
  label: string
  value?: string
  names: Readonly<Record<string, string>>
  none?: string
}) {
  const choices: [string, string][] = [['', withLabel(label, none)], ...Object.entries(names)]
  return <FilterField name={name} label={label} value={value} choices={choices} />
}

export function OrderBy({ value, names }: { value: string; names: Readonly<Record<string, string>> }) {
  const choices = Object.entries(names).map(([one, text]): [string, string] => [one, withLabel('Order', text)])
  return <FilterField name="sort" label="Order" value={value} choices={choices} />
}
