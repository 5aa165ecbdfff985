import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { iceAndDetention as english } from '../ice-and-detention'

export const iceAndDetention: GuideContent = translate(english, {
  title: 'Si llegan agentes de inmigración o se llevan a alguien',
  description:
    'En la puerta, en la calle y después de un arresto: qué decir, cómo encontrar a una persona detenida, qué hace un consulado y cómo no pagarle a un falso abogado.',
  tags: [
    'ICE',
    'la migra',
    'detenida',
    'detenido',
    'deportación',
    'redada',
    'consulado',
    'notario',
    'conozca sus derechos',
    'localizador de detenidos',
  ],
  jurisdiction:
    'Estados Unidos, ley federal. Lo que los agentes pueden hacer en una casa se está discutiendo en las cortes, y los estados tienen además sus propias reglas.',
  inShort: [
    'No tiene que abrir la puerta si los agentes no traen una orden firmada por un juez. Un memo de mayo de 2025 les dice que en la casa de algunas personas pueden entrar sin ella, y las cortes todavía lo están decidiendo.',
    'Puede quedarse callada, y puede no firmar hasta hablar con un abogado.',
    'Si se llevan a alguien, búsquelo en el localizador de ICE, llame a la línea de la corte de inmigración y a su consulado.',
    'Aquí un notario no es abogado. Páguele solo a un abogado o a un representante acreditado.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Si están en la puerta, no la abra. Pida que pasen el papel por debajo o que lo muestren por una ventana.',
          'Diga: “Quiero quedarme callada. Quiero hablar con un abogado”. En inglés: “I want to stay silent. I want to speak to a lawyer”. Después no conteste preguntas y no firme.',
          'Si se llevaron a alguien, anote su nombre completo, su país, su fecha de nacimiento y su número A, si lo tiene. Con eso lo puede encontrar.',
        ],
        {
          title: 'Si el peligro está en su casa',
          text: 'Si él le pega o la amenaza, igual puede llamar al 911 y a una línea de ayuda de violencia doméstica. Nuestra guía para quien no es ciudadana dice quién pregunta por papeles y quién no.',
        },
      ],
    },
    door: {
      title: 'En la puerta',
      blocks: [
        'Los abogados de inmigración dicen que no tiene que abrir si los agentes no traen una orden de registro (de cateo) firmada por un juez, con el nombre y la dirección correctos. Una orden de deportación, que firma un agente de inmigración, es otro papel, y por sí sola no los deja entrar.',
        'En enero de 2026 se conoció un memo de mayo de 2025. Les dice a los agentes que pueden entrar a la fuerza, solo con el papel de inmigración, en la casa de una persona que tiene una orden final de salir del país. Primero deben tocar y decir quiénes son. Hay abogados que dicen que eso va contra la Constitución, y las cortes aún no lo han resuelto. Si alguna vez hubo una orden final a su nombre, hable ya con un abogado, no espere a que toquen.',
        [
          'Si de todos modos entran, no les cierre el paso y no corra. Diga: “No doy permiso para que registren”. En inglés: “I do not agree to this search”.',
          'No mienta y no muestre papeles falsos.',
          'Enseñe a sus hijos a no abrir la puerta y a llamarla a usted.',
          'Apunte lo antes posible la hora, los nombres y los números de placa.',
        ],
      ],
    },
    street: {
      title: 'En la calle, en el carro o en el trabajo',
      blocks: [
        {
          intro: 'Lo que aconsejan los grupos que defienden a inmigrantes:',
          items: [
            'Antes de decir su nombre, pregunte: “¿Me puedo ir?”. En inglés: “Am I free to go?”. Si dicen que sí, váyase caminando despacio.',
            'Si dicen que no, diga que quiere quedarse callada y que quiere un abogado. No diga dónde nació ni cómo llegó.',
            'En el carro, pare cuando se lo ordenen. Si le mandan bajar, baje. Puede preguntar por qué la pararon.',
            'Si le registran los bolsillos o la bolsa, diga: “No doy permiso”. No se resista.',
            'Si tiene papeles que la dejan estar aquí, muéstrelos cuando un agente de inmigración los pida. No entregue un pasaporte de otro país ni papeles falsos.',
            'En el trabajo, quédese tranquila y no corra. Si se puede ir, siga trabajando o salga caminando.',
          ],
        },
        'La policía le puede pedir a quien maneja el nombre, la licencia y los papeles del carro. Qué más hay que decir cambia según el estado: pregunte a la ayuda legal gratuita cómo es donde usted vive.',
      ],
    },
    survivor: {
      title: 'Si tiene un caso de VAWA, visa U o visa T',
      blocks: [
        'Hasta 2025 los agentes tenían que ver si la persona tenía un caso así, y casi siempre esperar. Un memo del 31 de enero de 2025 terminó con eso. Por eso lleve copias, no los originales, del recibo o de la aprobación, y muéstrelas. Si ayudó a la policía en un caso, dígalo y dé el nombre del oficial. Una demanda de octubre de 2025 dice que se han llevado y sacado del país a personas con el caso abierto. Pregunte a su abogado qué es seguro llevar.',
      ],
    },
    find: {
      title: 'Cómo encontrar a quien se llevaron',
      blocks: [
        [
          {
            term: 'El localizador de ICE',
            text: 'Es una página de internet, también en español. Se busca con el número A y el país donde nació, o con el nombre exacto y el país. Pruebe todas las formas de escribir el nombre. Ahí no salen los menores de 18 años.',
          },
          {
            term: 'La línea de ICE',
            text: 'Contesta entre semana y tiene personas que hablan español. Puede decir dónde está la persona. Si le da miedo dar su propio nombre, pida a un abogado o a una amiga con papeles que llame.',
          },
          {
            term: 'La línea de la corte de inmigración',
            text: 'Contesta una máquina, de día y de noche, en inglés y español. Con el número A dice cuándo es la próxima audiencia y qué se decidió.',
          },
          {
            term: 'El número A',
            text: 'Una letra A y ocho o nueve números, en cualquier carta o tarjeta de inmigración. Búsquelo en los papeles de la casa y deje una foto con alguien de confianza.',
          },
        ],
        'En un caso de inmigración el gobierno no le paga un abogado, pero la corte tiene una lista de abogados que trabajan gratis. Pídala en el centro de detención o búsquela en nuestro directorio. Quien está detenido no debe firmar su salida del país antes de que un abogado lea el papel.',
      ],
    },
    consulate: {
      title: 'Qué puede hacer el consulado',
      blocks: [
        'Si la arrestan, los agentes tienen que decirle enseguida que puede hablar con su consulado. Solo le avisan al consulado si usted dice que sí. Si le tiene miedo a su propio gobierno, puede decir que no y preguntar antes a un abogado.',
        [
          'El consulado puede visitar a una persona detenida.',
          'Puede hacer un pasaporte o papeles para usted y sus hijos.',
          'Muchos tienen una lista de abogados. El consulado mismo no la defiende en la corte.',
          'México, Guatemala, Honduras, El Salvador y la República Dominicana tienen líneas: están en nuestro directorio.',
        ],
        {
          title: 'Si él tiene conocidos en el consulado',
          text: 'Pida que no le digan a nadie que usted llamó, y no deje su dirección. Para el pasaporte de un niño, el consulado quizás pida el permiso del papá. Hable con una intercesora antes de ir.',
        },
      ],
    },
    plan: {
      title: 'Un plan para sus hijos',
      blocks: [
        [
          'Elija a una persona adulta de confianza y pregúntele si acepta. Dele un papel firmado con el que pueda decidir por los niños. Pida a la ayuda legal gratuita el formulario de su estado.',
          'Diga en la escuela quién puede recoger a sus hijos. Quite el nombre de él solo con consejo de un abogado o con una orden de la corte.',
          'Saque el pasaporte de cada hijo. Guárdelo donde él no lo alcance.',
          'Apréndase dos números de memoria: el de un abogado y el de un familiar.',
          'Deje copias de sus papeles con una amiga, también de lo que muestre cuánto tiempo lleva aquí: renta, escuela, clínica.',
        ],
      ],
    },
    fraud: {
      title: 'Quien vende ayuda falsa',
      blocks: [
        'En Estados Unidos un notario no es abogado, y no tiene permiso de ayudarle con inmigración. Solo pueden dos: un abogado, o un representante acreditado por el gobierno. Un formulario mal hecho le puede hacer perder el caso: antes de pagar, pida ver la licencia.',
        {
          intro: 'No siga con alguien que:',
          items: [
            'Le pide firmar un formulario en blanco, o se queda con su pasaporte o su acta de nacimiento.',
            'Vende formularios del gobierno: son gratis.',
            'Dice que es seguro que se lo van a dar.',
            'Tiene una página que parece oficial pero no termina en .gov.',
            'Llama como si fuera de inmigración y pide dinero o tarjetas de regalo. Inmigración no llama para pedir dinero.',
          ],
        },
        'Lo puede reportar a la Comisión Federal de Comercio (FTC), a la oficina del consumidor de su estado y, si fue en un caso de la corte, al programa contra el fraude de las cortes de inmigración. Guarde los recibos, la tarjeta y el nombre del letrero. Si ya pagó, pida a un abogado de verdad que vea qué mandaron a su nombre.',
      ],
    },
  },
  records: {
    'ice-detainee-locator': 'Para buscar en internet a una persona detenida.',
    'ice-detention-information-line': 'Para preguntar dónde está alguien. Es de ICE.',
    'immigration-court-information-line':
      'La próxima audiencia, con el número A. Contesta una máquina, también en español.',
    'immigration-court-pro-bono-list-eoir': 'Abogados que trabajan gratis, por corte.',
    'consular-help-mexico-ciam': 'Para personas de México, en español.',
    'eoir-fraud-and-abuse-prevention-program': 'Para reportar a un falso abogado en un caso de la corte.',
    'federal-trade-commission': 'Para reportar el fraude de notarios.',
  },
})
