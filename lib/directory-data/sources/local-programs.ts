/**
 * Local programs against violence, as agencies and coalitions list them on a page. Texas's table was read in a stored copy of
 * its page in Spanish (town, center, line; an asterisk for sexual assault); the others' pages were read by a program that
 * loads them (KaraZajac/SUCCURRO, July 2026), whose notes describe them. Nobody has seen them since: a page that has changed
 * is refused by name. No street and no ZIP code is read, though some pages print them.
 */
import { matchCounty } from '@/lib/geography/match-county'
import type { StateCode } from '@/lib/geography/states'
import { type HtmlRow, matchAll, readLink, readTables, readText, type Source, type Table } from './source'

interface ListPage {
  name: string
  state: StateCode
  title: string
  listedBy: string
  address: string
  fewest: number
  /** By our names: name, city, phone, url, counties ('Caddo; Bossier'), tags. Null: this is not such a page. */
  rows(page: string): HtmlRow[] | null
}

const BASE = ['domestic-violence', 'local-program']
const description =
  'Local program for people hurt by a partner or family member; ask about safety planning, shelter and advocates.'

/** Only those that are certainly meant; 'Knox (part)' is Knox. */
function readCounties(words: string, state: StateCode): string {
  const named = words.split(/,|;|&|\band\b/i).map((one) => one.replace(/\([^)]*\)/g, '').trim())
  return [...new Set(named.flatMap((one) => matchCounty(one, state)?.fips ?? []))].join('; ')
}

const joinTags = (...more: (string | false)[]) => [...BASE, ...more.filter(Boolean)].join('; ')

const findColumn = ({ head }: Table, pattern: RegExp) => head.findIndex((name) => pattern.test(name))

/** 'Ciudad | Refugio | Línea de ayuda', and the same in English; places without a shelter may stand in a second table. */
function readTexas(page: string): HtmlRow[] | null {
  const tables = readTables(page).filter(
    (table) => findColumn(table, /^(ciudad|city)/) === 0 && findColumn(table, /ayuda|hotline/) > 1,
  )
  if (tables.length === 0) return null
  return tables.flatMap((table) => {
    const isShelter = findColumn(table, /refugio|shelter/) > 0
    const line = findColumn(table, /ayuda|hotline/)
    return table.rows.map((cells) => {
      const name = readText(cells[1] ?? '')
      return {
        name: name.replace(/^\*\s*|\s*\*$/g, ''),
        city: readText(cells[0] ?? ''),
        phone: readText(cells[line] ?? ''),
        url: readLink(cells[1] ?? ''),
        counties: '',
        tags: joinTags(/^\*|\*$/.test(name) && 'sexual-assault', isShelter && 'shelter-referral'),
      }
    })
  })
}

/** Program, parishes served, crisis line, website. The page repeats the table for phones. */
function readLouisiana(page: string): HtmlRow[] | null {
  const table = readTables(page).find((one) => findColumn(one, /parish(es)? served/) > 0)
  if (!table) return null
  return table.rows.map((cells) => ({
    name: readText(cells[0] ?? ''),
    city: '',
    phone: readText(cells[2] ?? ''),
    url: readLink(cells[3] ?? ''),
    counties: readCounties(readText(cells[1] ?? '', ', '), 'LA'),
    tags: joinTags(),
  }))
}

/** Region, name, kind ('DV/SA'), office, hotline, counties, website. */
function readTennessee(page: string): HtmlRow[] | null {
  const table = readTables(page).find(({ head, rows }) => head.length >= 7 && rows.some((cells) => cells.length >= 7))
  if (!table) return null
  return table.rows
    .filter((cells) => readText(cells[2] ?? '') !== 'SA')
    .map((cells) => ({
      name: readText(cells[1] ?? ''),
      city: '',
      // The line first; an office answers in the daytime only.
      phone: readText(cells[4] ?? '') || readText(cells[3] ?? ''),
      url: readLink(cells[6] ?? ''),
      counties: readCounties(readText(cells[5] ?? ''), 'TN'),
      tags: joinTags(/\bSA\b/.test(readText(cells[2] ?? '')) && 'sexual-assault'),
    }))
}

