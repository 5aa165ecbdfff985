import type { Words } from '../words'
import { inItsWords, records } from './records'

const { state, inState } = records

export const help: Words['help'] = {
  nearYou: 'Ayuda cerca de usted',
  title: 'Ayuda cerca de usted: todos los estados y condados',
  description:
    'A quién llamar ahora, refugio, ayuda legal, clínicas, dinero y comida en su condado. Elija su estado, o escriba su código postal o su ciudad.',
  heading: 'Encuentre ayuda donde usted está',
  lead: 'Vea a quién llamar ahora, y qué hay cerca: refugio, ayuda legal, clínica, dinero y comida.',
  chooseState: 'Elija su estado o territorio',
  slow: { before: 'Si su internet es lento, ', link: 'las páginas cortas de texto', after: ' se abren más rápido.' },
  find: {
    title: '¿Qué condado?',
    description: 'Encuentre la página de su condado por código postal, ciudad o condado.',
    label: (code) => inItsWords(code, 'Su código postal, ciudad o condado'),
    placeholder: '44101, o Cleveland, OH',
    button: 'Buscar ayuda',
    which: '¿Cuál es el suyo?',
    unknown: (typed) => `No conocemos “${typed}”. Pruebe un código postal, o una ciudad con su estado.`,
    inCounty: (town, where) => `${town}, en ${where}`,
    all: 'Todos los estados y condados',
  },
  noPapers: {
    text: '¿Sin papeles? La línea de violencia doméstica dice que no tiene que decir su estatus migratorio para recibir ayuda.',
    link: 'Si le teme a inmigración',
  },
  callNow: {
    label: 'Llame ahora',
    title: 'Hable con alguien ahora',
    text: 'La Línea Nacional contra la Violencia Doméstica contesta de día y de noche, en todos los estados. Es gratis. Por teléfono atienden en español.',
    danger: '¿Está en peligro en este momento?',
    call911: 'Llame al 911',
  },
  state: {
    title: (code) => `Ayuda en ${inState(code)}: a quién llamar, refugio, ayuda legal, comida`,
    description: (code) =>
      inItsWords(
        code,
        `Las líneas que contestan en ${inState(code)} de día y de noche, y lo más cercano en cada condado: refugio, ayuda legal gratuita, clínica, dinero y comida.`,
      ),
    heading: (code) => `Ayuda en ${inState(code)}`,
    lead: (code) =>
      `La línea nacional contesta de día y de noche, por teléfono también en español, y busca la cama más cercana en ${inState(code)}.`,
    lines: (code) => `Líneas de ayuda en ${inState(code)}`,
    rights: (code) => `Sus derechos en ${inState(code)}: órdenes de protección, renta, permisos del trabajo`,
    chooseCounty: (code) => inItsWords(code, 'Elija su condado'),
    allOf: (code) => `Todo en ${state(code)}`,
    textPage: 'En una página corta de texto',
    noLine: (code) =>
      `No hemos podido confirmar ninguna línea estatal en ${inState(code)}. La línea nacional busca el programa más cercano, de día y de noche:`,
  },
  county: {
    title: (name, code) => `Ayuda en ${name}, ${state(code)}: refugio, ayuda legal, clínicas, comida`,
    description: (name, code) =>
      `A quién llamar ahora en ${name}, ${state(code)}, y lo más cercano: refugio, ayuda legal gratuita, clínica, dinero y comida, con teléfonos. Gratis y privado.`,
    heading: (name, code) => `Ayuda en ${name}, ${state(code)}`,
    near: (name) => `Cerca de ${name}`.replace(' de el ', ' del '),
    inLanguage: 'Solo los que responden en español',
    onPaper: 'Estos números, como una receta o un recibo',
    helpers: '¿Usted ayuda a otras personas? Imprima carteles y tarjetas',
    distances: (code) =>
      inItsWords(
        code,
        'Las distancias son en línea recta desde donde vive la mayoría de la gente del condado. De los lugares que guardan en secreto su dirección se muestra solo la ciudad. Llame antes de ir: los horarios cambian.',
      ),
    nationalAnswers: (name) =>
      `Esta línea nacional contesta de día y de noche, por teléfono también en español. Después siguen los programas que atienden ${name}.`,
    callNational: (missing, number) =>
      `${missing} Llame al ${number}: buscan la cama más cercana, de día y de noche, también en español.`,
    noPhone: (name) => `No sabemos el teléfono de los programas que atienden ${name}.`,
    noLocal: (code) => inItsWords(code, 'No conocemos ningún programa local contra la violencia en este condado.'),
    none: (code) => inItsWords(code, 'No conocemos ningún programa en este condado.'),
    sure: 'Contestan de día y de noche',
    mayBeClosed: 'Estas quizás estén cerradas de noche y los fines de semana.',
    local: (name) => `Programas que atienden ${name}`,
    neighbors: (code) => inItsWords(code, 'Programas en condados cercanos'),
    neighborsNote: (name) =>
      `Ninguno dice que atiende ${name}. Llame y pregunte: quizás le ayuden, o sepan quién puede.`,
    unplaced: (code) => `Otros programas en ${inState(code)}`,
    unplacedNote: (code) =>
      inItsWords(
        code,
        'Ninguna lista dice qué condados atiende cada uno. Llame a cualquiera: puede decirle cuál está más cerca.',
      ),
    forAll: (code) => records.allOf(code),
    groups: {
      housing: 'Refugio y vivienda',
      legal: 'Ayuda legal gratuita',
      health: 'Salud',
      money: 'Dinero y cuentas por pagar',
      food: 'Comida',
    },
    noneNear: {
      before: (name) => `No conocemos nada cerca de ${name}. Llame al `.replace(' de el ', ' del '),
      after: ': en casi todas partes alguien busca ayuda cerca de usted.',
    },
    moreIn: (code) => `Más en ${state(code)}`,
    servesCounty: (name) => `Atiende ${name}`,
  },
  pdf: {
    print: (name) => `${name}: PDF para imprimir`,
    newTab: ', se abre en otra pestaña',
    ofState: 'Líneas de ayuda, lugares donde quedarse y ayuda legal gratuita. ¿Alguien revisa sus archivos?',
    ofCounty: 'Lo que hay en esta página. ¿Alguien revisa sus archivos?',
    saveAs: (file) => `Guárdelo como ${file}`,
    neutral: ': ni su nombre ni su título dicen de qué se trata.',
  },
  olderCopy: {
    lead: 'Esta página es de nuestra última copia.',
    text: 'Ahora no podemos ver la lista completa. Los números siguen sirviendo; pronto puede haber más.',
  },
}

