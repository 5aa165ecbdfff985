/** The public name of the list a record came from: 'Listed by HUD, July 2026'. */

/** By the host of the source. */
const sites: readonly [RegExp, string][] = [
  [/\blsc\.gov/, 'the Legal Services Corporation'],
  [/\bhud\.gov|^HUD\b/, 'HUD'],
  [/^HRSA\b|hrsa\.gov/, 'HRSA'],
  [/communityactionpartnership\.com/, 'the Community Action Partnership'],
  [/salvationarmyusa\.org/, 'the Salvation Army'],
  [/nnedv\.org/, 'the National Network to End Domestic Violence'],
  [/nafcclinics\.org/, 'the National Association of Free & Charitable Clinics'],
  [/acf\.(hhs\.)?gov/, 'the Administration for Children and Families'],
  [/domesticpeace\.com/, 'the Arkansas Coalition Against Domestic Violence'],
  [/dcadv\.org/, 'the Delaware Coalition Against Domestic Violence'],
  [/zerov\.org/, 'ZeroV'],
  [/lcadv\.org/, 'the Louisiana Coalition Against Domestic Violence'],
  [/mnadv\.org/, 'the Maryland Network Against Domestic Violence'],
  [/nccadv\.org/, 'the North Carolina Coalition Against Domestic Violence'],
  [/njcedv\.org/, 'the New Jersey Coalition to End Domestic Violence'],
  [/nyscadv\.org/, 'the New York State Coalition Against Domestic Violence'],
  [/odvn\.org/, 'the Ohio Domestic Violence Network'],
  [/pcadv\.org/, 'the Pennsylvania Coalition Against Domestic Violence'],
  [/pazparalasmujeres\.org/, 'Coordinadora Paz para las Mujeres'],
  [/tncoalition\.org/, 'the Tennessee Coalition to End Domestic and Sexual Violence'],
  [/vsdvalliance\.org/, 'the Virginia Sexual and Domestic Violence Action Alliance'],
  [/vtnetwork\.org/, 'the Vermont Network Against Domestic and Sexual Violence'],
  [/wscadv\.org/, 'the Washington State Coalition Against Domestic Violence'],
  [/wvcadv\.org/, 'the West Virginia Coalition Against Domestic Violence'],
  [/wyomingdvsa\.org/, 'the Wyoming Coalition Against Domestic Violence and Sexual Assault'],
  [/usa\.gov/, 'USA.gov'],
  [/^ACF LIHEAP/, 'the LIHEAP Clearinghouse'],
  [/^ACF \(Office of Head Start\)/, 'the Office of Head Start'],
  [/^ACF Office of Refugee/, 'the Office of Refugee Resettlement'],
  [/^ACF Family and Youth/, 'the Family and Youth Services Bureau'],
  [/^ACF Office of Family Violence/, 'the Office of Family Violence Prevention and Services'],
  [/^SAMHSA|samhsa\.gov/, 'SAMHSA'],
  [/^US Department of Veterans Affairs|\bva\.gov/, 'the Department of Veterans Affairs'],
  [/^Indian Health Service/, 'the Indian Health Service'],
  [/^The Salvation Army/, 'the Salvation Army'],
  [/^LawHelpNY/, 'LawHelpNY'],
  [/^NAMI\b/, 'NAMI'],
  [/^ILRU\b/, 'ILRU'],
]

const ORGANIZATION = /^((?:The )?[A-Z][^:;]{2,150}?)(?: \([A-Z]{2,8}\))?: /
const WEBSITE = /(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)+(?:org|gov|com|edu|net))\b/i

/** 'the Ohio Domestic Violence Network', but 'City Harvest'. */
function addArticle(name: string): string {
  const isInstitution = /\b(Coalition|Network|Alliance|Association|Department|Division|Authority|Partnership)\b/.test(
    name,
  )
  return isInstitution && !/^The /.test(name) ? `the ${name}` : name
}

/** A source that is not a named list is described generically as public pages. */
export function readListedBy(source: string): string {
  const known = sites.find(([pattern]) => pattern.test(source))
  if (known) return known[1]
  const named = source.match(ORGANIZATION)?.[1]
  if (named && !/public|pages?\b|repositor/i.test(named)) return addArticle(named)
  const site = source.match(WEBSITE)?.[1]
  return site ? site.toLowerCase() : 'public pages'
}
