/** When a source was written, changed and read, in Spanish: 'en vigor desde 1996, versión de abril de 2023'. */

const months = [
  ['January', 'enero'],
  ['February', 'febrero'],
  ['March', 'marzo'],
  ['April', 'abril'],
  ['May', 'mayo'],
  ['June', 'junio'],
  ['July', 'julio'],
  ['August', 'agosto'],
  ['September', 'septiembre'],
  ['October', 'octubre'],
  ['November', 'noviembre'],
  ['December', 'diciembre'],
] as const

const spanishMonths = new Map<string, string>(months)
const MONTH = `(?:${months.map(([english]) => english).join('|')})`
const DAY = new RegExp(`(${MONTH}) (\\d{1,2}), (\\d{4})`, 'g')
const MONTH_OF = new RegExp(`(${MONTH}) (\\d{4})`, 'g')
const ALONE = new RegExp(`\\b${MONTH}\\b`, 'g')

/** Whole notes that no pattern covers. */
const whole: Record<string, string> = {
  'page from before the change of operator in September 2025':
    'página de antes de que otra organización se encargara, en septiembre de 2025',
  'instructions of 2023, so use the one on the page': 'instrucciones de 2023; use las que estén en la página',
  'as amended through 2008 and changed in part by the law of July 4, 2025, version of April 2023':
    'con las reformas hasta 2008 y cambiada en parte por la ley del 4 de julio de 2025, versión de abril de 2023',
  'May 19, 2025; the duty to take down since May 19, 2026':
    '19 de mayo de 2025; la obligación de quitar las imágenes, desde el 19 de mayo de 2026',
  'December 5, 2023; to be kept since July 15, 2024':
    '5 de diciembre de 2023; obligatoria desde el 15 de julio de 2024',
  'rules of 2020, in force again since January 2025': 'reglas de 2020, otra vez en vigor desde enero de 2025',
  'January 2025, as reprinted February 2, 2025': 'enero de 2025, copiada el 2 de febrero de 2025',
  'copy without a date in the HHS library': 'copia sin fecha en la biblioteca de HHS',
  'copy of the plan without a date': 'copia del plan, sin fecha',
  'copy of its recovery plan read November 23, 2026':
    'copia de su plan de recuperación, leída el 23 de noviembre de 2026',
}

