/**
 * The kinds of help that a search knows, as stored in records (db/vocabulary/help-kinds.ts): each one's name on a page,
 * other kinds that serve the same need less well, and the national lines that help with it anywhere, best first.
 */
export interface KindOfHelp {
  name: string
  /** Also found, ranked after better matches. */
  also?: readonly string[]
  /** As good as the kind itself. */
  same?: readonly string[]
  lines: readonly string[]
  /** So broad that a more specific kind takes precedence. */
  isGeneral?: true
}

const law = ['legal-services-corporation-get-legal-help', 'lawhelp-org', 'womenslaw-org', 'aba-free-legal-answers']
const pantries = ['usda-national-hunger-hotline', '211-essential-community-services', 'snap']
const clinics = ['find-a-health-center-hrsa', 'national-association-of-free-and-charitable-clinics']

export const kinds = {
  'emergency-shelter': {
    name: 'Shelter',
    same: ['domestic-violence'],
    also: [
      'homeless-help',
      'transitional-housing',
      'crisis-line',
      'youth-shelter',
      'public-housing',
      'housing-vouchers',
    ],
    lines: [
      '211-essential-community-services',
      'national-domestic-violence-hotline',
      'domesticshelters-org',
      'hud-find-shelter-tool',
    ],
  },
  'homeless-help': {
    name: 'Without a home',
    same: ['emergency-shelter'],
    also: ['transitional-housing', 'domestic-violence', 'rent-help'],
    lines: [
      '211-essential-community-services',
      'hud-find-shelter-tool',
      'usa-gov-emergency-housing-guide',
      'national-domestic-violence-hotline',
    ],
  },
  'transitional-housing': {
    name: 'Housing for a while',
    also: ['emergency-shelter', 'homeless-help', 'residential-treatment'],
    lines: ['211-essential-community-services', 'hud-find-shelter-tool'],
  },
  'youth-shelter': {
    name: 'Shelter for young people',
    same: ['teens'],
    also: ['emergency-shelter', 'homeless-help'],
    lines: [
      'national-runaway-safeline',
      'family-and-youth-services-bureau-shelter-grants',
      '211-essential-community-services',
    ],
  },
  'maternity-home': {
    name: 'Homes for pregnant women',
    also: ['emergency-shelter', 'transitional-housing', 'homeless-help', 'youth-shelter'],
    lines: ['211-essential-community-services', 'national-maternal-mental-health-hotline'],
  },
  'public-housing': {
    name: 'Housing',
    isGeneral: true,
    same: ['housing-vouchers'],
    also: ['rent-help', 'transitional-housing', 'homeless-help', 'emergency-shelter', 'housing-counseling'],
    lines: [
      'public-housing-program',
      'hud-resource-locator',
      'housing-choice-vouchers-section-8',
      '211-essential-community-services',
    ],
  },
  'housing-vouchers': {
    name: 'Section 8',
    same: ['public-housing'],
    also: ['rent-help'],
    lines: ['housing-choice-vouchers-section-8', 'hud-resource-locator', 'public-and-indian-housing'],
  },
  'rent-help': {
    name: 'Help with rent',
    also: ['cash-help', 'housing-vouchers', 'homeless-help', 'utility-help'],
    lines: ['211-essential-community-services', 'catholic-charities-usa', 'housing-choice-vouchers-section-8'],
  },
  'housing-counseling': {
    name: 'Mortgage and housing advice',
    also: ['rent-help', 'legal-aid', 'tenant-rights', 'public-housing'],
    lines: ['hud-housing-counseling-locator-line', 'usda-rural-housing-service', 'federal-housing-administration'],
  },
  'home-repair': {
    name: 'Home repair',
    also: ['utility-help', 'cash-help'],
    lines: ['weatherization-assistance-program', 'usda-rural-housing-service', 'liheap-energy-assistance'],
  },
  'domestic-violence': {
    name: 'Abuse by a partner or family',
    also: [
      'emergency-shelter',
      'crisis-line',
      'homeless-help',
      'transitional-housing',
      'sexual-assault',
      'crime-victims',
      'youth-shelter',
      'public-housing',
      'housing-vouchers',
      'trauma-care',
    ],
    lines: ['national-domestic-violence-hotline', 'stronghearts-native-helpline', 'love-is-respect'],
  },
  'sexual-assault': {
    name: 'Sexual assault',
    also: ['domestic-violence', 'trauma-care', 'crime-victims'],
    lines: ['rainn-national-sexual-assault-hotline', 'national-sexual-violence-resource-center'],
  },
  stalking: {
    name: 'Stalking',
    also: ['domestic-violence', 'crime-victims', 'tech-safety', 'protection-orders'],
    lines: ['national-domestic-violence-hotline', 'safety-net-project-techsafety-org', 'womenslaw-org'],
  },
  trafficking: {
    name: 'Trafficking',
    also: ['domestic-violence', 'crime-victims', 'sexual-assault'],
    lines: ['national-human-trafficking-hotline', 'uscis-t-and-u-visa-information'],
  },
  'crime-victims': {
    name: 'Help for crime victims',
    isGeneral: true,
    also: ['victim-compensation', 'domestic-violence', 'legal-aid'],
    lines: ['office-for-victims-of-crime-help-for-victims', 'crime-victim-compensation-state-contacts'],
  },
  'victim-compensation': {
    name: 'Money for crime victims',
    same: ['crime-victims'],
    lines: ['crime-victim-compensation-state-contacts', 'office-for-victims-of-crime-help-for-victims'],
  },
  'address-confidentiality': {
    name: 'Keeping an address private',
    also: ['crime-victims', 'domestic-violence', 'legal-aid'],
    lines: ['womenslaw-org', 'office-for-victims-of-crime-help-for-victims'],
  },
  'tech-safety': {
    name: 'Phone and online safety',
    also: ['domestic-violence', 'stalking'],
    lines: [
      'safety-net-project-techsafety-org',
      'national-domestic-violence-hotline',
      'fcc-safe-connections-phone-line-separation',
      'womenslaw-org',
    ],
  },
  'health-center': {
    name: 'Clinics',
    isGeneral: true,
    same: ['free-clinic'],
    also: ['womens-care', 'tribal-health'],
    lines: clinics,
  },
  'free-clinic': {
    name: 'Free clinics',
    same: ['health-center'],
    also: ['womens-care'],
    lines: ['national-association-of-free-and-charitable-clinics', 'find-a-health-center-hrsa'],
  },
  'womens-care': {
    name: "Women's health care",
    also: ['health-center', 'reproductive-health', 'prenatal', 'free-clinic'],
    lines: [
      'planned-parenthood-appointments-line',
      'national-womens-health-information-womenshealth-gov',
      'find-a-health-center-hrsa',
    ],
  },
  'reproductive-health': {
    name: 'Birth control and testing',
    also: ['womens-care', 'health-center', 'free-clinic'],
    lines: ['planned-parenthood-appointments-line', 'find-a-health-center-hrsa'],
  },
  abortion: {
    name: 'Abortion',
    lines: ['abortionfinder', 'national-network-of-abortion-funds', 'plan-c', 'planned-parenthood-appointments-line'],
    also: ['reproductive-health'],
  },
  prenatal: {
    name: 'Pregnancy',
    also: ['womens-care', 'health-center', 'reproductive-health', 'wic', 'free-clinic'],
    lines: [
      'planned-parenthood-appointments-line',
      'find-a-health-center-hrsa',
      'wic',
      'national-maternal-mental-health-hotline',
    ],
  },
  postpartum: {
    name: 'After a birth',
    also: ['mental-health', 'prenatal', 'womens-care'],
    lines: ['national-maternal-mental-health-hotline', 'postpartum-support-international-helpline'],
  },
  breastfeeding: { name: 'Breastfeeding', also: ['wic', 'postpartum'], lines: ['la-leche-league-usa', 'wic'] },
  'cancer-screening': {
    name: 'Cancer screening',
    also: ['womens-care', 'health-center', 'free-clinic'],
    lines: [
      'national-breast-and-cervical-cancer-early-detection-program',
      'susan-g-komen',
      'national-cancer-institute',
    ],
  },
  dental: { name: 'Dental care', also: ['health-center', 'free-clinic'], lines: clinics },
  'health-coverage': {
    name: 'Health coverage',
    also: ['benefits', 'health-center'],
    lines: ['medicaid-and-chip-apply', 'centers-for-medicare-and-medicaid-services', 'federal-benefit-finder'],
  },
  'medicine-help': {
    name: 'Help with medicine',
    also: ['health-center', 'free-clinic'],
    lines: ['find-a-health-center-hrsa', 'medicaid-and-chip-apply', '211-essential-community-services'],
  },
  'suicide-crisis': {
    name: 'Crisis',
    also: ['crisis-line', 'mental-health', 'peer-support'],
    lines: ['988-suicide-and-crisis-lifeline', 'crisis-text-line', 'national-domestic-violence-hotline'],
  },
  'mental-health': {
    name: 'Counseling and mental health',
    isGeneral: true,
    also: ['trauma-care', 'peer-support', 'health-center'],
    lines: ['988-suicide-and-crisis-lifeline', 'nami-helpline', 'samhsa-national-helpline'],
  },
  'peer-support': {
    name: 'Someone to talk to',
    isGeneral: true,
    also: ['mental-health', 'crisis-line'],
    lines: ['crisis-text-line', '988-suicide-and-crisis-lifeline', 'nami-helpline'],
  },
  'trauma-care': {
    name: 'Care after trauma',
    also: ['mental-health', 'domestic-violence', 'sexual-assault'],
    lines: ['samhsa-national-helpline', 'nami-helpline', 'rainn-national-sexual-assault-hotline'],
  },
  'eating-disorders': {
    name: 'Eating disorders',
    also: ['mental-health'],
    lines: ['988-suicide-and-crisis-lifeline', 'samhsa-national-helpline', 'nami-helpline'],
  },
  'substance-use': {
    name: 'Drugs and alcohol',
    same: ['residential-treatment'],
    also: ['mental-health'],
    lines: ['samhsa-national-helpline', 'substance-abuse-and-mental-health-services-administration'],
  },
  'residential-treatment': {
    name: 'Live-in treatment',
    also: ['substance-use'],
    lines: ['samhsa-national-helpline'],
  },
  'legal-aid': {
    name: 'Legal help',
    isGeneral: true,
    also: ['family-law', 'tenant-rights', 'immigration-legal', 'protection-orders', 'crime-victims'],
    lines: law,
  },
  'immigration-legal': {
    name: 'Immigration',
    same: ['legal-aid'],
    also: ['refugee'],
    lines: [
      'immigration-advocates-network-legal-directory',
      'immigration-court-pro-bono-list-eoir',
      'vawa-self-petition-information-uscis',
      'u-s-citizenship-and-immigration-services',
    ],
  },
  'protection-orders': {
    name: 'Protection orders',
    same: ['legal-aid', 'domestic-violence'],
    lines: ['womenslaw-org', 'national-domestic-violence-hotline', 'lawhelp-org'],
  },
  'family-law': {
    name: 'Divorce, custody, child support',
    same: ['legal-aid'],
    lines: ['womenslaw-org', 'legal-services-corporation-get-legal-help', 'lawhelp-org'],
  },
  'tenant-rights': {
    name: 'Eviction and renters’ rights',
    same: ['legal-aid'],
    also: ['rent-help', 'housing-counseling', 'homeless-help'],
    lines: ['lawhelp-org', '211-essential-community-services', 'legal-services-corporation-get-legal-help'],
  },
  'workplace-rights': {
    name: 'Rights at work',
    also: ['legal-aid', 'civil-rights'],
    lines: ['equal-employment-opportunity-commission', 'national-womens-law-center', 'wage-and-hour-division'],
  },
  'civil-rights': {
    name: 'Civil rights',
    isGeneral: true,
    also: ['legal-aid', 'workplace-rights'],
    lines: [
      'american-civil-liberties-union',
      'national-womens-law-center',
      'civil-rights-division-department-of-justice',
    ],
  },
  'consumer-protection': {
    name: 'Fraud and identity theft',
    also: ['legal-aid', 'credit-debt'],
    lines: ['federal-trade-commission', 'consumer-financial-protection-bureau', 'irs-identity-protection-pin'],
  },
  'food-pantry': {
    name: 'Food',
    same: ['food-bank'],
    also: ['snap', 'wic', 'cash-help'],
    lines: pantries,
  },
  'food-bank': { name: 'Food banks', same: ['food-pantry'], also: ['snap'], lines: pantries },
  snap: {
    name: 'Food stamps (SNAP)',
    also: ['food-pantry', 'food-bank', 'benefits'],
    lines: ['snap', 'food-and-nutrition-service', 'usda-national-hunger-hotline'],
  },
  wic: {
    name: 'WIC',
    also: ['food-pantry', 'diapers', 'snap', 'food-bank'],
    lines: ['wic', 'food-and-nutrition-service'],
  },
  diapers: {
    name: 'Diapers and baby things',
    also: ['cash-help', 'food-bank', 'wic', 'food-pantry'],
    lines: ['211-essential-community-services', 'wic', 'catholic-charities-usa'],
  },
  'utility-help': {
    name: 'Heat, light and water bills',
    also: ['cash-help', 'rent-help'],
    lines: ['liheap-energy-assistance', 'weatherization-assistance-program', '211-essential-community-services'],
  },
  'phone-internet': {
    name: 'Phone and internet',
    also: ['cash-help'],
    lines: ['lifeline-phone-and-internet-discount'],
  },
  'child-care': {
    name: 'Child care',
    same: ['head-start'],
    lines: ['child-care-assistance-state-finder', '211-essential-community-services'],
  },
  'head-start': { name: 'Head Start', also: ['child-care'], lines: ['child-care-assistance-state-finder'] },
  'cash-help': {
    name: 'Money for an emergency',
    isGeneral: true,
    also: ['rent-help', 'benefits', 'utility-help', 'food-pantry'],
    lines: [
      '211-essential-community-services',
      'modest-needs',
      'tanf-cash-assistance',
      'catholic-charities-usa',
      'federal-benefit-finder',
    ],
  },
  benefits: {
    name: 'Public benefits',
    also: ['cash-help', 'snap', 'health-coverage'],
    lines: [
      'federal-benefit-finder',
      'tanf-cash-assistance',
      'social-security-administration',
      'supplemental-security-income',
    ],
  },
  taxes: { name: 'Taxes', lines: ['earned-income-tax-credit', 'child-tax-credit', 'irs-innocent-spouse-relief'] },
  'credit-debt': {
    name: 'Debt and credit',
    also: ['legal-aid', 'consumer-protection', 'cash-help'],
    lines: ['national-foundation-for-credit-counseling', 'consumer-financial-protection-bureau', 'justine-petersen'],
  },
  scholarships: {
    name: 'Money for school',
    lines: [
      'federal-pell-grant',
      'fafsa',
      'jeannette-rankin-foundation-scholars',
      'soroptimist-live-your-dream-award',
      'womens-independence-scholarship-program-wisp',
    ],
  },
  'small-business': {
    name: 'Starting a business',
    lines: [
      'sba-microloans-up-to-50-000',
      'sba-womens-business-centers',
      'small-business-administration',
      'accion-opportunity-fund',
      'kiva-u-s',
    ],
  },
  jobs: {
    name: 'Work and training',
    also: ['benefits', 'cash-help'],
    lines: ['american-job-centers', 'job-corps', 'unemployment-insurance'],
  },
  transportation: {
    name: 'A ride',
    also: ['cash-help'],
    lines: ['211-essential-community-services', 'catholic-charities-usa'],
  },
  disaster: {
    name: 'After a disaster',
    also: ['cash-help', 'emergency-shelter', 'rent-help'],
    lines: ['disaster-distress-helpline', '211-essential-community-services'],
  },
  children: {
    name: 'A child in danger',
    also: ['domestic-violence', 'sexual-assault', 'crime-victims'],
    lines: ['childhelp-national-child-abuse-hotline', 'national-center-for-missing-and-exploited-children'],
  },
  elder: {
    name: 'Older people',
    also: ['legal-aid', 'disability', 'domestic-violence'],
    lines: ['national-domestic-violence-hotline', '211-essential-community-services'],
  },
  teens: {
    name: 'Teens',
    also: ['youth-shelter', 'mental-health'],
    lines: ['national-runaway-safeline', 'love-is-respect', 'crisis-text-line'],
  },
  lgbtq: {
    name: 'LGBTQ+',
    lines: ['lgbt-national-hotline', 'trans-lifeline', 'the-trevor-project'],
  },
  veterans: {
    name: 'Veterans',
    same: ['va-health'],
    lines: ['veterans-crisis-line', 'national-call-center-for-homeless-veterans', 'veterans-health-administration'],
  },
  'va-health': {
    name: 'VA health care',
    same: ['veterans'],
    lines: ['veterans-health-administration', 'veterans-crisis-line'],
  },
  'tribal-health': {
    name: 'Native health care',
    lines: ['stronghearts-native-helpline', 'indian-health-service', 'national-indigenous-womens-resource-center'],
  },
  refugee: {
    name: 'Refugees',
    also: ['immigration-legal'],
    lines: ['immigration-advocates-network-legal-directory', 'u-s-citizenship-and-immigration-services'],
  },
  disability: {
    name: 'Disability',
    also: ['benefits'],
    lines: [
      'supplemental-security-income',
      '211-essential-community-services',
      'office-for-civil-rights-department-of-education',
      'the-deaf-hotline-adwas',
    ],
  },
} as const satisfies Record<string, KindOfHelp>

export type Kind = keyof typeof kinds

export function isKind(value: string): value is Kind {
  return Object.hasOwn(kinds, value)
}

export function describeKind(kind: Kind): KindOfHelp {
  return kinds[kind]
}

/** 'crisis-line' and other kinds without phrases of their own are found through these. */
export function listKinds(kind: Kind): { best: string[]; also: string[] } {
  const { same = [], also = [] } = describeKind(kind)
  return { best: [kind, ...same], also: [...also] }
}
