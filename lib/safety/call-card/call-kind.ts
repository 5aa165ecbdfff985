import { categoryRecords } from '@/db/vocabulary/directory'
import { helpKinds } from '@/db/vocabulary/help-kinds'
import type { WhoFact } from '@/db/vocabulary/who-may-come'
import type { ResourceDto } from '@/lib/resources/schema'
import { type CallKind, callTexts } from './cards'

/** The words around the texts of a call card (../cards.ts). */
export const en = {
  title: 'Ready for the call',
  lead: 'What they ask, what you can keep to yourself, and what to ask them.',
  breath: 'Say it in one breath',
  ask: 'What they often ask first',
  refuse: 'What you don’t have to say',
  refuseNote: 'You can say: “I’d rather not say. Can you still help?”',
  hand: 'Have on hand',
  back: 'Ask them',
  backNote:
    'Your answers stay in this open page. Nothing is sent, and nothing is saved unless you put it in your vault. They are erased when you leave or press Exit.',
  backNoScript: 'Without JavaScript, press Clear before you leave.',
  /** What to ask of this place, because nobody has told us. */
  facts: {
    takesWomen: 'Do you take women?',
    takesMen: 'Do you take men?',
    takesFamilies: 'Can my children come?',
    takesTeenSons: 'Do you take my teenage son?',
    takesPets: 'Can my pet come?',
    fostersPets: 'Can someone look after my pet?',
    withoutId: 'Can I come without an ID?',
    anyStatus: 'Do you ask about immigration status?',
    welcomesLgbtq: 'Are LGBTQ+ people safe there?',
    wheelchair: 'Can I get in with a wheelchair?',
    signLanguage: 'Do you have sign language or a videophone?',
    withoutSobriety: 'Do I have to be sober?',
    freeOfCharge: 'What does it cost?',
    walkIn: 'Can I come without an appointment?',
  } as Record<WhoFact, string>,
  clear: 'Clear',
  who: 'Who did you call?',
  vault: {
    keep: 'Keep these answers in my vault',
    about:
      'The vault opens in a new tab. It locks them in this browser with your passphrase, or lets you make one first.',
    /** Before the program's name, in the vault. */
    name: 'Call',
    nothing: 'There are no answers to save yet.',
    blocked: 'Your browser did not open the tab. Your answers are still here, and only here.',
    waiting: 'Continue in the new tab. Leave this page open until then, because it holds your answers.',
    kept: 'They are in your vault. They are also still here, until you clear them or leave.',
  },
  print: 'Print this card',
  /** The title for printing or saving. */
  printTitle: 'Notes',
  full: 'If they can’t help',
  fullSay: '“Who else can I call tonight? Do you have their number?”',
  fullNext: 'Then try',
  fullList: 'Then call the next number on the list. National lines answer day and night.',
  forHer: 'If you are calling for someone',
  forHerNote: 'Ask her first what you may say. They may want to hear from her before they do anything.',
  text: 'To send as a text',
  textNote:
    'Send it only from a phone that nobody else reads. Some numbers can’t get texts, so if nothing comes back, call.',
  interpreter: 'Another language',
  interpreterSay: 'Say “Interpreter, please,” and your language. Many lines have one at no cost. Don’t use your child.',
  /** In place of the words above, for a service that takes no calls. */
  byText: {
    title: 'Before you text',
    breath: 'To send first',
    fullSay: '“Who else can I text or call? Do you have their number?”',
    forHer: 'If you are writing for someone',
  },
}

