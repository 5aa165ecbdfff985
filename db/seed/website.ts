/** The Salvation Army's finder has the street in the address of each page: /ia/waterloo/s-hackett/. The trigger on locations cuts it too. */
const FINDER = /^(https:\/\/www\.salvationarmyusa\.org\/).+/

/** The website, without what would tell the street of a place whose address is not public. */
export function readUrl(website: string, isAddressPublic: boolean): string | null {
  if (website === '') return null
  const { href } = new URL(website)
  return isAddressPublic ? href : href.replace(FINDER, '$1')
}
