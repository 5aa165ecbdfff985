/** What the forms of the staff call the words of two columns. */
import type { addressVisibilities, scopes } from '@/db/vocabulary/directory'

export const visibilityNames: Record<(typeof addressVisibilities)[number], string> = {
  hidden: 'No one outside the staff',
  area: 'The public sees the city only',
  full: 'The public sees all of it',
}

export const scopeNames: Record<(typeof scopes)[number], string> = {
  local: 'A city or county',
  state: 'A whole state',
  national: 'The whole country',
}
