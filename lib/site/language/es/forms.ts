import type { Words } from '../words'

export const forms: Words['forms'] = {
  required: 'Hay que llenar los espacios que tienen *.',
  chooseOne: 'Elija una opción',
  yes: 'Sí',
  no: 'No',
  unseen: 'Deje esto vacío',
  checkAgain: 'Revíselo otra vez',
  stillHere: 'Lo que escribió sigue aquí.',
  danger: '¿Está en peligro?',
  dontWait: 'No espere una respuesta.',
  byPhone: 'Por teléfono, de día y de noche',
  next: 'Qué sigue ahora.',
  toasts: { region: 'Avisos F8', close: 'Cerrar este aviso' },
}
