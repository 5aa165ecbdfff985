import { formatCount } from '@/lib/text/format'
import { borrowForQuiet } from '../borrowed-words'
import type { QuietWords } from '../en/quiet'
import { directory } from './directory'
import { helpNow } from './help'
import { records } from './records'
import { report } from './report'
import { search } from './search'
import { textSaid } from './texting'

export const quiet: QuietWords = {
  title: 'Notas',
  ...borrowForQuiet({ directory, helpNow, records, report, search }),
  back: 'Atrás',
  firstPage: 'Primera página',
  oneMoment: 'Un momento…',
  tryAgain: 'Probar otra vez',
  noNetwork: 'La red no contestó. No se perdió nada: los números de la primera página sirven sin internet.',
  showMore: (count) => `Ver ${count} más`,
  home: {
    heading: 'Lectura discreta',
    lead: 'Toda la ayuda en una sola dirección. Lea lo que lea aquí, el historial del navegador muestra una sola línea: “Notas”.',
    noScript:
      'Este navegador no tiene JavaScript. Los números de abajo y el botón Salir sí funcionan. Para buscar y ver los estados y las listas en esta página se necesita JavaScript.',
    byState: 'Refugio y ayuda legal por estado',
    withoutScript: ' sirve sin JavaScript. Cada página que abra ahí deja su propia línea en el historial.',
    talk: 'Hable con alguien ahora',
    danger: '¿Está en peligro?',
    dangerText: ' Llame al 911. Si no puede hablar, no cuelgue. Una llamada o un texto queda en la lista del teléfono.',
    call: 'Llame al',
    textSaid,
    find: 'Busque ayuda',
    ways: {
      search: { label: 'Buscar ayuda', about: 'Por palabra, estado, código postal o idioma' },
      states: { label: 'Ayuda en su estado', about: 'Líneas de crisis, refugio, ayuda legal' },
      private: { label: 'Búsqueda privada', about: 'Sus palabras no salen de este teléfono' },
      lists: { label: 'Listas de seguridad', about: 'En casa, en el trabajo, con los niños, al irse' },
      about: { label: 'Por qué esta página es discreta', about: 'Qué deja, y qué no puede ocultar' },
    },
  },
  lists: {
    heading: 'Listas de seguridad',
    lead: 'Use lo que le sirva y deje lo demás. Nadie conoce su situación mejor que usted.',
    count: (count) => `${count} listas`,
  },
  private: {
    heading: 'Búsqueda privada',
    lead: 'Esta página descarga un archivo con todo un estado. Cada palabra que escriba después, y cada resultado, se queda en este teléfono. Nadie lo ve, tampoco nosotras.',
    state: '1. Su estado, o cualquier estado',
    choose: 'Elija un estado',
    get: 'Descargar el archivo',
    getting: 'Descargando el archivo…',
    here: 'El archivo está aquí. Desde ahora no se envía nada.',
    problem: 'El archivo no llegó. No se buscó nada. Pruebe otra vez, o llame a un número que conozca.',
    words: '2. ¿Qué necesita, y dónde?',
    placeholder: 'Refugio, abogado, código postal…',
    find: 'Buscar ayuda',
    narrow: 'Afinar la búsqueda',
    results: 'Resultados',
    none: 'No se encontró nada',
    found: (count, place) => `${count} ${count === 1 ? 'resultado' : 'resultados'} para ${place}`,
    aMile: 'A una milla, más o menos',
    miles: (count) => `A unas ${count} millas`,
    more: 'Mostrar más',
  },
  about: {
    heading: 'Por qué esta página es discreta',
    does: [
      'Su dirección, su nombre en la pestaña y su dibujo nunca cambian, vea lo que vea.',
      'Lo que busca y lee nunca sale en una dirección. Tampoco se guarda ni se cuenta.',
      'El botón Atrás de esta página regresa un paso. La flecha de Atrás del navegador sale de ella.',
      'Si vuelve a cargar la página o sale de ella, se borra todo. No hay forma de recuperarlo.',
      'Salir sirve aquí igual que en todas partes: el botón, Esc 3 veces o Shift 3 veces.',
    ],
    cannot: 'Lo que no puede ocultar',
    doesNot: [
      'Una línea en el historial del navegador, con la dirección de este sitio.',
      'Las páginas de este sitio que abrió antes, fuera de la lectura discreta.',
      'El nombre de este sitio ante el Wi-Fi, la compañía de teléfono o la red del trabajo o de la escuela.',
      'Los sitios, llamadas, textos y correos que abra desde aquí. Cada uno deja su propio rastro.',
      'Lo que ve una aplicación que mira la pantalla.',
    ],
  },
  record: {
    here: 'Aquí están los datos.',
    website: 'El sitio web se abre en otra pestaña. El historial lo muestra con su propio nombre.',
    kept: 'No se guarda nada de usted: solo lo que eligió, el teléfono y la fecha.',
    sending: 'Mandando…',
    tryAgain: 'El aviso no se mandó. Pruebe otra vez en un momento.',
  },
  search: {
    heading: 'Buscar ayuda',
    inCategory: 'En la lista',
    found: (count, isCapped, state) =>
      `${isCapped ? 'Más de ' : ''}${formatCount(count, 'resultado', 'resultados')}${state ? ` en ${records.inState(state)}` : ''}`,
    shownFor: (typed) => `Esto es para “${typed}”.`,
    fromCopy: 'Esta es nuestra copia de la lista. Puede no estar al día: llame antes.',
    toPage: (number) => `Página ${number}`,
  },
  state: {
    choose: 'Ayuda en su estado',
    heading: (code) => `Ayuda en ${records.inState(code)}`,
    here: (code) => `Aquí está la ayuda en ${records.inState(code)}.`,
    noLine: (code) =>
      `No conocemos una línea de crisis local en ${records.inState(code)}. Las líneas nacionales de la primera página contestan ahí, de día y de noche, también en español.`,
  },
}
