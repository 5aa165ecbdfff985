/** The topic pages: content/en/topics. */
import { z } from 'zod'
import type { Language } from '@/lib/site/language/languages.mjs'
import { findPart, readParts, type TextPart } from '@/lib/text/content/blocks'
import { type Context, readCards, readFigures } from '@/lib/text/content/cards'
import { readPair, type Written } from '@/lib/text/content/pair'
import { citableSources, findCited } from '@/lib/text/content/sources'
import { readBlock } from './read-blocks'
import type { TopicPage } from './section'

const words = z.string().min(1)
const spoken = { title: words, lead: words, description: words }

function read(
  written: Written<{ [Key in keyof typeof spoken]: string }>,
  english: TextPart[],
  sources: Context['sources'],
): TopicPage {
  const { facts, nodes, fail } = written
  const context = { written, sources }
  const parts = readParts(nodes, 2, fail)
  const cards = (id: string) => {
    const part = parts.find((one) => one.id === id)
    return part ? readCards<string>(part.nodes, findPart(english, id, fail).nodes, context) : []
  }
  const { title, lead, description } = facts
  return {
    ...{ title, lead, description },
    cards: cards('cards'),
    categoryCards: cards('category-cards'),
    figures: readFigures(findPart(parts, 'figures', fail).nodes, context),
    blocks: parts
      .filter(({ id }) => !['cards', 'category-cards', 'figures'].includes(id))
      .map((part) => readBlock(part, context)),
  }
}

/** A topic page in both languages. */
export function readTopic(id: string): Record<Language, TopicPage> {
  const { en, es } = readPair('topics', id, { ...spoken, sources: citableSources }, spoken)
  const sources = findCited(en.file, en.facts.sources)
  const english = readParts(en.nodes, 2, en.fail)
  return { en: read(en, english, sources), es: read(es, english, sources) }
}
