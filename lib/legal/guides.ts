/** The hub's guides: read, counted and searched. All of it is in the code, so a page of it needs no database. */
import type { Language } from '@/lib/site/language/languages.mjs'
import { addressConfidentiality } from './content/guides/address-confidentiality'
import { afterSexualAssault } from './content/guides/after-sexual-assault'
import { coercedDebt } from './content/guides/coerced-debt'
import { custodyAndSafety } from './content/guides/custody-and-safety'
import { deadlyDanger } from './content/guides/deadly-danger'
import { disabilityAndDeaf } from './content/guides/disability-and-deaf'
import { divorceAndMoney } from './content/guides/divorce-and-money'
import { addressConfidentiality as addressConfidentialityEs } from './content/guides/es/address-confidentiality'
import { afterSexualAssault as afterSexualAssaultEs } from './content/guides/es/after-sexual-assault'
import { coercedDebt as coercedDebtEs } from './content/guides/es/coerced-debt'
import { custodyAndSafety as custodyAndSafetyEs } from './content/guides/es/custody-and-safety'
import { deadlyDanger as deadlyDangerEs } from './content/guides/es/deadly-danger'
import { disabilityAndDeaf as disabilityAndDeafEs } from './content/guides/es/disability-and-deaf'
import { divorceAndMoney as divorceAndMoneyEs } from './content/guides/es/divorce-and-money'
import { farmworkers as farmworkersEs } from './content/guides/es/farmworkers'
import { firearmsAndOrders as firearmsAndOrdersEs } from './content/guides/es/firearms-and-orders'
import { helpAFriend as helpAFriendEs } from './content/guides/es/help-a-friend'
import { housingRights as housingRightsEs } from './content/guides/es/housing-rights'
import { iceAndDetention as iceAndDetentionEs } from './content/guides/es/ice-and-detention'
import { immigrantSafety as immigrantSafetyEs } from './content/guides/es/immigrant-safety'
import { immigrationRelief as immigrationReliefEs } from './content/guides/es/immigration-relief'
import { isThisAbuse as isThisAbuseEs } from './content/guides/es/is-this-abuse'
import { leavingWithPets as leavingWithPetsEs } from './content/guides/es/leaving-with-pets'
import { lgbtq as lgbtqEs } from './content/guides/es/lgbtq'
import { military as militaryEs } from './content/guides/es/military'
import { nativeWomen as nativeWomenEs } from './content/guides/es/native-women'
import { olderWomen as olderWomenEs } from './content/guides/es/older-women'
import { pregnancyAndAbuse as pregnancyAndAbuseEs } from './content/guides/es/pregnancy-and-abuse'
import { protectionOrders as protectionOrdersEs } from './content/guides/es/protection-orders'
import { suedOrArrested as suedOrArrestedEs } from './content/guides/es/sued-or-arrested'
import { teens as teensEs } from './content/guides/es/teens'
import { watchedDevices as watchedDevicesEs } from './content/guides/es/watched-devices'
import { workAndLeave as workAndLeaveEs } from './content/guides/es/work-and-leave'
import { farmworkers } from './content/guides/farmworkers'
import { firearmsAndOrders } from './content/guides/firearms-and-orders'
import { helpAFriend } from './content/guides/help-a-friend'
import { housingRights } from './content/guides/housing-rights'
import { iceAndDetention } from './content/guides/ice-and-detention'
import { immigrantSafety } from './content/guides/immigrant-safety'
import { immigrationRelief } from './content/guides/immigration-relief'
import { isThisAbuse } from './content/guides/is-this-abuse'
import { leavingWithPets } from './content/guides/leaving-with-pets'
import { lgbtq } from './content/guides/lgbtq'
import { military } from './content/guides/military'
import { nativeWomen } from './content/guides/native-women'
import { olderWomen } from './content/guides/older-women'
import { pregnancyAndAbuse } from './content/guides/pregnancy-and-abuse'
import { protectionOrders } from './content/guides/protection-orders'
import { suedOrArrested } from './content/guides/sued-or-arrested'
import { teens } from './content/guides/teens'
import { watchedDevices } from './content/guides/watched-devices'
import { workAndLeave } from './content/guides/work-and-leave'
import type { GuideBlock, GuideContent, LegalGuide, WrittenBlock } from './schema'
import { countMinutes, countWords, listGuideTexts, readText } from './words'

/** In the order shown; the first four are featured on the overview. */
const contents: Record<Language, GuideContent>[] = [
  { en: protectionOrders, es: protectionOrdersEs },
  { en: custodyAndSafety, es: custodyAndSafetyEs },
  { en: housingRights, es: housingRightsEs },
  { en: divorceAndMoney, es: divorceAndMoneyEs },
  { en: workAndLeave, es: workAndLeaveEs },
  { en: immigrationRelief, es: immigrationReliefEs },
  { en: deadlyDanger, es: deadlyDangerEs },
  { en: suedOrArrested, es: suedOrArrestedEs },
  { en: afterSexualAssault, es: afterSexualAssaultEs },
  { en: watchedDevices, es: watchedDevicesEs },
  { en: firearmsAndOrders, es: firearmsAndOrdersEs },
  { en: addressConfidentiality, es: addressConfidentialityEs },
  { en: coercedDebt, es: coercedDebtEs },
  { en: nativeWomen, es: nativeWomenEs },
  { en: immigrantSafety, es: immigrantSafetyEs },
  { en: iceAndDetention, es: iceAndDetentionEs },
  { en: farmworkers, es: farmworkersEs },
  { en: military, es: militaryEs },
  { en: disabilityAndDeaf, es: disabilityAndDeafEs },
  { en: isThisAbuse, es: isThisAbuseEs },
  { en: helpAFriend, es: helpAFriendEs },
  { en: teens, es: teensEs },
  { en: leavingWithPets, es: leavingWithPetsEs },
  { en: pregnancyAndAbuse, es: pregnancyAndAbuseEs },
  { en: olderWomen, es: olderWomenEs },
  { en: lgbtq, es: lgbtqEs },
]

export const FEATURED = 4

function readBlock(block: WrittenBlock): GuideBlock {
  if (typeof block === 'string' || !('kind' in block)) return { kind: 'text', ...readText(block) }
  return block.kind === 'list' || block.kind === 'steps' ? { ...block, items: block.items.map(readText) } : block
}

function readGuide(content: GuideContent): LegalGuide {
  const sections = content.sections.map((section) => ({ ...section, blocks: section.blocks.map(readBlock) }))
  const words = countWords(listGuideTexts({ ...content, sections }))
  return { ...content, sections, words, minutes: countMinutes(words) }
}

export const legalGuides: LegalGuide[] = contents.map(({ en }) => readGuide(en))
export const spanishGuides: LegalGuide[] = contents.map(({ es }) => readGuide(es))
