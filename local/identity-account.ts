import type { Person } from './people'

/** A person as a provider knows her: under a name that never changes, with its word for her address. */
export interface Account extends Person {
  subject?: string
  isVerified?: boolean
}

export function nameSubject({ subject, role }: Account): string {
  return subject ?? `demo-${role}`
}
