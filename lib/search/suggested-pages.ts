/**
 * Not every answer is an organization: this site's guides, tools, lists and topic pages, her state's law, her county's
 * page and our own articles, by kind of help.
 */
import { countyPath, getCounty } from '@/lib/geography/counties'
import { stateSlug } from '@/lib/geography/states'
import { legalGuides } from '@/lib/legal/guides'
import { legalTools } from '@/lib/legal/help'
import { localizedGuide, localizedTool } from '@/lib/legal/localized'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import type { Danger } from './danger-list'
import { describeKind, type Kind } from './kinds'
import { findLawQuestion } from './law-question'
import { interleave } from './order'
import { findKinds } from './phrase-table'
import { foldText, readTokens } from './tokens'
import type { Understood } from './understand'

export interface SuggestedPage {
  title: string
  href: string
}

/** A page to read, with its title in each language. */
interface Page {
  href: string
  title(): string
}

const guide = (id: string): Page[] =>
  legalGuides.some((one) => one.id === id)
    ? [{ href: `/legal-education/guides/${id}`, title: () => localizedGuide(id)?.title ?? '' }]
    : []
const tool = (id: string): Page[] =>
  legalTools.some((one) => one.id === id)
    ? [{ href: `/legal-education/tools/${id}`, title: () => localizedTool(id)?.title ?? '' }]
    : []

const page = {
  plan: { href: '/emergency/planning', title: () => words().search.reading.plan },
  traces: { href: '/safety/traces', title: () => words().search.reading.traces },
  checkIn: { href: '/emergency/check-in', title: () => words().search.reading.checkIn },
  lines: { href: '/emergency/contacts', title: () => words().search.reading.lines },
  tonight: { href: '/safe-tonight', title: () => words().search.reading.tonight },
  housing: { href: '/housing-shelter', title: () => words().search.reading.housing },
  health: { href: '/womens-health', title: () => words().search.reading.health },
  rights: { href: '/rights-advocacy', title: () => words().search.reading.rights },
  grants: { href: '/grants', title: () => words().search.reading.grants },
  legalHelp: { href: '/legal-education/help', title: () => words().search.reading.legalHelp },
} satisfies Record<string, Page>

const protection = [...guide('protection-orders'), ...tool('protection-order-checklist')]
const suedOrArrested = guide('sued-or-arrested')
const money = guide('divorce-and-money')
const detained = guide('ice-and-detention')
const farmwork = guide('farmworkers')
const immigration = [...guide('immigration-relief'), ...guide('immigrant-safety'), ...detained]
const watchedDevices = guide('watched-devices')
const assault = guide('after-sexual-assault')
const coercedDebt = [...guide('coerced-debt'), ...tool('lender-letter')]

const byKind: Partial<Record<Kind, Page[]>> = {
  'emergency-shelter': [page.tonight, page.housing],
  'homeless-help': [page.tonight, page.housing],
  'transitional-housing': [page.housing],
  'public-housing': [page.housing, ...guide('housing-rights')],
  'housing-vouchers': [page.housing, ...guide('housing-rights')],
  'rent-help': [page.grants, page.housing],
  'domestic-violence': [page.plan, ...protection, ...guide('deadly-danger'), page.traces],
  'sexual-assault': [...assault, page.lines, ...tool('compensation-deadlines')],
  stalking: [...watchedDevices, ...protection, page.traces],
  trafficking: [...guide('immigration-relief'), page.lines, ...farmwork],
  'tech-safety': [...watchedDevices, page.traces, ...tool('phone-line-letter')],
  'crime-victims': tool('compensation-deadlines'),
  'victim-compensation': tool('compensation-deadlines'),
  'protection-orders': [...protection, page.legalHelp],
  'family-law': [...guide('custody-and-safety'), ...suedOrArrested, ...tool('custody-documents-checklist'), ...money],
  'tenant-rights': [...guide('housing-rights'), ...tool('vawa-housing-letter')],
  'workplace-rights': [...guide('work-and-leave'), ...tool('work-leave-letter'), ...farmwork],
  'immigration-legal': immigration,
  'legal-aid': [page.legalHelp, ...suedOrArrested, page.rights],
  'civil-rights': [page.rights],
  'cash-help': [page.grants],
  'small-business': [page.grants],
  scholarships: [page.grants],
  'credit-debt': [...coercedDebt, ...money],
  taxes: money,
  'phone-internet': tool('phone-line-letter'),
  'health-center': [page.health],
  'womens-care': [page.health],
  'reproductive-health': [page.health],
  abortion: [page.health],
  prenatal: [page.health],
}

