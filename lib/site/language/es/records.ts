import { type StateCode, stateName } from '@/lib/geography/states'
import { spanishNames } from '@/lib/site/public-facts'
import { formatCount } from '@/lib/text/format'
import type { RecordWords } from '../en/records'
import { spanishAddresses } from './addresses'
import { describeInSpanish } from './descriptions'
import { sayArea, sayHours, sayList } from './lists'

/** Where Spanish has a name of its own. */
const names: Partial<Record<StateCode, string>> = {
  AS: 'Samoa Americana',
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MI: 'Míchigan',
  MO: 'Misuri',
  MP: 'Islas Marianas del Norte',
  MS: 'Misisipi',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  TX: 'Texas',
  VI: 'Islas Vírgenes de EE. UU.',
  WV: 'Virginia Occidental',
}

/** Read, with their sources, in db/seed/spanish-service.csv. */
const inSpanish = new Map(Object.entries(spanishAddresses))

function state(code: StateCode): string {
  return names[code] ?? stateName(code)
}

function inState(code: StateCode): string {
  if (code === 'DC') return 'el Distrito de Columbia'
  return code === 'MP' || code === 'VI' ? `las ${state(code)}` : state(code)
}

/** 'todo Ohio', 'toda California', 'todo el Distrito de Columbia', 'todas las Islas Vírgenes de EE. UU.' */
export function wholeState(code: StateCode): string {
  if (code === 'MP' || code === 'VI') return `todas ${inState(code)}`
  const isFeminine = /^(?:Carolina|Dakota|Nueva|Samoa|Virginia)\b|[^á]a$/.test(state(code))
  return `${isFeminine ? 'toda' : 'todo'} ${inState(code)}`
}

/** What a state calls its counties. */
export function inItsWords(code: StateCode | null, said: string): string {
  if (code === 'PR') return said.replaceAll('condado', 'municipio')
  if (code === 'AK') return said.replaceAll('condado', 'borough')
  if (code !== 'LA') return said
  return said
    .replaceAll('condados cercanos', 'parroquias cercanas')
    .replaceAll('este condado', 'esta parroquia')
    .replaceAll('del condado', 'de la parroquia')
    .replaceAll('condado', 'parroquia')
}

