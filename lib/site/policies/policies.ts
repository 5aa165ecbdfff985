/** The privacy page and the terms: content/en/policies. */
import { z } from 'zod'
import type { Language } from '@/lib/site/language/languages.mjs'
import { site } from '@/lib/site/site'
import { listPlain, readParts, readPlain } from '@/lib/text/content/blocks'
import type { Container, Node } from '@/lib/text/content/markdown'
import { readPair, type Written } from '@/lib/text/content/pair'

/** The content types of the privacy page and the terms. */

type RetentionUnit = 'minutes' | 'hours' | 'days' | 'months' | 'years'

/** A limit that a job can enforce: rows of a table, counted from a timestamp column. */
interface RetentionLimit {
  table: string
  from: 'created' | 'last-used' | 'idle' | 'closed' | 'deleted' | 'unsubscribed' | 'published' | 'ended' | 'day'
  amount: number
  unit: RetentionUnit
  /** Which rows, if the limit does not apply to all. */
  when?: string
}

export interface RetentionRule {
  id: string
  title: string
  /** Names of database tables; empty if nothing is stored there. */
  tables: string[]
  what: string
  who: string
  /** The period in words, covering every limit below. */
  kept: string
  limits: RetentionLimit[]
  never: string[]
}

export interface PolicySection {
  /** The anchor of the section on its page. */
  id: string
  title: string
  paragraphs?: string[]
  items?: string[]
  after?: string
  link?: { href: string; label: string }
}

interface Privacy {
  inShort: string[]
  sections: PolicySection[]
  /** Behind the table of what is stored. */
  after: PolicySection[]
}

/** Paragraphs, a list, and what stands below it: one more paragraph, and `::link[Words]{href="/path"}`. */
function readSections({ language, fail }: Written<unknown>, nodes: Node[]): PolicySection[] {
  const fillResponseTime = (text: string) => text.replace('{responseTime}', site.contact.responseTime[language])
  return readParts(nodes, 2, fail).map(({ id, title, nodes: own }) => {
    const list = own.findIndex(({ kind }) => kind === 'list')
    const paragraphs = (some: Node[]) =>
      some.flatMap((node) => (node.kind === 'paragraph' ? [readPlain(node, fail)] : []))
    const above = paragraphs(list < 0 ? own : own.slice(0, list))
    const [below] = list < 0 ? [] : paragraphs(own.slice(list))
    const link = own.find((node): node is Container => node.kind === 'directive')
    if (link && (link.name !== 'link' || !link.attributes.href))
      fail(link.line, 'A link is written so: ::link[Contact us]{href="/contact"}')
    return {
      id,
      title,
      ...(above.length > 0 && { paragraphs: above }),
      ...(list >= 0 && { items: listPlain(own, fail).map(fillResponseTime) }),
      ...(below && { after: below }),
      ...(link && { link: { href: link.attributes.href ?? '', label: link.label } }),
    }
  })
}

function readPrivacy(written: Written<unknown>): Privacy {
  const { nodes, fail } = written
  const first = nodes.findIndex(({ kind }) => kind === 'heading')
  const table = nodes.findIndex((node) => node.kind === 'directive' && node.name === 'stored')
  if (table < 0) fail(1, 'A line ::stored is missing: the table of what is stored.')
  return {
    inShort: listPlain(nodes.slice(0, first), fail),
    sections: readSections(written, nodes.slice(first, table)),
    after: readSections(written, nodes.slice(table + 1)),
  }
}

const dated = { lastUpdated: z.iso.date() }
const privacyFiles = readPair('policies', 'privacy', dated, {})
const termsFiles = readPair('policies', 'terms', dated, {})

export const privacyUpdated = privacyFiles.en.facts.lastUpdated
export const privacy: Record<Language, Privacy> = { en: readPrivacy(privacyFiles.en), es: readPrivacy(privacyFiles.es) }

export const termsUpdated = termsFiles.en.facts.lastUpdated
export const terms: Record<Language, PolicySection[]> = {
  en: readSections(termsFiles.en, termsFiles.en.nodes),
  es: readSections(termsFiles.es, termsFiles.es.nodes),
}
