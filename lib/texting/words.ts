/** What the text messages say. Plain and short: a part of a message holds 160 letters, or 70 with an accent. */
import type { Language } from '@/lib/site/language/languages.mjs'
import { hotline } from '@/lib/site/public-facts'

const violence = hotline('domestic-violence')
/** '1-800-799-7233', and 'START' to '88788'. */
const CALL = violence.phone
const TEXT = { word: violence.text?.body, to: violence.text?.to }

export interface TextWords {
  danger: string
  /** Above the numbers; `place` as she wrote it or as it was understood. */
  near: (place: string) => string
  anywhere: string
  askPlace: string
  unknownPlace: string
  shelter: string
  food: string
  lawyer: string
  always: string
  orText: (keyword: string | null, number: string) => string
  miles: (miles: number) => string
  nothing: string
  more: (place: string) => string
  help: string
  stopped: string
  busy: string
  /** To an organization that says from its own phone whether it has room tonight. Names nobody. */
  room: {
    room: string
    full: string
    call: string
    noted: (said: string, at: string, until: string) => string
    cleared: string
    proved: string
    notProved: string
  }
  /** For phones that someone else may read: no names, and nothing about what the numbers are for. */
  neutral: {
    title: string
    urgent: string
    near: string
    state: string
    always: string
    shelter: string
    food: string
    lawyer: string
    other: string
    more: string
  }
}

export const textWords: Record<Language, TextWords> = {
  en: {
    danger: 'In danger now: call 911, or text 911 where that works.',
    near: (place) => `Call now, ${place}:`,
    anywhere: 'Call now, anywhere in the US:',
    askPlace: 'For help near you, text a ZIP code or a town and state, such as: 77002',
    unknownPlace: 'We do not know that place. Text a ZIP code, such as: 77002',
    shelter: 'Shelter',
    food: 'Food',
    lawyer: 'Lawyer',
    always: '24/7',
    orText: (keyword, number) => (keyword ? `or text ${keyword} to ${number}` : `or text ${number}`),
    miles: (miles) => `${miles} mi`,
    nothing: 'we know of none here; ask 211',
    more: (place) =>
      `Text a need and a place for more, such as: lawyer ${place}. Erase these texts if someone checks your phone. STOP ends.`,
    help: `Text a ZIP code or a town to get numbers that answer now, or a need and a place: food 77002. In danger: 911. Violence at home: ${CALL}, 24/7. Other help: 211. Free; your carrier may charge for texts. We keep nothing. STOP ends.`,
    stopped: 'You will get no more texts from us. We only ever answer yours. Text START to begin again.',
    busy: `We cannot look now. In danger: 911. Violence at home: ${CALL}, or text ${TEXT.word} to ${TEXT.to}, 24/7. Shelter, food, rent: 211.`,
    room: {
      room: 'room tonight',
      full: 'full',
      call: 'call to ask',
      noted: (said, at, until) =>
        `Noted ${at}: ${said}. It is shown until ${until}. Text ROOM, FULL or CALL to change it, CLEAR to take it back.`,
      cleared: 'Taken back. Nothing is shown about tonight.',
      proved: 'This phone can now text ROOM, FULL or CALL. CLEAR takes it back. Each is shown for 12 hours.',
      notProved: 'That code is not right or is too old. Get a new one on your page.',
    },
    neutral: {
      title: 'Your list:',
      urgent: 'now',
      near: 'near',
      state: 'state',
      always: 'any time',
      shelter: 'room',
      food: 'food',
      lawyer: 'papers',
      other: 'other',
      more: 'Text a word and a ZIP for more. STOP ends.',
    },
  },
  es: {
    danger: 'Si está en peligro ahora: llame al 911, o mande un texto al 911 donde funcione.',
    near: (place) => `Llame ya, ${place}:`,
    anywhere: 'Llame ya, en todo el país:',
    askPlace: 'Para ayuda cerca de usted, mande su código postal o su ciudad y estado, por ejemplo: 77002',
    unknownPlace: 'No conocemos ese lugar. Mande un código postal, por ejemplo: 77002',
    shelter: 'Refugio',
    food: 'Comida',
    lawyer: 'Abogado',
    always: '24 horas',
    orText: (keyword, number) => (keyword ? `o mande ${keyword} al ${number}` : `o mande un texto al ${number}`),
    miles: (miles) => `a ${miles} mi`,
    nothing: 'no conocemos ninguno aquí; pregunte al 211',
    more: (place) =>
      `Mande lo que necesita y el lugar, por ejemplo: abogado ${place}. Borre estos mensajes si alguien revisa su teléfono. STOP para terminar.`,
    help: `Mande su código postal o su ciudad y le diremos quién contesta ahora, o lo que necesita y el lugar: comida 77002. Peligro: 911. Violencia en casa: ${CALL}, 24 horas. Otra ayuda: 211. Es gratis; su compañía puede cobrar los mensajes. No guardamos nada. STOP para terminar.`,
    stopped: 'Ya no recibirá mensajes nuestros. Solo contestamos los suyos. Mande START para volver.',
    busy: `Ahora no podemos buscar. Peligro: 911. Violencia en casa: ${CALL}, o mande ${TEXT.word} al ${TEXT.to}, 24 horas. Refugio, comida, renta: 211.`,
    room: {
      room: 'hay lugar esta noche',
      full: 'lleno',
      call: 'llamar para preguntar',
      noted: (said, at, until) =>
        `Anotado, ${at}: ${said}. Se muestra hasta ${until}. Mande HAY, LLENO o LLAMAR para cambiarlo, BORRAR para quitarlo.`,
      cleared: 'Borrado. No se muestra nada de esta noche.',
      proved: 'Este teléfono ya puede mandar HAY, LLENO o LLAMAR. BORRAR lo quita. Cada uno se muestra 12 horas.',
      notProved: 'Ese código no es correcto o ya venció. Pida otro en su página.',
    },
    neutral: {
      title: 'Su lista:',
      urgent: 'ya',
      near: 'cerca',
      state: 'estado',
      always: 'siempre',
      shelter: 'cuarto',
      food: 'comida',
      lawyer: 'papeles',
      other: 'otro',
      more: 'Mande una palabra y un código postal para más. STOP para terminar.',
    },
  },
}
