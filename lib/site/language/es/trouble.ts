import type {
  exit as englishExit,
  failed as englishFailed,
  saving as englishSaving,
  update as englishUpdate,
} from '../en/trouble'

export const exit: typeof englishExit = {
  missing: 'Esta página no está disponible',
  later: 'Puede que vuelva más tarde.',
  reload: 'Volver a cargar',
  press: 'Salir: presione %k %n veces más',
  pressOnce: 'Salir: presione %k 1 vez más',
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
  lead: 'Algo falló de nuestro lado. No fue por nada que usted hizo. La ayuda sigue a una llamada.',
  dangerNow: 'Si está en peligro ahora',
  call: 'Llame al',
  text: 'Mande START al 88788',
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
