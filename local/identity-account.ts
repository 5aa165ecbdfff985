import type { Person } from './people'

/** A person as an identity provider knows her: a permanent subject, and whether her address is verified. */
export interface Account extends Person {
  subject?: string
  isVerified?: boolean
}

export function nameSubject({ subject, role }: Account): string {
  return subject ?? `demo-${role}`
}
