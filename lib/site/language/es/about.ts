import { categoryRecords, forCategories } from '@/db/vocabulary/directory'
import { formatNumber } from '@/lib/text/format'
import type { Words } from '../words'

export const about: Words['about'] = {
  title: 'Quiénes somos',
  description: (name) => `Qué es ${name}, en qué cree y cómo puede participar.`,
  heading: (name) => `Qué es ${name}`,
  explore: 'Ver la ayuda',
  join: 'Participe',
  inDirectory: 'Qué hay en la lista',
  counts: forCategories((category) => categoryRecords[category].counted.es),
  total: 'lugares en total',
  totalNote: (states) =>
    `En ${formatNumber(states)} estados, distritos y territorios. Cada dato dice de dónde viene, o que está sin confirmar.`,
  freshByState: 'Qué tan recientes son los datos, por estado',
  compiled:
    'Viene de listas públicas: HRSA, SAMHSA, Head Start, HUD, VA, el Servicio de Salud Indígena, LIHEAP, las coaliciones estatales contra la violencia, Legal Services Corporation, bancos de comida y otras. Mucho llegó por el conjunto de datos SUCCURRO. Cada dato dice qué lista leímos, o que está sin confirmar. Condados y ciudades: Oficina del Censo de EE. UU. y',
  missionLabel: 'Nuestra misión y lo que soñamos',
  values: 'Lo que prometemos',
  areas: 'En qué ayudamos',
  areasLead: 'Cuatro tipos de ayuda, en todos los estados, en DC y en cinco territorios.',
  why: 'Por qué importa',
  whyLead: 'Cada número, con su fuente y su año.',
  timeline: 'Cómo llegamos aquí, y qué sigue',
  joinTitle: 'Participe',
  nonprofit: (name, status) => `${name}: ${status}. `,
  tellUs:
    'Cuéntenos de un servicio que falta, de un número que está mal o de un idioma en el que puede ayudar. Trabaje con nosotras, o sea voluntaria.',
  openData: 'La lista como datos abiertos',
  coverage: {
    title: 'Programas locales contra la violencia',
    lead: (named, numbered) =>
      `El ${named} de la población de Estados Unidos vive en un condado donde conocemos un programa local por su nombre, y el ${numbered} en uno con un número que publica el propio programa, una lista oficial o dos fuentes. Donde solo conocemos el nombre, la línea del estado o la Línea Nacional contra la Violencia Doméstica la comunica con él.`,
    caption: 'Condados y población, por estado (censo de 2020)',
    counties: 'Condados',
    named: 'Con un programa conocido',
    namedPeople: 'Población en ellos',
    numberedPeople: 'Población con un número',
  },
  fresh: {
    title: 'Qué tan recientes son los datos',
    description: 'Cuántos datos se revisaron hace poco y cuántos no, por estado y tipo de ayuda.',
    lead: 'Los lugares se mudan y los números cambian. Cada dato dice cuándo lo revisamos, de qué lista viene, o que está sin confirmar porque solo lo encontramos en listas públicas. Esta página los cuenta todos, también los viejos.',
    counted: (all, fresh, aging, stale, never) =>
      `Son ${formatNumber(all)} en total. En los últimos 90 días se revisaron ${formatNumber(fresh)}; hace menos de un año, ${formatNumber(aging)}; hace más de un año, ${formatNumber(stale)}. A otros ${formatNumber(never)} todavía no hemos llamado.`,
    lines: (all, checked) =>
      ` De las ${formatNumber(all)} líneas de crisis y refugios, ${formatNumber(checked)} se revisaron hace menos de un año.`,
    order:
      'Primero revisamos las líneas de emergencia, después los datos más viejos, y después lo que usted nos avisa. Cada dato tiene un enlace que dice “Avise de un problema”: un toque, sin dar su nombre.',
    from: (day) => `Se contó en la lista misma el ${day}, y se vuelve a contar cada vez que cambia.`,
    ages: { fresh: 'Reciente', aging: 'Del año', stale: 'Viejo', never: 'Nunca' },
    meanings: {
      fresh: 'revisado hace menos de 90 días',
      aging: 'revisado hace entre 90 y 365 días',
      stale: 'revisado hace más de 365 días',
      never: 'todavía no hemos llamado',
    },
    byKind: 'Por tipo de ayuda',
    kind: 'Tipo de ayuda',
    byState: 'Por estado',
    state: 'Estado',
    each: 'Cada tipo de ayuda por estado',
    kindByState: (kind) => `${kind} por estado`,
    all: 'Todo',
    nowhere: 'Todo el país o varios estados',
  },
}
