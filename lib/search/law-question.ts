/** A question about the law itself, and which answers of a state's law page are the reply. */
import type { StateCell } from '@/db/vocabulary/state-facts'
import type { Kind } from './kinds'
import { foldText } from './tokens'
import type { Understood } from './understand'

export interface LawQuestion {
  /** Of the state's law page. */
  part: string
  cells: readonly StateCell[]
}

/** By her words: the first match. */
const lawQuestions: (LawQuestion & { words: RegExp })[] = [
  {
    words:
      /\b(?:can|may|legal|ok|okay|allowed|law|laws|puedo|legal|ley)\b.*\b(?:record|recording|tape|taping|grabar|grabarlo|grabarla|grabo)\b|\b(?:record|recording|tape|taping)\b (?:him|her|them|my (?:ex|husband|boyfriend|abuser|partner)|a call|calls|phone calls|a conversation|conversations)\b|\bgrab(?:ar|arlo|arla) (?:a|una llamada|llamadas|la llamada|una conversacion|lo que)\b/,
    part: '#recording',
    cells: ['recording'],
  },
  {
    words:
      /\bchang(?:e|ing) (?:the |my |our )?locks?\b|\bcambi(?:ar|o) (?:la|las|el|los) (?:chapas?|cerraduras?|candados?)\b/,
    part: '#lease',
    cells: ['lock_change'],
  },
  {
    words:
      /\b(?:break|breaking|end|ending|get out of|getting out of) (?:my|the|our|a) lease\b|\b(?:romper|terminar|salir de|salirme de) (?:el|mi|un) (?:contrato|lease)\b/,
    part: '#lease',
    cells: ['lease'],
  },
  {
    words:
      /\b(?:address confidentiality|address program|hide my address|safe at home program)\b|\bdireccion (?:confidencial|secreta)\b/,
    part: '#address',
    cells: ['address_program', 'address_phone', 'address_site'],
  },
  {
    words:
      /\b(?:red flag (?:law|order)|take (?:his|her|their) guns?|guns? .*\b(?:order|law)|quitarle (?:las armas|el arma|la pistola))\b/,
    part: '#guns',
    cells: ['guns', 'red_flag'],
  },
  {
    words: /\b(?:unemployment|desempleo)\b.*\b(?:violence|abuse|quit|left|leave|safety|violencia|abuso|deje|dejo)\b/,
    part: '#leave',
    cells: ['unemployment'],
  },
  {
    words:
      /\b(?:time off|leave from work|days off|permiso del trabajo|faltar al trabajo)\b.*\b(?:court|violence|abuse|order|corte|violencia|abuso|orden)\b/,
    part: '#leave',
    cells: ['leave'],
  },
  {
    words: /\b(?:coercive control|control coercitivo)\b/,
    part: '#orders',
    cells: ['coercive_control'],
  },
  {
    words:
      /\b(?:out of state|another state|other state|otro estado)\b.*\b(?:order|orden)\b|\b(?:order|orden)\b.*\b(?:out of state|another state|other state|otro estado)\b/,
    part: '#orders',
    cells: ['out_of_state_orders'],
  },
]

/** By kind of help, if her words are not more specific. */
const byKind: Partial<Record<Kind, LawQuestion>> = {
  'protection-orders': { part: '#orders', cells: ['order_names', 'order_forms', 'order_first', 'order_fee'] },
  'victim-compensation': {
    part: '#compensation',
    cells: ['compensation_deadline', 'compensation_office', 'compensation_phone', 'compensation_site'],
  },
}

export function findLawQuestion({ typed, kinds }: Pick<Understood, 'typed' | 'kinds'>): LawQuestion | null {
  const text = foldText(typed)
  const found = lawQuestions.find(({ words }) => words.test(text)) ?? (kinds[0] ? byKind[kinds[0]] : undefined)
  return found ? { part: found.part, cells: found.cells } : null
}
