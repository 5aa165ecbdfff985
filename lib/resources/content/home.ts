/** Home's fixed texts: content/en/about/home.md. A number there always carries the study, the year and what exactly it counts. */
import type { Language } from '@/lib/site/language/languages.mjs'
import { findPart, listPlain, readParts, readPlain, type TextPart } from '@/lib/text/content/blocks'
import { readCards, readFigures, readShownFigures, type ShownFigure } from '@/lib/text/content/cards'
import { readPair, type Written } from '@/lib/text/content/pair'
import { citableSources, citeFrom, findCited } from '@/lib/text/content/sources'
import type { Figure, ServiceCard, Statement } from './section'

export interface HomeSection {
  heading: string
  lead: string
  points: string[]
}

interface Home {
  missionFigures: Figure[]
  missionText: { heading: string; lead: string; paragraphs: Statement[] }
  /** The note of each: what its number counts and what it leaves out, in one line. */
  statisticCards: Figure[]
  featureCards: ServiceCard[]
  /** Each has a source, or an address on this site that explains it, or both. */
  staticFigures: ShownFigure[]
  healthSection: HomeSection
  shelterSection: HomeSection
}

const { en, es } = readPair('about', 'home', { sources: citableSources }, {})
const sources = findCited(en.file, en.facts.sources)
const english = readParts(en.nodes, 2, en.fail)

function read(written: Written<unknown>): Home {
  const { nodes, fail } = written
  const context = { written, sources }
  const parts = readParts(nodes, 2, fail)
  const part = (id: string) => findPart(parts, id, fail)
  const inEnglish = (id: string) => findPart(english, id, fail).nodes
  const readLead = ({ nodes: [first], line }: TextPart) =>
    first?.kind === 'paragraph' ? readPlain(first, fail) : fail(line, 'Below the heading stands a paragraph.')
  const section = (id: string): HomeSection => {
    const own = part(id)
    return { heading: own.title, lead: readLead(own), points: listPlain(own.nodes, fail) }
  }
  const mission = part('mission')
  return {
    missionFigures: readFigures(part('mission-figures').nodes, context),
    missionText: {
      heading: mission.title,
      lead: readLead(mission),
      paragraphs: mission.nodes
        .slice(1)
        .flatMap((node) => (node.kind === 'paragraph' ? [citeFrom(node, sources, fail)] : [])),
    },
    statisticCards: readFigures(part('statistics').nodes, context),
    featureCards: readCards<string>(part('features').nodes, inEnglish('features'), context),
    staticFigures: readShownFigures(part('static-figures').nodes, inEnglish('static-figures'), context),
    healthSection: section('health'),
    shelterSection: section('shelter'),
  }
}

export const home: Record<Language, Home> = { en: read(en), es: read(es) }