const byDanger: Partial<Record<Danger, Page[]>> = {
  violence: [page.plan, page.checkIn],
  assault,
  followed: [page.plan, ...watchedDevices, page.traces],
  tonight: [page.tonight],
  child: guide('custody-and-safety'),
}

/** Pages for a record that she named: for a consulate, what it can do when someone is detained. */
const byNamedRecord: Record<string, Page[]> = {
  'consular-help-mexico-ciam': detained,
  'consular-help-guatemala': detained,
  'consular-help-honduras': detained,
  'consular-help-el-salvador': detained,
  'consular-help-dominican-republic': detained,
  'ice-detainee-locator': detained,
  'ice-detention-information-line': detained,
  'immigration-court-information-line': detained,
  'eoir-fraud-and-abuse-prevention-program': detained,
  'cielo-indigenous-interpreters': [...guide('immigrant-safety'), ...farmwork],
  'call-for-health-farmworkers': farmwork,
  'centro-de-los-derechos-del-migrante': farmwork,
}

/** Words of people who work in the fields or the packing house. */
const FARM_WORK = /^(farm-?workers?|field-?workers?|foreman|campesin[ao]s?|jornaler[ao]s?|mayordomos?|empacadora)$/i
/** Pages by her words; they come before the pages by kind. */
const byWords: { words: RegExp; pages: Page[] }[] = [
  {
    words:
      /\b(?:order|charges?|case|report|complaint|orden|cargos|caso|denuncia)\b.*\b(?:against me|on me|contra mi|en mi contra)\b|\b(?:arrested me|i (?:was|got) arrested|suing me|sued me|cps|dcfs?|me arrestaron|me demando|me esta demandando|me denuncio|proteccion de menores)\b/,
    pages: suedOrArrested,
  },
  {
    words:
      /\b(?:work\w*|pick\w*) in the (?:fields?|packing ?house)\b|\bpacking ?house\b|\b(?:trabaj\w+ en (?:el|los|la) (?:campos?|fil|labor|pizca)|pizcando|pizcar)\b/,
    pages: farmwork,
  },
  {
    words:
      /\b(?:immigration|ice|agents?|la migra|inmigracion)\b.*\b(?:doors?|knock\w*|came|come|comes|raid|took|puerta|tocan|toca|llegan|llego|vienen|redada|llevo|llevaron)\b|\b(?:puerta|tocan|llegan|vienen|door|redada)\b.*\b(?:migra|inmigracion|ice)\b|\bnotari(?:o|os|a|es|y)\b.*\b(?:rob\w+|estaf\w+|engan\w+|fraude|papeles|stole|steal|cheat\w*|scam\w*|fraud)\b/,
    pages: detained,
  },
  {
    words:
      /\b(?:no|without|sin|tengo) (?:immigration )?(?:papers|papeles|documentos|documents)\b|\b(?:undocumented|not a citizen|indocumentad[ao]s?|no soy ciudadana)\b/,
    pages: guide('immigrant-safety'),
  },
  {
    words:
      /\b(?:cards?|loans?|debts?|credit|accounts?|tarjetas?|prestamos?|deudas?|credito|cuentas?)\b.*\b(?:in my name|a mi nombre)\b|\b(?:in my name|a mi nombre)\b.*\b(?:cards?|loans?|debts?|credit|tarjetas?|prestamos?|deudas?|credito)\b/,
    pages: coercedDebt,
  },
  {
    words: /\bdivorc\w*\b/,
    pages: money,
  },
  {
    words: /\b(?:pets?|dogs?|cats?|mascotas?|perr(?:o|a|ito|ita)s?|gat(?:o|a|ito|ita)s?)\b/,
    pages: guide('leaving-with-pets'),
  },
  {
    words:
      /\b(?:couples?|marriage|marital) (?:counsel\w*|therap\w*)\b|\bterapia (?:de|en) parejas?\b|\bconsejeria (?:de parejas?|matrimonial)\b/,
    pages: guide('is-this-abuse'),
  },
]

/** The section of a state's law page for each kind of help. */
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
/** Kinds for which the law itself is what she asks for. */
const lawKinds: readonly Kind[] = ['protection-orders', 'tenant-rights', 'workplace-rights', 'victim-compensation']

function listLaw({ typed, kinds, place }: Asked): SuggestedPage[] {
  const part =
    findLawQuestion({ typed, kinds })?.part ?? kinds.map((kind) => lawParts[kind]).find((one) => one !== undefined)
  if (part === undefined) return []
  const w = words().search.reading
  if (!place) return [{ title: w.law, href: to('/legal-education/states') }]
  const href = `/legal-education/states/${stateSlug(place.state)}${part}`
  return [{ title: w.lawIn({ code: place.state }), href: to(href) }]
}

