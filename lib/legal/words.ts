import type { GuideBlock, LegalGuide, LegalText } from './schema'

/** Words a minute of a reader who is tired or worried. */
const READING_PACE = 180

function blockTexts(block: GuideBlock): string[] {
  const texts = (items: LegalText[]) => items.map((item) => item.text)
  switch (block.kind) {
    case 'text':
      return [block.text]
    case 'note':
      return [block.title, block.text]
    case 'terms':
      return block.items.flatMap((item) => [item.term, item.text])
    default:
      return [...(block.intro ? [block.intro] : []), ...texts(block.items)]
  }
}

/** Every sentence of a guide's body, in reading order. */
export function listGuideTexts(guide: Pick<LegalGuide, 'inShort' | 'sections'>): string[] {
  return [
    ...guide.inShort,
    ...guide.sections.flatMap((section) => [section.title, ...section.blocks.flatMap(blockTexts)]),
  ]
}

export function countWords(texts: string[]): number {
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

export function countMinutes(words: number): number {
  return Math.max(1, Math.round(words / READING_PACE))
}
