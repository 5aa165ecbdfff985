import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { custodyAndSafety as english } from '../custody-and-safety'

export const custodyAndSafety: GuideContent = translate(english, {
  title: 'Custodia, visitas y la seguridad de los niños',
  description:
    'Qué significa la custodia, qué hacer antes de mudarse con los niños, órdenes de emergencia en otro estado y visitas más seguras.',
  tags: ['custodia', 'niños', 'visitas', 'mudanza', 'custodia de emergencia', 'escuela'],
  jurisdiction:
    'Estados Unidos. La custodia es ley de cada estado. Las reglas sobre qué estado decide son casi iguales en todas partes, con las excepciones de abajo.',
  inShort: [
    'Hasta que una corte decida, los dos padres legales muchas veces tienen los mismos derechos. Pregunte cómo es en su estado antes de mudarse.',
    'Casi siempre decide el estado donde los niños han vivido seis meses.',
    'Una corte de otro estado puede actuar en una emergencia, por un tiempo.',
    'Puede pedir visitas con reglas, o con otra persona presente.',
  ],
  sections: {
    words: {
      title: 'Palabras que va a oír',
      blocks: [
        [
          {
            term: 'Custodia legal (legal custody)',
            text: 'El derecho a tomar las decisiones grandes: escuela, médicos, religión.',
          },
          { term: 'Custodia física (physical custody)', text: 'Dónde viven los niños y quién los cuida cada día.' },
          {
            term: 'Visitas o tiempo con los hijos (visitation, parenting time)',
            text: 'Cuándo ve a los niños el otro padre o madre.',
          },
          {
            term: 'Lo mejor para el niño (best interests)',
            text: 'Lo que la corte tiene que considerar: el interés superior del menor. La violencia en casa cuenta en casi todos los estados. Como la mitad de los estados va más lejos: quien fue violento no debe tener la custodia, a menos que pruebe que es seguro. Pregunte a la ayuda legal gratuita cómo es en el suyo.',
          },
          {
            term: 'Estado de residencia (home state)',
            text: 'El estado donde el niño ha vivido con su mamá o papá por lo menos seis meses seguidos justo antes de empezar el caso. Si es un bebé más pequeño, el estado donde vive desde que nació.',
          },
        ],
      ],
    },
    'no-order': {
      title: 'Si todavía no hay una orden de custodia',
      blocks: [
        'Si estaban casados cuando nació el niño, o si una corte o un papel firmado dice quién es el padre, los dos quizás tengan los mismos derechos hasta que una corte diga otra cosa. Si nunca se casaron, depende de su estado y de si la paternidad está decidida. Esto importa antes de irse: sin una orden, quizás la policía no pueda hacer que el otro padre le devuelva al niño.',
        'Muchas veces una orden de protección puede traer una primera decisión corta sobre los niños. Puede ser la forma más rápida de tener algo por escrito. Pídala en la petición.',
      ],
    },
    moving: {
      title: 'Antes de mudarse con los niños',
      blocks: [
        {
          title: 'Hable con un abogado antes de pasar a otro estado, si es seguro hacerlo',
          text: 'En algunos estados puede ser delito llevarse a un niño lejos del otro padre, aun sin orden, y puede contar en su contra después. Si tiene que irse ya para estar a salvo, váyase. Busque consejo legal en los primeros días.',
        },
        [
          'Si hay una orden, léala. Quizás diga que necesita permiso o aviso antes de mudarse.',
          'Anote por qué se fue y qué temía, con fechas. Guarde los mensajes. Antes de grabar una llamada o una conversación, pregunte a una abogada o un abogado: en algunos estados todas las personas tienen que aceptar.',
          'Pregunte si la ley protege a quien huyó del abuso. Varios estados lo hacen, con pasos y plazos, como avisar a la fiscalía o pedir pronto la custodia.',
          'No esconda a los niños de una corte. Esconda su dirección del otro padre, de la forma que la corte tiene para eso.',
        ],
      ],
    },
    emergency: {
      title: 'Custodia de emergencia en otro estado',
      blocks: [
        'Casi todos los estados siguen la misma ley sobre qué corte decide. En inglés se llama Uniform Child Custody Jurisdiction and Enforcement Act. Según esa ley, una corte de otro estado puede dar una orden temporal de emergencia. El niño tiene que estar ahí, y alguien lo tiene que haber abandonado, o el niño necesita protección porque a él, a un hermano, a una hermana o a su mamá o papá lo maltratan o lo amenazan. El abuso contra usted también cuenta.',
        'La orden de emergencia es un puente. Casi siempre el estado de residencia decide a largo plazo, y las dos cortes tienen que hablar entre sí. En junio de 2024 WomensLaw decía que Massachusetts y Puerto Rico tienen sus propias reglas. Massachusetts ha trabajado en un cambio desde entonces; pregunte a un abogado de ahí cómo es hoy.',
        'En los papeles la corte también puede pedir las direcciones donde ha vivido el niño. Si decirlas los pone en peligro, dígalo en una declaración jurada y pida que la corte las guarde en secreto. La ley tiene una regla para eso.',
      ],
    },
    'what-to-show': {
      title: 'Qué mostrar en la corte',
      blocks: [
        'La corte ve a su familia unos minutos. Muestre lo de cada día: quién lleva a los niños al médico, quién conoce a la maestra, quién se levanta de noche. Después muestre el daño, con claridad y con fechas.',
        [
          'Papeles de la escuela, la guardería y el médico con su nombre.',
          'Un calendario de las visitas: cuándo vino, cuándo no, qué pasó.',
          'Reportes de la policía, órdenes de protección, fotos, mensajes y cartas de quienes trabajan con el niño.',
          'Su plan: dónde van a vivir, dormir, estudiar y quién los cuida.',
        ],
        'No les diga a los niños qué decir ni los mande con recados. No publique nada del caso. Conteste los mensajes del otro padre como si la corte los fuera a leer, porque puede leerlos.',
      ],
    },
    'safer-visits': {
      title: 'Visitas más seguras',
      blocks: [
        {
          intro: 'La corte puede poner reglas a las visitas. Puede pedir:',
          items: [
            'Visitas supervisadas (supervised visitation): con una persona entrenada presente, en un centro o con alguien de confianza de los dos.',
            'Entregas en la policía, la escuela o un lugar con gente, para que ustedes dos no se vean.',
            'Nada de alcohol ni drogas antes y durante las visitas. Nada de armas en la casa.',
            'Contacto sobre los niños solo por una app o un correo electrónico que diga la corte.',
            'Que la corte guarde los pasaportes, y que no salgan del estado sin permiso, si teme que se lleven al niño.',
            'Ninguna visita por ahora, cuando nada más es seguro.',
          ],
        },
        'Si hay una orden de visitas, no las pare por su cuenta, a menos que el niño esté en peligro en ese momento. Llame a la corte o a su abogado el mismo día y pida un cambio de emergencia. Si un niño le cuenta de abuso, anote sus palabras, llévelo al médico y llame a la línea de protección de menores de su estado.',
      ],
    },
    'everyday-safety': {
      title: 'Escuela, médicos y aparatos',
      blocks: [
        'Dé a la escuela y a la guardería una copia de la orden y una lista de quién puede recogerlos. Pida que no den su dirección. Revise tabletas, relojes y juegos que los niños traen de las visitas: muchos muestran dónde están.',
        'Muchos estados tienen un programa que le da otra dirección para la escuela, el voto y el correo de la corte. Pregunte en su programa cercano cómo entrar antes de inscribir a un niño en un lugar nuevo.',
      ],
    },
    help: {
      title: 'Dónde pedir ayuda',
      blocks: [
        'Los casos de custodia son difíciles sin ayuda, y aquí es donde más sirve un abogado. Llame primero a la ayuda legal gratuita y diga que hubo violencia. Si no consigue abogado, pregunte por el centro de autoayuda de la corte, y si pueden nombrar un abogado o tutor para los niños. Nuestra lista de documentos muestra qué juntar primero.',
      ],
    },
  },
  records: {
    'womenslaw-org': 'Leyes de custodia de su estado, y preguntas legales por correo electrónico.',
    'legal-services-corporation-get-legal-help': 'Busca la oficina de ayuda legal para su dirección.',
    'childhelp-national-child-abuse-hotline': 'Si le preocupa un niño, de día o de noche.',
  },
})
