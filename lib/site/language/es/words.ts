import type { StateCode } from '@/lib/geography/states'
import { spanishNames } from '@/lib/site/public-facts'
import type { Grammar } from '../grammar'
import { describeInSpanish } from './descriptions'
import { state, translateArea, translateHours, translateList } from './lists'

/** Pages in Spanish of a line's own site, by its address in English; read, with their sources, in db/seed/spanish-service.csv. */
export const spanishAddresses: Record<string, string> = {
  'https://www.thehotline.org/get-help/': 'https://espanol.thehotline.org/',
  'https://humantraffickinghotline.org/en/get-help': 'https://humantraffickinghotline.org/es',
  'https://www.eeoc.gov/': 'https://www.eeoc.gov/es',
  'https://www.dol.gov/agencies/whd': 'https://www.dol.gov/general/trabajadormigrante/resources',
}

/** Read, with their sources, in db/seed/spanish-service.csv. */
const inSpanish = new Map(Object.entries(spanishAddresses))

function inState(code: StateCode): string {
  if (code === 'DC') return 'el Distrito de Columbia'
  return code === 'MP' || code === 'VI' ? `las ${state(code)}` : state(code)
}

/** 'todo Ohio', 'toda California', 'todo el Distrito de Columbia', 'todas las Islas Vírgenes de EE. UU.' */
function wholeState(code: StateCode): string {
  if (code === 'MP' || code === 'VI') return `todas ${inState(code)}`
  const isFeminine = /^(?:Carolina|Dakota|Nueva|Samoa|Virginia)\b|[^á]a$/.test(state(code))
  return `${isFeminine ? 'toda' : 'todo'} ${inState(code)}`
}

/** As people here say it: the browser's own names are those of another country. */
function nameZone(zone: string): string {
  return zone
    .replace('estándar ', '')
    .replace('oriental', 'del Este')
    .replace('central', 'del Centro')
    .replace('de las Montañas Rocosas', 'de la Montaña')
    .replace('de Anchorage', 'de Alaska')
    .replace('Hawái-Aleutianas', 'Hawái')
}

function county(fullName: string): string {
  const [, name, kind] = /^(.+) (County|Parish|Municipio|Municipality)$/.exec(fullName) ?? []
  if (!name) return fullName
  if (kind === 'Parish') return `la parroquia de ${name}`
  return kind === 'County' ? `el condado de ${name}` : `el municipio de ${name}`
}

/** 'la 1:00', 'las 2:00'. */
function hour(clock: string): string {
  return /^1(?!\d)/.test(clock) ? `la ${clock}` : `las ${clock}`
}

/** 'del condado de Harris', 'de Ohio'. */
function of(name: string): string {
  return name.startsWith('el ') ? `del ${name.slice(3)}` : `de ${name}`
}

export const grammar: Grammar = {
  language: 'es',
  tag: 'es-US',
  english: 'en',
  describe: ({ description, descriptionEs }) => {
    const text = descriptionEs ?? describeInSpanish(description)
    return text ? { text, lang: undefined } : { text: description, lang: 'en' }
  },
  name: ({ slug = '', title }) => spanishNames.get(slug) ?? title,
  officialName: ({ slug = '', title }) => {
    const name = spanishNames.get(slug)
    return name && name !== title ? title : null
  },
  state,
  inState,
  county,
  area: translateArea,
  wholeStates: (codes) => codes.map(wholeState).join(' y en '),
  websiteIn: (url) => inSpanish.get(url) ?? url,
  sayHours: translateHours,
  hour,
  clock: (clock) => `a ${hour(clock)}`,
  forms: {
    code: (value) => {
      const code = value as StateCode
      const theState = inState(code)
      return { stateName: state(code), theState, ofState: of(theState), wholeState: wholeState(code) }
    },
    name: (name) => ({ ofName: of(name) }),
    county: (fullName) => ({ county: county(fullName) }),
    servedArea: (written) => ({ servedArea: translateArea(written) }),
    sourceList: (list) => ({ sourceList: translateList(list) }),
    clockZone: (zone) => ({ clockZone: nameZone(zone) }),
  },
}
