import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { olderWomen as english } from '../older-women'

export const olderWomen: GuideContent = translate(english, {
  title: 'Mujeres mayores y abuso',
  description:
    'Abuso de una pareja, un hijo adulto o quien la cuida: señales, a quién llamar, qué hacen los servicios de protección de adultos, y el dinero.',
  tags: [
    'mujeres mayores',
    'abuso de personas mayores',
    'servicios de protección de adultos',
    'quien cuida',
    'dinero',
    'asilo',
  ],
  jurisdiction:
    'Estados Unidos. Desde qué edad ayudan los servicios de protección de adultos, y quién tiene que reportar, depende de su estado.',
  inShort: [
    'El abuso puede empezar tarde en la vida, o durar décadas. Nunca es tarde para pedir ayuda.',
    'Quien lo hace puede ser la pareja, un hijo, un nieto o alguien a quien se le paga.',
    'Puede llamar a las mismas líneas que las más jóvenes, y también a líneas para personas mayores.',
    'Necesitar cuidados no le quita el derecho a decidir.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Si está en peligro o muy herida, llame al 911. Si lleva un botón de alerta médica, lo puede usar.',
          'Llame a la línea contra la violencia doméstica o al programa cerca de usted. Diga su edad y qué ayuda necesita cada día.',
          'Si no es urgente, llame a los servicios de protección de adultos de donde vive. No necesita pruebas.',
        ],
      ],
    },
    what: {
      title: 'Cómo puede ser',
      blocks: [
        'A veces el abuso empieza pronto en un matrimonio y dura hasta la vejez. A veces empieza tarde. Puede empezar cuando alguien se retira o queda con una discapacidad, o cuando cambia el lugar de cada quien en la familia. También puede venir con una pareja nueva.',
        'Quienes lo estudian nombran el abuso físico, sexual y emocional, el descuido y el mal uso del dinero. Muchas personas viven más de uno.',
        {
          intro: 'Alguien puede:',
          items: [
            'Pegarle, empujarla, agarrarla o amarrarla. Obligarla a tener sexo.',
            'Gritarle, avergonzarla o tratarla como a una niña.',
            'Quitarle los lentes, el audífono, el andador, el teléfono o las medicinas. O darle demasiada medicina.',
            'Dejarla sin comida, baño o médico.',
            'Alejar a amigos y familia, u oír todas sus llamadas.',
            'Usar su tarjeta del banco, cambiar su testamento o presionarla para firmar papeles.',
            'Amenazar con mandarla a un asilo o con no dejarla ver a sus nietos.',
          ],
        },
      ],
    },
    hard: {
      title: 'Por qué cuesta contarlo',
      blocks: [
        'Quizás teme perder su casa, su atención médica o a quien la cuida. Quizás le enseñaron que lo de la familia se queda en la familia. Quizás teme quedarse sola. Muchas mujeres de su edad sienten lo mismo.',
        'A otros también les es fácil no verlo. Un moretón o una confusión pueden parecer cosas de la edad. Casi todo el abuso de personas mayores nunca se reporta. Un estudio encontró que menos de un caso de cada veinte llega a las autoridades. Una visita a emergencias puede ser el único momento en que está fuera de casa y puede hablar a solas.',
        'Si es su hijo, quizás quiere que pare el abuso sin verlo en la cárcel. Lo puede decir. Una intercesora le ayuda a buscar formas de estar segura con las que pueda vivir.',
      ],
    },
    aps: {
      title: 'Qué hacen los servicios de protección de adultos',
      blocks: [
        'Cada estado tiene esa oficina. Ve el abuso, el descuido y el mal uso del dinero de personas mayores y de adultos con discapacidad. Puede ayudar a conseguir atención médica, comida, dinero, ayuda legal y otro apoyo.',
        'Casi siempre puede decir que no a su ayuda. Solo puede actuar sin su sí en algunos casos, por ejemplo si usted no puede tomar o decir una decisión, o necesita ayuda enseguida. A quién puede ayudar no es igual en cada estado.',
        {
          intro: 'Cuando llame, pregunte:',
          items: [
            '¿Le van a decir a esa persona que llamé?',
            '¿Cuándo viene alguien, y nos podemos ver en un lugar seguro?',
            '¿Qué pueden hacer si quiero quedarme en casa? ¿Y si quiero irme?',
          ],
        },
        {
          title: 'En un asilo u otro hogar de cuidados',
          text: 'Llame a la agencia del estado que le da la licencia, o al ombudsman de cuidados a largo plazo, que habla por quienes viven ahí. Si no sabe el número, lo busca Eldercare Locator, en muchos idiomas.',
        },
      ],
    },
    safe: {
      title: 'Planee su seguridad con la ayuda que necesita',
      blocks: [
        [
          'Haga una lista de lo que necesita cada día: medicinas, oxígeno, transporte, comidas. Anote quién más podría darlo.',
          'Tenga en una bolsa lentes de repuesto, pilas para el audífono y medicinas para una semana.',
          'Pregunte a los refugios por escalones, baños, cuidados y animales de servicio. No la pueden rechazar por una discapacidad.',
          'Tenga un teléfono donde duerme. Apréndase un número de memoria.',
          'Cuénteselo a su médico cuando estén a solas. Pregunte qué tiene que reportar.',
          'Elija a un vecino o una amiga que la vea o llame cada día a la misma hora.',
        ],
        'Puede pedir a la corte una orden de protección contra una pareja, y muchas veces contra un hijo u otro familiar. Algunos estados tienen una orden solo para personas mayores. Pida que los manden salir de la casa, aunque hayan vivido ahí por años.',
      ],
    },
    money: {
      title: 'Proteja su dinero y su voz',
      blocks: [
        [
          'Llame a su banco. Pida que vigilen la cuenta, cambien las tarjetas y quiten de ella a las personas en quienes no confía.',
          'Abra una cuenta en otro banco y pida que su Seguro Social llegue ahí.',
          'Si alguien recibe sus beneficios por usted y los usa mal, avise al Seguro Social y pida que lo haga otra persona.',
          'Mientras pueda decidir, puede terminar un poder legal (power of attorney). Hágalo por escrito, y dé copia al banco y al médico. Pregunte antes a la ayuda legal gratuita.',
          'No firme una escritura, un préstamo ni un testamento que no haya leído con alguien de su lado.',
          'Revise su informe de crédito por si hay deudas que no son suyas.',
        ],
        'Muchas oficinas de ayuda legal gratuita reciben dinero federal para ayudar a personas mayores. También hay una línea nacional contra el fraude a personas mayores.',
      ],
    },
  },
  records: {
    'national-domestic-violence-hotline': 'Para mujeres de cualquier edad, de día y de noche.',
    'lawhelp-org': 'Ayuda legal gratuita, con oficinas para personas mayores.',
    'womenslaw-org': 'Quién puede pedir una orden en su estado.',
  },
})