export const es = {
  title: 'Antes de llamar',
  lead: 'Qué le preguntan, qué puede no decir y qué puede preguntar usted.',
  breath: 'Para empezar, puede decir',
  ask: 'Lo primero que suelen preguntar',
  refuse: 'Lo que no tiene que decir',
  refuseNote: 'Puede decir: “Prefiero no decirlo. ¿Me puede ayudar de todos modos?”',
  hand: 'Tenga a la mano',
  back: 'Pregúnteles',
  backNote:
    'Sus respuestas quedan solo en esta página abierta. No se envía nada, y nada se guarda si usted no lo pone en su caja fuerte. Se borran cuando sale o oprime Salir.',
  backNoScript: 'Sin JavaScript, oprima Borrar antes de salir.',
  facts: {
    takesWomen: '¿Reciben a mujeres?',
    takesMen: '¿Reciben a hombres?',
    takesFamilies: '¿Pueden ir mis hijos?',
    takesTeenSons: '¿Reciben a mi hijo adolescente?',
    takesPets: '¿Puede ir mi mascota?',
    fostersPets: '¿Alguien puede cuidar a mi mascota?',
    withoutId: '¿Puedo ir sin identificación?',
    anyStatus: '¿Preguntan por el estatus migratorio?',
    welcomesLgbtq: '¿Las personas LGBTQ+ están seguras ahí?',
    wheelchair: '¿Puedo entrar en silla de ruedas?',
    signLanguage: '¿Tienen lengua de señas o videoteléfono?',
    withoutSobriety: '¿Tengo que estar sobria?',
    freeOfCharge: '¿Cuánto cuesta?',
    walkIn: '¿Puedo ir sin cita?',
  },
  clear: 'Borrar',
  who: '¿A quién llamó?',
  vault: {
    keep: 'Guardar estas respuestas en mi caja fuerte',
    about:
      'La caja fuerte se abre en otra pestaña. Ahí quedan en este navegador, bajo llave, con su frase secreta. Si todavía no tiene caja, primero puede hacer una.',
    name: 'Llamada',
    nothing: 'Todavía no hay respuestas que guardar.',
    blocked: 'Su navegador no abrió la pestaña. Sus respuestas siguen aquí, y solo aquí.',
    waiting: 'Siga en la otra pestaña. Mientras tanto deje abierta esta página: aquí están sus respuestas.',
    kept: 'Ya están en su caja fuerte. También siguen aquí, hasta que las borre o salga.',
  },
  print: 'Imprimir esta tarjeta',
  printTitle: 'Notas',
  full: 'Si no le pueden ayudar',
  fullSay: '“¿A quién más puedo llamar hoy? ¿Tiene su número?”',
  fullNext: 'Después, pruebe con',
  fullList: 'Después llame al siguiente número de la lista. Las líneas nacionales contestan de día y de noche.',
  forHer: 'Si llama por otra persona',
  forHerNote: 'Primero pregúntele a ella qué puede decir usted. Quizás quieran hablar con ella antes de hacer algo.',
  text: 'Para mandar por mensaje de texto',
  textNote:
    'Mándelo solo desde un teléfono que nadie más lea. Algunos números no reciben mensajes: si no le contestan, llame.',
  interpreter: 'En español',
  interpreterSay:
    'Diga “Spanish, please” o “Interpreter, please”. Muchas líneas tienen intérprete sin costo. No use a su hijo o hija para traducir.',
  byText: {
    title: 'Antes de escribir',
    breath: 'Para empezar, puede mandar',
    fullSay: '“¿A quién más le puedo escribir o llamar? ¿Tiene su número?”',
    forHer: 'Si escribe por otra persona',
  },
} satisfies typeof en

export type CallLanguage = 'en' | 'es'

function join(words: typeof en, { kinds, byText }: (typeof callTexts)[CallLanguage]) {
  return { ...words, kinds, byText: { ...words.byText, talk: byText } }
}

const words = { en: join(en, callTexts.en), es: join(es, callTexts.es) }

export type CallWords = typeof words.en

export function getCallWords(language: CallLanguage): CallWords {
  return words[language]
}

const beds = [
  'emergency-shelter',
  'domestic-violence',
  'transitional-housing',
  'homeless-help',
  'youth-shelter',
  'maternity-home',
]
const listening = [
  'crisis-line',
  'sexual-assault',
  'trafficking',
  'stalking',
  'suicide-crisis',
  'mental-health',
  'peer-support',
  'trauma-care',
]

/** The call card of each kind of help. */
export function readCallKind(entry: Pick<ResourceDto, 'kind' | 'category' | 'helpKinds'>): {
  kind: CallKind
  helpKind: string | null
} {
  const of = (slugs: readonly string[]) => entry.helpKinds.find((slug) => slugs.includes(slug)) ?? null
  const bed = of(beds)
  const talk = of(listening)
  if (talk && (entry.kind === 'hotline' || !bed)) return { kind: 'talk', helpKind: talk }
  if (bed && entry.category === 'housing-shelter') return { kind: 'shelter', helpKind: bed }
  return { kind: categoryRecords[entry.category].call, helpKind: entry.helpKinds[0] ?? null }
}

/** The need it meets, as one would type it into a search. */
export function describeNeed(entry: Pick<ResourceDto, 'kind' | 'category' | 'helpKinds'>): string {
  const { kind, helpKind } = readCallKind(entry)
  if (kind === 'shelter') return 'shelter tonight'
  return helpKinds.find(({ slug }) => slug === helpKind)?.name ?? ''
}
