/**
 * Who may come, as facts that are 'yes' or 'no'; null is unknown, and nothing is concluded from it. Each is what a source
 * says outright, never what the kind of a place makes likely. They are text fields (`text-fields.ts`), so that reads,
 * forms, imports and exports follow.
 */
const GROUP = 'Who may come'

const fact = <Column extends string, Code extends string>(
  column: Column,
  code: Code,
  label: string,
  names: readonly string[],
) => ({
  column,
  max: 3,
  hsds: { fact: code, meaning: `Value: yes or no. ${label}.` },
  isYesNo: true as const,
  group: GROUP,
  label,
  note: `yes or no, as a source says it; empty where none does. ${label}.`,
  example: '',
  names: [column.replaceAll('_', ''), ...names],
})

export const whoFields = {
  takesWomen: fact('takes_women', 'takes-women', 'Women', ['women', 'acceptswomen', 'serveswomen']),
  takesMen: fact('takes_men', 'takes-men', 'Men', ['men', 'acceptsmen', 'servesmen', 'menserved']),
  takesFamilies: fact('takes_families', 'takes-families', 'Parents with children', [
    ...['families', 'acceptsfamilies', 'servesfamilies', 'children', 'acceptschildren', 'familieswithchildren'],
  ]),
  takesTeenSons: fact('takes_teen_sons', 'takes-teen-sons', 'Teenage sons', [
    ...['teensons', 'teenboys', 'teenageboys', 'acceptsteenboys', 'adolescentmales'],
  ]),
  takesPets: fact('takes_pets', 'takes-pets', 'Pets, at the place', [
    ...['pets', 'petsallowed', 'petfriendly', 'acceptspets', 'petsonsite', 'animals'],
  ]),
  fostersPets: fact('fosters_pets', 'fosters-pets', 'Pets, in foster care', [
    ...['petfoster', 'petfostercare', 'petsfoster', 'petsheltering'],
  ]),
  withoutId: fact('without_id', 'without-id', 'No ID needed', ['noid', 'noidrequired', 'noidneeded']),
  anyStatus: fact('any_status', 'any-status', 'Any immigration status', [
    ...['anyimmigrationstatus', 'regardlessofimmigrationstatus', 'undocumented', 'servesundocumented'],
  ]),
  welcomesLgbtq: fact('welcomes_lgbtq', 'welcomes-lgbtq', 'LGBTQ+ people', [
    ...['lgbtq', 'lgbt', 'lgbtqfriendly', 'lgbtqia', 'lgbtqaffirming'],
  ]),
  wheelchair: fact('wheelchair', 'wheelchair', 'Wheelchair accessible', [
    ...['wheelchairaccessible', 'wheelchairaccess', 'adaaccessible', 'ada', 'handicapaccessible'],
  ]),
  signLanguage: fact('sign_language', 'sign-language', 'Sign language (ASL) or videophone', [
    ...['asl', 'aslinterpreter', 'aslavailable', 'videophoneavailable', 'deafservices'],
  ]),
  withoutSobriety: fact('without_sobriety', 'without-sobriety', 'You do not have to be sober', [
    ...['lowbarrier', 'sobrietynotrequired', 'nosobrietyrequired'],
  ]),
  freeOfCharge: fact('free_of_charge', 'free-of-charge', 'Free', ['free', 'isfree', 'nocost', 'nofee']),
  walkIn: fact('walk_in', 'walk-in', 'Walk in, without an appointment', [
    ...['walkins', 'walkinsaccepted', 'acceptswalkins', 'noappointmentneeded'],
  ]),
} as const

export type WhoFact = keyof typeof whoFields
export const whoFacts = Object.keys(whoFields) as WhoFact[]
export type YesNo = 'yes' | 'no'

export const isWhoFact = (key: string): key is WhoFact => Object.hasOwn(whoFields, key)

/** Builds an object with a value for each fact. */
export function forWhoFacts<T>(give: (fact: WhoFact, field: (typeof whoFields)[WhoFact]) => T): Record<WhoFact, T> {
  return Object.fromEntries(whoFacts.map((key) => [key, give(key, whoFields[key])])) as Record<WhoFact, T>
}

/** A cell of a file that says yes or no in some way; null for other words, which say neither. */
export function readYesNo(text: string): YesNo | null {
  const word = text.trim().toLowerCase()
  if (/^(yes|y|true|t|1|si|sí|x)$/.test(word)) return 'yes'
  return /^(no|n|false|f|0)$/.test(word) ? 'no' : null
}
