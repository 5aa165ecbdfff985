import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { military as english } from '../military'

export const military: GuideContent = translate(english, {
  title: 'Abuso en una familia militar',
  description:
    'Reportar con o sin que se entere el mando, órdenes militares y civiles, vivienda, dinero y armas, para esposas y para quien sirve.',
  tags: [
    'militar',
    'reporte restringido',
    'orden militar de protección',
    'Family Advocacy Program',
    'veteranas',
    'vivienda en la base',
  ],
  jurisdiction:
    'Estados Unidos y sus bases en otros países. Las reglas militares vienen de la ley federal y del Departamento de Defensa; las órdenes civiles, del estado.',
  inShort: [
    'Puede hablar con una intercesora militar sin que le avisen al mando. Se llama reporte restringido.',
    'La orden de un comandante se acaba cuando él lo dice. La de una corte del estado dura más y va con usted.',
    'Si puede, consiga las dos. La ley federal le da a la orden civil toda su fuerza en la base.',
    'Si lo sacan del servicio por abuso, quizás usted reciba pagos cada mes de uno a tres años.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Si está en peligro, llame al 911 fuera de la base, o a la policía militar en la base. Si está en otro país, apréndase hoy el número de ahí.',
          'Decida quién puede saberlo antes de hablar con alguien de uniforme. Pregunte primero: “¿Puede ser un reporte restringido?”. Un amigo de la unidad o un comandante no puede guardarlo.',
          'Llame a una intercesora del Family Advocacy Program, o a una línea de ayuda civil que no tiene nada que ver con los militares.',
        ],
      ],
    },
    reports: {
      title: 'Dos clases de reporte',
      blocks: [
        [
          {
            term: 'Restringido (restricted)',
            text: 'Recibe intercesora, médico y consejería. No se avisa a la policía ni al mando. Usted decide quién lo sabe. Solo lo puede hacer con una intercesora, con personal clínico de Family Advocacy o con personal de salud.',
          },
          {
            term: 'Sin restricción (unrestricted)',
            text: 'La policía investiga y se avisa al mando. Recibe la misma atención, y el mando le puede ordenar que no se acerque, moverlo o castigarlo.',
          },
        ],
        'Después puede pasar de restringido a sin restricción. Al revés no. Un reporte restringido no se puede si corre un peligro grave en este momento, o si hay abuso de un menor. En algunos estados el médico tiene que reportar ciertas heridas a la policía. Pregunte antes de contar.',
        'Los capellanes también guardan el secreto. Las líneas de ayuda y los refugios civiles no reportan a los militares.',
      ],
    },
    orders: {
      title: 'Dos clases de orden',
      blocks: [
        'Un comandante puede dar una orden militar de protección. Puede ser rápida, y lo pueden castigar si no la cumple. Solo obliga a quien está en el servicio, y la policía civil no lo puede arrestar por violarla. Dura hasta que se acaba o la reemplaza otra orden.',
        'Una orden civil de protección viene de una corte del estado o tribal. Si no la cumple, la policía de fuera de la base lo puede arrestar. La ley federal le da la misma fuerza en la base: muéstrela en la entrada. Puede tener las dos a la vez.',
        'El mando tiene que avisar a la policía civil de una orden militar y de cada cambio. De todos modos, lleve una copia de cada una. Si lo mandan a otra base, avise a la intercesora, para que lo sepa el nuevo mando.',
        {
          title: 'Si dice que no puede ir a la corte',
          text: 'Quien sirve puede pedir a una corte civil una demora de 90 días o más si el servicio no lo deja ir. La ley pide una carta de su comandante. Pida que su orden temporal siga valiendo todo ese tiempo.',
        },
      ],
    },
    guns: {
      title: 'Armas',
      blocks: [
        'Si hay una orden civil final que cumple los requisitos, él no puede tener armas propias. Quizás pueda usar un arma del servicio cuando trabaja. Después de una condena por violencia doméstica no puede tener ninguna, ni para el trabajo. Pida al comandante que le quite las armas, y a la corte que le ordene entregarlas.',
      ],
    },
    'home-money': {
      title: 'Casa, dinero y seguro',
      blocks: [
        [
          'Vivienda en la base: el mando le puede ordenar que salga y dejar que usted se quede un tiempo. Pregunte a la intercesora y a la oficina de vivienda. Pida por escrito.',
          'Manutención: mientras sirve, cada rama espera que mantenga a su familia. Si deja de hacerlo, avise a su mando y pida una orden a una corte del estado.',
          'Compensación de transición: si lo sacan del servicio, o pierde todo su pago, por maltratarla a usted o a un niño, usted quizás reciba pagos cada mes de 12 a 36 meses. También puede usar el commissary y el exchange. Los pagos se acaban si se casa otra vez o vive con él.',
          'Pago de retiro: si perdió ese derecho por el abuso, una corte todavía le puede dar a usted su parte, si él sirvió bastante tiempo.',
          'Mudanza: pregunte si el gobierno paga la mudanza de sus cosas, sobre todo si vive en otro país.',
          'Seguro médico: pregunte a la intercesora cuánto tiempo lo tiene después de un divorcio. Hágalo antes de firmar algo.',
        ],
        'Hable gratis con un abogado de asistencia legal en la base. Si él fue primero, quizás la manden a otra oficina. La ayuda legal civil también es para usted.',
      ],
    },
    serving: {
      title: 'Si quien sirve es usted',
      blocks: [
        'Todo esto también es para usted, sea quien sea el que le hace daño, y sirva o no. Después de una agresión sexual puede hacer un reporte restringido con quien coordina la respuesta a la agresión sexual, con una intercesora o con personal de salud. La Safe Helpline es para toda la comunidad militar. Es privada y no tiene que ver con su mando.',
        'Si teme por su carrera, dígalo a la intercesora antes de reportar. Pregunte por un traslado rápido. También puede pedir su propio abogado, gratis, si el caso es de agresión sexual o violencia doméstica.',
      ],
    },
    abroad: {
      title: 'Si está en otro país o no es ciudadana',
      blocks: [
        'Las órdenes de cortes de Estados Unidos quizás no valgan fuera de la base en otro país. Una orden militar sí lo obliga ahí. Pregunte a la intercesora cómo volver antes con sus hijos. Si no es ciudadana, hable con un abogado de inmigración antes de viajar o divorciarse. Quizás tenga derechos propios, aunque él nunca haya presentado papeles por usted.',
      ],
    },
  },
  records: {
    'national-domestic-violence-hotline': 'No tiene que ver con los militares.',
    'womenslaw-org': 'Sus páginas sobre el sistema militar, y preguntas por correo electrónico.',
    'lawhelp-org': 'Ayuda legal civil cerca de la base.',
  },
})
