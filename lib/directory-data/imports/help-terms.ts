/**
 * What other lists call a kind of help, as one of ours: codes of the 211 taxonomy (those read in the published data of 211
 * Miami, 2019, and of 211 Santa Barbara), names of Open Eligibility, and the words of people's own lists.
 */
import { z } from 'zod'
import { type HelpKindSlug, helpKinds, isHelpKind } from '@/db/vocabulary/help-kinds'
import { readTable } from '@/lib/text/content/tables'

const CODE = /^[A-Z]{1,2}(-\d{4}(\.\d{4}(-\d{3}(\.\d{2})?)?)?)?$/

const row = z.strictObject({
  code: z.string().regex(CODE, 'A code is written BH-1800.1500-080.'),
  kind: z.string().refine(isHelpKind, 'No kind of help has this name (db/vocabulary/help-kinds.ts).'),
})

/** A code stands for those under it, unless they have their own line. */
const byCode = new Map(readTable('facts/help-terms.csv', row).map(({ code, kind }) => [code, kind]))

/** The first that fits; violence first, whatever else the words say. */
const byWords: readonly [RegExp, HelpKindSlug][] = [
  [/traffick/, 'trafficking'],
  [/sexual (assault|violence|abuse)|\brape\b/, 'sexual-assault'],
  [/stalking/, 'stalking'],
  [
    /(domestic|family|partner|dating|relationship)[ /]*(violence|abuse)|battered|\bdv\b|safe ?house|women.?s shelter/,
    'domestic-violence',
  ],
  [/protecti(ve|on) order|restraining order/, 'protection-orders'],
  [/suicid|\b988\b/, 'suicide-crisis'],
  [/runaway|youth shelter|homeless youth/, 'youth-shelter'],
  [/maternity (home|group)/, 'maternity-home'],
  [/transitional|short.?term housing/, 'transitional-housing'],
  [/(emergency|crisis|homeless|overnight|night|family) ?shelter|^shelters?$/, 'emergency-shelter'],
  [/section 8|housing voucher|housing choice/, 'housing-vouchers'],
  [/public housing|housing authorit/, 'public-housing'],
  [/rent(al)? (payment|assist|help)|help paying rent|eviction prevention fund/, 'rent-help'],
  [/tenant|landlord|eviction/, 'tenant-rights'],
  [/housing couns|foreclos|mortgage|homebuyer/, 'housing-counseling'],
  [/home repair|weatheriz|rehabilitation of homes/, 'home-repair'],
  [/homeless/, 'homeless-help'],
  [/^(housing|housing assistance)$/, 'homeless-help'],
  [/immigra|citizenship|asylum|u.?visa/, 'immigration-legal'],
  [/divorce|custody|child support|family law/, 'family-law'],
  [/legal|attorney|lawyer/, 'legal-aid'],
  [/compensation.*(crime|victim)|(crime|victim).*compensation/, 'victim-compensation'],
  [/victim/, 'crime-victims'],
  [/hotline|crisis|helpline/, 'crisis-line'],
  [/food bank/, 'food-bank'],
  [/food stamp|\bsnap\b|calfresh/, 'snap'],
  [/\bwic\b|women,? infants/, 'wic'],
  [/food|pantry|pantries|soup kitchen|\bmeals?\b|groceries/, 'food-pantry'],
  [/diaper/, 'diapers'],
  [/utilit|energy assist|liheap|heating/, 'utility-help'],
  [/head start/, 'head-start'],
  [/child ?care|day ?care/, 'child-care'],
  [/abortion/, 'abortion'],
  [/prenatal|pregnan/, 'prenatal'],
  [/breastfeed|lactation/, 'breastfeeding'],
  [/family planning|birth control|contracept|reproductive/, 'reproductive-health'],
  [/dental|dentist/, 'dental'],
  [/eating disorder/, 'eating-disorders'],
  [/residential treatment|inpatient (drug|alcohol|substance)/, 'residential-treatment'],
  [/substance|addiction|alcohol|drug (treat|abuse|rehab)|detox|sober/, 'substance-use'],
  [/mental health|counsel(l)?ing|therap|psych|behavioral health/, 'mental-health'],
  [/mammogra|cancer screen|pap test/, 'cancer-screening'],
  [/free clinic/, 'free-clinic'],
  [/women.?s (health|clinic)/, 'womens-care'],
  [/health (center|clinic)|clinic|primary care|medical care/, 'health-center'],
  [/medicaid|medicare|health insurance/, 'health-coverage'],
  [/prescription|medicine/, 'medicine-help'],
  [/\btax/, 'taxes'],
  [/credit|debt|budget|financial (couns|coach|literacy|education)/, 'credit-debt'],
  [/scholarship/, 'scholarships'],
  [/small business|entrepreneur/, 'small-business'],
  [/financial (assist|aid|help)|emergency (assist|cash|money|payment)/, 'cash-help'],
  [/\btanf\b|public assistance|benefits|general relief|welfare/, 'benefits'],
  [/\bjobs?\b|employment|workforce|career|vocational/, 'jobs'],
  [/transport|\brides?\b|bus pass/, 'transportation'],
  [/veteran|military/, 'veterans'],
  [/refugee/, 'refugee'],
  [/lgbt|gay|transgender/, 'lgbtq'],
  [/disabilit|independent living/, 'disability'],
  [/senior|elder|aging/, 'elder'],
  [/disaster/, 'disaster'],
]

