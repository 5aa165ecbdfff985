const MAX_LENGTH = 100

/** 'Tips & Tricks: Rent' as a slug: 'tips-tricks-rent'. */
export function makeSlug(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return words.slice(0, MAX_LENGTH).replace(/-+$/, '') || 'untitled'
}

/** The slug itself, or with the first free number. */
export function chooseSlug(wanted: string, taken: readonly string[]): string {
  const used = new Set(taken)
  if (!used.has(wanted)) return wanted
  let number = 2
  while (used.has(`${wanted}-${number}`)) number += 1
  return `${wanted}-${number}`
}
