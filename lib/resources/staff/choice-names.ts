/** What the forms of the staff call the words of two columns. */
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
