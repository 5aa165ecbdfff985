/** Services with a Spanish name, by the slug of their record: the same on cards, in lists and where danger is answered. */
import { hotlines as facts } from '@/lib/site/public-facts'
import { hotlines } from './hotlines'

export const spanishNames: ReadonlyMap<string, string> = new Map([
  ...facts.flatMap(({ id, slug }) => {
    const name = hotlines[id]?.name
    return name ? [[slug, name] as const] : []
  }),
  ['call-for-health-farmworkers', 'Una Voz para la Salud, para quienes trabajan en el campo'],
  ['childhelp-national-child-abuse-hotline', 'Childhelp, línea nacional contra el abuso de menores'],
  ['consular-help-mexico-ciam', 'Línea de México para mexicanos en Estados Unidos (CIAM)'],
  ['eoir-fraud-and-abuse-prevention-program', 'Programa contra el fraude de las cortes de inmigración (EOIR)'],
  ['equal-employment-opportunity-commission', 'Comisión para la Igualdad de Oportunidades en el Empleo (EEOC)'],
  ['immigration-court-information-line', 'Línea de información de las cortes de inmigración (EOIR)'],
  [
    'national-center-for-missing-and-exploited-children',
    'Centro Nacional para Menores Desaparecidos y Explotados (NCMEC)',
  ],
  ['national-maternal-mental-health-hotline', 'Línea Nacional de Salud Mental Materna'],
  ['veterans-crisis-line', 'Línea de Crisis para Veteranos'],
])
