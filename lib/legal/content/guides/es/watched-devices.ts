import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { watchedDevices as english } from '../watched-devices'

export const watchedDevices: GuideContent = translate(english, {
  title: 'Teléfonos, carros y cuentas vigilados',
  description:
    'Cómo alguien puede saber dónde está y qué escribe, qué revisar primero, y cómo hacerlo sin ponerse en más peligro.',
  tags: ['programa espía', 'teléfono', 'AirTag', 'rastreador', 'contraseñas', 'casa inteligente', 'acecho', 'grabar'],
  jurisdiction:
    'Estados Unidos. El derecho a su propia línea de teléfono es ley federal. El acecho y el espionaje son delitos en todos los estados, con palabras distintas.',
  inShort: [
    'Para leer sobre esto y pedir ayuda, use un teléfono o computadora que él nunca haya tocado.',
    'No quite nada antes de tener un plan. Él puede darse cuenta, y puede ser una prueba.',
    'Las cuentas compartidas delatan más que los programas escondidos.',
    'La ley federal le permite sacar su línea del plan de él.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Busque un aparato más seguro: el teléfono de una amiga, una computadora de la biblioteca, un teléfono en el trabajo. Úselo para todo lo que él no debe ver.',
          'Piense en lo que él sabe. ¿Dónde estuvo usted? ¿Qué escribió? ¿A quién llamó? Eso le dice dónde buscar primero.',
          'Hable con una intercesora antes de cambiar algo. Cuando quien la controla pierde ese control, puede haber más peligro.',
        ],
      ],
    },
    how: {
      title: 'Cómo vigilan a la gente',
      blocks: [
        {
          intro: 'De lo más común a lo menos común:',
          items: [
            'Cuentas compartidas: una cuenta de Apple o Google, un grupo familiar, un calendario, fotos o notas en común. Una tableta o un teléfono viejo en casa puede mostrar sus mensajes.',
            'Contraseñas que él sabe o adivina, y un teléfono que él desbloquea cuando usted duerme.',
            'La ubicación que se compartió hace mucho, en un mapa, en una app para buscar el teléfono o en un juego.',
            'El plan de teléfono. El dueño de la cuenta quizás vea a quién llama o escribe usted, y cuándo.',
            'Un rastreador en una bolsa, un abrigo, un juguete o el carro. Los carros también tienen sus propias apps.',
            'Cámaras, timbres, bocinas y termostatos que él instaló.',
            'Programas espía: una app escondida que pasa llamadas, mensajes y ubicación.',
          ],
        },
      ],
    },
    phone: {
      title: 'Su teléfono',
      blocks: [
        {
          intro: 'Cuando sea seguro hacer cambios:',
          items: [
            'En un iPhone, abra Configuración, Privacidad y seguridad, y luego Verificación de seguridad (Safety Check). Muestra quién puede ver qué, y puede parar todo de una vez. Si lo para, la otra persona puede enterarse.',
            'En un Android, revise su cuenta de Google: sus aparatos, la ubicación compartida y las apps con acceso especial. Encienda Google Play Protect.',
            'Ponga un código nuevo de seis números o más. Quite toda cara o huella que no sea la suya.',
            'No borre una app que no conoce. Tómele una foto y muéstrela primero a una intercesora. La otra persona puede darse cuenta de que ya no está, y usted pierde la prueba.',
            'Un teléfono caliente, lento o que se descarga rápido puede ser señal de un programa espía. También puede ser solo que está viejo.',
            'Lo más seguro es un teléfono nuevo con una cuenta nueva. No copie el viejo: empiece desde cero.',
          ],
        },
      ],
    },
    accounts: {
      title: 'Sus cuentas',
      blocks: [
        [
          'Desde un aparato más seguro, haga un correo electrónico nuevo con un nombre que no la delate.',
          'Póngale una contraseña larga que nunca haya usado, y la verificación en dos pasos con una app o un número nuevo.',
          'Pase ahí lo importante, una cosa a la vez: banco, salud, escuela, redes sociales. Cuando sea seguro, cierre la sesión en los otros aparatos: la otra persona puede recibir un aviso.',
          'Cambie las respuestas a las preguntas de seguridad. Invéntelas: él sabe cómo se llama la mamá de usted.',
          'Deje el correo viejo por un tiempo, sin nada importante. Si lo deja de usar de golpe, él puede darse cuenta.',
        ],
      ],
    },
    trackers: {
      title: 'AirTags y otros rastreadores',
      blocks: [
        'Los iPhone y Android más nuevos le avisan cuando un rastreador desconocido se mueve con usted. En un Android también lo puede buscar usted: abra Configuración y busque las alertas de rastreadores desconocidos. Para eso encienda el Bluetooth y la ubicación.',
        'Busque también con las manos: el forro de bolsas y abrigos, los juguetes, la carriola, debajo de los asientos del carro, la guantera, la cajuela, alrededor de las llantas y detrás de los parachoques. Un mecánico o la policía le pueden ayudar con el carro.',
        {
          title: '¿Encontró uno?',
          text: 'No lo tire ni se lo lleve a su casa. Si lo apaga, él puede saberlo. Tome fotos del rastreador, de dónde estaba y de su número. Después llame a la policía o a una intercesora desde un lugar seguro y pregunte qué hacer con él.',
        },
      ],
    },
    'home-car': {
      title: 'La casa y el carro',
      blocks: [
        [
          'Haga una lista de lo que está en línea: cámaras, timbre, bocinas, televisión, cerraduras, luces, el aparato del Wi-Fi.',
          'Averigüe de quién es la cuenta de cada uno. Si es de él, no lo puede sacar. Puede desconectarlo o cambiarlo por otro cuando sea seguro que él lo note.',
          'Cuando sea seguro, cambie la contraseña del Wi-Fi y la del aparato mismo. La otra persona puede recibir un aviso, o sus aparatos pueden quedar sin conexión.',
          'Llame a la marca del carro y pregunte qué app está ligada a él. Tenga a la mano el título o la orden de la corte.',
          'Revise relojes, tabletas y juegos de los niños después de cada visita.',
        ],
      ],
    },
    plan: {
      title: 'Su propia línea de teléfono',
      blocks: [
        'Si comparte un plan de teléfono con alguien que la maltrató, la ley federal le permite pedir que pasen su línea, y la de sus hijos, a un plan propio. La compañía tiene dos días hábiles. No puede cobrarle por eso ni pedir permiso a la otra persona. Nuestra carta lo pide con las palabras correctas.',
        'Pregunte a la compañía cuándo le avisará al dueño de la cuenta, para tener un plan ese día. Un número nuevo puede ser más seguro que quedarse con el viejo.',
      ],
    },
    proof: {
      title: 'Guarde pruebas y pida protección',
      blocks: [
        [
          'Tome fotos o capturas de pantalla donde se vean la fecha, quién lo mandó y el número. Guárdelas fuera de su teléfono.',
          'Lleve un registro: día, hora, qué pasó, cómo cree que él lo supo, quién lo vio. Antes de grabar una llamada o una conversación, pregunte a una abogada o un abogado: en algunos estados todas las personas tienen que aceptar, y grabar sin eso puede ser un delito.',
          'No reinicie de fábrica un teléfono que puede tener pruebas antes de que la policía lo vea o le diga que no.',
          'Pida estas palabras en una orden de protección: no rastrearme, no usar mis cuentas, no compartir fotos mías.',
        ],
        'La ley federal castiga acechar a alguien por teléfono o computadora de un estado a otro. También prohíbe oír llamadas y leer mensajes ajenos. Cada estado tiene sus propias leyes. Quizás la policía no conozca estos programas: lleve su registro y explique lo que se repite.',
      ],
    },
    'this-site': {
      title: 'Y este sitio',
      blocks: [
        'Oprima Salir en cualquier página para irse de ella. Si alguien puede mirar su pantalla, o tiene un programa escondido en su teléfono, ninguna página puede ocultarse de eso. Use otro aparato, o llame.',
      ],
    },
  },
  records: {
    'national-domestic-violence-hotline': 'Haga un plan con una intercesora antes de cambiar algo.',
    'womenslaw-org': 'Leyes de acecho y privacidad de su estado.',
    'lawhelp-org': 'Ayuda legal gratuita en su estado.',
  },
})
