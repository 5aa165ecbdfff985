import type { Words } from '../words'

export const listing: Words['listing'] = {
  title: 'Sus datos',
  description: 'Revise sus datos.',
  heading: '¿Todavía está bien?',
  before: (name) => `Esto es lo que dice el directorio de ${name} sobre `,
  after: '. Corrija lo que esté mal y mándelo. Si todo está bien, mándelo así.',
  fields: {
    phoneNumber: 'Teléfono',
    address: 'Dirección',
    hours: 'Horario',
    url: 'Página de internet',
    description: 'Descripción (en inglés, si puede)',
  },
  send: 'Mandar a nuestro equipo',
  staffFirst:
    'Nuestro equipo lo lee antes de cambiar algo. Si una dirección no debe ser pública, no la ponga, o escríbanos en ',
  contact: 'Contacto',
  over: {
    title: 'Este enlace ya no sirve',
    text: 'Ya se usó, o tiene más de 14 días. No se cambió nada.',
    write: 'Escríbanos y le mandamos uno nuevo.',
  },
  sent: {
    title: 'Gracias',
    description: 'Qué pasa ahora.',
    text: 'Nuestro equipo lo va a revisar y hacer los cambios. Antes de eso no se ve nada.',
    used: 'El enlace del correo ya se usó y no se abre otra vez.',
    all: 'Todos los recursos',
  },
  notSent: 'No se mandó',
  again: 'Mandar otra vez',
  used: 'Este enlace ya se usó o ya venció. No se mandó nada. Pídanos uno nuevo.',
  phone: 'Escriba un teléfono, como 512-555-0100.',
  address: 'Escríbala así: calle, ciudad, estado y código postal, con comas entre ellos.',
  hours: 'Nadie abre en este horario. Revise am y pm.',
}