/** As people here say it: the browser's own names are those of another country. */
function sayZone(zone: string): string {
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

export const records: RecordWords = {
  language: 'es',
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
  tag: 'es-US',
  state,
  inState,
  county,
  nationwide: 'Atiende en todo el país',
  unknownPart: (city, code) =>
    inItsWords(code, `${city ? `${city},` : 'En'} ${state(code)}. Pregunte si atiende su condado`),
  area: sayArea,
  serves: (area) => `Atiende: ${sayArea(area)}`,
  allOf: (...codes) => `Atiende en ${codes.map(wholeState).join(' y en ')}`,
  askPlaces: 'Pregunte qué lugares atiende',
  speaksIt: 'Responde en español',
  openDayAndNight: 'Abierto de día y de noche',
  emergency: 'Emergencia',
  checkUnknown: 'No se sabe cuándo se revisó',
  notConfirmed: 'Sin confirmar: está en listas públicas',
  notYetCalled: 'Todavía no hemos llamado',
  listedBy: (list, month) => `En la lista de ${sayList(list)}${month ? `, ${month}` : ''}`,
  notCheckedSince: (date) => `Sin revisar desde ${date}`,
  verifiedOn: (date) => `Revisado el ${date}`,
  verifiedIn: (date) => `Revisado en ${date}`,
  call: 'Llame al',
  noNumber: 'No tenemos un número confirmado de este lugar. Para preguntar, llame al ',
  textTo: (keyword) => (keyword ? `Mande ${keyword} al ` : 'Mande un texto al '),
  chat: (host) => `Chat (abre ${host})`,
  website: 'Sitio web',
  websiteIn: (url) => inSpanish.get(url) ?? url,
  notEncrypted: ' (sin cifrar)',
  websiteOf: (name) => ` de ${name}, se abre en otra pestaña`,
  underAMile: 'Menos de una milla',
  miles: (miles, isAbout) => `${isAbout ? 'Unas ' : ''}${miles} ${miles === 1 ? 'milla' : 'millas'}`,
  away: (miles) => (miles < 1.5 ? 'Más o menos a una milla' : `A unas ${Math.round(miles)} millas`),
  more: 'Más',
  save: 'Guardar',
  report: 'Avise de un problema',
  reportWith: (name) => ` con ${name}`,
  hours: {
    always: 'Abierto las 24 horas, todos los días',
    unknown: 'No sabemos el horario',
    callFirst: 'No sabemos el horario: llame antes',
    closed: 'Cerrado',
    byAppointment: 'Con cita: llame antes',
    until: (moment) => `Abierto hasta ${moment}`,
    opens: (moment) => `Abre ${moment}`,
    say: sayHours,
    holiday: () => 'Hoy es día feriado: el horario puede cambiar. Llame antes',
    noon: 'al mediodía',
    midnight: 'a la medianoche',
    clock: (clock) => (/^1(?!\d)/.test(clock) ? `a la ${clock}` : `a las ${clock}`),
    inZone: (clock, zone) => `${clock} (${sayZone(zone)})`,
    tomorrow: (clock) => `mañana ${clock}`,
    onDay: (clock, day) => `el ${day} ${clock}`,
  },
  who: {
    title: 'Quién puede ir',
    ask: (what) => `Pregunte por: ${what}.`,
    read: (date) => `Leído el ${date} en`,
    still: 'Pregunte si sigue así.',
    yes: {
      takesWomen: 'Mujeres',
      takesMen: 'También hombres',
      takesFamilies: 'Madres y padres con hijos',
      takesTeenSons: 'Hijos adolescentes varones',
      takesPets: 'Las mascotas se pueden quedar',
      fostersPets: 'Buscan quien cuide a su mascota',
      withoutId: 'No piden identificación',
      anyStatus: 'Sin importar su estatus migratorio',
      welcomesLgbtq: 'Reciben a personas LGBTQ+',
      wheelchair: 'Se puede entrar en silla de ruedas',
      signLanguage: 'Lengua de señas (ASL) o videoteléfono',
      withoutSobriety: 'No tiene que estar sobria',
      freeOfCharge: 'Gratis',
      walkIn: 'Sin cita',
    },
    no: {
      takesWomen: 'No reciben a mujeres',
      takesMen: 'No reciben a hombres',
      takesFamilies: 'No reciben a niños',
      takesTeenSons: 'No reciben a hijos adolescentes varones',
      takesPets: 'Las mascotas no se pueden quedar',
      fostersPets: 'No buscan quien cuide a su mascota',
      withoutId: 'Piden identificación',
      anyStatus: 'Preguntan por su estatus migratorio',
      welcomesLgbtq: 'No es para personas LGBTQ+',
      wheelchair: 'No se puede entrar en silla de ruedas',
      signLanguage: 'No tienen lengua de señas',
      withoutSobriety: 'Tiene que estar sobria',
      freeOfCharge: 'Cobran',
      walkIn: 'Solo con cita',
    },
    about: {
      takesWomen: 'mujeres',
      takesMen: 'hombres',
      takesFamilies: 'niños',
      takesTeenSons: 'hijos adolescentes varones',
      takesPets: 'mascotas',
      fostersPets: 'quién cuide a su mascota',
      withoutId: 'la identificación',
      anyStatus: 'el estatus migratorio',
      welcomesLgbtq: 'personas LGBTQ+',
      wheelchair: 'la entrada en silla de ruedas',
      signLanguage: 'la lengua de señas',
      withoutSobriety: 'si hay que estar sobria',
      freeOfCharge: 'el costo',
      walkIn: 'las citas',
    },
  },
  call211: {
    before: 'También puede llamar al ',
    after: ' a cualquier hora, en casi todas partes: una persona busca ayuda cerca de usted.',
  },
  facts: {
    everyNumber: 'Todos los números',
    phones: { voice: 'Llame al', tty: 'TTY', videophone: 'Videoteléfono', fax: 'Fax' },
    extension: (extension) => `, extensión ${extension}`,
    hours: 'Horario',
    hoursUnknown: 'No lo sabemos. Llame o vea el sitio web antes de ir.',
    where: 'Dónde',
    eligibility: 'A quién ayudan',
    languages: 'Idiomas',
    applicationProcess: 'Cómo pedir ayuda',
    requiredDocuments: 'Qué llevar',
    fees: 'Costo',
    accessibility: 'Accesibilidad',
    specialHours: 'Días feriados y especiales',
    contacts: 'Contactos',
    closedOn: (day) => `Cerrado el ${day}`,
    closedFrom: (from, to) => `Cerrado del ${from} al ${to}`,
    chatRead: (host, date) => `Leímos de este chat en ${host} el ${date}.`,
    days: (from, to) => `del ${from} al ${to}`,
    openThen: (opens, closes) => `de ${opens} a ${closes}`,
    alert: 'Aviso: ',
    alertUntil: (date) => ` (hasta el ${date})`,
    email: 'Correo electrónico',
    emailStays: '. Lo que manda se queda en su cuenta de correo: si alguien más la lee, mejor llame.',
    howWeKnow: 'Cómo lo sabemos',
    notCalled: 'Nosotras todavía no hemos llamado. ',
    oneSource: 'Hasta ahora viene de una sola fuente: pregunte si sigue igual.',
  },
  source: 'Fuente',
  newTab: ' (se abre en otra pestaña)',
  results: {
    title: 'Resultados',
    none: 'No encontramos nada',
    noneHint: 'No encontramos nada con esas palabras. Pruebe con otras.',
    count: (count) => formatCount(count, 'resultado', 'resultados'),
  },
}