/** In this order: a longer phrase before those that are part of it. The dates are Spanish by then. */
const phrases: [RegExp, string][] = [
  [/\bcopy without a date\b/g, 'copia sin fecha'],
  [/\bcode without a date\b/g, 'código sin fecha'],
  [/\bolder pages without a date\b/g, 'páginas más viejas sin fecha'],
  [/\b(?:page without a date|undated page)\b/g, 'página sin fecha'],
  [/\bread in (?=\d)/g, 'leída en '],
  [/\bcopy read in\b/g, 'copia leída en'],
  [/\bcopy leída\b/g, 'copia leída'],
  [/\beach state page shows its own date\b/g, 'la página de cada estado tiene su fecha'],
  [/\bpage shows its own date\b/g, 'la página tiene su fecha'],
  [/\bpage leída\b/g, 'página leída'],
  [/\bpage begun in\b/g, 'página empezada en'],
  [/\bstate form of\b/g, 'formulario del estado, de'],
  [/\bstate law through\b/g, 'leyes del estado hasta'],
  [/\blaws current as of (?=\d{1,2} )/g, 'leyes al '],
  [/\bthrough Session Law\b/g, 'hasta la ley (Session Law)'],
  [/\bthrough Laws of (\d{4}), chapter\b/g, 'hasta las leyes de $1, capítulo'],
  [/\bin force since (?=\d{1,2} )/g, 'en vigor desde el '],
  [/\bin force since\b/g, 'en vigor desde'],
  [/\btext in force until (?=\d{1,2} )/g, 'texto en vigor hasta el '],
  [/\btext in force from (?=\d{1,2} )/g, 'texto en vigor desde el '],
  [/\brules since\b/g, 'reglas desde'],
  [/\bas amended in\b/g, 'reformada en'],
  [/\bas amended on (?=\d{1,2} )/g, 'reformada el '],
  [/\bas amended through\b/g, 'con las reformas hasta'],
  [/\bamended since\b/g, 'con reformas después'],
  [/\bamended in\b/g, 'reformada en'],
  [/\b(law(?: of \d{4})?),? as amended\b/g, '$1 con reformas'],
  [/\bwith the change of\b/g, 'con el cambio de'],
  [/\bversion of\b/g, 'versión de'],
  [/\b(\d{4}) version\b/g, 'versión de $1'],
  [/\bmemo of (?=\d{1,2} )/g, 'memorando del '],
  [/\bdecision of (?=\d{1,2} )/g, 'sentencia del '],
  [/\bissue of fall (\d{4})\b/g, 'número de otoño de $1'],
  [/\blaw of (?=\d{1,2} )/g, 'ley del '],
  [/\blaw of\b/g, 'ley de'],
  [/\blaw renewed in\b/g, 'ley renovada en'],
  [/\b(\d{4}) law\b/g, 'ley de $1'],
  [/\brule of (?=\d{1,2} )/g, 'regla del '],
  [/\brule of\b/g, 'regla de'],
  [/\brule in force since\b/g, 'regla en vigor desde'],
  [/\brule en vigor\b/g, 'regla en vigor'],
  [/\b(\d{4}) rules\b/g, 'reglas de $1'],
  [/\brenewal filed in\b/g, 'renovación pedida en'],
  [/\bdrafts of\b/g, 'borradores de'],
  [/\brevised\b/g, 'revisada en'],
  [/\bissue (\d) of\b/g, 'número $1 de'],
  [/\binstructions of\b/g, 'instrucciones de'],
  [/\bfor crimes since (?=\d{1,2} )/g, 'para delitos desde el '],
  [/\bfor crimes after (?=\d{1,2} )/g, 'para delitos después del '],
  [/\bcopy of about\b/g, 'copia de alrededor de'],
  [/\bcopy of (?=\d{1,2} )/g, 'copia del '],
  [/\bcopy of\b/g, 'copia de'],
  [/\btext of\b/g, 'texto de'],
  [/\b(\d{4}) text\b/g, 'texto de $1'],
  [/\b(\d{4}) guidelines\b/g, 'guías de $1'],
  [/^(\S+ de \d{4}) edition$/g, 'edición de $1'],
  [/\bupdated (?=\d{1,2} )/g, 'actualizada el '],
  [/\bupdated\b/g, 'actualizada en'],
  [/\bfacts of\b/g, 'datos de'],
  [/\bour list:/g, 'nuestra lista:'],
  [/\b(\d{4}) survey\b/g, 'encuesta de $1'],
  [/\bpublished\b/g, 'publicada en'],
  [/\bchecked\b/g, 'revisada en'],
  [/\b(\d{4}) pay\b/g, 'sueldos de $1'],
  [/\b(\d{4}) earnings\b/g, 'ingresos de $1'],
  [/\b40 years of work\b/g, '40 años de trabajo'],
  [/\bfiscal year\b/g, 'año fiscal'],
  [/\baward year\b/g, 'año académico'],
  [/\bpast years\b/g, 'años anteriores'],
  [/\brelaunched in\b/g, 'con otro nombre desde'],
  [/\bbefore the vote\b/g, 'antes de la votación'],
  [/\blate (?=\d)/g, 'finales de '],
  [/\bsince\b/g, 'desde'],
  [/\bafter\b/g, 'después de'],
  [/\babout\b/g, 'alrededor de'],
  [/\bthrough\b/g, 'hasta'],
  [/(\d{4}) to (\d{4})/g, '$1 a $2'],
  [/ and /g, ' y '],
]

export function translateSourceDate(written: string): string {
  const known = whole[written]
  if (known) return known
  const dated = written
    .replaceAll(
      DAY,
      (_, month: string, day: string, year: string) => `${day} de ${spanishMonths.get(month)} de ${year}`,
    )
    .replaceAll(MONTH_OF, (_, month: string, year: string) => `${spanishMonths.get(month)} de ${year}`)
    .replaceAll(ALONE, (month) => spanishMonths.get(month) ?? month)
  return phrases.reduce((said, [pattern, spanish]) => said.replaceAll(pattern, spanish), dated)
}
