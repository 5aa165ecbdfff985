import { translate } from '@/lib/site/language/translate'
import * as english from '../hotline-notes'

const relay =
  'Puede llamar por el servicio gratis de relevo 711, por TTY, con subtítulos o con un operador que repite lo que usted dice.'
const unknownTexts = 'No pudimos averiguar si contestan los textos en español.'
const unknownBill =
  'No encontramos nada que esta línea diga sobre las cuentas. Piense que la llamada o el mensaje puede salir en la lista.'

export const hotlineNotes = translate(english.hotlineNotes, {
  'domestic-violence': {
    happens: [
      'Contesta una intercesora. Lo primero que pregunta es si es seguro que usted hable.',
      'No tiene que dar su nombre, y puede colgar cuando quiera.',
      'Le ayudan a hacer un plan de seguridad y a buscar refugio y otra ayuda cerca de usted.',
      'No pueden mandar a alguien a donde está usted. Para eso, llame al 911.',
    ],
    languages: [
      'Español e inglés por teléfono. Otros idiomas con un intérprete en la línea.',
      'El chat en español está en espanol.thehotline.org.',
      unknownTexts,
    ],
    deaf: [
      'Puede mandar un texto o chatear. El número TTY que tenía antes ya no estaba en sus páginas en 2026, así que no lo mostramos.',
      relay,
    ],
    bill: [unknownBill],
  },
  'sexual-assault': {
    happens: [
      'Una computadora lee los primeros seis números de su teléfono y la conecta con un centro de esa zona.',
      'Si no hay nadie libre, la llamada pasa al centro que sigue. No guardan su número.',
      'La escucha una persona con entrenamiento. Usted decide qué contar y qué sigue.',
    ],
    languages: ['Español e inglés, por teléfono y en el chat.', unknownTexts],
    deaf: ['Puede mandar un texto, o chatear en su página.', relay],
    bill: [unknownBill],
  },
  'crisis-text': {
    happens: [
      'Las primeras respuestas son automáticas y preguntan qué le pasa.',
      'Después le escribe una persona voluntaria con entrenamiento, casi siempre en pocos minutos.',
      'Es para cualquier crisis, no solo la violencia. Le ayudan a calmarse un poco y a ver qué sigue.',
    ],
    languages: [
      'Español, si manda AYUDA, o por WhatsApp al 442-AYUDAME (442-298-3263). Inglés, si manda HOME. El chat se queda en su WhatsApp: piense quién ve su teléfono.',
    ],
    deaf: ['Todo es por mensaje de texto.'],
    bill: [unknownBill],
  },
  'suicide-prevention': {
    happens: [
      'Un saludo le da opciones: oprima el 2 para español, el 1 si es veterana. Después contesta una consejera o un consejero de un centro cerca de usted.',
      'No la puede ubicar como el 911. Si una vida corre peligro y usted no dice dónde está, puede dar su número al 911.',
    ],
    languages: [
      'Español e inglés, por llamada, texto y chat. Para un texto en español, mande AYUDA.',
      'Otros idiomas con un intérprete por teléfono.',
    ],
    deaf: ['Lengua de señas por videoteléfono, con el botón de su página. También puede mandar un texto o chatear.'],
    bill: [unknownBill],
  },
  'human-trafficking': {
    happens: [
      'Una intercesora le pregunta qué necesita y le dice qué hay. No tiene que dar su nombre.',
      'No es la policía ni inmigración. Usted decide qué se reporta de usted.',
      'Si hay abuso de un menor, o alguien está por salir herido, avisan enseguida a las autoridades.',
    ],
    languages: ['Español e inglés por teléfono, y más de 200 idiomas con un intérprete.', unknownTexts],
    deaf: ['Llame por el servicio de relevo 711, o mande un texto.'],
    bill: [unknownBill],
  },
})

export const textServices = translate(english.textServices, {
  'domestic-violence': {
    title: 'Si su pareja o un familiar le hace daño',
    text: 'Esta es la línea de texto contra la violencia doméstica. Sus intercesoras conocen los refugios, los planes de seguridad y las órdenes de protección. No sabemos si contestan textos en español; por teléfono y por chat, sí.',
  },
  'crisis-text': {
    title: 'Si ya no puede más',
    text: 'Esta es otra organización. Personas voluntarias ayudan en cualquier crisis: miedo, duelo, pánico, ideas de suicidio. No buscan refugio.',
  },
})

export const billNotes = translate(english.billNotes, [
  'Sí puede. La cuenta, la app de la compañía y la lista de llamadas del teléfono son tres lugares distintos, y en cada uno puede salir.',
  'Una regla federal de 2023 dice a las compañías que no muestren a sus clientes las llamadas y textos a ciertas líneas de ayuda. Puso como fecha diciembre de 2024 para las grandes y junio de 2025 para las pequeñas, con posibles demoras.',
  'En 2024 todavía faltaba anunciar la fecha en que empieza. No pudimos confirmar que ya valga, ni qué líneas están en la lista.',
  'Así que piense que sí sale. Si alguien lee su cuenta, pida un teléfono prestado o use uno del trabajo, de una clínica o de la biblioteca.',
  'El teléfono guarda su propia lista de llamadas y mensajes. Ahí puede borrar una sola línea; una lista vacía se puede notar.',
])
