/** A name without what differs between lists: case, punctuation, and abbreviations of streets. */
const abbreviations: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  boulevard: 'blvd',
  lane: 'ln',
  highway: 'hwy',
  suite: 'ste',
  saint: 'st',
  fort: 'ft',
  mount: 'mt',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  and: '',
}

export const normalizeName = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => abbreviations[word] ?? word)
    .join('')
