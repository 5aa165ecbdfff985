/** The About page: content/en/about/about.md. Numbers are not typed there: the page counts them in the directory. */
import { z } from 'zod'
import type { Language } from '@/lib/site/language/languages.mjs'
import { findPart, readOnly, readParts } from '@/lib/text/content/blocks'
import { listNamed, readCards } from '@/lib/text/content/cards'
import { readPair, type Written } from '@/lib/text/content/pair'

export interface AboutCard {
  title: string
  text: string
  icon: string
  href?: string
}

export interface TimelineEntry {
  when: string
  title: string
  text: string
}

interface About {
  lead: string
  mission: { title: string; text: string }
  vision: { title: string; text: string }
  coreValues: AboutCard[]
  impactAreas: AboutCard[]
  /** `founded` comes from the site's facts, where they tell it. What has not happened yet is said to be a plan. */
  listTimeline(founded: number | undefined): TimelineEntry[]
}

const facts = { lead: z.string() }
const { en, es } = readPair('about', 'about', facts, facts)
const english = readParts(en.nodes, 2, en.fail)

function read(written: Written<{ lead: string }>): About {
  const { nodes, fail } = written
  const context = { written, sources: new Map() }
  const parts = readParts(nodes, 2, fail)
  const part = (id: string) => findPart(parts, id, fail)
  const titled = (id: string) => ({ title: part(id).title, text: readOnly(part(id), fail) })
  const cards = (id: string) =>
    readCards<string | undefined>(part(id).nodes, findPart(english, id, fail).nodes, context)
  const timeline = listNamed(part('timeline').nodes, 'event', context)
  return {
    lead: written.facts.lead,
    mission: titled('mission'),
    vision: titled('vision'),
    coreValues: cards('values'),
    impactAreas: cards('areas'),
    listTimeline: (founded) =>
      timeline
        .filter(({ attributes }) => founded !== undefined || attributes.when !== 'founded')
        .map(({ label, attributes, text }) => ({
          when: attributes.when === 'founded' ? String(founded) : (attributes.when ?? ''),
          title: label,
          text: text.text,
        })),
  }
}

export const about: Record<Language, About> = { en: read(en), es: read(es) }
