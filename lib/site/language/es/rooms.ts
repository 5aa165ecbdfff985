import type { rooms as english } from '../en/rooms'

export const rooms = {
  title: 'Su página para esta noche',
  description: 'Diga si tiene lugar esta noche.',
  said: {
    room: (at) => `Hay lugar esta noche; lo dijeron el ${at}`,
    full: (at) => `Lleno; lo dijeron el ${at}`,
    call: (at) => `Llame para saber si hay lugar; lo dijeron el ${at}`,
  },
  askThem: 'Pregúnteles quién tiene lugar.',
  heading: '¿Tiene lugar esta noche?',
  lead: 'Oprima un botón. Quien busca una cama lo ve enseguida, con la hora.',
  answers: { room: 'Hay lugar esta noche', full: 'Lleno', call: 'Llame para preguntar' },
  clear: 'Quitarlo',
  nothing: 'No se muestra nada de esta noche.',
  until: (at) => `Se muestra hasta el ${at}.`,
  shown:
    'Se muestra 12 horas en su página del directorio, en las búsquedas, en las páginas de los condados y en la de esta noche. Luego se quita, si no lo dice otra vez.',
  failed: 'No se pudo, así que no cambió nada. Pruebe otra vez en un momento.',
  contact: 'Contacto',
  byText: {
    title: 'Decirlo por texto',
    lead: 'También puede mandar HAY, LLENO o LLAMAR desde uno de sus teléfonos. Primero muestre que el teléfono es suyo.',
    has: (number) => `Mande HAY, LLENO o LLAMAR al ${number} desde su teléfono. BORRAR lo quita.`,
    send: 'Desde ese teléfono, antes de 30 minutos, mande',
    word: 'ENLACE',
    to: (number) => `al ${number}.`,
    get: 'Pedir un código',
    other: 'Usar otro teléfono',
    forget: 'Ya no recibir textos',
    kept: 'Guardamos una copia revuelta del número del teléfono, no el número.',
  },
  over: {
    title: 'Este enlace no funciona',
    text: 'Se cambió o se terminó, así que no cambió nada. Escríbanos y le mandamos otro.',
  },
} satisfies typeof english