/** An item for each program and county. */
function readOhio(page: string): HtmlRow[] | null {
  const items = matchAll(page, /<li class="location[^>]*>([\s\S]*?)<\/li>/gi)
  if (items.length === 0) return null
  const programs = new Map<string, HtmlRow>()
  for (const item of items) {
    const find = (pattern: RegExp) => readText(pattern.exec(item)?.[1] ?? '')
    const name = find(/<h3[^>]*>([\s\S]*?)<\/h3>/i)
    const phone = find(/<span class="phone">([\s\S]*?)<\/span>/i)
    const county = readCounties(find(/<div class="address">\s*<div>([\s\S]*?)<\/div>/i), 'OH')
    const url = readLink(/<a\b[^>]*class="website"[^>]*>/i.exec(item)?.[0] ?? '')
    const known = programs.get(`${name}|${phone}`)
    if (!known) programs.set(`${name}|${phone}`, { name, phone, url, city: '', counties: county, tags: joinTags() })
    else if (county && !known.counties?.includes(county))
      known.counties = [known.counties, county].filter(Boolean).join('; ')
  }
  return [...programs.values()]
}

/** A heading with the name, '(Dual)' for sexual assault, then 'City:', 'Hotline:' and a link. */
function readArkansas(page: string): HtmlRow[] | null {
  const blocks = [...page.matchAll(/<h6[^>]*>([\s\S]*?)<\/h6>\s*<p[^>]*>([\s\S]*?)<\/p>/gi)]
  const rows = blocks.map(([, heading = '', body = '']) => {
    const name = readText(heading)
    return {
      name: name.replace(/\s*\(Dual\)$/i, ''),
      city: readText(/City:\s*<\/strong>\s*([^<]+)/i.exec(body)?.[1] ?? '').replace(/,\s*(AR)?\s*$/, ''),
      phone: readText(/Hotline:\s*<\/strong>\s*<a[^>]*>([\s\S]*?)<\/a>/i.exec(body)?.[1] ?? ''),
      url: readLink(/<a\b[^>]*>\s*Website/i.exec(body)?.[0] ?? ''),
      counties: '',
      tags: joinTags(/\(Dual\)$/i.test(name) && 'sexual-assault', 'shelter-referral'),
    }
  })
  return rows.some(({ phone }) => phone) ? rows : null
}

/** By county: a heading whose id is the county, an asterisk for a shelter, then 'Crisis Line:' and 'Office:'. */
function readWyoming(page: string): HtmlRow[] | null {
  const [, listing] = page.split('id="programs-listing"')
  if (listing === undefined) return null
  const blocks = [...listing.matchAll(/<h5 id="([^"]+)"[^>]*>([\s\S]*?)<\/h5>([\s\S]*?)(?=<h5 id=|$)/gi)]
  return blocks.map(([, id = '', heading = '', body = '']) => {
    const find = (label: string) =>
      readText(new RegExp(`${label}:\\s*<a[^>]*>([\\s\\S]*?)</a>`, 'i').exec(body)?.[1] ?? '')
    const name = readText(heading)
    return {
      name: name.replace(/^\*\s*/, ''),
      city: '',
      phone: find('Crisis Line') || find('Office'),
      url: readLink(/<a\b[^>]*>\s*(?:Website|Facebook)/i.exec(body)?.[0] ?? ''),
      counties: readCounties(id.replaceAll('-', ' '), 'WY'),
      tags: joinTags(name.startsWith('*') && 'shelter-referral'),
    }
  })
}

const pages: readonly ListPage[] = [
  {
    name: 'texas-family-violence',
    state: 'TX',
    title: 'Centers of the Family Violence Program (Texas HHSC)',
    listedBy: 'the Texas Health and Human Services Commission',
    address:
      'https://www.hhs.texas.gov/es/servicios/recursos-para-la-seguridad-la-familia/programa-contra-la-violencia-familiar/recursos-del-programa-contra-la-violencia-familiar',
    fewest: 50,
    rows: readTexas,
  },
  {
    name: 'louisiana-coalition',
    state: 'LA',
    title: 'Member programs (Louisiana Coalition Against Domestic Violence)',
    listedBy: 'the Louisiana Coalition Against Domestic Violence',
    address: 'https://lcadv.org/get-help/member-programs/',
    fewest: 12,
    rows: readLouisiana,
  },
  {
    name: 'tennessee-coalition',
    state: 'TN',
    title: 'Help in your area (Tennessee Coalition to End Domestic and Sexual Violence)',
    listedBy: 'the Tennessee Coalition to End Domestic and Sexual Violence',
    address: 'https://tncoalition.org/get-help/help-in-your-area/',
    fewest: 40,
    rows: readTennessee,
  },
  {
    name: 'ohio-network',
    state: 'OH',
    title: 'Member programs (Ohio Domestic Violence Network)',
    listedBy: 'the Ohio Domestic Violence Network',
    address: 'https://www.odvn.org/find-help/',
    fewest: 50,
    rows: readOhio,
  },
  {
    name: 'arkansas-coalition',
    state: 'AR',
    title: 'Shelters (Arkansas Coalition Against Domestic Violence)',
    listedBy: 'the Arkansas Coalition Against Domestic Violence',
    address: 'https://domesticpeace.com/shelters/',
    fewest: 20,
    rows: readArkansas,
  },
  {
    name: 'wyoming-coalition',
    state: 'WY',
    title: 'Member programs by county (Wyoming Coalition Against Domestic Violence and Sexual Assault)',
    listedBy: 'the Wyoming Coalition Against Domestic Violence and Sexual Assault',
    address: 'https://wyomingdvsa.org/who-we-are/services-member-programs/',
    fewest: 15,
    rows: readWyoming,
  },
]

export const localPrograms: readonly Source[] = pages.map(({ state, rows, ...page }) => ({
  ...page,
  license: 'facts only',
  rhythm: 'monthly',
  format: { kind: 'html', rows },
  columns: { title: 'name', city: 'city', phoneNumber: 'phone', url: 'url', countiesServed: 'counties', tags: 'tags' },
  read: () => ({ state }),
  category: 'housing-shelter',
  description,
  tags: BASE,
  kind: 'program',
  seeded: { listedBy: [], tags: BASE },
  meets: { tag: 'local-program', state },
  leaveOut: (cell) => (cell('phone') || cell('url') ? null : 'Nobody could be called.'),
}))
