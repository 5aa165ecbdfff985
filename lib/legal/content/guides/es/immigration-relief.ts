import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { immigrationRelief as english } from '../immigration-relief'

export const immigrationRelief: GuideContent = translate(english, {
  title: 'Alivio migratorio: VAWA, visa U y visa T',
  description:
    'Tres maneras de pedir papeles sin la persona que le hace daño, qué pide cada una, y qué cambió en 2025.',
  tags: ['inmigración', 'autopetición de VAWA', 'visa U', 'visa T', 'tarjeta verde', 'trata de personas', 'papeles'],
  jurisdiction:
    'Estados Unidos, ley federal. La ley la hace el Congreso; la forma en que las agencias la aplican cambió en 2025 y puede cambiar otra vez.',
  inShort: [
    'Hable con un abogado de inmigración antes de presentar o mandar algo. Ahora importa más que antes.',
    'VAWA es para esposas, hijos y algunos padres de ciudadanos o personas con tarjeta verde que los maltrataron.',
    'La visa U es para quien sufrió ciertos delitos y ayuda a la policía o a una corte.',
    'La visa T es para quien sufrió trata de personas, en el trabajo o en el sexo.',
  ],
  sections: {
    first: {
      title: 'Lea esto primero',
      blocks: [
        {
          title: 'Pida consejo antes de presentar su caso',
          text: 'En enero de 2025 el servicio de inmigración (ICE) quitó sus reglas sobre las personas que sufrieron un delito. Sus agentes ya no tienen que buscar señales de que alguien tiene un caso así. Las visas U y T y VAWA siguen: las hizo el Congreso, y una agencia no las puede quitar. Pero tener un caso en trámite protege menos que antes. Pregunte a un abogado qué pasa si lo presenta, y qué pasa si se lo niegan.',
        },
        'No le pague a un notario ni a un consultor por consejos legales. En Estados Unidos un notario no es abogado. Solo puede aconsejarla un abogado, o una persona acreditada por el Departamento de Justicia. Las listas gratuitas al final de esta página son un buen comienzo.',
        'La otra persona quizás diga que la van a deportar si habla. Usted puede llamar al 911, pedir una orden de protección, ir a un refugio y ver a un médico, sea cual sea su estatus. Pregunte antes de darle papeles a alguien.',
      ],
    },
    private: {
      title: 'Su caso no se le cuenta a quien le hizo daño',
      blocks: [
        'Una ley federal (8 U.S. Code 1367) dice que el gobierno no puede dar datos de su caso de VAWA, U o T a quien no tiene derecho a ellos. Tampoco puede actuar contra usted solo por lo que diga el agresor. En diciembre de 2025 la agencia de inmigración, USCIS, cambió su guía. Ahora dice que en algunos casos la ley le deja usar lo que le diga el agresor. Pregunte a su abogado qué significa para usted.',
        'Use una dirección postal segura. Las cartas de USCIS son la forma más común en que se descubre un caso en casa.',
      ],
    },
    vawa: {
      title: 'Autopetición de VAWA',
      blocks: [
        {
          intro:
            'Usted pide por sí misma, con el formulario I-360. La otra persona no participa y no le avisan. Usted muestra que:',
          items: [
            'La otra persona es o fue ciudadana o tenía tarjeta verde, y usted es su esposa, esposo, hija o hijo, o es madre o padre de una persona ciudadana de 21 años o más.',
            'La golpeó a usted o a su hijo, o los trató con crueldad extrema. No tiene que ser con golpes.',
            'Usted vivió con esa persona.',
            'Si se casó: se casó de buena fe, no por papeles.',
            'Usted es una persona de buena conducta moral.',
          ],
        },
        'Si se divorció, todavía puede pedirla en los dos años siguientes, si el divorcio tuvo que ver con el abuso. Si esa persona murió o perdió su estatus, pregunte enseguida: también hay plazos. No se case otra vez antes de que aprueben su petición. Si se casa antes, la petición se acaba.',
        'Qué cambió: el 22 de diciembre de 2025 USCIS sacó una guía nueva, para casos nuevos y para los ya presentados. Pide más datos de dónde y cuándo vivieron juntos, y pruebas principales de un matrimonio de buena fe, como el acta. La ley todavía le deja usar cualquier prueba creíble. Anote direcciones y fechas, y junte lo que tenga.',
      ],
    },
    'u-visa': {
      title: 'Visa U',
      blocks: [
        {
          intro:
            'Para quien sufrió un delito de una lista, como violencia doméstica, agresión sexual, acecho, agresión grave o encierro a la fuerza. El estatus de la otra persona no importa. Usted muestra que:',
          items: [
            'El delito le causó un daño grande, físico o mental.',
            'Usted sabe algo del delito, y ha ayudado, ayuda o es probable que ayude a la policía, a la fiscalía, a una corte o a otra agencia.',
            'El delito pasó en Estados Unidos o violó sus leyes.',
            'Una agencia firmó un formulario que lo dice: el I-918, Suplemento B. La agencia decide si firma. Sin eso no hay visa U.',
          ],
        },
        'La ley da 10,000 al año para quienes sufrieron el delito, y muchas más personas la piden. La espera es de muchos años. Pregunte a su abogado si puede tener permiso de trabajo mientras espera, y de qué sirve hoy.',
      ],
    },
    't-visa': {
      title: 'Visa T',
      blocks: [
        'Para quien fue obligada a trabajar, o a tener sexo por dinero, con fuerza, engaño o amenazas. Si es menor de 18 años, el sexo por dinero cuenta aunque no haya fuerza. Usted muestra que está aquí por eso y que sufriría mucho si tuviera que irse. También acepta ayudar a la policía en lo que razonablemente le pidan. No tiene que hacerlo si era menor de 18 años, o si lo que vivió lo hace imposible.',
        'La ley da 5,000 al año. No necesita un formulario firmado por la policía, aunque ayuda. Pregunte qué beneficios puede recibir ahora: las reglas cambiaron en 2025.',
      ],
    },
    together: {
      title: 'Lo que tienen en común',
      blocks: [
        [
          'Quizás pueda incluir a sus hijos, y a veces a otros de su familia.',
          'Cada una puede llevar a un permiso de trabajo y, más tarde, a la tarjeta verde.',
          'Puede pedir que le perdonen algunas cosas, como la forma en que entró. Cuéntele todo a su abogado, también los arrestos.',
          'Pregunte por los costos. Desde abril de 2024 casi todos los formularios de VAWA, U y T son gratis. Una ley de julio de 2025 puso costos a algunos formularios de inmigración. Revise la página de costos del gobierno (formulario G-1055) el día que presente su caso: si el pago está mal, se lo devuelven.',
        ],
        'También hay otras maneras. Si tiene una tarjeta verde de dos años por matrimonio, puede presentar el formulario I-751 sin su esposo y pedir una excepción por abuso. También existen la cancelación de VAWA en la corte de inmigración, el asilo y un estatus especial para menores. Un abogado mira todas.',
      ],
    },
    prepare: {
      title: 'Qué juntar, si es seguro',
      blocks: [
        [
          'Pasaporte, visa, papeles de entrada y cartas de inmigración. Una foto es mejor que nada.',
          'Los papeles de la otra persona: acta de nacimiento, tarjeta verde, pasaporte, o dónde nació.',
          'Actas de matrimonio y de nacimiento; pruebas de que vivieron juntos.',
          'Papeles de la policía, la corte y el médico; fotos; mensajes; nombres de quienes lo saben.',
          'Su propia historia. Escríbala primero en su idioma.',
        ],
        'Lleve con usted el número de un abogado y, si tiene un caso, una copia del recibo.',
        {
          title: 'No salga del país mientras su caso está abierto',
          text: 'Un viaje puede acabar con su caso o no dejarla volver, aun con permiso de viaje. Pregunte antes a su abogado, cada vez.',
        },
      ],
    },
  },
  records: {
    'immigration-advocates-network-legal-directory': 'Abogados de inmigración gratis o de bajo costo cerca de usted.',
    'immigration-court-pro-bono-list-eoir': 'La lista del gobierno de abogados gratis, por corte.',
    'national-human-trafficking-hotline':
      'Ayuda para quien sufrió trata de personas, de día o de noche, en muchos idiomas.',
    'vawa-self-petition-information-uscis': 'La página oficial sobre la autopetición de VAWA.',
    'uscis-t-and-u-visa-information': 'La página oficial sobre las visas T y U.',
  },
})
