import { categoryRecords, forCategories } from '@/db/vocabulary/directory'
import { formatCount, formatNumber } from '@/lib/text/format'
import type { Words } from '../words'
import { records } from './records'
import { report } from './report'

const { inState } = records

export const directory: Words['directory'] = {
  categories: forCategories((category) => categoryRecords[category].name.es),
  pages: {
    'housing-shelter': {
      name: 'Vivienda y refugio',
      description:
        'Líneas de ayuda, refugios, vivienda de transición y ayuda con la renta, en todos los estados y territorios.',
      lead: 'Un lugar para esta noche, y después un hogar. Si está en peligro, llame primero: una persona le ayuda a buscar una cama.',
      searchLabel: 'Buscar vivienda o refugio',
    },
    'womens-health': {
      name: 'Salud de la mujer',
      description:
        'Clínicas, líneas de ayuda y programas de salud para mujeres, que cobran según lo que usted puede pagar.',
      lead: 'Clínicas que cobran lo que usted puede pagar, personas con quien hablar y cuidado en cada etapa de la vida.',
      searchLabel: 'Buscar una clínica o una línea de salud',
    },
    'rights-advocacy': {
      name: 'Derechos y apoyo legal',
      description: 'Ayuda legal gratuita, oficinas de derechos civiles e intercesoras en todos los estados.',
      lead: 'Ayuda legal gratuita con órdenes de protección, custodia, vivienda y trabajo, y personas que defienden sus derechos.',
      searchLabel: 'Buscar ayuda legal o una intercesora',
    },
    'womens-rights': {
      name: 'Derechos de la mujer',
      description: 'Organizaciones nacionales, defensa legal y fundaciones por los derechos de las mujeres.',
      lead: 'Organizaciones que defienden los derechos de las mujeres, y las abogadas e intercesoras cerca de usted.',
      searchLabel: 'Buscar ayuda legal o una intercesora',
    },
    'financial-support': {
      name: 'Ayuda económica',
      description: 'Beneficios, becas, préstamos justos y ayuda con la renta y las cuentas por pagar.',
      lead: 'Ayuda ahora con comida, renta y cuentas por pagar, y dinero más adelante para estudiar, trabajar o abrir un negocio.',
      searchLabel: 'Buscar dinero o una beca',
    },
  },
  firstToCall: 'A quién llamar primero',
  nothingHere: 'Todavía no hay nada en esta parte.',
  filters: 'Filtros',
  categoriesLabel: 'Tipos de ayuda',
  all: 'Todo',
  inLanguage: (language) => `En ${language}`,
  allPage: {
    title: 'Todos los recursos',
    description:
      'Vivienda, salud, ayuda legal y dinero en todos los estados, con la fuente de cada dato, o un aviso si está sin confirmar.',
    heading: 'Todos los recursos',
    lead: (count) =>
      `${formatNumber(count)} lugares que ayudan, en todos los estados. Cada uno dice de dónde viene el dato, o que está sin confirmar.`,
    search: (count) => `Buscar entre los ${formatNumber(count)}`,
  },
  categoryPage: {
    title: (name) => `${name}: quién ayuda`,
    heading: (name) => `${name}: quién ayuda`,
    more: 'A quién más llamar',
    seeAll: (count) => `Ver los ${formatNumber(count)}`,
    inYourState: (name) => `${name} en su estado`,
    byState: (name) => `${name} por estado`,
    note: { programs: 'Programas:', award: 'Cuánto:', focus: 'Para:' },
  },
  accordion: {
    title: 'Estado por estado',
    lead: 'Líneas de ayuda, coaliciones y programas locales. Donde no hay una línea local, está la nacional.',
    all: 'Ver los 50 estados',
    allLead: 'Los 50 estados, el Distrito de Columbia y los territorios.',
    pdf: 'Descargar la lista de los estados (PDF)',
    pdfTab: ', se abre en otra pestaña',
    noLine: (code) =>
      `No conocemos una línea local en ${inState(code)}. La línea nacional contesta en todos los estados y territorios, también en español.`,
    allIn: (count, code) => `Ver ${formatCount(count, 'lugar', 'lugares')} en ${inState(code)}`,
  },
  statePage: {
    title: (name, code) => `${name} en ${inState(code)}`,
    description: (name, code) =>
      `${name} en ${inState(code)}: a quién llamar, qué hacen y cuándo se revisó cada dato por última vez.`,
    heading: (name, code) => `${name} en ${inState(code)}`,
    serve: (count, code) =>
      `${formatCount(count, 'lugar atiende', 'lugares atienden')} en ${inState(code)}. Llame antes de ir: los horarios cambian.`,
    none: (code) =>
      `Todavía no conocemos ningún lugar en ${inState(code)}. Los servicios nacionales de abajo también atienden ahí.`,
    searchLabel: (label, code) => `${label} en ${inState(code)}`,
    noLine: (code) => `No conocemos una línea local en ${inState(code)}.`,
    nationalAnswers:
      'La línea nacional de abajo contesta de día y de noche en todos los estados y territorios, también en español.',
    local: (code) => `En ${inState(code)}`,
    nothingHint: 'Todavía no hay nada en esta parte. Vea los servicios nacionales de abajo, o busque otra cosa.',
    seeAll: (count, code) => `Ver ${formatCount(count, 'lugar', 'lugares')} en ${inState(code)}`,
    county: 'Vea quién ayuda en su condado',
    national: 'En todo el país',
  },
  record: {
    related: 'Más ayuda',
    lookElse: 'Buscar otra cosa',
    placeholder: 'Refugio, código postal…',
    onPaper: 'Este número, como una receta o un recibo',
    moreIn: (name) => `Más de esto: ${name}`,
    moreInState: (code) => `Más en ${inState(code)}`,
    allInCounty: (name) => `Toda la ayuda en ${records.county(name)}`,
    byCounty: (code) => `Ayuda por condado en ${inState(code)}`,
    moreHelp: 'Más ayuda',
    ready: 'Prepárese para llamar',
    readyToText: 'Antes de escribir',
  },
  report,
  topic: {
    housing: { search: 'Buscar vivienda o refugio', empty: 'No encontramos vivienda ni refugio' },
    health: { search: 'Buscar ayuda de salud', empty: 'No encontramos ayuda de salud' },
    rights: { search: 'Buscar ayuda legal y derechos', empty: 'No encontramos ayuda legal' },
    grants: { search: 'Buscar ayuda económica', apply: 'Cómo hacer su solicitud' },
    start: 'Por dónde empezar',
    figures: 'En números',
    who: 'A quién llamar primero',
    emptyHint: 'Pruebe con otras palabras, o vuelva después: agregamos lugares seguido.',
  },
}
