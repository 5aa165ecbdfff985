/** People who can sign in at the fake identity provider. The names are invented; the addresses can't receive email. */
export interface Person {
  role: 'member' | 'editor' | 'admin'
  name: string
  email: string
}

export const people: readonly Person[] = [
  { role: 'member', name: 'Maya Rivera', email: 'member@marigold.test' },
  { role: 'editor', name: 'Ellen Park', email: 'editor@marigold.test' },
  { role: 'admin', name: 'Ada Okafor', email: 'admin@marigold.test' },
]
