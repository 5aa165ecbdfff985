import { translate } from '@/lib/site/language/translate'
import { protectionOrderChecklist as english } from '../protection-order-checklist'

export const protectionOrderChecklist = translate(english, {
  title: 'Lista para la orden de protección',
  description: 'Qué juntar, anotar y pedir antes de ir a la corte, y qué hacer ese día y después.',
  jurisdiction: 'Cualquier estado. Las cortes son distintas: primero va la lista de la suya.',
  before: [
    'Tome lo que le sirva. Nadie tiene todo lo de esta lista, y puede pedir una orden con muy poco.',
    'Alguien puede encontrar una lista llena. Imprímala vacía y llénela a mano donde sea seguro, o apréndala de memoria.',
  ],
  after: [
    'Una intercesora puede repasar esta lista con usted, gratis, y quizás vaya con usted a la corte.',
    'Presentar los papeles no debe costarle nada.',
  ],
  lines: {
    court: 'Corte y su dirección',
    case: 'Número del caso',
    hearing: 'Fecha, hora y sala de la audiencia',
    advocate: 'Mi intercesora o abogado',
  },
  groups: {
    safety: {
      title: 'Antes de presentar los papeles',
      items: {
        plan: 'Un plan para el día en que entreguen los papeles: dónde duermo, quién lo sabe, cómo llego al trabajo',
        address: 'Pregunté cómo dejar mi dirección fuera de los papeles',
        advocate: 'Hablé con una intercesora o con la ayuda legal gratuita',
        status: 'Si no soy ciudadana: pregunté a un abogado de inmigración',
      },
    },
    about: {
      title: 'Datos que pide el formulario',
      items: {
        theirs: 'Su nombre completo, fecha de nacimiento y cómo es',
        where: 'Dónde vive, trabaja y se le puede encontrar, para quien entrega los papeles',
        car: 'Su carro: marca, color, placas',
        guns: 'Armas de fuego y otras armas que tiene, y dónde',
        us: 'De dónde nos conocemos y desde cuándo',
        children: 'Nombres y fechas de nacimiento de los niños',
        orders: 'Otros casos y órdenes de la corte entre nosotros, de cualquier estado',
      },
    },
    events: {
      title: 'Lo que pasó',
      intro: 'Escríbalo antes de ir. Empiece con la última vez y con la peor.',
      items: {
        last: 'La última vez: fecha, lugar, qué hizo y qué dijo',
        worst: 'La peor vez',
        pattern: 'Otras veces, con las fechas que recuerdo',
        injuries: 'Heridas, y dónde me atendieron',
        threats: 'Amenazas, también contra niños, mascotas, familia o mi estatus',
        tracking: 'Seguirme, rastrearme, entrar a mis cuentas',
        witnesses: 'Quién lo vio u oyó',
      },
    },
    proof: {
      title: 'Pruebas, si las tiene',
      intro: 'Lo mejor son tres copias: para usted, para la corte y para la otra parte.',
      items: {
        messages: 'Mensajes, correos, publicaciones y listas de llamadas, con la fecha y el número a la vista',
        photos: 'Fotos de heridas, daños, armas',
        medical: 'Papeles médicos',
        police: 'Reportes de la policía o sus números',
        people: 'Personas que pueden ir, o sus declaraciones firmadas',
      },
    },
    ask: {
      title: 'Lo que quiero que diga la orden',
      items: {
        'no-contact': 'Ningún contacto, tampoco por medio de otros ni por internet',
        'stay-away': 'Que no se acerque a: casa, trabajo, escuela, guardería, familia',
        home: 'Quién se queda en la casa',
        custody: 'Dónde viven los niños; las visitas y cómo son',
        firearms: 'Que entregue las armas',
        money: 'Manutención, renta, cuentas',
        things: 'Mis papeles, teléfono, carro, mascotas; que la policía me acompañe a recogerlos',
      },
    },
    day: {
      title: 'Ese día',
      items: {
        early: 'Alguien que venga conmigo; llego temprano',
        care: 'Alguien que cuide a los niños',
        interpreter: 'Pedí un intérprete, si lo necesito',
        apart: 'Pedí esperar aparte y salir primero',
        read: 'Leo la orden antes de irme y pido lo que falta',
      },
    },
    after: {
      title: 'Después',
      items: {
        copies: 'Copias certificadas para mí, la escuela, el trabajo y gente de confianza',
        served: 'Sé cómo me voy a enterar de que entregaron los papeles',
        expires: 'El último día de la orden está en mi calendario, y un día dos meses antes',
        log: 'Un lugar para anotar cada vez que no se cumpla la orden',
      },
    },
  },
  records: {
    'national-domestic-violence-hotline': 'Haga un plan con una intercesora y busque un programa cerca de usted.',
    'womenslaw-org': 'Los formularios y las reglas de su estado.',
  },
})
