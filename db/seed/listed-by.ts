/**
 * Where a record's facts were read: 'Listed by HUD, Jul 2026', with the address of that list. Name, date and address
 * always come from one and the same source, and only from one that the text says was read. Whatever stands in public
 * repositories, or is told 'per' another, is no such source.
 */
import { datesIn, type VerificationDate } from './verification-date'

/** 'read': a page or an official list; 'agreeing': two or more others; 'single': only one other. */
export type Proof = 'read' | 'agreeing' | 'single'

interface Provenance {
  listedBy: string | null
  listedOn: string | null
  sourceUrl: string | null
  /** What stands behind the phone number. */
  phoneProof: Proof
}

/** Names of lists, with the address of the list where one is known (also in lib/directory-data/sources). */
const lists: readonly [RegExp, string, string?][] = [
  [/\blsc\.gov|^Legal Services Corporation: /, 'the Legal Services Corporation'],
  [/^HUD Resource Locator|\bresources\.hud\.gov/, 'HUD', 'https://resources.hud.gov/'],
  [
    /^HRSA health-center sites file/,
    'HRSA',
    'https://data.hrsa.gov/DataDownload/DD_Files/Health_Center_Service_Delivery_and_LookAlike_Sites.csv',
  ],
  [/^communityactionpartnership\.com|^Community Action Partnership: /, 'the Community Action Partnership'],
  [/^salvationarmyusa\.org|^The Salvation Army/, 'the Salvation Army'],
  [/\bnnedv\.org/, 'the National Network to End Domestic Violence'],
  [/^nafcclinics\.org|^National Association of Free/, 'the National Association of Free & Charitable Clinics'],
  [/\bacf\.(hhs\.)?gov/, 'the Administration for Children and Families'],
  [/domesticpeace\.com/, 'the Arkansas Coalition Against Domestic Violence', 'https://domesticpeace.com/shelters/'],
  [/dcadv\.org/, 'the Delaware Coalition Against Domestic Violence', 'https://dcadv.org/get-help/local-programs.html'],
  [/zerov\.org/, 'ZeroV', 'https://www.zerov.org/shelter_programs'],
  [/lcadv\.org/, 'the Louisiana Coalition Against Domestic Violence', 'https://lcadv.org/get-help/member-programs/'],
  [
    /mnadv\.org/,
    'the Maryland Network Against Domestic Violence',
    'https://www.mnadv.org/get-help/domestic-violence-service-providers/',
  ],
  [/nccadv\.org/, 'the North Carolina Coalition Against Domestic Violence', 'https://nccadv.org/get-help/'],
  [/njcedv\.org/, 'the New Jersey Coalition to End Domestic Violence', 'https://njcedv.org/programs/'],
  [
    /nyscadv\.org/,
    'the New York State Coalition Against Domestic Violence',
    'https://www.nyscadv.org/find-help/program-directory.html',
  ],
  [/odvn\.org/, 'the Ohio Domestic Violence Network', 'https://www.odvn.org/find-help/'],
  [
    /pcadv\.org/,
    'the Pennsylvania Coalition Against Domestic Violence',
    'https://www.pcadv.org/find-help/find-your-local-domestic-violence-program/',
  ],
  [/pazparalasmujeres\.org/, 'Coordinadora Paz para las Mujeres', 'https://pazparalasmujeres.org/directorio-ayuda/'],
  [
    /tncoalition\.org/,
    'the Tennessee Coalition to End Domestic and Sexual Violence',
    'https://tncoalition.org/get-help/help-in-your-area/',
  ],
  [
    /vsdvalliance\.org/,
    'the Virginia Sexual and Domestic Violence Action Alliance',
    'https://vsdvalliance.org/get-help-ayuda/',
  ],
  [/vtnetwork\.org/, 'the Vermont Network Against Domestic and Sexual Violence', 'https://vtnetwork.org/get-help/'],
  [
    /wscadv\.org/,
    'the Washington State Coalition Against Domestic Violence',
    'https://wscadv.org/washington-domestic-violence-programs/',
  ],
  [/wvcadv\.org/, 'the West Virginia Coalition Against Domestic Violence', 'https://wvcadv.org/partners/'],
  [
    /wyomingdvsa\.org/,
    'the Wyoming Coalition Against Domestic Violence and Sexual Assault',
    'https://wyomingdvsa.org/who-we-are/services-member-programs/',
  ],
  [/\busa\.gov/, 'USA.gov'],
  [/^ACF LIHEAP/, 'the LIHEAP Clearinghouse', 'https://liheapch.acf.gov/search-tool'],
  [
    /^ACF \(Office of Head Start\)/,
    'the Office of Head Start',
    'https://services2.arcgis.com/ZQ4jTQn6k7VPXEwO/arcgis/rest/services/ACF_Head_Start_Locations/FeatureServer/0',
  ],
  [/^ACF Office of Refugee/, 'the Office of Refugee Resettlement'],
  [/^ACF Family and Youth/, 'the Family and Youth Services Bureau'],
  [/^ACF Office of Family Violence/, 'the Office of Family Violence Prevention and Services'],
  [
    /^SAMHSA \(BHSIS\)/,
    'SAMHSA',
    'https://findtreatment.gov/locator/exportsAsJson/v2?sType=both&sAddr=%2239.8,-98.6%22&limitType=2&limitValue=6000000&pageSize=2000',
  ],
  [
    /^US Department of Veterans Affairs/,
    'the Department of Veterans Affairs',
    'https://api.va.gov/services/va_facilities/v1/facilities?per_page=1000',
  ],
  [
    /^Indian Health Service/,
    'the Indian Health Service',
    'https://services2.arcgis.com/VFLAJVozK0rtzQmT/arcgis/rest/services/ITU_Health_Facilities_View/FeatureServer/0',
  ],
  [/^LawHelpNY/, 'LawHelpNY'],
  [/^nami\.org|^NAMI\b/, 'NAMI'],
  [/^ILRU\b/, 'ILRU'],
  [/^eoir\b/, 'the Executive Office for Immigration Review'],
]

