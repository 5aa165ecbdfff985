import type { GuideContent } from './schema'

/** Keeps how many steps and sections a guide has, so that a translation that lacks one does not compile. */
export function defineGuide<const Guide extends GuideContent>(guide: Guide): Guide {
  return guide
}