function listCounty({ place }: Asked): SuggestedPage[] {
  const county = place?.counties[0] ? getCounty(place.counties[0]) : null
  if (!county) return []
  return [
    {
      title: words().search.reading.county({ county: county.fullName, code: county.state }),
      href: to(countyPath(county)),
    },
  ]
}

export interface ArticleWithKinds {
  slug: string
  title: string
  /** What it is about, according to its title and summary. */
  kinds: Kind[]
}

export function withKinds({
  slug,
  title,
  excerpt,
}: {
  slug: string
  title: string
  excerpt: string
}): ArticleWithKinds {
  const kinds = findKinds(readTokens(`${title}. ${excerpt}`)).flatMap(({ meanings }) => meanings)
  return { slug, title, kinds: [...new Set(kinds)].filter((kind) => !describeKind(kind).isGeneral) }
}

const listContentWords = (text: string) => readTokens(text).flatMap(({ word, isFiller }) => (isFiller ? [] : [word]))

/** Articles about exactly the help she asked for, or with all her words in the title. */
function listArticles({ kinds, words }: Asked, articles: readonly ArticleWithKinds[]): SuggestedPage[] {
  const asked = listContentWords(words.join(' '))
  return articles
    .filter(({ title, kinds: about }) => {
      if (about.some((kind) => kinds.includes(kind))) return true
      const inTitle = new Set(listContentWords(title))
      return asked.length > 0 && asked.every((word) => inTitle.has(word))
    })
    .slice(0, MAX_ARTICLES)
    .map(({ slug, title }) => ({ title, href: `/news/${slug}` }))
}

type Asked = Pick<Understood, 'typed' | 'kinds' | 'dangers' | 'named' | 'place' | 'words'>

const MAX_SUGGESTIONS = 6
const MAX_ARTICLES = 2
const MAX_SITE_PAGES = 4

/** `articles`: the visible ones, newest first. */
export function listSuggestedPages(asked: Asked, articles: readonly ArticleWithKinds[]): SuggestedPage[] {
  const { kinds, dangers, named } = asked
  const worksInFields = asked.words.some((word) => FARM_WORK.test(word))
  const law = listLaw(asked)
  const isLawFirst = findLawQuestion(asked) !== null || (kinds[0] !== undefined && lawKinds.includes(kinds[0]))
  const text = foldText(asked.typed)
  const sitePages = [
    ...byWords.flatMap(({ words, pages }) => (words.test(text) ? pages : [])),
    ...named.flatMap((slug) => byNamedRecord[slug] ?? []),
    ...(worksInFields ? farmwork : []),
    ...interleave(kinds.map((kind) => byKind[kind] ?? [])),
    ...dangers.flatMap((one) => byDanger[one] ?? []),
  ]
  const unique = sitePages
    .filter((one, at) => sitePages.findIndex(({ href }) => href === one.href) === at)
    .slice(0, MAX_SITE_PAGES)
    .map(({ title, href }) => ({ title: title(), href: to(href) }))
  const pages = isLawFirst ? [...law, ...unique] : [...unique.slice(0, 2), ...law, ...unique.slice(2)]
  const news = listArticles(asked, articles)
  return [...pages.slice(0, MAX_SUGGESTIONS - news.length), ...news, ...(pages.length > 0 ? listCounty(asked) : [])]
}

const HOW =
  /^(?:(?:so|and|hi|hello|please|ok|y|hola) )*(?:how (?:do|does|can|could|to|long|much|many|will|would|should)|what (?:is|are|if|happens|does|do|can|should|rights|counts|papers)|whats|can (?:i|he|she|they|my|the|a)|could (?:i|he|she|they|my)|may i|do i|does (?:he|she|it|a|my|the)|should i|am i|is (?:it|this|that|he|she|my|there)|are there|when (?:can|do|does|will)|why|como|que (?:es|son|pasa|puedo|debo|hago|derechos|papeles|significa)|cuanto|cuantos|cuando|puedo|puede|pueden|debo|tengo que|es legal|me pueden|se puede|por que)\b|\b(?:what are my|cuales son mis) (?:rights|derechos)\b|\b(?:is it|es) legal\b/
const WHERE =
  /\b(?:where|near|nearby|closest|nearest|around|find|looking for|number|phone|donde|cerca|encontrar|encuentro|busco|telefono|numero)\b/

/** She asks how, what or whether, not where: pages to read come before places to call. */
export function asksHow({ typed, dangers, isUrgent }: Pick<Understood, 'typed' | 'dangers' | 'isUrgent'>): boolean {
  const text = foldText(typed)
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .trim()
  return dangers.length === 0 && !isUrgent && HOW.test(text) && !WHERE.test(text)
}
