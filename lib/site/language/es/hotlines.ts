import type { Words } from '../words'

export const hotlines: Words['hotlines'] = {
  'domestic-violence': {
    name: 'Línea Nacional contra la Violencia Doméstica',
    about: 'Alguien le hace daño, la amenaza o la controla. Por teléfono y por chat atienden en español.',
  },
  'sexual-assault': {
    name: 'Línea Nacional de Agresión Sexual (RAINN)',
    about: 'Violencia sexual, ahora o en el pasado. Por teléfono y por chat atienden en español.',
  },
  'crisis-text': {
    name: 'Crisis Text Line',
    about: 'Cualquier crisis, por mensaje de texto. Contestan en español si manda AYUDA.',
    text: 'AYUDA',
    whatsapp: { number: '442-298-3263', word: '442-AYUDAME' },
  },
  'suicide-prevention': {
    name: '988, Línea de Prevención del Suicidio y Crisis',
    about: 'Piensa en el suicidio, o ya no puede más. Por teléfono, oprima el 2 para español. Por texto, mande AYUDA.',
    text: 'AYUDA',
    note: 'oprima el 2',
  },
  'human-trafficking': {
    name: 'Línea Nacional contra la Trata de Personas',
    about: 'Alguien la obliga a trabajar o a tener sexo. Por teléfono atienden en español.',
  },
}
