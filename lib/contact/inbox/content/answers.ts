/** Canned replies, in each language. Staff choose one and edit it before sending. */
import type { Language } from '@/lib/site/language/languages.mjs'

export interface ReadyAnswer {
  id: string
  name: string
  text: Record<Language, string>
}

export const readyAnswers: readonly ReadyAnswer[] = [
  {
    id: 'danger',
    name: 'They may be in danger',
    text: {
      en: 'If you are in danger right now, please call 911. The National Domestic Violence Hotline answers day and night at 1-800-799-7233, and you can text START to 88788. You do not need to give your name.\n\nIf it is safe for you, tell us what you need, and we will look for it with you.',
      es: 'Si está en peligro ahora mismo, llame al 911. La Línea Nacional contra la Violencia Doméstica contesta de día y de noche, también en español, en el 1-800-799-7233, y puede mandar la palabra AYUDA en un mensaje de texto al 88788. No tiene que decir su nombre.\n\nSi puede hacerlo sin peligro, díganos qué necesita y lo buscamos con usted.',
    },
  },
  {
    id: 'place',
    name: 'They look for something nearby',
    text: {
      en: 'Thank you for asking. On our page you can search by town, county or ZIP code, and every entry shows when it was last checked. The fastest way is often to call 211, which knows what is open today.\n\nIf you tell us your county, and what you have tried, we will look with you.',
      es: 'Gracias por preguntar. En nuestra página puede buscar por ciudad, condado o código postal, y cada dato dice cuándo se revisó por última vez. Muchas veces lo más rápido es llamar al 211, que sabe qué está abierto hoy.\n\nSi nos dice en qué condado está y qué ha intentado, buscamos con usted.',
    },
  },
  {
    id: 'correction',
    name: 'A correction of an entry',
    text: {
      en: 'Thank you for telling us. We are checking it with the organization, and change the entry as soon as we know.',
      es: 'Gracias por avisarnos. Lo estamos revisando con la organización y corregimos el dato en cuanto lo sepamos.',
    },
  },
  {
    id: 'partner',
    name: 'A partner or a volunteer',
    text: {
      en: 'Thank you for your offer. Someone who works on this will write to you within a week.',
      es: 'Gracias por su ofrecimiento. Una persona que trabaja en esto le va a escribir dentro de una semana.',
    },
  },
]
