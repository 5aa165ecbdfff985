/**
 * The form in which names of places are compared: plain letters, single spaces, 'st' for Saint, and Coeur d'Alene and
 * O'Fallon as they are typed without the mark.
 */
export function foldPlace(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\b([do]) (?=[a-z]{3})/g, '$1')
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bfort\b/g, 'ft')
    .replace(/\bmount\b/g, 'mt')
}
