/** Derives a record's kinds of help from its tags, category and name. */
import { type Category, categoryRecords } from './directory'
import { type HelpKindSlug, helpKinds } from './help-kinds'

const byTag: Record<string, readonly HelpKindSlug[]> = {
  abortion: ['abortion', 'reproductive-health'],
  'address-confidentiality': ['address-confidentiality'],
  'adult-abuse': ['elder', 'disability'],
  'benefits-search': ['benefits'],
  'birth-control': ['reproductive-health'],
  bones: ['health-information'],
  'breast-cancer': ['cancer-screening'],
  breastfeeding: ['breastfeeding'],
  business: ['small-business'],
  'business-grant': ['small-business'],
  'business-loan': ['small-business'],
  cancer: ['cancer-screening'],
  'cancer-screening': ['cancer-screening'],
  cash: ['benefits'],
  'child-abuse': ['children'],
  'child-care': ['child-care'],
  'child-support': ['family-law'],
  'civil-rights': ['civil-rights'],
  'clinic-locator': ['health-information'],
  'clinic-search': ['health-information'],
  'community-action-agency': ['cash-help'],
  'community-health': ['health-center'],
  'community-health-center': ['health-center'],
  compensation: ['victim-compensation'],
  consumer: ['consumer-protection'],
  'county-office': ['veterans'],
  'court-forms': ['legal-aid'],
  credit: ['credit-debt'],
  'crime-victims': ['crime-victims'],
  crisis: ['crisis-line'],
  'dating-violence': ['domestic-violence', 'teens'],
  debt: ['credit-debt'],
  dental: ['dental'],
  'diaper-bank': ['diapers'],
  disability: ['disability'],
  disaster: ['disaster'],
  discrimination: ['civil-rights'],
  divorce: ['family-law'],
  'domestic-violence': ['domestic-violence'],
  'eating-disorders': ['eating-disorders', 'mental-health'],
  'emergency-assistance': ['cash-help'],
  exploitation: ['children'],
  'family-leave': ['workplace-rights'],
  fellowship: ['scholarships'],
  food: ['food-pantry'],
  'food-bank': ['food-bank'],
  'food-pantry': ['food-pantry'],
  foreclosure: ['housing-counseling'],
  fraud: ['consumer-protection'],
  'free-clinic': ['free-clinic'],
  'gender-justice': ['civil-rights'],
  'head-start': ['head-start', 'child-care'],
  'home-repair': ['home-repair'],
  homeless: ['homeless-help'],
  homelessness: ['homeless-help'],
  'housing-counseling': ['housing-counseling'],
  'housing-discrimination': ['civil-rights', 'tenant-rights'],
  'housing-loan': ['housing-counseling'],
  'human-trafficking': ['trafficking'],
  'identity-theft': ['consumer-protection'],
  immigration: ['immigration-legal'],
  'immigrant-women': ['immigration-legal'],
  'independent-living': ['disability'],
  infection: ['health-information'],
  insurance: ['health-coverage'],
  internet: ['phone-internet'],
  job: ['jobs'],
  jobs: ['jobs'],
  'legal-aid': ['legal-aid'],
  'legal-information': ['legal-aid'],
  lgbtq: ['lgbtq'],
  liheap: ['utility-help'],
  maternal: ['prenatal', 'postpartum'],
  'maternity-group-home': ['maternity-home'],
  medicines: ['medicine-help'],
  'mental-health': ['mental-health'],
  microloan: ['small-business'],
  'military-families': ['veterans'],
  'military-sexual-trauma': ['sexual-assault', 'veterans'],
  'missing-children': ['children'],
  mortgage: ['housing-counseling'],
  'partner-violence-care': ['trauma-care'],
  'peer-support': ['peer-support'],
  phone: ['phone-internet'],
  postpartum: ['postpartum'],
  pregnancy: ['prenatal'],
  'pregnant-parenting': ['maternity-home'],
  'pro-bono': ['legal-aid'],
  'public-health': ['health-coverage'],
  'public-housing': ['public-housing'],
  'public-housing-agency': ['public-housing'],
  refugees: ['refugee'],
  rent: ['rent-help'],
  'reproductive-health': ['reproductive-health'],
  residential: ['residential-treatment'],
  scholarship: ['scholarships'],
  'section-8': ['housing-vouchers'],
  'sexual-abuse-care': ['trauma-care'],
  'sexual-assault': ['sexual-assault'],
  shelter: ['emergency-shelter'],
  'shelter-referral': ['emergency-shelter'],
  'shelter-search': ['emergency-shelter'],
  snap: ['snap'],
  stalking: ['stalking'],
  'substance-use': ['substance-use'],
  'suicide-prevention': ['suicide-crisis'],
  tanf: ['benefits'],
  tax: ['taxes'],
  'tax-credit': ['taxes'],
  'tech-safety': ['tech-safety'],
  'teens-only': ['teens'],
  'tenant-rights': ['tenant-rights'],
  'title-ix': ['civil-rights'],
  trafficking: ['trafficking'],
  training: ['jobs'],
  transgender: ['lgbtq'],
  transitional: ['transitional-housing'],
  transport: ['transportation'],
  trauma: ['trauma-care'],
  'tribal-health': ['tribal-health'],
  utilities: ['utility-help'],
  'va-benefits': ['veterans', 'benefits'],
  'va-health': ['va-health', 'veterans'],
  'vet-center': ['veterans', 'mental-health'],
  vawa: ['immigration-legal'],
  wic: ['wic'],
  'womens-health': ['womens-care'],
  'womens-rights-project': ['civil-rights'],
  'women-veterans': ['veterans'],
  workplace: ['workplace-rights'],
  'workplace-safety': ['workplace-rights'],
  youth: ['teens'],
}

