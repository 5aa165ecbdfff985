import { translate } from '@/lib/site/language/translate'
import { planBranches as english } from '../plan-branches'

export const planBranches = translate(english, {
  staying: {
    title: 'Mientras se queda',
    intro: 'Quedarse por ahora puede ser lo más seguro. Usted es quien lo sabe.',
    steps: [
      'Fíjese en lo que pasa antes de que se ponga feo: alcohol, dinero, ciertos días. En esos momentos esté cerca de una salida.',
      'En una pelea, no esté en cuartos sin otra puerta ni cerca de lo que pueda servir de arma.',
      'Si hay una pistola en casa, pregunte a una intercesora qué se puede hacer. No la busque sola.',
      'Repase el plan con alguien, para que otra persona lo sepa.',
      'Tenga los zapatos, las llaves y el teléfono donde los alcance a oscuras.',
      'Si le apretaron el cuello, aunque fuera una vez, vea a un médico el mismo día. El daño dentro del cuello puede salir horas después.',
      'Cuéntele a su médico o enfermera, si les tiene confianza. Pregunte antes qué anotan y qué tienen que reportar.',
      'Elija cada semana algo pequeño que sea solo suyo: una amiga, una clase, una caminata.',
    ],
  },
  leaving: {
    title: 'Prepararse para irse',
    intro: 'Los días en que una se va suelen ser los más peligrosos. Prepararse en silencio ayuda.',
    steps: [
      'Si puede, repase antes el plan con una intercesora. Pregunte quién tiene lugar esta noche y qué llevar.',
      'Elija la hora en que la otra persona está fuera más tiempo, y otra por si la primera falla.',
      'Deje la bolsa, los papeles y las medicinas con alguien de confianza, no donde se puedan encontrar.',
      'Sepa cómo se va a ir: en el carro de quién, en qué autobús, quién paga. Apague la ubicación al irse, no antes.',
      'No le diga a nadie a dónde va, tampoco a amigos en común ni a niños que no pueden guardar un secreto.',
      'Llévese a los niños si de algún modo puede. Volver por ellos después es más difícil.',
      'Si siente peligro al irse, pida a la policía que esté presente. Para eso puede llamar al 911.',
      'No deje una nota que diga dónde está o qué va a hacer.',
    ],
  },
  after: {
    title: 'Después de irse',
    intro: 'Fíjese si alguien la sigue, en la calle y en el teléfono.',
    steps: [
      'Cambie las contraseñas desde un aparato que la otra persona nunca haya usado. Empiece con el correo electrónico, la cuenta del teléfono y el banco.',
      'Busque rastreadores en las bolsas, el carro y las cosas de los niños. Pregunte a una intercesora antes de quitar uno.',
      'Pida una dirección postal que no sea la suya al programa de confidencialidad de domicilio de su estado.',
      'Lleve siempre su orden de protección, y dé una copia al trabajo, a la escuela y a un vecino.',
      'Cambie sus costumbres: la tienda, la gasolinera, el camino a casa.',
      'Dígale a su compañía de teléfono que quiere su propia línea. La ley federal le permite salir de un plan compartido.',
      'Guarde los mensajes y las llamadas perdidas. Si tiene una orden de protección, no conteste; muéstrelos a su abogado.',
      'Es normal que le den ganas de volver. Antes, llame a alguien de su lista.',
    ],
  },
  pets: {
    title: 'Mascotas',
    intro: 'El miedo por un animal hace que muchas personas no se vayan. Hay lugares que los aceptan.',
    steps: [
      'Pregunte en cada refugio si acepta mascotas o si conoce un hogar temporal.',
      'Ponga a su nombre los papeles del veterinario, la licencia y el microchip.',
      'Tenga juntos comida, correa, transportadora y medicinas, listos para llevar.',
      'Pida a la corte que incluya a la mascota en la orden de protección. Muchos estados lo permiten.',
      'Si tiene que irse sin el animal, pregunte a control de animales o a un grupo de rescate si lo pueden recoger.',
    ],
  },
  money: {
    title: 'Dinero',
    intro: 'Un poco que nadie ve vale más que mucho en una cuenta compartida.',
    steps: [
      'Aparte cantidades pequeñas en efectivo, o en una tarjeta prepagada que guarde alguien de confianza.',
      'Abra una cuenta en otro banco, sin cartas de papel y con una contraseña nueva.',
      'Pida gratis su informe de crédito y congele su crédito, para que nadie pida prestado a su nombre.',
      'Tome fotos de talones de pago, impuestos, escrituras y deudas, y guárdelas fuera de casa.',
      'Sepa qué está a nombre de los dos. Pregunte a un abogado antes de vaciar o cerrar una cuenta compartida.',
      'Pregunte por ayuda urgente de dinero, comida y vivienda en su estado. A veces hay reglas más rápidas para quien huye del abuso.',
      'Si su trabajo corre riesgo, pregunte por un permiso. Muchos estados protegen el tiempo para la corte, la atención médica y la mudanza.',
    ],
  },
  immigration: {
    title: 'Inmigración',
    intro: 'Usted tiene derechos, digan lo que digan sus papeles. Solo el gobierno puede deportarla.',
    steps: [
      'Guarde en un lugar seguro copias de pasaportes, visas, permisos de trabajo y papeles de matrimonio, suyos y de la otra persona.',
      'Hable con un abogado de inmigración o un representante acreditado antes de salir del país o de firmar algo.',
      'Pregunte por la autopetición de VAWA, la visa U o la visa T. Algunas las puede pedir sin que la otra persona lo sepa.',
      'Puede pedir una orden de protección y llamar al 911. La corte no pide su estatus migratorio. Algunos policías trabajan con ICE (inmigración): si tiene tiempo, pregunte antes a una intercesora cómo es donde usted vive.',
      'Anote las amenazas sobre papeles o deportación, con fechas. Pueden contar como parte del abuso.',
      'Pida su propio intérprete, nunca la otra persona ni un niño.',
      'Cuidado con los notarios y con quien le prometa un resultado: aquí un notario no es abogado. Revise que sean abogados o estén acreditados.',
    ],
  },
  disability: {
    title: 'Discapacidad y cuidados',
    intro: 'Si quien le hace daño también la ayuda, planee primero esa ayuda.',
    steps: [
      'Haga una lista de lo que necesita cada día: medicinas, equipo, transporte, cuidados. Anote quién más podría darlo.',
      'Tenga un repuesto de todo lo indispensable: pilas, cargadores, recetas, un bastón.',
      'Antes de ir, pregunte a los refugios por escalones, baños, animales de servicio y cuidado personal. No la pueden rechazar por una discapacidad.',
      'Si alguien maneja sus beneficios, pregunte al Seguro Social cómo cambiar a quien recibe el pago.',
      'Prepare cómo pedir ayuda sin hablar: un texto, un mensaje guardado, una alerta médica.',
      'Si es sorda o le cuesta oír, pida un intérprete calificado. La policía y la corte tienen que darlo.',
      'Dígaselo a una persona de su clínica o centro, y acuerden una señal que diga que necesita ayuda.',
    ],
  },
})
