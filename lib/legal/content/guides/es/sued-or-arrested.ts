import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { suedOrArrested as english } from '../sued-or-arrested'

export const suedOrArrested: GuideContent = translate(english, {
  title: 'Si la demandan, la arrestan o la denuncian a usted',
  description:
    'Qué hacer cuando él pide una orden contra usted, la policía se la lleva, él la lleva a la corte una y otra vez, o llega protección de menores.',
  tags: [
    'orden contra mí',
    'órdenes mutuas',
    'contrademanda',
    'me arrestaron',
    'defensa propia',
    'abuso con demandas',
    'demanda de custodia',
    'protección de menores',
    'CPS',
    'DCF',
  ],
  jurisdiction:
    'Estados Unidos. Las órdenes, los arrestos y la protección de menores son ley de cada estado, y los ejemplos de abajo son de los estados que nombran. Las reglas sobre el silencio, los abogados y las órdenes entre estados son federales.',
  inShort: [
    'Cumpla la orden, aunque todo sea mentira, y vaya a la audiencia.',
    'No acepte una orden contra los dos. Primero pida un abogado.',
    'Si la arrestan, diga que quiere un abogado y después no diga nada de lo que pasó.',
    'Si llega protección de menores, pregunte qué reportaron. Llame a un abogado y a una intercesora ese mismo día.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Busque la fecha en los papeles. La audiencia puede ser en pocos días. Si falta, la corte puede decidir sin usted.',
          'Llame a la ayuda legal gratuita y diga: “Hay un caso contra mí, y quien lo presentó me hizo daño”. Pregunte quién defiende a personas en casos como el suyo.',
          'Llame a una intercesora, aunque alguien diga que la agresora es usted. Diga que le voltearon las cosas.',
        ],
        {
          title: 'No lo llame ni le mande mensajes para aclararlo',
          text: 'Un solo mensaje puede violar una orden, y la pueden arrestar. No importa que él escribiera primero ni que tenga sus cosas. Deje que hable con él un abogado, una intercesora o la corte.',
        },
      ],
    },
    'his-order': {
      title: 'Él pidió una orden contra usted',
      blocks: [
        'Quien hace daño también pide órdenes. Las intercesoras ven que lo hacen para vengarse después de que usted pidió una, y para que parezca que la violenta es usted. Puede cerrarle la puerta de un refugio o costarle el trabajo.',
        [
          'Lea cada línea y haga lo que dice desde que la recibe. En California, violarla puede llevar a la cárcel o a una multa, y usted no puede tener armas mientras dura. Otros estados tienen reglas parecidas.',
          'Vaya a la audiencia, aunque no haya presentado una respuesta. Ahí puede contar su versión. La corte oye a los dos y decide a quién creer.',
          'Antes de escribir una respuesta, pregunte a un abogado. En California la misma corte avisa que lo que pone en sus papeles se puede usar en un caso penal. Hágalo primero si también está la policía de por medio.',
          'Si todavía no tiene abogado, pida a la corte otra fecha para encontrar uno. En California los dos lados la pueden pedir, y la corte debe darla si hay un buen motivo.',
          'Lleve pruebas de cómo ha sido todo: mensajes, fotos, papeles del médico, reportes de la policía y personas que lo vieron.',
        ],
        'Si usted también necesita una orden, pida la suya en su propio formulario. En California no basta con contestar los papeles de él.',
      ],
    },
    both: {
      title: 'Una orden contra los dos',
      blocks: [
        'La corte o un abogado quizás lo ofrezca como la salida rápida: una orden para cada quien, y todos a su casa. No la acepte antes de que un abogado le diga qué significa. Desde ese día él puede llamar a la policía contra usted, y otra corte puede leer que los dos fueron violentos.',
        'Algunos estados lo hacen difícil. En California la corte solo puede darla si los dos van y cada uno la pidió en el formulario. También tiene que decir que los dos fueron agresores principales y que ninguno actuó sobre todo en defensa propia.',
        'La ley federal también ayuda. La orden que usted pidió vale en todos los estados. La que él consiguió de paso, sin pedirla por escrito, no tiene que valer en otros estados. Lo mismo pasa si la corte no dijo que cada uno tenía derecho a una.',
      ],
    },
    arrested: {
      title: 'Si la policía la arresta',
      blocks: [
        'Quizás él llamó primero, o tiene marcas porque usted se defendió. Según un estudio, la policía arrestó a los dos en unos 9 de cada 100 casos en los estados donde tiene que buscar al agresor principal, y en 19 de cada 100 en los demás.',
        [
          'Diga: “Quiero un abogado. No voy a contestar preguntas sin abogado”. En inglés: “I want a lawyer”. Después no hable de lo que pasó. Puede quedarse callada. Si no tiene dinero, en un caso penal la corte le tiene que dar un abogado.',
          'Sí puede decir que está herida y que necesita un médico. Pida que tomen fotos de sus heridas.',
          'No hable de esto por el teléfono de la cárcel: pueden grabar esas llamadas.',
          'Cuéntele todo al abogado: los años de antes, las otras veces que llamó a la policía y qué temía ese día.',
          'Si la corte ordena que no tenga contacto con él, pregunte cómo recoger a sus hijos, sus medicinas y sus papeles.',
        ],
        'No se declare culpable solo para irse a su casa. Eso puede afectar después la custodia, la vivienda, el trabajo y las armas. Si no es ciudadana, puede llevar a la deportación, y su abogado se lo tiene que decir. Un juez de inmigración puede perdonar un caso de violencia doméstica o una orden violada si a usted le hacían daño y no era quien más usaba la violencia. Pregunte a un abogado de inmigración antes de declararse culpable.',
        {
          title: 'Ayuda para su defensa',
          text: 'El National Clearinghouse for the Defense of Battered Women trabaja gratis con abogados, intercesoras y las mismas mujeres. Ayuda cuando acusan a alguien por defenderse, por no proteger a sus hijos de él o por huir con ellos. Coménteselo a su abogado.',
        },
      ],
    },
    courts: {
      title: 'Cuando él usa las cortes para no soltarla',
      blocks: [
        'Las intercesoras lo llaman abuso con demandas (litigation abuse). Él presenta papeles una y otra vez, pide cosas que no vienen al caso, falta a las fechas, o demanda la custodia para hacerla gastar y verla en la corte. Cansa y cuesta dinero.',
        {
          intro: 'Lo que puede ayudar:',
          items: [
            'Lleve un calendario de cada papel, cada fecha a la que él faltó y lo que le costó a usted en dinero, cuidado de niños y trabajo.',
            'Conteste cada papel a tiempo, aunque sea absurdo. Si no, él puede ganar sin más.',
            'Pida a la corte que la deje ir por video, que ponga límites a los papeles, que un solo juez vea todos sus casos y que él pague lo que presentó sin motivo.',
            'Contéstele solo por escrito, con pocas palabras y solo sobre los niños.',
          ],
        },
        'Algunos estados tienen una ley para esto. En Washington, quien ya probó en la corte que su pareja le hizo daño puede pedir una orden que limite los casos de él. Puede pedirla en su respuesta, en cualquier momento de un caso abierto o en los cinco años después de una orden de protección, y es gratis. Pregunte a la ayuda legal qué hay en su estado.',
        'Si él demanda la custodia, nuestra guía sobre custodia y seguridad dice qué mostrar y qué pedir. Pida a la corte que vea primero la violencia.',
      ],
    },
    'child-protection': {
      title: 'Si protección de menores llega a su puerta',
      blocks: [
        'Una maestra, un médico o la policía puede reportar a una familia cuando hay violencia en casa, y él puede reportarla a usted para castigarla. Lo primero que miran es si los niños están seguros. La ley les pide un esfuerzo razonable para que los niños se queden con su mamá o papá, y que ofrezcan ayuda.',
        [
          'Hable con calma y con respeto. Pida el nombre de quien vino, qué reportaron y un papel que diga qué derechos tiene.',
          'Llame a un abogado antes de firmar, sobre todo un “plan de seguridad” o un papel para que los niños vivan por ahora en otro lado. Pregunte si donde vive la corte da un abogado gratis a los padres.',
          'Pida que esté con usted su intercesora, y que le hablen sin él.',
          'Diga lo que ha hecho para cuidar a sus hijos: las llamadas, la orden, la puerta que cerró, las noches en casa de su hermana.',
          'Pida que los papeles digan quién hizo la violencia, y que le exijan a él lo que haya que exigir.',
          'Vaya a cada audiencia y a cada visita, a tiempo. Anote cada conversación con su fecha.',
        ],
        'Que le hagan daño no es descuidar a sus hijos. En 2004 la corte más alta de Nueva York dijo que no se puede culpar a una madre de descuido solo porque sus hijos vieron que la maltrataban, y que haberlo visto no es por sí solo motivo para quitárselos. Otros estados tienen otras reglas. Dígale a su abogado de ese caso de todos modos.',
        'Si sus hijos son de una tribu, dígalo enseguida: otras reglas protegen a su familia.',
      ],
    },
    care: {
      title: 'Mientras dura',
      blocks: [
        'Es duro que la llamen lo que él es. Cuénteselo a una o dos personas de confianza, coma, duerma y no publique nada en internet, porque lo van a leer en la corte. Una intercesora puede sentarse con usted en el pasillo. Muchos programas ayudan a quien tiene una orden o un cargo en contra. Si uno dice que no, pregúntele quién dice que sí.',
      ],
    },
  },
  records: {
    'national-domestic-violence-hotline':
      'Una intercesora, de día y de noche, también si a quien arrestaron fue a usted.',
    'womenslaw-org': 'Órdenes y custodia en su estado, y preguntas legales por correo electrónico.',
    'legal-services-corporation-get-legal-help': 'Busca la oficina de ayuda legal para su dirección.',
  },
})
