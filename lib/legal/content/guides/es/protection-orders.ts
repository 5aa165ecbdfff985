import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { protectionOrders as english } from '../protection-orders'

export const protectionOrders: GuideContent = translate(english, {
  title: 'La orden de protección, paso a paso',
  description:
    'Qué puede hacer una orden de la corte, cómo pedirla, qué pasa en la audiencia y cómo vale en otros estados.',
  tags: ['orden de protección', 'orden de restricción', 'corte', 'seguridad', 'acecho', 'armas de fuego'],
  jurisdiction:
    'Estados Unidos. Indicamos cuándo es ley federal. La corte, los formularios y los plazos son los de su estado, territorio o tribu.',
  inShort: [
    'Una orden de protección es una orden de la corte. Le dice a una persona que deje de hacerle daño y que no se le acerque.',
    'Puede pedirla sin abogado, y casi siempre sin pagar nada.',
    'La corte puede darle una orden corta el mismo día, antes de oír a la otra persona.',
    'Una orden válida vale en todos los estados, territorios y tierras tribales.',
  ],
  sections: {
    'what-it-is': {
      title: 'Qué es',
      blocks: [
        'Cada estado le da su propio nombre: orden de protección, orden de restricción u orden judicial (injunction). Es una orden civil que firma un juez o una jueza. Usted misma la pide. No hace falta que arresten a nadie antes. Tampoco necesita un reporte de la policía para pedirla, aunque puede ayudar.',
        {
          intro: 'Lo que puede decir una orden cambia según el estado. Lo más común es:',
          items: [
            'No me haga daño, no me amenace, no me siga y no me busque, tampoco por medio de otros ni por internet.',
            'No se acerque a mi casa, a mi trabajo ni a la escuela de los niños.',
            'Salga de la casa donde vivimos los dos.',
            'Quién cuida a los niños por ahora y cómo son las visitas.',
            'Entregue las armas de fuego. Pague la manutención. Deje las mascotas conmigo.',
          ],
        },
        'Hay distintas órdenes para distintos casos: si es su pareja o un familiar, si la acecha, o si fue una agresión sexual de alguien con quien no vive. Si una no le sirve, pregunte cuál sí en la secretaría de la corte o a una intercesora. Una intercesora es una persona que conoce estos casos y está de su lado.',
      ],
    },
    'is-it-right': {
      title: '¿Le conviene ahora?',
      blocks: [
        'Usted conoce mejor que nadie a esta persona. A muchas mujeres la orden les ayuda. A veces la otra persona se enoja más por un tiempo cuando recibe los papeles. Haga un plan para ese día: dónde va a dormir, quién lo sabe, cómo llega al trabajo. Una intercesora puede hacer ese plan con usted antes de entregar la petición.',
        {
          title: 'La otra persona va a leer lo que usted escriba',
          text: 'Por lo general le dan su petición. Antes de escribir su dirección, pregunte en la secretaría de la corte cómo dejarla fuera de los papeles. Muchos estados tienen un formulario para eso, o un programa que guarda la dirección de quien corre peligro.',
        },
        'Si no es ciudadana, también puede pedir una orden de protección. Si puede, hable antes con un abogado de inmigración, sobre todo si la otra persona amenaza con denunciarla.',
      ],
    },
    'how-to-ask': {
      title: 'Cómo pedirla',
      blocks: [
        [
          'Busque la corte que le toca. Muchas veces es la corte de familia o de distrito del condado donde usted vive, donde vive la otra persona o donde pasó. Muchas cortes tienen los formularios en línea.',
          'Pida el formulario. Se llama petición o demanda. La secretaría se lo puede dar, pero no le puede decir qué escribir. Una intercesora de un programa cercano muchas veces sí puede, y quizás vaya con usted.',
          'Escriba lo que pasó. Empiece con la última vez y con la peor. Ponga la fecha lo mejor que pueda, qué hizo, qué dijo, si hubo heridas o armas, y quién lo vio. Es mejor corto y exacto que largo.',
          'Diga qué necesita que haga la orden. La corte no puede adivinar. Nombre cada lugar y cada persona que quiere proteger.',
          'Firme, muchas veces enfrente del personal de la corte. Lo que usted dice es bajo juramento.',
          'Si corre peligro antes de la audiencia, pida una orden temporal.',
        ],
        'No debe costarle nada. Los estados y las tribus que reciben ciertos fondos federales lo han prometido. Si pide protección por violencia doméstica, violencia en el noviazgo, agresión sexual o acecho, no paga por presentar la orden, ni por registrarla, ni por que la entreguen. Si le quieren cobrar, diga esto y pida hablar con quien esté a cargo.',
      ],
    },
    temporary: {
      title: 'La orden temporal',
      blocks: [
        'La corte puede leer sus papeles el mismo día, o poco después, y dar una orden corta sin que la otra persona esté presente. Las cortes le dicen ex parte. En casi todos los estados dura hasta la audiencia. Después, la otra persona tiene que recibir los papeles y tener la oportunidad de hablar.',
        'Un agente le lleva los papeles. Eso se llama notificar. En muchos lugares no pueden arrestar a nadie por violar la orden hasta que eso pase. Pregunte cómo se va a enterar. Dígale al agente dónde puede encontrar a esa persona y si tiene armas.',
        'Si le dicen que no a la orden temporal, pregunte enseguida en la secretaría: ¿todavía tengo una audiencia, y hasta qué día la puedo pedir? En algunos estados hay que pedirla. En Míchigan tiene 21 días; pasado ese plazo, la negativa queda firme (ya no se puede cambiar).',
        'En Míchigan también es distinto cuando le dicen que sí. La primera orden dura por lo menos 182 días, y puede que no haya audiencia si nadie la pide. Lea en su orden cuál es el último día.',
      ],
    },
    hearing: {
      title: 'La audiencia',
      blocks: [
        'Vaya, aunque le dé miedo ver a la otra persona. Si usted no llega, casi siempre cierran el caso. Si no puede ir, llame a la secretaría antes de ese día. Pida otra fecha, o hablar por teléfono o por video.',
        {
          intro: 'Lleve lo que tenga, en tres copias si puede:',
          items: [
            'Fotos, mensajes, mensajes de voz y listas de llamadas. Imprímalos con la fecha y el número a la vista. Antes de grabar una llamada o una conversación, pregunte a una abogada o un abogado: en algunos estados todas las personas tienen que aceptar.',
            'Papeles médicos, reportes de la policía y otros papeles de la corte.',
            'Personas que vieron u oyeron algo. Tienen que ir ellas.',
            'Una lista escrita de lo que quiere que diga la orden.',
          ],
        },
        'Hable con el juez o la jueza, no con la otra persona. Puede pedir un descanso, un intérprete, que un agente se quede cerca, y salir primero del edificio. No tiene que hablar en el pasillo con la otra persona ni con su abogado. Tampoco tiene que aceptar nada ahí.',
        'Si la otra persona pide una orden en contra de usted, no la acepte, y pida primero una abogada o un abogado. Una orden contra los dos le puede hacer daño más tarde. Otros estados no tienen que hacer cumplir una orden contra usted, a menos que esa persona la haya pedido por escrito y la corte haya decidido que tenía derecho a ella.',
      ],
    },
    after: {
      title: 'Cuando ya tiene la orden',
      blocks: [
        [
          'Léala antes de irse. Si falta algo o algo está mal, dígalo ahí mismo.',
          'Lleve siempre una copia. Dé copias a la escuela, al trabajo, al dueño de su vivienda y a gente de confianza, hasta donde sea seguro.',
          'Anote el último día de la orden. Mucho antes, pregunte en la corte cómo alargarla.',
          'Si la otra persona no la cumple, llame al 911 y diga que tiene una orden. Guarde cada mensaje. También puede volver a la corte.',
          'La orden obliga a la otra persona, no a usted. Pero si usted le pide que venga, una corte lo puede tomar en cuenta. Si ya quiere otra cosa, pida a la corte que cambie la orden.',
        ],
        'La ley federal dice que cada estado, tribu y territorio tiene que hacer cumplir una orden válida de otro lugar como si fuera suya. No hace falta registrarla antes. Si la registra, ese estado no debe avisar a la otra persona, a menos que usted lo pida. Los estados no pueden poner su petición en una página pública si eso puede mostrar quién es usted o dónde está.',
        'La ley federal también prohíbe tener armas de fuego a muchas personas que tienen una orden en su contra. Vale cuando supieron del caso y pudieron hablar, y la orden dice que son una amenaza o les prohíbe usar la fuerza. Cubre al esposo o la esposa, a una expareja con quien estuvo casada o vivió, a alguien con quien tiene un hijo, y a alguien con quien vive o vivió. No cubre a un novio con quien nunca vivió. La Corte Suprema confirmó esta regla en 2024.',
        'Hay otra regla federal para quien fue condenado por un delito menor de violencia doméstica. Desde junio de 2022 también cubre a novios recientes. Si es la primera vez y fue contra un novio o novia, la prohibición puede acabar a los cinco años. Muchos estados hacen más. En algunos, la corte puede mandar que entreguen las armas desde la primera orden temporal. Otros tienen una orden solo para las armas. Pregunte a una intercesora qué hay en su estado. Y pregunte en la corte cuándo y dónde hay que entregar las armas, y quién lo revisa.',
      ],
    },
    help: {
      title: 'No tiene que hacerlo sola',
      blocks: [
        'Las intercesoras de los programas de violencia doméstica y agresión sexual ayudan con los formularios y con el plan. Es gratis y privado. La ayuda legal gratuita quizás mande a un abogado con usted, sobre todo si hay niños o si la otra persona tiene abogado. Nuestra lista le ayuda a juntar lo que pide la corte.',
      ],
    },
  },
  records: {
    'national-domestic-violence-hotline':
      'Haga un plan con una intercesora, de día o de noche, y busque un programa cerca de usted.',
    'womenslaw-org':
      'Las reglas y los formularios de su estado, en palabras sencillas, y preguntas por correo electrónico.',
    'lawhelp-org': 'Ayuda legal gratuita y formularios de la corte en su estado.',
  },
})
