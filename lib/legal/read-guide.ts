/** A guide from its two files: content/en/guides and content/es/guides. */
import { z } from 'zod'
import { readBlocks, readPlain, requireId, splitByHeading } from '@/lib/text/content/blocks'
import { readPair, type Written } from '@/lib/text/content/pair'
import { checkCited, findSources, sourceSchema } from '@/lib/text/content/sources'
import { type GuideContent, guideDifficulties, guideFormats, legalCategories, stateParts } from './schema'

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

export function readGuide(id: string): { en: GuideContent; es: GuideContent } {
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