/** Kinds that a name alone establishes without a tag. */
const byName: readonly [RegExp, readonly HelpKindSlug[]][] = [
  [/\b(rape|sexual assault|sexual violence)\b/i, ['sexual-assault']],
  [/\b(domestic (violence|abuse)|family violence)\b/i, ['domestic-violence']],
  [/\btrafficking\b/i, ['trafficking']],
  [/\bstalking\b/i, ['stalking']],
  [/\b(planned parenthood|family planning)\b/i, ['reproductive-health', 'womens-care']],
  [/\bchild support\b/i, ['family-law']],
  [/\b(disability|disabilities)\b/i, ['disability']],
  [/\b(elder|seniors?|aging)\b/i, ['elder']],
  [/\btransit\b|\btransportation\b/i, ['transportation']],
]

/**
 * Every health center must give these, itself or by referral: 42 U.S.C. 254b(b)(1)(A)(i), (III)(aa) prenatal and
 * perinatal services, (bb) appropriate cancer screening, and gynecology in (I). Not at each of its sites: one for teeth
 * or minds only, or inside a school, sends people elsewhere.
 */
const ofHealthCenters: readonly HelpKindSlug[] = ['womens-care', 'prenatal', 'cancer-screening']
const SPECIAL_SITE =
  /\b(school|academy|elementary|middle|high|campus|college|SB|SBHC|HS|MS|ES|boys|youth|teens?|dental|dentistry|behavioral|mental|counseling|vision|eye|optical|pharmacy|homeless|shelter|jail|recovery|podiatry|pediatrics?|children|kids)\b/i
/** A school for girls gives no women's care by its name. */
const SCHOOL = /\b(school|academy|college|university|high)\b/i

/** Kinds that a tag implies only together with another: 'veterans' on a clinic means it also treats them. */
const onlyIn: Record<string, { categories: readonly Category[]; kinds: readonly HelpKindSlug[] }> = {
  veterans: { categories: ['rights-advocacy', 'housing-shelter', 'financial-support'], kinds: ['veterans'] },
  education: { categories: ['financial-support'], kinds: ['scholarships'] },
  native: { categories: ['womens-health'], kinds: ['tribal-health'] },
  telehealth: { categories: ['womens-health'], kinds: ['health-information'] },
}

const order = new Map<string, number>(helpKinds.map(({ slug }, index) => [slug, index]))

export interface HelpFacts {
  tags: readonly string[]
  category: Category
  title: string
}

/** At least one, in vocabulary order. */
export function readHelpKinds({ tags, category, title }: HelpFacts): HelpKindSlug[] {
  const found = new Set<HelpKindSlug>()
  const isEarlyLearning = tags.includes('head-start')
  for (const tag of tags) {
    for (const kind of byTag[tag] ?? []) found.add(kind)
    const limited = onlyIn[tag]
    if (limited?.categories.includes(category) && !isEarlyLearning) for (const kind of limited.kinds) found.add(kind)
  }
  for (const [pattern, kinds] of byName) if (pattern.test(title)) for (const kind of kinds) found.add(kind)
  // Not every place for young people takes in those who left home, and not every shelter is for them.
  if (tags.includes('youth') && tags.includes('homeless') && !tags.includes('treatment')) found.add('youth-shelter')
  const isHealthCenter = tags.includes('community-health-center')
  if (isHealthCenter && !SPECIAL_SITE.test(title)) for (const kind of ofHealthCenters) found.add(kind)
  if (SCHOOL.test(title) && !tags.includes('reproductive-health')) found.delete('womens-care')
  // Treatment for pregnant women is treatment: someone who asks for prenatal care needs a midwife or a doctor.
  if (tags.includes('treatment') && !isHealthCenter) found.delete('prenatal')
  // WIC provides its own food, and a regional food bank refers people to its pantries.
  if (found.has('wic') || found.has('food-bank')) found.delete('food-pantry')
  // A housing agency that only runs vouchers owns no buildings.
  if (found.has('housing-vouchers') && !tags.includes('public-housing')) found.delete('public-housing')
  if (found.size === 0) found.add(categoryRecords[category].helpKind)
  return [...found].sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
}
