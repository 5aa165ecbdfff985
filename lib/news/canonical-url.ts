/** Tracking parameters to strip from URLs. */
const TRACKING =
  /^(utm_.*|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|igshid|mc_[ce]id|_hs(enc|mi)|mkt_tok|cmp|cmpid|ncid|ito|sr_share|at_(medium|campaign|custom.*)|ftag|taid|smid|smtyp|partner|guccounter|guce_.*|ref(err?er)?|ref_src|xtor|ns_(source|mchannel|campaign)|rss(id)?|feed(type|name)?|outputtype|amp|src|soc_(src|trk)|spm|wt\.mc_id|emc|ocid|icid|s_cid|__source|xnid|cn-track|traffic_source|share(id)?)$/i

/** The address of a story without what was added for counting, so that one story has one address. */
export function toCanonicalUrl(address: string): string {
  const url = new URL(address)
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name)
  url.hash = ''
  if (url.hostname === 'amp.theguardian.com') url.hostname = 'www.theguardian.com'
  url.searchParams.sort()
  // Deleting leaves a bare question mark behind.
  return url.href.replace(/\?$/, '')
}

/** A title without case, accents and marks. */
export function toTitleKey(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return (
    plain
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, 300) || title.slice(0, 300)
  )
}
