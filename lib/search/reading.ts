/**
 * Not every answer is an organization: guides, tools, lists and topic pages of this site, the law of her state, her
 * county's page and our own articles, by the kind of help.
 */
import { countyPath, getCounty } from '@/lib/geography/counties'
import { stateName, stateSlug } from '@/lib/geography/states'
import { legalGuides } from '@/lib/legal/guides'
import { legalTools } from '@/lib/legal/tools'
import type { Danger } from './danger'
import { describeKind, type Kind } from './kinds'
import { findKinds } from './phrase-table'
import { readTokens } from './tokens'
import type { Understood } from './understand'

export interface Reading {
  title: string
  href: string
}

const guide = (id: string): Reading[] =>
  legalGuides.flatMap((one) => (one.id === id ? [{ title: one.title, href: `/legal-education/guides/${id}` }] : []))
const tool = (id: string): Reading[] =>
  legalTools.flatMap((one) => (one.id === id ? [{ title: one.title, href: `/legal-education/tools/${id}` }] : []))

const page = {
  plan: { title: 'Make a safety plan', href: '/emergency/planning' },
  traces: { title: 'What a phone or computer keeps of your visit', href: '/safety/traces' },
  checkIn: { title: 'Set a safety check-in', href: '/emergency/check-in' },
  lines: { title: 'Every crisis line, to call or text', href: '/emergency/contacts' },
  tonight: { title: 'A safe place tonight', href: '/safe-tonight' },
  housing: { title: 'Housing and shelter, explained', href: '/housing-shelter' },
  health: { title: "Women's health, explained", href: '/womens-health' },
  rights: { title: 'Rights and advocacy, explained', href: '/rights-advocacy' },
  grants: { title: 'Grants and money, explained', href: '/grants' },
  legalHelp: { title: 'How to get legal help', href: '/legal-education/help' },
} satisfies Record<string, Reading>

const protection = [...guide('protection-orders'), ...tool('protection-order-checklist')]
const money = guide('divorce-and-money')
const immigration = guide('immigration-relief')
const watched = guide('watched-devices')
const assault = guide('after-sexual-assault')

const byKind: Partial<Record<Kind, Reading[]>> = {
  'emergency-shelter': [page.tonight, page.housing],
  'homeless-help': [page.tonight, page.housing],
  'transitional-housing': [page.housing],
  'public-housing': [page.housing, ...guide('housing-rights')],
  'housing-vouchers': [page.housing, ...guide('housing-rights')],
  'rent-help': [page.grants, page.housing],
  'domestic-violence': [page.plan, ...protection, ...guide('deadly-danger'), page.traces],
  'sexual-assault': [...assault, page.lines, ...tool('compensation-deadlines')],
  stalking: [...watched, ...protection, page.traces],
  trafficking: [...immigration, page.lines],
  'tech-safety': [...watched, page.traces, ...tool('phone-line-letter')],
  'crime-victims': tool('compensation-deadlines'),
  'victim-compensation': tool('compensation-deadlines'),
  'protection-orders': [...protection, page.legalHelp],
  'family-law': [...guide('custody-and-safety'), ...tool('custody-documents-checklist'), ...money],
  'tenant-rights': [...guide('housing-rights'), ...tool('vawa-housing-letter')],
  'workplace-rights': [...guide('work-and-leave'), ...tool('work-leave-letter')],
  'immigration-legal': immigration,
  'legal-aid': [page.legalHelp, page.rights],
  'civil-rights': [page.rights],
  'cash-help': [page.grants],
  'small-business': [page.grants],
  scholarships: [page.grants],
  'credit-debt': money,
  taxes: money,
  'phone-internet': tool('phone-line-letter'),
  'health-center': [page.health],
  'womens-care': [page.health],
  'reproductive-health': [page.health],
  abortion: [page.health],
  prenatal: [page.health],
}

const byDanger: Partial<Record<Danger, Reading[]>> = {
  violence: [page.plan, page.checkIn],
  assault,
  followed: [page.plan, ...watched, page.traces],
  tonight: [page.tonight],
  child: guide('custody-and-safety'),
}

/** The part of a state's law page that a kind of help is about. */
const lawParts: Partial<Record<Kind, string>> = {
  'domestic-violence': '#orders',
  stalking: '#orders',
  'sexual-assault': '#orders',
  'protection-orders': '#orders',
  'crime-victims': '#compensation',
  'victim-compensation': '#compensation',
  'tenant-rights': '#lease',
  'workplace-rights': '#leave',
  'legal-aid': '',
  'family-law': '',
}
/** Where the law itself is what she asks for. */
const isLaw: readonly Kind[] = ['protection-orders', 'tenant-rights', 'workplace-rights', 'victim-compensation']

function listLaw({ kinds, place }: Asked): Reading[] {
  const part = kinds.map((kind) => lawParts[kind]).find((one) => one !== undefined)
  if (part === undefined) return []
  if (!place) return [{ title: 'Your rights, state by state', href: '/legal-education/states' }]
  const href = `/legal-education/states/${stateSlug(place.state)}${part}`
  return [{ title: `Your rights in ${stateName(place.state)}`, href }]
}

function listCounty({ place }: Asked): Reading[] {
  const county = place?.counties[0] ? getCounty(place.counties[0]) : null
  return county ? [{ title: `All help in ${county.fullName}, ${county.state}`, href: countyPath(county) }] : []
}

export interface ReadableArticle {
  slug: string
  title: string
  /** What it is about, as its title and summary say. */
  kinds: Kind[]
}

export function toReadable({
  slug,
  title,
  excerpt,
}: {
  slug: string
  title: string
  excerpt: string
}): ReadableArticle {
  const kinds = findKinds(readTokens(`${title}. ${excerpt}`)).flatMap(({ meanings }) => meanings)
  return { slug, title, kinds: [...new Set(kinds)].filter((kind) => !describeKind(kind).isGeneral) }
}

const telling = (text: string) => readTokens(text).flatMap(({ word, isFiller }) => (isFiller ? [] : [word]))

/** About the very help she asked for, or with all her words in the title. */
function listArticles({ kinds, words }: Asked, articles: readonly ReadableArticle[]): Reading[] {
  const asked = telling(words.join(' '))
  return articles
    .filter(({ title, kinds: about }) => {
      if (about.some((kind) => kinds.includes(kind))) return true
      const inTitle = new Set(telling(title))
      return asked.length > 0 && asked.every((word) => inTitle.has(word))
    })
    .slice(0, MOST_ARTICLES)
    .map(({ slug, title }) => ({ title, href: `/news/${slug}` }))
}

type Asked = Pick<Understood, 'kinds' | 'dangers' | 'place' | 'words'>

const MOST = 6
const MOST_ARTICLES = 2
const MOST_OWN = 4

/** `articles`: those that are out, the newest first. */
export function listReading(asked: Asked, articles: readonly ReadableArticle[]): Reading[] {
  const { kinds, dangers } = asked
  const law = listLaw(asked)
  const isLawFirst = kinds[0] !== undefined && isLaw.includes(kinds[0])
  const own = [...kinds.flatMap((kind) => byKind[kind] ?? []), ...dangers.flatMap((danger) => byDanger[danger] ?? [])]
  const unique = own.filter((one, at) => own.findIndex(({ href }) => href === one.href) === at).slice(0, MOST_OWN)
  const pages = isLawFirst ? [...law, ...unique] : [...unique.slice(0, 2), ...law, ...unique.slice(2)]
  const news = listArticles(asked, articles)
  return [...pages.slice(0, MOST - news.length), ...news, ...(pages.length > 0 ? listCounty(asked) : [])]
}
