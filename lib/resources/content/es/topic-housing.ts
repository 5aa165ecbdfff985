import { translate } from '@/lib/site/language/translate'
import { localizeValues } from '../say-values'
import * as english from '../topic-housing'

const page = translate(english.housingPage, {
  title: 'Vivienda y refugio',
  lead: 'Busque un lugar seguro para esta noche, un hogar para los próximos meses, o ayuda para no perder el que tiene.',
  description:
    'Refugio de emergencia, vivienda de transición, ayuda con la renta y derechos de vivienda para mujeres en todos los estados. Gratis y privado, con teléfonos.',
  cards: [
    {
      title: 'Refugio de emergencia',
      text: 'Llame a una línea y pida una cama para esta noche, para usted, sus hijos y sus mascotas.',
    },
    {
      title: 'Vivienda de transición',
      text: 'Pregunte por programas de 6 a 24 meses: su propio cuarto o apartamento, con el apoyo que usted elija.',
    },
    {
      title: 'Renta y cuentas',
      text: 'Pida vales, ayuda con la renta y con la luz antes de atrasarse, o después.',
    },
    {
      title: 'Sus derechos de vivienda',
      text: 'Vea qué no puede hacer el dueño, y quién recibe una queja sin cobrar.',
    },
  ],
  figures: [
    'adultos y niños recibieron ayuda de programas contra la violencia doméstica en un solo día',
    'de vivienda de transición dan los programas que paga la Oficina sobre la Violencia contra la Mujer',
    'personas sin hogar se contaron en una noche en Estados Unidos',
    'tiene la compañía de teléfono para sacar su línea de un plan compartido con quien la maltrata, desde que usted lo pide',
  ],
  blocks: {},
})

export const housingPage = { ...page, figures: localizeValues(page.figures) }