/** What was read, before the words that say so. */
const readings: readonly RegExp[] = [
  /^(.+?) \(?(?:via|per|in) the SUCCURRO data set/,
  /^(.+?) via USA\.gov content/,
  /^(.+?),? \(?(?:official )?page (?:seen|copy)\b/,
  /^(.+?),? (?:undated )?stored (?:copy|pages)\b/,
]
/** A remark about another source, not one of its own. */
const REMARK = /^(undated stored|no (newer|official) page|the text number|exact URL|link on|reviewed|SAMHSA notices)/
/** Nobody's own page and no official list. */
const PRESS = /\b(Register|News|Times|Herald|Tribune|Gazette)\b/
/** What others repeat was not read where it came from. */
const TOLD = /\b(via|per) |repositor|GitHub/i
const AGREED = /\b(several|many|two|three|\d+) public\b|\bpages agree\b| via .+ and /i

const ORGANIZATION = /^((?:The )?[A-Z][^:;]{2,150}?)(?: \([A-Z]{2,8}\))?: /
const WEB_ADDRESS = /https?:\/\/[^\s;,()]+/
const SITE = /(?:www\.)?((?:[a-z0-9-]+\.)+(?:org|gov|com|edu|net))\b/i

/** 'the Ohio Domestic Violence Network', but 'City Harvest'. */
function addArticle(name: string): string {
  const isInstitution = /\b(Coalition|Network|Alliance|Association|Department|Division|Authority|Partnership)\b/.test(
    name,
  )
  return isInstitution && !/^The /.test(name) ? `the ${name}` : name
}

function readName(read: string): string | null {
  const known = lists.find(([pattern]) => pattern.test(read))
  if (known) return known[1]
  const organization = read.match(ORGANIZATION)?.[1]
  if (organization) return addArticle(organization)
  const newspaper = read.match(/^([^,;]+), /)?.[1]
  if (newspaper && PRESS.test(newspaper)) return `the ${newspaper}`
  return read.match(SITE)?.[1]?.toLowerCase() ?? null
}

interface Part {
  text: string
  /** What of it was read; null if nothing was. */
  read: string | null
}

function readPart(text: string): Part {
  const read = readings.map((pattern) => text.match(pattern)?.[1]).find(Boolean)
  return { text, read: read && !TOLD.test(read) ? read : null }
}

function judgePhone(parts: readonly Part[]): Proof {
  // Some lists give an organization's name, and others the number of its office.
  const ofOffice = parts.findIndex(({ text }) => /^office phone:/.test(text))
  const own = ofOffice < 0 ? parts : parts.slice(ofOffice)
  if (own.some(({ read }) => read !== null && !PRESS.test(read))) return 'read'
  return own.length > 1 || own.some(({ text }) => AGREED.test(text)) ? 'agreeing' : 'single'
}

/** No more precise than written, and no mere year. */
function readDate(found: VerificationDate[]): string | null {
  const date = found.sort((a, b) => b.on.localeCompare(a.on))[0]
  return date && date.precision !== 'year' ? date.on : null
}

const known = new Map<string, Provenance>()

/** Of a record's source; thousands of records share one. */
export function readProvenance(source: string, sourceDate = ''): Provenance {
  const key = `${source}\n${sourceDate}`
  const found = known.get(key) ?? read(source, sourceDate)
  known.set(key, found)
  return found
}

/** The best of the sources that were read: a page with its address, then a list with a date, then any. */
function read(source: string, sourceDate: string): Provenance {
  const parts = source
    .split(/;+/)
    .map((text) => text.trim())
    .filter((text) => text !== '' && !REMARK.test(text))
    .map(readPart)
  const phoneProof = judgePhone(parts)
  const areAllUndated = parts.every(({ text }) => datesIn(text).length === 0)
  const sources = parts.flatMap((part) => {
    const listedBy = part.read && readName(part.read)
    if (!part.read || !listedBy) return []
    const list = lists.find(([, name, address]) => name === listedBy && address)
    const sourceUrl = part.read.match(WEB_ADDRESS)?.[0] ?? list?.[2] ?? null
    return [{ listedBy, listedOn: readDate(datesIn(areAllUndated ? sourceDate : part.text)), sourceUrl }]
  })
  const best = sources.find(({ sourceUrl }) => sourceUrl) ?? sources.find(({ listedOn }) => listedOn) ?? sources[0]
  return { ...(best ?? { listedBy: null, listedOn: null, sourceUrl: null }), phoneProof }
}
