/**
 * What in other people's lists says that a row, a phone or an address is not for the public. Names are compared without
 * spaces and punctuation, in small letters, as 211 centers and their software write them:
 *
 * | Software | Columns |
 * | --- | --- |
 * | iCarol | Phone1IsPrivate, PhysicalAddressIsPrivate, ExcludeFromWebsite, ExcludeFromDirectory, AgencyStatus, MadeInactiveOn, AvailableForDirectory, InternalNotes |
 * | WellSky | ISACTIVE, OPERATIONAL, SHOW_ON_PUBLIC_SITE, STATUS |
 * | VisionLink | ServiceOption_Status, AgencyAddressus_ConfidentialAddress_address_1, ServiceSystem_StaffNotes |
 * | HSDS | status |
 * | Illinois Legal Aid Online | Display physical address to public users? |
 * | Food Oasis LA | inactiveTemporary |
 * | Hunger Free Colorado | Show on Map |
 * | City of Toronto (shapefile) | CONFIDENTI |
 * | Legal aid finders | Is this service open? |
 */

/** 'Dirección' as 'direccion'. */
export const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/**
 * `excluded`: a yes leaves the row out. `public`: a no does. `status`: all but a word for active. `ended`: a date.
 * `private`: a yes leaves out the row, or the phone or address that its name has. `secret`: a text for staff alone.
 */
export type PrivacyKind = 'excluded' | 'public' | 'status' | 'ended' | 'private' | 'secret'

/** Of a person, her taxes or a visitor, and not of the record. */
const OTHER_STATUS =
  /(irs|legal|tax|military|veteran|immigration|citizenship|marital|family|incarceration|custody|employment|work|income|insurance|licen[cs]e|accreditation|nonprofit|profit|501c3|disability|health|housing|bed|capacity|verification|processing|geocode|geocoding|match|http|url|link|email|sync|import)(ation)?status/

/** A no means private: 'Display physical address to public users?', 'Show on map', 'Publish phone', 'Address public?'. */
const SHOWN =
  /^(is|ok(ay)?to)?(show|display|publish|publicize|list|share|release)(s|ed|n)?(on|the|our|your|its)*(physical|street|mailing|main|exact|full)?(address|location|phone|number|map)|^(is|show)?(the)?(physical|street)?(address|location|phone)(is)?(public|publish|published|visible|shown)(ly)?$/
/** 'Phone1IsPrivate', 'addressconfidentialyn'. */
const ENDS_PRIVATE = /(is)?(private|confidential|unlisted|undisclosed|withheld)(yn|flag)?$/
/** A yes means private, of a phone or an address alone: 'Hide address'. */
const HIDES =
  /^(is)?(hide|suppress|omit|exclude|donot(show|list|publish|display|share|give)|dont(show|list|publish|display|share|give))(the|our)?/

