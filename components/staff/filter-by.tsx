import { FilterField } from './field'

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
  return <FilterField name={name} label={label} value={value} choices={[['', none], ...Object.entries(names)]} />
}

export function OrderBy({ value, names }: { value: string; names: Readonly<Record<string, string>> }) {
  return <FilterField name="sort" label="Order" value={value} choices={Object.entries(names)} />
}
