/** The guides, the tools and the six subjects in the language of what is being made. */
import { choose } from '@/lib/site/language/speak'
import { type LegalCategoryEntry, sortByCategory } from './categories'
import { legalCategoryTexts as english } from './content/categories'
import { compensationSources } from './content/compensation-deadlines'
import { legalCategoryTexts as spanish } from './content/es/categories'
import { addressConfidentiality } from './content/guides/es/address-confidentiality'
import { afterSexualAssault } from './content/guides/es/after-sexual-assault'
import { coercedDebt } from './content/guides/es/coerced-debt'
import { custodyAndSafety } from './content/guides/es/custody-and-safety'
import { deadlyDanger } from './content/guides/es/deadly-danger'
import { disabilityAndDeaf } from './content/guides/es/disability-and-deaf'
import { divorceAndMoney } from './content/guides/es/divorce-and-money'
import { firearmsAndOrders } from './content/guides/es/firearms-and-orders'
import { helpAFriend } from './content/guides/es/help-a-friend'
import { housingRights } from './content/guides/es/housing-rights'
import { immigrantSafety } from './content/guides/es/immigrant-safety'
import { immigrationRelief } from './content/guides/es/immigration-relief'
import { isThisAbuse } from './content/guides/es/is-this-abuse'
import { leavingWithPets } from './content/guides/es/leaving-with-pets'
import { lgbtq } from './content/guides/es/lgbtq'
import { military } from './content/guides/es/military'
import { nativeWomen } from './content/guides/es/native-women'
import { olderWomen } from './content/guides/es/older-women'
import { pregnancyAndAbuse } from './content/guides/es/pregnancy-and-abuse'
import { protectionOrders } from './content/guides/es/protection-orders'
import { teens } from './content/guides/es/teens'
import { watchedDevices } from './content/guides/es/watched-devices'
import { workAndLeave } from './content/guides/es/work-and-leave'
import { compensationCalculator } from './content/tools/es/compensation-calculator'
import { creditBureauLetter } from './content/tools/es/credit-bureau-letter'
import { custodyDocumentsChecklist } from './content/tools/es/custody-documents-checklist'
import { debtCollectorLetter } from './content/tools/es/debt-collector-letter'
import { lenderLetter } from './content/tools/es/lender-letter'
import { phoneLineLetter } from './content/tools/es/phone-line-letter'
import { protectionOrderChecklist } from './content/tools/es/protection-order-checklist'
import { vawaHousingLetter } from './content/tools/es/vawa-housing-letter'
import { workLeaveLetter } from './content/tools/es/work-leave-letter'
import { FEATURED, legalGuides, readGuide } from './guides'
import type { LegalGuide, LegalTool } from './schema'
import { legalTools } from './tools'

const spanishGuides: LegalGuide[] = [
  protectionOrders,
  custodyAndSafety,
  housingRights,
  divorceAndMoney,
  workAndLeave,
  immigrationRelief,
  deadlyDanger,
  afterSexualAssault,
  watchedDevices,
  firearmsAndOrders,
  addressConfidentiality,
  coercedDebt,
  nativeWomen,
  immigrantSafety,
  military,
  disabilityAndDeaf,
  isThisAbuse,
  helpAFriend,
  teens,
  leavingWithPets,
  pregnancyAndAbuse,
  olderWomen,
  lgbtq,
].map(readGuide)

const spanishTools: LegalTool[] = [
  protectionOrderChecklist,
  custodyDocumentsChecklist,
  phoneLineLetter,
  vawaHousingLetter,
  workLeaveLetter,
  creditBureauLetter,
  lenderLetter,
  debtCollectorLetter,
  { ...compensationCalculator, sources: compensationSources },
]

export function spokenGuides(): LegalGuide[] {
  return choose({ en: legalGuides, es: spanishGuides })
}

/** The first ones, shown on the overview. */
export function featuredGuides(): LegalGuide[] {
  return spokenGuides().slice(0, FEATURED)
}

export function spokenGuide(id: string): LegalGuide | null {
  return spokenGuides().find((guide) => guide.id === id) ?? null
}

export function spokenTools(): LegalTool[] {
  return choose({ en: legalTools, es: spanishTools })
}

export function spokenTool(id: string): LegalTool | null {
  return spokenTools().find((tool) => tool.id === id) ?? null
}

export function categoryTexts(): typeof english {
  return choose({ en: english, es: spanish })
}

export function spokenCategories(): LegalCategoryEntry[] {
  return sortByCategory(categoryTexts(), spokenGuides(), spokenTools())
}