const byTerm = new Map<string, HelpKindSlug>()
for (const { slug, name, term } of helpKinds) {
  for (const word of [slug, name, term]) if (!byTerm.has(word.toLowerCase())) byTerm.set(word.toLowerCase(), slug)
}

/** 'BD-1800.2000', alone or with others. */
export const isTermCode = (cell: string) =>
  /^[A-Z]{2}-\d{4}/.test(cell) && CODE.test(cell.split(/[;*]/)[0]?.trim() ?? '')

/** 'BH-1800.1500-100' or, as it is not in the table, what is above it: 'BH-1800.1500', 'BH-1800'. */
function findByCode(code: string): HelpKindSlug | null {
  for (let rest = code; rest !== ''; rest = rest.replace(/[-.]?[^-.]*$/, '')) {
    const kind = byCode.get(rest)
    if (kind) return kind
  }
  return null
}

/** Null: none of our kinds. */
export function guessHelpKind(word: string): HelpKindSlug | null {
  const text = word.trim()
  if (CODE.test(text)) return findByCode(text)
  const plain = text.toLowerCase().replace(/[_\s]+/g, ' ')
  return byTerm.get(plain) ?? byWords.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}

/** The terms in a cell: 'BD-1800.2000 * YB-8000; BH-1800', '[{"taxonomy_code":"PL-7400"}]', 'Food, Shelter'. */
export function splitTerms(cell: string): string[] {
  const codes = [...cell.matchAll(/"taxonomy_code"\s*:\s*"([^"]{1,40})"/g)].map(([, code]) => code ?? '')
  const parts = codes.length > 0 ? codes : cell.replace(/^\[|\]$/g, '').split(/[;|\n]/)
  // What stands behind a star is for whom it is.
  const words = parts.map((part) => (part.split(/\s\*\s/)[0] ?? '').replace(/^["'\s]+|["'\s]+$/g, ''))
  const [only = ''] = words
  const list = words.length === 1 && guessHelpKind(only) === null ? only.split(/,(?!\s*(and|or)\b)/) : words
  return [...new Set(list.map((word) => (word ?? '').trim()).filter((word) => word !== ''))]
}

/** Tags by which the rules of the house know a place that hides people, and the search its kind. */
export function tagsOfKinds(kinds: readonly string[]): string[] {
  const tags: Record<string, string> = {
    'domestic-violence': 'domestic-violence',
    'sexual-assault': 'sexual-assault',
    trafficking: 'human-trafficking',
    stalking: 'stalking',
    'emergency-shelter': 'shelter',
  }
  return kinds.flatMap((kind) => tags[kind] ?? [])
}

export const categoryOfKind = (slug: string) =>
  isHelpKind(slug) ? helpKinds.find((kind) => kind.slug === slug)?.category : undefined
