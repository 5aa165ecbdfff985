/** The hub's guides: read, counted and searched. They are files (lib/legal/guides.ts), so a page of them needs no database. */

import { z } from 'zod'
import { readBlocks, readPlain, requireId, splitByHeading } from '@/lib/text/content/blocks'
import { listInOrder } from '@/lib/text/content/files'
import { readPair, type Written } from '@/lib/text/content/pair'
import { checkCited, findSources, sourceSchema } from '@/lib/text/content/sources'
import {
  type GuideBlock,
  type GuideContent,
  guideDifficulties,
  guideFormats,
  type LegalGuide,
  type LegalText,
  legalCategories,
  stateParts,
} from './schema'

/** A guide from its two files: content/en/guides and content/es/guides. */
const words = z.string().min(1)

/** What a translation says anew; all else is that of the English guide. */
const spoken = {
  title: words,
  description: words,
  tags: z.array(words),
  jurisdiction: words,
  /** Slugs of the directory, each with what it is good for here. */
  records: z.record(z.string(), words),
}

const english = {
  ...spoken,
  category: z.enum(legalCategories),
  difficulty: z.enum(guideDifficulties),
  format: z.enum(guideFormats),
  lastUpdated: z.iso.date(),
  review: z.strictObject({ by: words, on: z.iso.date() }).nullable(),
  statePart: z.enum(stateParts).optional(),
  tools: z.array(words),
  call: words.optional(),
  sources: z.array(sourceSchema),
}

function readBody({ nodes: all, fail }: Written<unknown>): Pick<GuideContent, 'inShort' | 'sections'> {
  const { before, parts } = splitByHeading(all, 2)
  const [short] = before
  if (before.length !== 1 || short?.kind !== 'list')
    return fail(short?.line ?? 1, 'A guide begins with a list of what to know in a minute, above its first ##.')
  return {
    inShort: short.items.map((item) => readPlain(item, fail)),
    sections: parts.map(({ heading, nodes }) => ({
      id: requireId(heading, fail),
      title: heading.text,
      blocks: readBlocks(nodes, fail),
    })),
  }
}

function readGuide(id: string): { en: GuideContent; es: GuideContent } {
  const { en: written, es: translated } = readPair('guides', id, english, spoken)
  const sources = findSources(written.file, written.facts.sources)
  const ids = sources.map((source) => source.id)
  const { call, records } = written.facts
  if (call && !records[call]) written.fail(1, `call names ${call}, which is not one of its records.`)
  const { translatedFrom: _, ...said } = translated.facts
  const en: GuideContent = { id, ...written.facts, sources, ...readBody(written) }
  const es: GuideContent = { ...en, ...said, ...readBody(translated) }
  checkCited(written, ids, true)
  checkCited(translated, ids, false)
  return { en, es }
}

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

function countWords(texts: string[]): number {
  return texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function countMinutes(words: number): number {
  return Math.max(1, Math.round(words / READING_PACE))
}

/** The first ones are featured on the overview. */
export const FEATURED = 4

function count(guide: GuideContent): LegalGuide {
  const words = countWords(listGuideTexts(guide))
  return { ...guide, words, minutes: countMinutes(words) }
}

const guides = listInOrder('guides').map(readGuide)

export const legalGuides: LegalGuide[] = guides.map(({ en }) => count(en))
export const spanishGuides: LegalGuide[] = guides.map(({ es }) => count(es))
