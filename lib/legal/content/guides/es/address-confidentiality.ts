import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { addressConfidentiality as english } from '../address-confidentiality'

export const addressConfidentiality: GuideContent = translate(english, {
  title: 'Guarde en secreto su nueva dirección',
  description:
    'Programas de confidencialidad de domicilio: otra dirección para su licencia, la escuela y el correo. Cómo entrar, qué cubren y qué no.',
  tags: ['dirección confidencial', 'Safe at Home', 'privacidad', 'mudanza', 'correo', 'acecho'],
  jurisdiction:
    'Estados Unidos. Casi todos los estados tienen su propio programa, con sus reglas. Indicamos cuándo es ley federal.',
  inShort: [
    'Muchos estados le dan otra dirección, para que la verdadera no salga en los papeles públicos.',
    'Es gratis. La pide con una persona entrenada, muchas veces en un programa de violencia doméstica.',
    'Entre antes de que su nueva dirección esté en un papel. El programa no puede borrar lo que ya salió.',
    'Esconde una dirección. No esconde un teléfono, un carro ni lo que se publica en internet.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'No haga todavía el cambio de dirección en el correo, ni dé la nueva a quien no la necesita.',
          'Llame a un programa de violencia doméstica cercano o a la línea del estado. Pregunte: “¿Hay aquí un programa de confidencialidad de domicilio, y quién me puede inscribir?”.',
          'Mientras entra, dé la dirección de un abogado, un programa o alguien de confianza, o rente un apartado postal (P.O. Box) que él no conozca.',
        ],
      ],
    },
    what: {
      title: 'Qué hace un programa',
      blocks: [
        'Los nombres cambian: Address Confidentiality Program, Safe at Home, ACP. La idea es la misma. El estado le da una dirección legal que no es su casa, muchas veces un apartado postal en la capital. Usted la pone en los formularios. El correo que llega ahí se lo mandan a usted, gratis.',
        {
          intro: 'Muchas veces la puede usar para:',
          items: [
            'Su licencia de manejar y las placas del carro.',
            'La escuela de sus hijos.',
            'Votar. Pida un registro de votante confidencial.',
            'Papeles de la corte, beneficios, impuestos y otros trámites con su estado o ciudad.',
          ],
        },
        'El programa también recibe por usted los papeles legales. Si alguien la demanda, llegan ahí. Abra pronto ese correo: los plazos cuentan desde el día en que lo recibe el programa.',
      ],
    },
    who: {
      title: 'Quién puede entrar',
      blocks: [
        'Lo decide cada estado. Casi todos aceptan a quien vivió violencia doméstica, agresión sexual o acecho. Muchos agregan la trata de personas. Algunos también aceptan a quien corre peligro por su trabajo, como los jueces.',
        {
          intro: 'Los programas muchas veces piden que:',
          items: [
            'Usted se haya mudado hace poco, o esté por mudarse, a un lugar que él no conoce.',
            'Viva en ese estado.',
            'Diga por escrito que teme por su seguridad. Muchos no piden un reporte de la policía. Pregunte qué pide el suyo.',
          ],
        },
        'Los hijos que viven con usted casi siempre pueden entrar también. En Virginia no puede entrar mientras está en un lugar por 30 días o menos; pregunte qué hacer si está en un refugio.',
      ],
    },
    apply: {
      title: 'Cómo pedirlo',
      blocks: [
        [
          'Busque a quien ayuda con la solicitud (application assistant). Es alguien que el estado entrenó, muchas veces en un programa de violencia doméstica o agresión sexual. La oficina del programa le dice quién hay cerca.',
          'Véanse en un lugar seguro. Hablen de si el programa va con su plan. No paga por esto.',
          'Llenen juntas el formulario. Ponga a todos los de su casa que deben entrar.',
          'Espere su tarjeta. Muestra su nueva dirección legal. Llévela siempre.',
          'Después cambie sus papeles uno por uno, y muestre la tarjeta cada vez.',
        ],
        'Dura unos años y se puede renovar. Avise al programa si se muda o cambia de nombre. Si no, puede perder su lugar.',
      ],
    },
    limits: {
      title: 'Lo que no hace',
      blocks: [
        [
          'Los bancos, las tiendas, las compañías de luz y los dueños de vivienda muchas veces no la tienen que aceptar. Pida de todos modos, y diga por qué.',
          'Quizás no le manden paquetes ni revistas. Las cartas de primera clase sí.',
          'Vale solo en ese estado. Si se muda a otro, lo pide otra vez ahí.',
          'No quita su dirección vieja ni la nueva de los sitios que buscan personas.',
          'La policía la puede conseguir para su trabajo, y en algunos casos una corte la puede pedir.',
          'Si compra una casa, la escritura es pública. Pregunte a un abogado antes de firmar.',
        ],
        {
          title: 'Si comparten la custodia',
          text: 'El programa no cambia una orden de la corte. Quizás todavía tenga que llevar a los niños a las visitas, o decir a la corte que se mudó. Pida a un abogado que su dirección quede fuera de los papeles y que la entrega sea en un lugar seguro.',
        },
      ],
    },
    federal: {
      title: 'Leyes federales que ayudan',
      blocks: [
        [
          'Un estado no puede poner su caso de orden de protección en una página pública si eso puede mostrar quién es usted o dónde está.',
          'Las oficinas de licencias no pueden dar su dirección a cualquiera. Pero hay excepciones, como para demandas y para investigadores con licencia.',
          'Los programas que reciben dinero federal para este trabajo no pueden contar lo que usted les diga sin su permiso por escrito y con fecha de fin.',
        ],
      ],
    },
    without: {
      title: 'Si su estado no tiene programa, o mientras espera',
      blocks: [
        [
          'Antes de presentar algo, pida en la secretaría de la corte el formulario que guarda su dirección en secreto.',
          'Pida a la escuela, al médico y a su trabajo que marquen su expediente como confidencial. Deles una palabra clave.',
          'Use un apartado en una tienda privada de correo en lugar de su casa. Pregunte quién puede ver ahí su nombre.',
          'Pregunte en la oficina de elecciones por un registro de votante confidencial. Algunos estados lo tienen aparte.',
          'Revise qué cuentan su teléfono, su carro y las apps compartidas. Un rastreador puede deshacer todo en un minuto.',
          'Pida a su familia que no publique fotos de su nuevo lugar, la escuela o la calle.',
        ],
      ],
    },
  },
  records: {
    'national-domestic-violence-hotline': 'Busca el programa cercano que la puede inscribir.',
    'womenslaw-org': 'Reglas de su estado para dejar una dirección fuera de los papeles de la corte.',
    'safety-net-project-techsafety-org':
      'Cómo delatan una dirección los teléfonos, las apps y los sitios que buscan personas.',
  },
})
