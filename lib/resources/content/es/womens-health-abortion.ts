import type { Translation } from '@/lib/site/language/translate'
import type * as english from '../womens-health-abortion'

/** The words of the accordion, which the blocks of the page put where they belong. */
export const abortionItems: Translation<typeof english.abortionItems> = {
  'protected-states': {
    title: 'Estados que protegen',
    sections: [
      {
        title: 'Donde la ley del estado protege la atención',
        intro: 'Las leyes cambian seguido. Confirme antes de viajar.',
        items: [
          'En septiembre de 2024, 23 estados y el Distrito de Columbia tenían leyes u órdenes que protegen a quienes reciben o dan ahí atención reproductiva (en inglés, shield laws). Entre ellos: California, Colorado, Connecticut, Delaware, Hawái, Illinois, Maine, Maryland, Massachusetts, Minnesota, Nevada, Nueva Jersey, Nuevo México, Nueva York, Oregón, Rhode Island, Vermont y Washington.',
          'De 2022 a 2024, los votantes pusieron esta protección en la constitución de Arizona, California, Colorado, Maryland, Míchigan, Misuri, Montana, Nueva York, Ohio y Vermont.',
          'Tres estados votaron el 3 de noviembre de 2026: Misuri, si quitar su protección; Nevada, si ponerla en su constitución, por segunda y última vez; y Virginia, si agregarla. No hemos leído un resultado confirmado. Revise el sitio de la Secretaría de Estado de Misuri o de Nevada, o del Departamento de Elecciones de Virginia, y llame a una clínica de ahí antes de hacer planes.',
        ],
      },
      {
        title: 'Vea qué es cierto hoy',
        records: {
          abortionfinder: 'Clínicas, límites y apoyo según su estado y sus semanas.',
          'planned-parenthood-appointments-line': 'Pregunte por el centro de salud abierto más cercano.',
        },
      },
    ],
  },
  'restricted-states': {
    title: 'Estados que prohíben o limitan',
    sections: [
      {
        title: 'Donde la ley del estado prohíbe o limita el aborto',
        intro: 'Las leyes cambian seguido, y las cortes las paran y las vuelven a poner. Confirme antes de viajar.',
        items: [
          'En mayo de 2026, 13 estados lo prohibían en todas las etapas del embarazo, con pocas excepciones: Alabama, Arkansas, Idaho, Indiana, Kentucky, Luisiana, Misisipi, Dakota del Norte, Oklahoma, Dakota del Sur, Tennessee, Texas y Virginia Occidental.',
          'En mayo de 2026, cuatro estados lo prohibían desde las seis semanas, más o menos. Muchas veces es antes de saber que está embarazada. Son Florida, Georgia, Iowa y Carolina del Sur.',
          'En febrero de 2026, Nebraska y Carolina del Norte lo limitaban a unas 12 semanas, y Utah a 18.',
          'En Misuri y Wyoming, decisiones de las cortes abrieron y cerraron el acceso en 2025 y 2026. Llame a una clínica de ahí antes de hacer planes.',
          'Alaska, Kansas, Nuevo Hampshire, Pensilvania, Virginia y Wisconsin no están entre los estados con una de estas prohibiciones. Tienen sus propios límites: pregunte a una clínica por sus semanas.',
          'Según reportes de 2022, Puerto Rico no limitaba el aborto. Guam lo limitaba a unas 13 semanas y no tenía clínica para procedimientos. Samoa Americana y las Islas Marianas del Norte lo prohibían. No encontramos nada más nuevo: pregunte antes.',
        ],
      },
      {
        title: 'Si vive en uno de estos estados',
        items: [
          'Cada una de estas prohibiciones tiene una excepción para salvarle la vida. Si sangra mucho, se desmaya o tiene un dolor fuerte, llame al 911 o vaya a una sala de emergencias.',
          'Busque el estado más cercano donde sí hay atención, y pregunte a la clínica qué tiene que llevar.',
          'Antes de buscar, escribir o contarle a alguien, piense en quién lo puede ver. Lea la parte de apoyo legal.',
        ],
      },
      {
        abortionfinder: 'La atención más cercana, y la ley de su estado hoy.',
        'national-network-of-abortion-funds': 'Ayuda con el costo y el viaje.',
      },
    ],
  },
  telemedicine: {
    title: 'Atención a distancia (telemedicina)',
    sections: [
      [
        'En muchos estados la pueden atender por video, teléfono o formulario, y mandarle por correo las pastillas para abortar. Las reglas federales de 2023 lo permiten hasta las 10 semanas de embarazo.',
        'El 1 de mayo de 2026, una corte federal de apelaciones ordenó que una de las dos pastillas, la mifepristona, se dé solo en persona. Ese mismo mes la Corte Suprema dejó esa orden en pausa mientras sigue el caso. Pregunte a la clínica qué se permite hoy.',
        'Los estados que prohíben el aborto también prohíben esto. Si no sabe qué quiere decir eso para usted, pregunte primero a una línea de ayuda legal.',
      ],
      {
        title: 'Busque atención médica de inmediato',
        intro:
          'Llame al 911 o vaya a una sala de emergencias si, después de tomar las pastillas o durante la pérdida de un embarazo, tiene:',
        items: [
          'sangrado que empapa dos toallas sanitarias gruesas y grandes por hora, dos horas seguidas',
          'fiebre de 100.4 °F o más que dura más de cuatro horas',
          'dolor fuerte en el vientre, debilidad o desmayos',
        ],
      },
      {
        title: 'Encuéntrela',
        records: {
          abortionfinder: 'Muestra la atención en línea y en persona para su estado.',
          'plan-c': 'Explica las pastillas por correo, estado por estado, con los riesgos.',
          'planned-parenthood-appointments-line': 'Pregunte si donde usted está puede tener una cita por video.',
        },
      },
    ],
  },
  'abortion-funding': {
    title: 'Dinero para un aborto',
    sections: [
      {
        title: 'Cómo pedir ayuda con el dinero',
        items: [
          'Primero haga la cita. Diga enseguida a la clínica que necesita ayuda para pagar.',
          'Pregunte a la clínica con qué fondos trabaja. Algunos fondos solo aceptan llamadas de clínicas.',
          'Llame al fondo de donde usted vive, y al fondo de donde va a ir.',
          'Pregunte por el viaje, el hotel, el cuidado de sus hijos y los días sin pago. Algunos grupos ayudan justo con eso.',
          'Si tiene seguro, pregunte si paga, y quién ve la carta que manda.',
          'Los fondos se acaban. Llame temprano en el día y a principios del mes, y pregunte cuándo volver a intentar.',
        ],
      },
      {
        'national-network-of-abortion-funds': 'Encuentre el fondo de su estado.',
        abortionfinder: 'Muestra grupos de apoyo al lado de cada clínica.',
        'planned-parenthood-appointments-line': 'Pregunte por precios más bajos cuando haga su cita.',
        'medicaid-and-chip-apply': 'Pregunte si Medicaid paga en su estado.',
      },
    ],
  },
  'legal-support': {
    title: 'Apoyo legal',
    sections: [
      {
        title: 'Hable con una abogada o un abogado, gratis y en privado',
        items: [
          'Repro Legal Helpline, de los abogados de If/When/How, contesta preguntas sobre el aborto, la pérdida del embarazo y los derechos de las jóvenes.',
          'Abortion Defense Network busca abogados para quienes dan o apoyan esta atención, y para quienes les ayudan.',
        ],
      },
      {
        title: 'Protéjase',
        items: [
          'No ponga sus planes en mensajes, publicaciones ni buscadores que otros puedan leer.',
          'Si es seguro, apague la ubicación durante el viaje, o deje el teléfono con alguien de confianza. Quien sigue su teléfono puede recibir un aviso.',
          'No tiene que contestar las preguntas de la policía. Diga que quiere un abogado.',
          'Nunca borre mensajes después de saber que hay un caso. Pregunte primero a un abogado.',
        ],
      },
      {
        title: 'Más ayuda con sus derechos',
        records: {
          'american-civil-liberties-union': 'Encuentre la oficina de su estado.',
          'national-womens-law-center': 'Derechos en la salud y en el trabajo.',
          'legal-services-corporation-get-legal-help': 'Ayuda legal gratuita para otros problemas.',
          'womenslaw-org': 'Si su pareja la obliga, no la deja decidir o la amenaza por un embarazo.',
        },
      },
    ],
  },
}
