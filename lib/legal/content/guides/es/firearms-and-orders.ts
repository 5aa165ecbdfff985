import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { firearmsAndOrders as english } from '../firearms-and-orders'

export const firearmsAndOrders: GuideContent = translate(english, {
  title: 'Armas de fuego y órdenes de protección',
  description:
    'Cómo pedir en la corte que le quiten las armas a quien le hace daño, qué prohíbe ya la ley federal, y qué hacer si nadie actúa.',
  tags: ['armas', 'pistola', 'orden de protección', 'ley de bandera roja', 'entregar las armas', 'corte'],
  jurisdiction:
    'Estados Unidos. La ley federal vale en todas partes. Quién recoge las armas, y cuándo, lo deciden la ley del estado y la corte.',
  inShort: [
    'Un arma en manos de una pareja que maltrata hace mucho más probable que la mate. Haga un plan con una intercesora.',
    'La ley federal prohíbe las armas con ciertas órdenes finales y después de ciertas condenas (basta una). No manda a nadie a recogerlas.',
    'Por eso pídalo en la corte: qué armas, para cuándo, a quién se entregan y quién lo revisa.',
    'Más de 20 estados y el Distrito de Columbia tienen además una orden solo para las armas.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Si él tiene un arma y la amenaza, salga del cuarto o de la casa si puede, y llame al 911. Diga que hay un arma. En inglés: “He has a gun”.',
          'Anote lo que sabe: qué armas, cuántas, dónde las guarda, si lleva una encima, y cada vez que usó o mostró una. Guarde la lista donde él no la encuentre.',
          'Llame a una intercesora desde un teléfono seguro. Pida ayuda con una orden que le quite las armas, y un plan para el día en que él se entere.',
        ],
        {
          title: 'No tome ni esconda el arma usted',
          text: 'Si él lo nota, puede estallar, y usted puede meterse en problemas. Pregunte antes a una intercesora o a un abogado, y deje eso a la policía y a la corte.',
        },
      ],
    },
    risk: {
      title: 'Por qué esto va primero',
      blocks: [
        'En un estudio de once ciudades, un hombre que maltrata y puede tener un arma tenía unas cinco veces más probabilidad de matar a su pareja. Las amenazas con un arma también subían el peligro. No importa si alguna vez disparó.',
        'Los días después de que le entregan los papeles pueden ser tensos. Si la orden dice que entregue las armas, piense dónde va a estar usted ese día.',
      ],
    },
    federal: {
      title: 'Lo que ya dice la ley federal',
      blocks: [
        'Una persona no puede tener armas de fuego ni balas mientras hay una orden de protección, si todo esto es cierto:',
        [
          'Le avisaron y hubo una audiencia donde pudo hablar. No tiene que haber ido.',
          'Usted está o estuvo casada con él, tienen un hijo, o viven o vivieron juntos como pareja.',
          'La orden le dice que no la acose, aceche ni amenace a usted o a un niño.',
          'La orden dice que él es una amenaza real para su seguridad, o le prohíbe con claridad usar la fuerza contra usted.',
        ],
        'La Corte Suprema confirmó esta regla en 2024. Pero deja huecos. No cubre una primera orden corta, antes de una audiencia. No cubre a un novio con quien nunca vivió. Muchos estados llenan esos huecos.',
        'Otra regla se las prohíbe a quien fue condenado por un delito menor de violencia doméstica. Desde junio de 2022 también cubre a novios recientes. Si fue la primera vez y contra un novio o novia, puede acabar a los cinco años.',
        'También es delito que otra persona le venda o le dé un arma si sabe, o tiene buen motivo para pensar, que él no puede tenerla. Violar estas reglas puede traer hasta 15 años de cárcel.',
      ],
    },
    ask: {
      title: 'Qué pedir en la corte',
      blocks: [
        'La regla federal no dice qué oficina recoge las armas. Por eso lo debe decir la orden. Muchos formularios tienen un cuadro para eso. Márquelo y dígalo en voz alta en la audiencia. También lo puede pedir en una primera orden temporal: algunos estados lo permiten o lo exigen, y otros lo dejan a la corte.',
        {
          intro: 'Palabras que puede usar:',
          items: [
            '“Por favor mande que entregue todas las armas y las balas, y que no consiga otras”.',
            '“Por favor diga a qué hora y a quién: la policía o un vendedor con licencia, no un amigo ni su familia”.',
            '“Por favor mande que traiga un comprobante a la corte, y ponga una fecha para revisarlo”.',
            '“Por favor, que un agente las recoja cuando le entregue los papeles”.',
            '“Por favor suspenda su permiso para llevar armas”.',
            '“Por favor escriba que él es una amenaza para mi seguridad, y que no puede usar la fuerza contra mí”.',
          ],
        },
        'Si un familiar va a guardar las armas, pida que la orden diga quién es y que estén bajo llave, lejos de él. A un amigo o familiar que se las devuelva también lo pueden acusar.',
        'La frase de que él es una amenaza importa. Con esas palabras, después de una audiencia, la prohibición federal vale para un esposo, un exesposo o una pareja con quien vivió.',
        'Antes de irse, pregunte dos cosas en la secretaría. ¿Cuándo entra la orden en la base de datos de la policía? ¿Y dice que no puede tener armas? Los vendedores ven ese dato cuando él trata de comprar una.',
      ],
    },
    'red-flag': {
      title: 'Una orden solo para las armas',
      blocks: [
        'Más de 20 estados y el Distrito de Columbia tienen lo que la gente llama leyes de bandera roja (red flag). Los papeles pueden decir extreme risk order, risk protection order o gun violence restraining order. La corte puede quitar las armas por un tiempo, muchas veces el mismo día.',
        'Quién la puede pedir depende del estado. En California y Colorado pueden la familia y quienes viven con él. En Florida solo la policía, así que usted se lo pide a ella. Unos pocos estados hicieron lo contrario y prohíben esas órdenes, entre ellos Oklahoma, Tennessee, Virginia Occidental y Wyoming.',
        'Esta orden quita las armas, pero no le dice a él que no se acerque. Puede pedir las dos. Él puede enterarse de que usted la pidió; haga antes el plan de seguridad.',
      ],
    },
    'police-military': {
      title: 'Si es policía o militar',
      blocks: [
        'Con una orden de protección quizás pueda tener el arma que le da su trabajo, mientras está de servicio. Sus propias armas no están exentas. Después de una condena por violencia doméstica no hay excepción, ni para el arma del trabajo.',
        'Diga a la intercesora dónde trabaja él antes de que alguien llame a esa oficina. Puede ser más seguro ir a otra policía, a la del estado o a la fiscalía.',
      ],
    },
    'if-not': {
      title: 'Si de todos modos se queda con las armas',
      blocks: [
        [
          'Llame al 911 si lo ve con una o la amenaza. Diga que una orden le prohíbe tener armas.',
          'Vuelva a la corte y pida una audiencia porque no cumplió la orden. Lleve fotos, mensajes o el nombre de quien lo vio.',
          'Avise a la fiscalía de su condado. Pregunte si deben saberlo los agentes federales.',
          'Si le devuelven las armas cuando se acaba la orden, pida antes a la corte que la alargue, y que le avisen antes de devolver algo.',
        ],
        'Si usted tiene un arma, pregunte a un abogado antes de la audiencia. Si él también consigue una orden contra usted, podría perder el derecho a tenerla, aunque solo quisiera protegerse.',
      ],
    },
  },
  records: {
    'national-domestic-violence-hotline': 'Haga un plan para el día en que le entregan los papeles, de día o de noche.',
    'womenslaw-org': 'Las reglas de armas de su estado, y preguntas por correo electrónico.',
    'lawhelp-org': 'Ayuda legal gratuita con la orden.',
  },
})
