/** The tab 'Get Legal Help' and the hub's six subjects: content/en/about. Services are named by the slug of their directory entry; no number stands there. */
import { z } from 'zod'
import type { Language } from '@/lib/site/language/languages.mjs'
import { findPart, listItems, readOnly, readParts, readWords } from '@/lib/text/content/blocks'
import { listInOrder } from '@/lib/text/content/files'
import { readPair, type Written } from '@/lib/text/content/pair'
import { readTool } from './read-tool'
import {
  type LegalCategory,
  type LegalGuide,
  type LegalRecord,
  type LegalText,
  type LegalTool,
  legalCategories,
} from './schema'

interface LegalHelp {
  firstPlaces: LegalRecord[]
  immigrationPlaces: LegalRecord[]
  whenYouCall: LegalText[]
  otherWays: LegalText[]
}

const places = z.record(z.string(), z.string())
const facts = { firstPlaces: places, immigrationPlaces: places }

function readHelp({
  facts: said,
  nodes,
  fail,
}: Written<Record<keyof typeof facts, Record<string, string>>>): LegalHelp {
  const parts = readParts(nodes, 2, fail)
  const texts = (id: string) => listItems(findPart(parts, id, fail).nodes).map((item) => readWords(item, fail))
  const records = (notes: Record<string, string>) => Object.entries(notes).map(([slug, note]) => ({ slug, note }))
  return {
    firstPlaces: records(said.firstPlaces),
    immigrationPlaces: records(said.immigrationPlaces),
    whenYouCall: texts('when-you-call'),
    otherWays: texts('other-ways'),
  }
}

const help = readPair('about', 'legal-help', facts, facts)
export const legalHelp: Record<Language, LegalHelp> = { en: readHelp(help.en), es: readHelp(help.es) }

export type CategoryTexts = Record<LegalCategory, { name: string; text: string; icon: string }>

const subjects = readPair('about', 'legal-subjects', { icons: z.record(z.enum(legalCategories), z.string()) }, {})

function readSubjects({ nodes, fail }: Written<unknown>): CategoryTexts {
  const parts = readParts(nodes, 2, fail)
  const entries = legalCategories.map((id) => {
    const part = findPart(parts, id, fail)
    return [id, { name: part.title, text: readOnly(part, fail), icon: subjects.en.facts.icons[id] }]
  })
  return Object.fromEntries(entries)
}

export const categoryTexts: Record<Language, CategoryTexts> = {
  en: readSubjects(subjects.en),
  es: readSubjects(subjects.es),
}

export interface LegalCategoryEntry {
  id: LegalCategory
  name: string
  text: string
  icon: string
  guides: LegalGuide[]
  tools: LegalTool[]
}

/** The six parts with what they really hold. */
export function sortByCategory(texts: CategoryTexts, guides: LegalGuide[], tools: LegalTool[]): LegalCategoryEntry[] {
  return legalCategories.map((id) => ({
    id,
    ...texts[id],
    guides: guides.filter(({ category }) => category === id),
    tools: tools.filter(({ category }) => category === id),
  }))
}

/** The hub's tools, in the order shown: files as well (lib/legal/read-tool.ts). */
const tools = listInOrder('tools').map(readTool)

export const legalTools = tools.map(({ en }) => en)
export const spanishTools = tools.map(({ es }) => es)
