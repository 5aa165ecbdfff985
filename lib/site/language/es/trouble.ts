import type {
  busy as englishBusy,
  exit as englishExit,
  failed as englishFailed,
  saving as englishSaving,
  update as englishUpdate,
} from '../en/trouble'
import { textSaid } from './texting'

export const exit: typeof englishExit = {
  missing: 'Esta página no está disponible',
  later: 'Puede que vuelva más tarde.',
  reload: 'Volver a cargar',
  press: 'Salir: oprima %k %n veces más',
  pressOnce: 'Salir: oprima %k 1 vez más',
  quiet: '/es/quiet',
}

export const update: typeof englishUpdate = {
  question: 'Hay una versión nueva de este sitio. ¿Cargarla ahora?',
  refresh: 'Cargar otra vez',
  later: 'Ahora no',
}

export const saving: typeof englishSaving = {
  undo: 'Guardado. Deshacer',
  list: 'Su lista',
  listPath: '/es/dashboard/saved',
  saved: 'Guardado:',
  undone: 'Ya no está en su lista:',
  failed: 'No se guardó. Revise su conexión y pruebe otra vez.',
  done: 'Ya está en su lista.',
}

export const failed: typeof englishFailed = {
  title: 'Esta página no se cargó',
  lead: 'Algo falló en nuestro sistema. No fue por nada que usted hizo. La ayuda sigue a una llamada.',
  dangerNow: 'Si está en peligro ahora',
  call: 'Llame al',
  textSaid,
  lines: {
    'domestic-violence': 'Línea Nacional contra la Violencia Doméstica',
    'suicide-prevention': '988, Línea de Prevención del Suicidio y Crisis (oprima el 2 para español)',
  },
  again: 'Probar otra vez',
  home: 'Inicio',
  homePath: '/es',
  leave: 'Salir',
  exit: 'Salir de este sitio',
}

export const busy: typeof englishBusy = {
  ...failed,
  title: 'Hay demasiadas solicitudes en este momento',
  lead: 'No podemos mostrar esta página ahora. Espere unos segundos y pruebe otra vez. Si necesita ayuda ahora, llame a una de estas líneas.',
}