export const helpNow: Words['helpNow'] = {
  byState: 'Por estado',
  description:
    'Líneas nacionales por teléfono y por texto, y una página corta de cada estado, también con internet lento.',
  heading: 'Ayuda ahora',
  unknown: { lead: 'No hay ningún estado en esta dirección.', text: 'Elija el suyo abajo.' },
  danger: '¿Está en peligro en este momento?',
  call: 'Llame al',
  danger2: '. Si no puede hablar, no cuelgue. En muchos lugares puede ',
  text911: 'mandar un texto al ',
  national: 'Ayuda gratis, de día y de noche',
  states: 'Estados',
  languages: 'Otros idiomas',
  inYourState: 'Refugio y ayuda legal en su estado',
  stateDescription: (code) =>
    `Líneas de ayuda, lugares donde quedarse y ayuda legal gratuita en ${inState(code)}, en una página corta.`,
  inState: (code) => `En ${inState(code)}`,
  groups: {
    crisis: 'Líneas de crisis y programas con refugio',
    national: 'Más líneas nacionales',
    coalitions: 'Quién conoce los programas cerca de usted',
    shelters: 'Refugios con camas',
    housing: 'Vivienda',
    legal: 'Ayuda legal gratuita',
  },
  more: (count, code) => `${count} más en ${inState(code)}`,
  noStateLine: (code) =>
    `No hemos podido confirmar ninguna línea estatal en ${inState(code)}. La línea nacional de arriba busca el programa más cercano, de día y de noche.`,
  noLocalLine: (code) => `No conocemos una línea de crisis local en ${inState(code)}.`,
  nationalFinds: 'La línea nacional de arriba busca el programa más cercano, de día y de noche.',
  end: 'Más',
  made: (date) =>
    `Puede imprimir esta página. Se hizo el ${date}: llame antes de ir, los números y los horarios cambian.`,
  links: {
    another: 'Otro estado',
    county: 'Ayuda en su condado',
    rights: (code) => `Sus derechos en ${inState(code)}`,
    tools: 'Herramientas de emergencia',
    keep: 'Guarde la ayuda en este teléfono',
    all: 'Todo lo que hay en la lista',
  },
  phones: { voice: 'Llame al', text: 'Texto', tty: 'TTY', videophone: 'Videoteléfono' },
  office: 'Oficina:',
  notCrisis: 'no es una línea de crisis',
  extension: (number, extension) => `${number}, extensión ${extension}`,
  websiteOf: (name) => `Sitio web de ${name}`,
  report: 'Avise de un problema',
  reportWith: (name) => `Avise de un problema con ${name}`,
  leave: 'Salir',
  exit: 'Salir de este sitio',
}
