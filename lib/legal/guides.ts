/** The hub's guides: read, counted and searched. All of it is in the code, so a page of it needs no database. */
import { addressConfidentiality } from './content/guides/address-confidentiality'
import { afterSexualAssault } from './content/guides/after-sexual-assault'
import { coercedDebt } from './content/guides/coerced-debt'
import { custodyAndSafety } from './content/guides/custody-and-safety'
import { deadlyDanger } from './content/guides/deadly-danger'
import { disabilityAndDeaf } from './content/guides/disability-and-deaf'
import { divorceAndMoney } from './content/guides/divorce-and-money'
import { firearmsAndOrders } from './content/guides/firearms-and-orders'
import { helpAFriend } from './content/guides/help-a-friend'
import { housingRights } from './content/guides/housing-rights'
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
import { teens } from './content/guides/teens'
import { watchedDevices } from './content/guides/watched-devices'
import { workAndLeave } from './content/guides/work-and-leave'
import type { GuideBlock, GuideContent, LegalGuide, WrittenBlock } from './schema'
import { countMinutes, countWords, listGuideTexts, readText } from './words'

/** In the order shown; the first four are featured on the overview. */
const contents: GuideContent[] = [
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
]

export const FEATURED = 4

function readBlock(block: WrittenBlock): GuideBlock {
  if (typeof block === 'string' || !('kind' in block)) return { kind: 'text', ...readText(block) }
  return block.kind === 'list' || block.kind === 'steps' ? { ...block, items: block.items.map(readText) } : block
}

export function readGuide(content: GuideContent): LegalGuide {
  const sections = content.sections.map((section) => ({ ...section, blocks: section.blocks.map(readBlock) }))
  const words = countWords(listGuideTexts({ ...content, sections }))
  return { ...content, sections, words, minutes: countMinutes(words) }
}

export const legalGuides: LegalGuide[] = contents.map(readGuide)
