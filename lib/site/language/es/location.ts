import { formatCount } from '@/lib/text/format'
import { borrowForLocation } from '../borrowed-words'
import type { LocationWords } from '../en/location'
import { records } from './records'
import { search } from './search'
import { textSaid } from './texting'

export const location: LocationWords = {
  records,
  ...borrowForLocation(search),
  title: 'Ayuda cerca de usted',
  description:
    'Busque refugios, clínicas, ayuda legal y dinero cerca de un código postal, una ciudad o de donde está. No se guarda nada.',
  heading: 'Busque ayuda cerca de usted',
  lead: 'Escriba dónde está, o deje que su aparato nos diga. La ayuda más cercana va primero.',
  callNow: 'Llame ahora',
  distances: {
    title: 'Qué quieren decir las distancias',
    points: [
      'Las distancias son en línea recta, en millas. Los caminos son más largos.',
      'De un refugio que guarda en secreto su dirección se muestra solo la ciudad. Nunca medimos hasta su puerta.',
      'Un servicio que atiende todo su estado aparece así, sin distancia.',
      '“Abierto” sigue el reloj del lugar. Si no sabemos el horario, lo decimos.',
    ],
  },
  byPlace: 'Por código postal, ciudad o estado',
  byPosition: 'Con su aparato',
  asksFirst:
    'El navegador le pregunta primero. Redondea su ubicación a una milla, más o menos, antes de mandarla. La usamos solo para esta respuesta y no la guardamos. Quien mire la configuración de su navegador puede ver que dio permiso a este sitio.',
  noScript: 'Esta parte necesita JavaScript. La búsqueda por lugar de arriba sirve sin él.',
  form: {
    label: 'Código postal, ciudad o estado',
    placeholder: '78701, o Austin, TX',
    within: 'A no más de',
    miles: (miles) => `${miles} millas`,
    button: 'Buscar ayuda cerca',
    empty: 'Escriba un código postal, una ciudad, un condado o un estado.',
    unknown:
      'No conocemos ese lugar. Revise cómo está escrito, o use un código postal, una ciudad con su estado, o un estado.',
  },
  results: {
    title: 'Ayuda cerca de un lugar',
    description: 'Servicios cerca de un código postal, una ciudad o en un estado. Lo más urgente va primero.',
    near: (place) => `Ayuda cerca de ${place}`,
    in: (place) => `Ayuda en ${place}`,
    crumb: search.short,
    which: '¿Cuál es el lugar?',
    everywhere: 'Estas líneas contestan en todas partes, de día y de noche:',
    away: 'Ahora no podemos ver la lista',
    awayText: 'Pruebe otra vez en un momento. Estas líneas sirven de día y de noche:',
    others: '¿O es otro lugar?',
    none: 'No encontramos nada cerca',
    noneText:
      'Pruebe con más millas, otra ciudad o todo un estado. Estas líneas contestan en todas partes, de día y de noche:',
    count: (count, shown) =>
      `${formatCount(count, 'lugar que ayuda', 'lugares que ayudan')}${shown < count ? `, ${shown} de ellos aquí` : ''}.`,
    urgent: 'Ayuda de emergencia y de 24 horas',
    nearby: 'Más ayuda cerca',
    statewide: 'Para su estado y todo el país',
    line: 'Línea Nacional contra la Violencia Doméstica (por teléfono, también en español):',
    textSaid,
    otherNeed: 'Para cualquier otra cosa:',
    more: 'Ver más',
  },
  badges: { always: '24 horas', state: 'Atiende todo el estado', area: 'Solo la zona' },
  where: {
    country: 'Puede llamar desde cualquier parte del país',
    wholeState: (code) => records.allOf(code),
    county: 'Atiende su condado',
    underAMile: 'A menos de 1 milla',
    miles: (miles) => `A ${miles === 1 ? 'una milla' : `unas ${miles} millas`}`,
    toMiddle: (miles, town) => `${miles}, hasta el centro de ${town}. No se muestra la dirección`,
  },
  map: {
    alt: (place) => `Mapa de ${place} con los lugares de la lista de abajo`,
    you: 'Usted, más o menos',
    urgent: 'Emergencia o 24 horas',
    others: 'Otros lugares',
    hidden: 'Los lugares que guardan en secreto su dirección están solo en la lista.',
    yourState: 'su estado',
  },
  device: {
    error: 'No se pudo saber la ubicación',
    unavailable: 'La ubicación no está disponible',
    unsupported: 'Este navegador no puede dar la ubicación',
    typeInstead: 'Escriba un código postal, una ciudad o un estado: sirve igual de bien.',
    asking: 'Buscando su ubicación…',
    again: 'Buscar otra vez',
    get: 'Usar mi ubicación',
    looking: 'Estamos buscando su ubicación',
    found: 'Encontramos su ubicación',
    nothingSent: 'No se mandó nada. Pruebe otra vez, o escriba un código postal, una ciudad o un estado.',
    denied: 'El navegador no tiene permiso para dar la ubicación',
    missing: 'El aparato no sabe dónde está',
    timedOut: 'El aparato tardó demasiado en contestar',
    noGeolocation: 'Este navegador no puede dar la ubicación',
    failed: 'No pudimos usar esa ubicación',
    noLocation: 'No se pudo saber la ubicación',
    yours: 'Su ubicación',
    near: 'Cerca de',
    noTown: 'No hay una ciudad cerca',
    zip: 'Código postal',
    unknown: 'No se sabe',
    accuracy: 'Qué tan exacta es',
    feet: (feet) => `unos ${feet} pies`,
    miles: (miles) => `unas ${miles} millas`,
    rounded: ' en su aparato; a nosotras nos llegó redondeada a una milla, más o menos',
  },
}