const kinds: readonly [PrivacyKind, RegExp][] = [
  [
    'secret',
    /(internal|staff|admin|editor|editors|edit|private|confidential)(use|only)?(notes?|comments?|info|remarks?)/,
  ],
  [
    'ended',
    /^(record|service|agency|program|site)?(madeinactiveon|inactive(on|date|since)|date(closed|inactive|inactivated|ended|deleted)|clos(ed|ing|ure)(on|at|date)|deactivat(ed|ion)(on|at|date)|deleted(on|at|date)|archived(on|at|date)|enddate|ended(on)?|expir(es|ed|ation|y)(on|at|date)?|valid(to|until)|endson|(unpublish|discontinu|withdr|remov|retir)\w*(on|at|date))$/,
  ],
  [
    'public',
    /^(is)?(thisservice|service|agency|program|site|record|resource|listing|entry|organization|location|currently)?(is)?(active|published|publicly?(visible|listed|available)|visible|live|approved|operational|enabled|listed|public|open|publishable)(yn|flag)?$/,
  ],
  [
    'public',
    /^(display|searchable|activo|publicado|vigente|(public|directory|web)(listing|listed|publish(ed)?|visible))$/,
  ],
  ['public', /^(on|in|show(n)?in)(the)?(public|website|web|directory|search|results)$/],
  ['public', /^(ok|okay|permission|consent|agree[sd]?)to(be)?(publish|list|share|display|show|refer)/],
  [
    'public',
    /^(is)?(show|display|publish|publicize|list|include|visible|available|share)(ed|n)?(on|in|to|for|as|with)?(the)?(our)?(public|website|web|internet|online|directory|referrals?|site)/,
  ],
  ['excluded', /^(is)?(exclude|excluded|omit|suppress|hide|donot|dont|neverpublish|nottobe|notfor|remove|removed)/],
  [
    'excluded',
    /^(is)?(record|service|agency|program|site)?((for)?internal(only|useonly|use)?|staff(use)?only|restricted|sensitive|secret|nonpublic|notpublic|unpublished|unlisted|hidden|deleted|archived|inactive(temporary|temporarily)?|closed(permanently|temporarily)?|permanentlyclosed|temporarilyclosed|outofbusiness|offline|draft|withdrawn|defunct|discontinued|suspended|retired|duplicate|blocked)(yn|flag|record|only)?$/,
  ],
  ['excluded', /^(oculto|inactivo|cerrado|nopublicar|nomostrar|dadodebaja)$/],
  ['private', SHOWN],
  // 'CONFIDENTI': a table of a map cuts its names after ten letters. 'confidence' is of a position.
  ['private', /private|privad[oa]|confid(?!ence)|undisclosed|donotdisclose|unlisted|withheld/],
  ['private', /(secret|sensitive|safehouse)(address|location|site)|backline|staff(cell|phone|line|number)/],
  [
    'private',
    /internal(phone|number|line|address)|(phone|number|line|address|location)(internal|donot|notfor|unpublished)/,
  ],
]

const known = new Map<string, PrivacyKind | null>()
const MAX_KNOWN = 5000

export function findPrivacyKind(name: string): PrivacyKind | null {
  const before = known.get(name)
  if (before !== undefined) return before
  if (known.size >= MAX_KNOWN) known.clear()
  const kind = readKind(name)
  known.set(name, kind)
  return kind
}

