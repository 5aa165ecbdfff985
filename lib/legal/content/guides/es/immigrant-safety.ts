import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { immigrantSafety as english } from '../immigrant-safety'

export const immigrantSafety: GuideContent = translate(english, {
  title: 'Cómo pedir ayuda si no es ciudadana',
  description:
    'Policía, refugios, cortes y médicos: qué puede pedir sin papeles, qué no tiene que decir, y cómo responder a las amenazas de él.',
  tags: [
    'inmigrante',
    'sin papeles',
    'indocumentada',
    'la migra',
    'refugio',
    'policía',
    'huellas',
    'intérprete',
    'lengua indígena',
    'mam',
    'mixteco',
    'amenazas de deportación',
  ],
  jurisdiction:
    'Estados Unidos, ley federal. Las reglas y cómo se aplican cambiaron en 2025 y pueden cambiar otra vez. Los estados y las ciudades tienen además sus propias reglas.',
  inShort: [
    'Puede ir a un refugio, ver a un médico, pedir una orden de protección y llamar al 911, tenga o no papeles. Algunos policías trabajan con ICE (inmigración): si tiene tiempo, pregunte antes a una intercesora cómo es donde usted vive.',
    'No tiene que decir su estatus migratorio a un refugio ni a una intercesora.',
    'La ley no permite que la deporten solo por la palabra de él. Hable con un abogado de inmigración antes de creerle.',
    'Sobre visas y tarjetas verdes, lea nuestra guía de alivio migratorio. Si llegan agentes o se llevan a alguien, lea nuestra guía sobre eso.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Si está en peligro, llame al 911 y diga su idioma en inglés: “Spanish, please”. Pueden poner a un intérprete en la línea.',
          'Llame a una línea de ayuda de violencia doméstica y pida su idioma. No tiene que dar su nombre ni su estatus.',
          'Ponga sus papeles, o fotos de ellos, donde él no los alcance. Sirve una amiga, un casillero en el trabajo o un correo electrónico nuevo.',
        ],
        {
          title: 'Antes de firmar o de viajar',
          text: 'No firme papeles del gobierno o de él que no entienda. No salga del país sin hablar con un abogado de inmigración. No le pague a un notario por consejos legales: aquí un notario no es abogado.',
        },
      ],
    },
    'who-asks': {
      title: 'Quién pregunta por papeles y quién no',
      blocks: [
        [
          {
            term: 'Refugios e intercesoras',
            text: 'No necesitan saber su estatus, y usted puede negarse a dar un número de Seguro Social. Si reciben dinero federal para este trabajo, no pueden contar lo que usted les diga sin su permiso por escrito, a menos que una ley los obligue. Los programas pagados por la ley federal contra la violencia familiar, entre ellos refugios y líneas de ayuda, no pueden exigirle papeles para ayudarla.',
          },
          {
            term: 'Órdenes de protección',
            text: 'La corte se la puede dar, tenga o no papeles. No tiene que decir nada de su estatus en el formulario.',
          },
          {
            term: 'Policía',
            text: 'Puede reportar un delito, sea cual sea su estatus. Algunos policías trabajan de cerca con inmigración y otros no. Una intercesora sabe cómo es donde usted vive, y puede ir con usted.',
          },
          {
            term: 'Hospitales',
            text: 'Una sala de emergencias tiene que examinarla y tratar una emergencia, aunque no tenga papeles ni dinero. No tiene que contestar sobre su estatus para que la atiendan.',
          },
          { term: 'Escuelas', text: 'Sus hijos pueden ir a la escuela pública. Así lo dijo la Corte Suprema en 1982.' },
        ],
        'La Línea Nacional contra la Violencia Doméstica dice en su página en español que usted no tiene que decir su estatus migratorio para recibir ayuda.',
        'Por años el gobierno federal ha dicho que el refugio por poco tiempo, la ayuda en una crisis y otros servicios que protegen la vida son para todos. En 2025 algunas agencias empezaron a cambiar esas reglas. Si en un lugar le dicen que no puede entrar, no se rinda. Llame a la línea de ayuda y pida otro.',
      ],
    },
    'after-the-call': {
      title: 'Qué pasa después de llamar a la policía',
      blocks: [
        'Llegan, los separan y le preguntan a cada quien qué pasó. Puede pedir un intérprete y decirles dónde le duele. Quizás arresten a una persona. A veces arrestan a los dos, y así mujeres que pidieron ayuda han quedado en los registros de inmigración.',
        [
          'Las huellas de quien es arrestado van al FBI, y de ahí a inmigración. Las de quien llamó y no es arrestada, no.',
          'Así que después de un arresto quizás lo deporten a él. Si usted no quiere eso, o necesita la tarjeta verde de él para la suya, pregunte a un abogado qué hacer. Eso solo no le cierra el camino de VAWA ni de la visa U.',
          'En algunos lugares la policía tiene un acuerdo con inmigración, que se llama 287(g). Una intercesora sabe si es así donde usted vive.',
          'Pida el número del reporte y el nombre del oficial. Los va a necesitar para una orden o una visa.',
        ],
      ],
    },
    threats: {
      title: 'Lo que él dice y lo que es cierto',
      blocks: [
        [
          {
            term: '“Voy a llamar a inmigración y te van a llevar”.',
            text: 'Puede llamar, y una llamada puede empezar un caso por otros hechos. Pero los agentes no pueden decidir que usted tiene que irse solo por lo que les dijo un esposo, esposa, padre o madre que la maltrata. Si usted tiene un caso de VAWA, U o T, no le pueden dar a él datos del caso.',
          },
          {
            term: '“Nadie te va a ayudar. Eres ilegal”.',
            text: 'Hay leyes hechas justo para esto. Quizás pueda tener papeles sin él. Nuestra guía de alivio migratorio explica cómo.',
          },
          {
            term: '“Si te vas, me quedo con los niños”.',
            text: 'Una corte de familia mira lo que es mejor para los niños. Su estatus, por sí solo, no lo decide. Si teme que él se los lleve a otro país, dígalo en la corte y pregunte por los pasaportes.',
          },
          {
            term: '“Tengo tu pasaporte, así que no te puedes ir”.',
            text: 'Puede irse sin él. Su consulado le puede hacer otro, e inmigración puede reponer otros papeles. Pregunte a una intercesora si es seguro ir al consulado.',
          },
          {
            term: '“Si vas a la corte, te van a arrestar”.',
            text: 'Dígale a su abogado o intercesora que tiene miedo. Si los agentes arrestan a alguien en un refugio, o en la corte por un caso de orden de protección, la ley los obliga a mostrar que no violaron las reglas de privacidad de arriba.',
          },
        ],
        'En enero de 2025 el gobierno quitó la regla que evitaba casi todos los arrestos en refugios, hospitales, escuelas e iglesias. Por eso pregunte a la intercesora qué hacen si llegan agentes, y por qué entrada y a qué hora es más seguro.',
      ],
    },
    language: {
      title: 'Su idioma',
      blocks: [
        'Las cortes, la policía, los hospitales y otros que reciben dinero federal no pueden tratarla peor por el lugar de donde viene. Las cortes han dicho que eso incluye el idioma. En julio de 2025 el gobierno federal retiró sus instrucciones sobre esto, pero no la ley, así que quizás una oficina le diga que no: pida a una intercesora que insista. Pida un intérprete gratis cada vez, y antes del día de la audiencia.',
        [
          'Diga: “Necesito un intérprete en mi idioma. No quiero que interprete él ni mi hijo”. En inglés: “I need an interpreter for my language. I do not want him or my child to interpret”.',
          'Si no entiende al intérprete, dígalo ahí mismo en la corte.',
          'No firme un reporte de la policía en inglés que nadie le leyó en su idioma.',
          'Si su comunidad es pequeña, pida un intérprete por teléfono que no conozca a su familia.',
        ],
        'Si su lengua tampoco es el español, diga cuál es, qué variante y de qué pueblo: “Hablo mam, de Todos Santos”. En inglés: “I speak Mam, from Todos Santos”. Solo el mam tiene unas 15 variantes, y muchas veces quien habla una no entiende otra. La corte de inmigración también lo pregunta, y paga al intérprete. Las oficinas lo pueden encontrar con CIELO, que tiene más de 50 lenguas indígenas, o con grupos de mixteco, triqui, zapoteco y lenguas mayas.',
      ],
    },
    'police-stop': {
      title: 'Si él hace que la arresten',
      blocks: [
        'A veces él habla inglés, cuenta su lado, y la policía se la lleva a usted. Puede quedarse callada. Pida un abogado y un intérprete. Cuéntele al abogado del abuso y de su estatus antes de declararse culpable de algo, porque eso puede llevar a que la deporten. Su abogado tiene que decirle si hay ese riesgo. Pregunte también qué pasaría con la tarjeta verde.',
      ],
    },
    money: {
      title: 'Dinero y beneficios',
      blocks: [
        [
          'Sus hijos ciudadanos pueden recibir beneficios por derecho propio.',
          'Con un caso de VAWA, la ley le ha dado derecho a algunos beneficios. Una ley de julio de 2025 quitó parte de eso. Pregunte a la ayuda legal gratuita qué queda en su estado.',
          'Si tiene o pide estatus por VAWA, visa U o visa T, usar beneficios no cuenta en su contra como “carga pública”.',
          'Los bancos de comida, las comidas de la escuela y muchas clínicas no preguntan por el estatus.',
          'En casi todos los estados el dinero que se da después de un delito también es para usted. Pregunte en la oficina.',
        ],
      ],
    },
    plan: {
      title: 'Su plan de seguridad',
      blocks: [
        [
          'Apréndase de memoria el número de un abogado, y sepa quién recogería a sus hijos.',
          'Firme un papel que diga quién los puede cuidar si usted no puede. Pida a la ayuda legal gratuita el formulario de su estado.',
          'Tome fotos también de los papeles de él: acta de nacimiento, tarjeta verde, pasaporte. Pueden ayudar en su caso.',
          'Escriba lo que pasó, con fechas, en su propio idioma.',
          'Para todo lo de inmigración, use un correo electrónico nuevo y una dirección postal que él no conozca.',
        ],
      ],
    },
  },
  records: {
    'national-domestic-violence-hotline': 'Pida su idioma; hay intérpretes en la línea.',
    'immigration-advocates-network-legal-directory': 'Abogados de inmigración gratis o de bajo costo cerca de usted.',
    'womenslaw-org': 'Preguntas por correo electrónico, en inglés y español.',
    'cielo-indigenous-interpreters': 'Intérpretes de lenguas indígenas: la oficina los llama.',
    'lawhelp-org': 'Ayuda legal gratuita en su estado.',
  },
})
