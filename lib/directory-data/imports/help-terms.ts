/**
 * What other lists call a kind of help, as one of ours: codes of the 211 taxonomy (those read in the published data of 211
 * Miami, 2019, and of 211 Santa Barbara), names of Open Eligibility, and the words of people's own lists.
 */
import { type HelpKindSlug, helpKinds, isHelpKind } from '@/db/vocabulary/help-kinds'

/** A code stands for those under it, unless they have their own line. */
const byCode: Record<string, HelpKindSlug> = {
  'BD-1800': 'food-pantry',
  'BD-1875': 'food-bank',
  'BD-5000': 'food-pantry',
  'BH-0500': 'homeless-help',
  'BH-1800': 'emergency-shelter',
  'BH-1800.1500-080': 'domestic-violence',
  'BH-1800.1500-100': 'domestic-violence',
  'BH-1800.1500-308': 'trafficking',
  'BH-1800.1500-700': 'youth-shelter',
  'BH-1800.1500-800': 'sexual-assault',
  'BH-1800.1500-960': 'youth-shelter',
  'BH-1800.3500': 'homeless-help',
  'BH-1850': 'emergency-shelter',
  'BH-3000.3550-390': 'home-repair',
  'BH-3500.3400': 'housing-counseling',
  'BH-3700': 'housing-counseling',
  'BH-3800.5000': 'housing-counseling',
  'BH-3800.7000': 'rent-help',
  'BH-7000.4600-700': 'housing-vouchers',
  'BH-8300.3000': 'housing-vouchers',
  'BH-8400.3000': 'homeless-help',
  'BH-8600': 'transitional-housing',
  'BM-6500.1500-150': 'diapers',
  'BT-4500': 'transportation',
  'BT-8300': 'transportation',
  'BV-8900': 'utility-help',
  'DM-1500.1500': 'credit-debt',
  'DM-1800': 'credit-debt',
  'DM-6500': 'credit-debt',
  'DT-8800': 'taxes',
  'FN-1500.1900': 'domestic-violence',
  'FN-1500.2560': 'trafficking',
  'FN-1500.8150': 'sexual-assault',
  'FN-1500.9100-180': 'domestic-violence',
  'FN-1900': 'crime-victims',
  'FN-1900.1500': 'victim-compensation',
  'FP-4000': 'legal-aid',
  'FP-4500': 'legal-aid',
  'FT-1000.9000': 'veterans',
  'FT-1800': 'civil-rights',
  'FT-1800.1850': 'workplace-rights',
  'FT-3000.1500': 'family-law',
  'FT-3000.1600': 'family-law',
  'FT-3000.1700': 'family-law',
  'FT-3000.1750': 'domestic-violence',
  'FT-3000.6900': 'protection-orders',
  'FT-3200': 'legal-aid',
  'FT-3500.1500': 'immigration-legal',
  'FT-3600': 'immigration-legal',
  'FT-4150': 'workplace-rights',
  'FT-4500': 'tenant-rights',
  'HD-1800.1800': 'head-start',
  'HD-1800.3000': 'head-start',
  'HL-8000.8000': 'scholarships',
  'LF-4900.1500-500': 'cancer-screening',
  'LF-4900.1500-650': 'cancer-screening',
  'LH-3000': 'health-coverage',
  'LH-3500': 'health-coverage',
  'LH-5100.6500': 'medicine-help',
  'LH-6700.6250': 'medicine-help',
  'LH-6700.6300': 'medicine-help',
  'LJ-2000': 'reproductive-health',
  'LJ-2000.0100': 'abortion',
  'LJ-5000.1000': 'breastfeeding',
  'LJ-5000.5000': 'maternity-home',
  'LJ-5000.6500': 'postpartum',
  'LJ-5000.6600': 'prenatal',
  'LN-1500': 'health-center',
  'LN-9500': 'womens-care',
  'LT-1750.7935': 'sexual-assault',
  'LV-1600': 'dental',
  'ND-1500': 'jobs',
  'ND-2000': 'jobs',
  'ND-3500': 'jobs',
  'ND-6500': 'jobs',
  'NL-1000': 'benefits',
  'NL-3000.1500': 'child-care',
  'NL-5000.5000': 'health-coverage',
  'NL-6000.2000': 'snap',
  'NL-6000.9500': 'wic',
  'NS-1800': 'benefits',
  'PH-1250': 'child-care',
  'PH-1450.7000': 'refugee',
  'PH-2400.1500': 'child-care',
  'PH-3300.2750': 'home-repair',
  'PN-8100.0200-180': 'domestic-violence',
  'PN-8100.0200-800': 'sexual-assault',
  'PN-8100.4500-240': 'lgbtq',
  'PN-8100.5000': 'mental-health',
  RP: 'mental-health',
  'RP-1400.8000-020.80': 'domestic-violence',
  'RP-1400.8000-327': 'trafficking',
  'RP-1400.8000-655': 'postpartum',
  'RP-1400.8000-800': 'sexual-assault',
  'RP-1400.8000-825': 'suicide-crisis',
  'RP-1500': 'crisis-line',
  'RP-1500.1400-200': 'domestic-violence',
  'RP-1500.1400-300': 'trafficking',
  'RP-1500.1400-700': 'youth-shelter',
  'RP-1500.1400-750': 'sexual-assault',
  'RP-1500.1400-800': 'suicide-crisis',
  'RP-6400.1900': 'eating-disorders',
  'RX-1700': 'substance-use',
  'RX-8450': 'substance-use',
  'RX-8450.7000': 'residential-treatment',
  'TB-0900': 'small-business',
  'TC-5500.2500': 'lgbtq',
  'TH-2600': 'disaster',
}

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

const CODE = /^[A-Z]{1,2}(-\d{4}(\.\d{4}(-\d{3}(\.\d{2})?)?)?)?$/

/** 'BD-1800.2000', alone or with others. */
export const isTermCode = (cell: string) =>
  /^[A-Z]{2}-\d{4}/.test(cell) && CODE.test(cell.split(/[;*]/)[0]?.trim() ?? '')

/** 'BH-1800.1500-100' or, as it is not in the table, what is above it: 'BH-1800.1500', 'BH-1800'. */
function findByCode(code: string): HelpKindSlug | null {
  for (let rest = code; rest !== ''; rest = rest.replace(/[-.]?[^-.]*$/, '')) {
    const kind = byCode[rest]
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