function readKind(name: string): PrivacyKind | null {
  const plain = plainName(name)
  if (plain.endsWith('status')) return OTHER_STATUS.test(plain) ? null : 'status'
  if (/^(record|listing|site|service)?(visibility|accesslevel|privacy(level|setting)?|visibilidad)$/.test(plain))
    return 'status'
  if (HIDES.test(plain) && ['phone', 'address'].includes(findTopic(name))) return 'private'
  // Says how many there are, or what she may keep private.
  if (
    /confidential(ity)?(policy|services?|counseling|testing|support)|private(pay|insurance|room|bath|school|nonprofit|practice|transport|lesson|tutor|bank|funding)|privacy/.test(
      plain,
    )
  )
    return null
  return kinds.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

const YES =
  /^(true|yes|y|1|x|t|on|checked|private|confidential|hidden|hide|excluded?|internal|unlisted|do not (publish|list|share|give out).*|restricted|sensitive|secret|withheld|undisclosed|s[ií]|verdadero|privad[oa]|confidencial|ocult[oa])$/
const NO = /^(false|falso|no|n|0|f|off|unchecked|none|public|p[uú]blic[oa]|not (private|confidential)|null|nil)$/
const ACTIVE =
  /^(active\b.*|open|available|published|current|live|public|approved|operational|in (service|operation)|ok|okay|verified|complete|completed|final|accepting\b.*|seasonal|new|yes|y|true|1|enabled|normal|up[- ]to[- ]date|full|everyone|anyone|all|s[ií]|activ[oa]|abiert[oa]|p[uú]blic[oa]|publicad[oa]|vigente)$/
const ENDED =
  /inactive|defunct|clos(ed|ing)|ended|cancel|reject|suspend|on hold|do not|internal|draft|pending|delet|archiv|duplicat|withdrawn|discontinu|expired|retired|unpublished|hidden|private|confidential|temporar|no longer|cerrad|ocult|privad|confidencial|restrict|staff|sensitive|secret|^(no|n|false|0)$/

/** Where another text than yes or no is probably about something else: 'Open: Mondays'. */
const EVERYDAY = new Set([
  'open',
  'public',
  'listed',
  'live',
  'closed',
  'approved',
  'hidden',
  'duplicate',
  'expires',
  'display',
  'restricted',
])

type Reading = 'take' | 'out' | 'unsure'

const clean = (value: string) =>
  value
    .trim()
    .replace(/^[["'\s]+|[\]"'\s]+$/g, '')
    .toLowerCase()

function readEnd(text: string, today: string): Reading {
  const year = Number(/\b(1[89]\d\d|2\d\d\d)\b/.exec(text)?.[1] ?? Number.NaN)
  // Databases write their first day where there is none.
  if (year <= 1901) return 'take'
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return 'unsure'
  return date.toISOString().slice(0, 10) > today ? 'take' : 'out'
}

/** What a value of such a column says of its row; empty says nothing. 'unsure' is not taken until someone has said so. */
export function readPrivacy(kind: PrivacyKind, name: string, value: string, today: string): Reading {
  const text = clean(value)
  if (text === '' || kind === 'secret') return 'take'
  if (kind === 'ended') return readEnd(text, today)
  if (kind === 'status') return ENDED.test(text) ? 'out' : ACTIVE.test(text) ? 'take' : 'unsure'
  const isEveryday = EVERYDAY.has(plainName(name).replace(/^is/, ''))
  if (kind === 'public') {
    if (
      YES.test(text) &&
      !/private|confidential|hid|exclu|internal|unlisted|restricted|secret|withheld|undisclosed|do not/.test(text)
    )
      return 'take'
    if (ACTIVE.test(text)) return 'take'
    return NO.test(text) || ENDED.test(text) ? (text === 'public' ? 'take' : 'out') : isEveryday ? 'take' : 'unsure'
  }
  if (kind === 'private' && SHOWN.test(plainName(name))) {
    if (ACTIVE.test(text) || text === 'x') return 'take'
    return NO.test(text) || ENDED.test(text) ? 'out' : YES.test(text) ? 'take' : 'unsure'
  }
  if (YES.test(text)) return 'out'
  return NO.test(text) ? 'take' : isEveryday ? 'take' : 'unsure'
}

/** What a 'private' column is about. */
type PrivateTopic = 'row' | 'address' | 'phone' | 'other'

export function findTopic(name: string): PrivateTopic {
  const plain = plainName(name)
  if (/phone|tty|tdd|fax|hotline|backline|tollfree|cell(?!a)|mobile|number|staffline/.test(plain)) return 'phone'
  if (/mailing|postal|email|contact|worker|director|manager|person/.test(plain)) return 'other'
  if (/address|street|location|map$|safehouse|latitude|longitude|coordinates|geo|zip/.test(plain)) return 'address'
  return 'row'
}

/** 'Phone1IsPrivate' as 'phone1': the columns that it is about begin so. */
export const findStem = (name: string) =>
  plainName(name)
    .replace(HIDES, '')
    .replace(/^(is|ok(ay)?to)?(show|display|publish|publicize|list|share|release)(s|ed|n)?(on|the|our|your|its)*/, '')
    .replace(/(to|for|on|in)?(the)?public(ly|users|web(site)?)?$/, '')
    .replace(ENDS_PRIVATE, '')
    .replace(/^(is)?(private|confidential|unlisted|undisclosed|withheld)/, '')

/** What someone wrote beside a number that is not to be given out. */
export const isPrivateText = (words: string) =>
  /\b(do not (give|share|publish|release|list)|don.t (give|share|publish|release|list)|not for (the )?public|staff (cell|only|use)|internal( use)?( only)?|unlisted|private (line|number|cell)|confidential (line )?number|personal (cell|phone|number))\b/i.test(
    words,
  )

/** Asks yes or no: 'Phone1IsPrivate', 'Hide address', and not 'Confidential address, street'. */
export const isPrivacyFlag = (name: string) => {
  const plain = plainName(name)
  return HIDES.test(plain) || SHOWN.test(plain) || ENDS_PRIVATE.test(plain)
}
