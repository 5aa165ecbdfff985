/** What the forms of the staff call the words of two columns, and a record in one line. */
import type { Alike } from './alike-schema'
import type { StaffResourceDto } from './staff-schema'

export const visibilityNames: Record<StaffResourceDto['addressVisibility'], string> = {
  hidden: 'No one outside the staff',
  area: 'The public sees the city only',
  full: 'The public sees all of it',
  held: 'The public sees the city only, until someone decides',
}

export const scopeNames: Record<StaffResourceDto['scope'], string> = {
  local: 'A city or county',
  state: 'A whole state',
  national: 'The whole country',
}

export const describeAlike = ({ title, city, state, phoneNumber }: Alike): string =>
  [title, [city, state].filter(Boolean).join(', '), phoneNumber].filter(Boolean).join(' · ')
