import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { lgbtq as english } from '../lgbtq'

export const lgbtq: GuideContent = translate(english, {
  title: 'Mujeres LGBTQ+ y abuso',
  description:
    'Abuso en parejas LGBTQ+: señales fáciles de pasar por alto, amenazas de contarlo a otros, un refugio que la respete, y sus derechos.',
  tags: ['LGBTQ', 'lesbiana', 'bisexual', 'transgénero', 'amenazas de contarlo', 'refugio', 'fotos íntimas'],
  jurisdiction:
    'Estados Unidos. Indicamos cuándo es ley federal. Las órdenes, la custodia y otras reglas dependen de su estado, y las reglas federales de este tema han cambiado más de una vez.',
  inShort: [
    'El abuso es abuso, sea quien sea su pareja y sea quien sea usted.',
    'Amenazar con contar a otros quién es usted es una forma de abuso.',
    'Los programas que reciben cierto dinero federal no la pueden rechazar por quién es o a quién quiere.',
    'Usted elige qué contar y a quién.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Si está en peligro, llame al 911. No tiene que explicar su relación para pedir ayuda.',
          'Llame, mande un texto o chatee con una línea de ayuda. Puede usar el nombre y las palabras que son suyas, o no dar nombre.',
          'Piense en una persona a quien sea seguro contarle: una amiga, alguien del trabajo o un centro LGBTQ+.',
        ],
      ],
    },
    signs: {
      title: 'Señales fáciles de pasar por alto',
      blocks: [
        'Una pareja que maltrata controla igual que en cualquier pareja: con fuerza, sexo, humillación, dinero, alejándola de otros. También puede usar los prejuicios de la gente.',
        {
          intro: 'Quizás su pareja:',
          items: [
            'Amenaza con contarlo a su familia, a su jefe o al dueño de su vivienda.',
            'Dice que nadie la va a ayudar por ser quien es.',
            'Dice que usted no es de verdad lesbiana, bisexual o trans.',
            'Dice que esto es normal en una pareja como la suya.',
            'Dice que entre dos mujeres no puede haber abuso.',
            'Si usted es trans, la llama “eso”, o se burla de su cuerpo o su voz.',
            'Le esconde las hormonas, la ropa o los papeles.',
            'Dice que va a perder a los niños porque no los tuvo usted.',
            'Pone en su contra a sus amistades o a la comunidad, para que no tenga a dónde ir.',
          ],
        },
        'Si es su primera relación así, quizás no sepa qué es normal. Y si una vez devolvió un golpe, quizás le digan que la culpa es de las dos. Pregúntese quién le tiene miedo a quién, y quién decide.',
      ],
    },
    outing: {
      title: 'Si alguien amenaza con contarlo',
      blocks: [
        [
          'Guarde los mensajes. Tome capturas de pantalla y mándelas a alguien seguro. Antes de grabar una llamada o una conversación, pregunte a una abogada o un abogado: en algunos estados todas las personas tienen que aceptar.',
          'Piense a quién prefiere contarle usted, y en qué orden. No tiene que hacerlo.',
          'Dígale a la intercesora o al abogado que teme esto, para que los papeles no digan más de lo necesario.',
          'Antes de presentar algo, pregunte qué es público. Muchas veces otros pueden leer los papeles de la corte.',
          'Si amenazan con compartir fotos íntimas, dígalo. Compartirlas, reales o hechas por computadora, es delito en todos los estados, y delito federal desde el 19 de mayo de 2025. Quizás pueda demandar. Los sitios y las apps tienen que quitarlas en 48 horas después de que usted lo pida de la forma correcta. StopNCII.org ayuda a que muchos sitios no las muestren.',
        ],
        'En una emergencia su seguridad va primero. Una línea de ayuda puede pensar con usted quién puede enterarse y qué hacer.',
      ],
    },
    shelter: {
      title: 'Un lugar que la respete',
      blocks: [
        'Puede llamar antes a un programa y preguntar sin dar su nombre. Un programa que recibe dinero federal contra la violencia hacia las mujeres no la puede rechazar por ser lesbiana, bisexual o trans. Si un lugar no es para usted, pregunte quién más hay, o por un cuarto de hotel.',
        {
          intro: 'Qué preguntar:',
          items: [
            '¿Han ayudado antes a mujeres como yo?',
            '¿Dónde dormiría, y hay un baño con llave?',
            '¿Van a usar mi nombre y mis pronombres?',
            'Si mi pareja es mujer, ¿cómo evitan que entre diciendo que también necesita ayuda?',
            '¿Quién va a ver lo que les cuento?',
          ],
        },
      ],
    },
    rights: {
      title: 'Sus derechos con los programas',
      blocks: [
        'Desde 2013 una ley federal dice esto: un programa pagado con la Ley de Violencia contra la Mujer (VAWA) no la puede dejar fuera, ni tratar peor, por su sexo, identidad de género u orientación sexual. También nombra raza, color, religión, país de origen y discapacidad. La ley dice “real o percibida”, así que no importa si aciertan sobre usted.',
        'Un programa puede ser solo para mujeres únicamente donde hace falta para su forma de trabajar. Entonces tiene que dar a otros una ayuda parecida.',
        {
          title: 'De lo que no estamos seguras',
          text: 'La guía que pudimos leer es de 2013 y 2014. Hoy el gobierno federal quizás lea y aplique esta regla de otro modo, sobre todo con mujeres trans. Pregunte a la ayuda legal gratuita o a un grupo legal LGBTQ+ qué vale ahora donde usted vive.',
        },
        'Muchos estados y ciudades tienen sus propias leyes contra el trato injusto en vivienda, refugios y atención. Si la rechazan, anote la fecha, el nombre y las palabras. Después pida ayuda con una queja.',
      ],
    },
    court: {
      title: 'Corte y policía',
      blocks: [
        'Puede pedir una orden de protección contra una esposa, un esposo o una pareja, también si las dos son mujeres. Si nunca vivieron juntas, pregunte si su estado cubre a alguien con quien sale. Use los formularios como están y tache las palabras que no van.',
        'La policía no siempre ve quién está en peligro cuando viven juntas dos mujeres. Si viene, diga con claridad quién lastimó a quién, muestre las heridas y pida que lo anoten. Si la arrestan por defenderse, no diga más y pida un abogado.',
        'Si tiene hijos, averigüe si usted es madre legal. Estar casada o en el acta de nacimiento quizás no baste si se muda a otro estado. Una orden de la corte o una adopción es más segura. Hable con la ayuda legal gratuita antes de salir del estado con un niño.',
        'Si está casada con una persona ciudadana o con tarjeta verde que le hace daño, quizás pueda pedir sus propios papeles. Nuestra guía de inmigración dice cómo.',
      ],
    },
    care: {
      title: 'Atención, y gente que entiende',
      blocks: [
        'Algunas líneas son de y para personas LGBTQ+. La escuchan, y muchas veces conocen los centros y médicos cerca de usted. Si piensa en quitarse la vida, llame o mande un texto al 988. Usted merece un amor que no duela y ayuda que no juzgue.',
      ],
    },
  },
  records: {
    'national-domestic-violence-hotline': 'Para todas las personas, por teléfono, texto o chat.',
    'lgbt-national-hotline': 'Una línea para personas LGBTQ+ de cualquier edad.',
    'trans-lifeline': 'Atendida por personas trans.',
  },
})
