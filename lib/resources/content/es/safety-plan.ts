import { translate } from '@/lib/site/language/translate'
import * as english from '../safety-plan'

export const beforeYouBegin = translate(english.beforeYouBegin, {
  title: 'Antes de empezar',
  intro:
    'Quizás alguien vigila su teléfono o computadora. Lea esto primero. Si está en peligro en este momento, llame al 911.',
  steps: [
    'Si puede, use un aparato que la otra persona nunca haya tenido en sus manos: en la biblioteca, en el trabajo o el de una amiga.',
    'Confíe en lo que siente. Si saben cosas que no deberían saber, quizás ven su teléfono, sus cuentas o su carro.',
    'Abra las páginas delicadas en una ventana privada (modo incógnito). Cierre la ventana al terminar.',
    'Tenga cuidado al borrar todo el historial. Un historial vacío se puede notar. Borre páginas sueltas donde pueda.',
    'Las llamadas y mensajes a una línea de ayuda pueden salir en la cuenta de un plan compartido. Use otro teléfono si alguien más la lee.',
    'Haga un correo electrónico nuevo en un aparato seguro, con una contraseña nueva. Úselo solo para pedir ayuda.',
    'Antes de quitar un rastreador o apagar la ubicación, hable con una intercesora. La otra persona puede recibir un aviso o notar el cambio.',
    'Guarde este plan solo donde nadie más mire. También puede aprenderlo de memoria y no guardar copia.',
  ],
})

export const safetyPlanLists = translate(english.safetyPlanLists, {
  personal: {
    title: 'Plan de seguridad personal',
    intro: 'Use lo que le sirva y deje lo demás. Usted conoce mejor que nadie su vida, y no tiene la culpa del abuso.',
    steps: [
      'Elija los lugares más seguros de su casa: cuartos con salida, lejos de la cocina, del baño y de todo lo que pueda servir de arma.',
      'Cuando sienta que viene una pelea, vaya hacia uno de esos lugares.',
      'Repase en su mente por dónde salir: puertas, ventanas, escaleras, elevador. Practique cuando esté sola.',
      'Elija una palabra clave o una foto como señal. Dígale a una o dos personas: cuando la reciban, llamen al 911.',
      'Pídale a un vecino de confianza que llame a la policía si oye o ve problemas.',
      'Apréndase dos números de teléfono de memoria, por si le quitan el suyo.',
      'Tenga el teléfono cargado, las llaves siempre en el mismo lugar y gasolina en el carro. Si puede, estaciónelo de frente a la salida.',
      'Piense en tres lugares a donde podría ir, a cualquier hora. Uno que la otra persona no conozca.',
      'Prepare una bolsa pequeña y déjela donde nadie la encuentre, o con alguien de confianza.',
      'Aparte un poco de dinero cada vez, en efectivo o en una cuenta que solo usted vea.',
      'Anote lo que pasa, con fechas y fotos, solo si lo puede guardar donde nadie lo alcance.',
      'Piense en sus mascotas. Pregunte en la línea de ayuda por refugios y hogares temporales que las acepten.',
      'Si puede, llame a una intercesora antes de irse. Irse puede ser un momento peligroso, y ayuda hacer el plan con alguien.',
      'Después de irse, vaya por otros caminos, y cambie las contraseñas cuando sea seguro: la otra persona puede recibir un aviso del cambio. Pregunte en la corte o a una intercesora por una orden de protección.',
      'Antes de cambiar una cerradura, pregunte al dueño y a la ayuda legal gratuita. Si la otra persona está en el contrato de renta, dejarla fuera sin una orden de la corte puede ser ilegal, y en muchos lugares lo tiene que hacer el dueño.',
      'No vaya a terapia de pareja con quien le hace daño. Lo que diga ahí se puede usar en su contra en casa. Vea usted sola a una consejera o a una intercesora.',
      'Antes de grabar una llamada o una conversación, pregunte a una abogada o un abogado. En algunos estados todas las personas tienen que aceptar, y grabar sin eso puede ser un delito.',
    ],
  },
  workplace: {
    title: 'Seguridad en el trabajo',
    intro: 'Usted decide a quién contarle y cuánto. Una persona de confianza ya es un comienzo.',
    steps: [
      'Decida si le dice a su jefe, a recursos humanos o a seguridad. Pregunte antes qué tienen que contar a otros.',
      'Dé a seguridad o a la recepción una foto de la persona, y una copia de su orden de protección si la tiene.',
      'Pida que filtren sus llamadas, su correo electrónico y sus visitas.',
      'Pida que quiten de las listas públicas su nombre, su lugar y su número.',
      'Cambie de vez en cuando su horario, su entrada o su lugar de estacionamiento.',
      'Pida a alguien que la acompañe al carro o al autobús.',
      'Vaya y vuelva por caminos distintos. Sepa qué paradas están abiertas y tienen gente.',
      'Tenga en el trabajo contactos de emergencia que la otra persona no conozca.',
      'Guarde las llamadas, mensajes y correos con amenazas que le lleguen ahí. Dé copias a alguien seguro.',
      'No haga su plan en una cuenta o un teléfono del trabajo si su empleador o la otra persona los puede leer.',
      'Pregunte por un permiso, un traslado u otras tareas. Pregunte si su estado o su empleador da tiempo libre para la corte, la atención médica o una mudanza.',
      'Planee qué hará si la persona entra: a dónde va usted, quién llama al 911, quién se queda con usted.',
    ],
  },
  children: {
    title: 'Seguridad con los niños',
    intro: 'Que sea simple y con calma. Enseñe una cosa a la vez, como les enseña a cruzar la calle.',
    steps: [
      'Dígales a sus hijos que la violencia no es culpa de ellos ni de usted.',
      'Enséñeles que a ellos les toca ponerse a salvo, no parar una pelea.',
      'Muéstreles un cuarto seguro y por dónde salir. Practiquen como si fuera un incendio.',
      'Enséñeles a llamar al 911 y a decir su nombre y su dirección.',
      'Elija una palabra clave que diga: vete al lugar seguro, o vete con el vecino.',
      'Elija a un adulto con quien puedan ir, y avísele.',
      'Dé a la escuela o guardería una lista de quién puede recogerlos, y una copia de toda orden de la corte.',
      'Pida a la escuela que no dé su dirección ni su teléfono.',
      'Revise si tabletas, juegos, relojes y juguetes comparten la ubicación. Las cuentas de familia pueden mostrar dónde están.',
      'Cuénteles del plan solo lo que un niño puede cargar. Los pequeños pueden decirlo en voz alta.',
      'Ponga en la bolsa algo que consuele a cada niño, y sus medicinas.',
      'Planee entregas seguras para las visitas: un lugar público, otro adulto o un centro con supervisión.',
      'Hable con la ayuda legal gratuita antes de mudarse a otro estado con sus hijos, a menos que tenga que irse ya para estar a salvo.',
      'Pregunte a una intercesora por consejería para sus hijos. Muchos programas la tienen.',
    ],
  },
})

export const goBag = translate(english.goBag, {
  title: 'Qué llevar',
  intro:
    'Si tiene que correr, corra. Casi todo se puede reponer. Si tiene tiempo, junte esto poco a poco, o dé copias a alguien de confianza.',
  groups: [
    {
      title: 'Papeles, o fotos de ellos',
      items: [
        'Licencia de manejar, identificación o pasaporte',
        'Actas de nacimiento y tarjetas de Seguro Social, de usted y de sus hijos',
        'Tarjeta verde, visa o permiso de trabajo',
        'Papeles de la orden de protección, la custodia y el divorcio',
        'Contrato de renta o escritura, título del carro y seguro',
        'Tarjetas del seguro médico, papeles médicos y de la escuela',
        'Papeles del banco, de beneficios y de impuestos',
      ],
    },
    {
      title: 'Dinero y llaves',
      items: [
        'Efectivo y una tarjeta a su nombre',
        'Tarjeta de beneficios',
        'Llaves de la casa, del carro y del trabajo',
        'Algunas cosas de valor que sean suyas',
      ],
    },
    {
      title: 'Salud',
      items: [
        'Medicinas y recetas',
        'Lentes, audífonos (aparatos para oír), aparatos médicos',
        'Pañales, fórmula, toallas sanitarias y tampones',
      ],
    },
    {
      title: 'Cosas de todos los días',
      items: [
        'Teléfono y cargador, o un teléfono prepagado que la otra persona nunca haya tocado',
        'Una lista en papel con números de teléfono',
        'Un cambio de ropa para cada uno',
        'Un juguete o cobija para cada niño',
        'Comida, correa y papeles de la mascota',
      ],
    },
  ],
})

export const safetyPlanContacts = translate(english.safetyPlanContacts, {
  'national-domestic-violence-hotline': 'Haga un plan de seguridad con una intercesora, de día o de noche.',
  'stronghearts-native-helpline': 'Para personas nativas de Estados Unidos y de Alaska.',
  'the-deaf-hotline-adwas': 'Por videoteléfono o correo electrónico.',
  'love-is-respect': 'Para adolescentes y jóvenes.',
  'childhelp-national-child-abuse-hotline': 'Si le preocupa un niño.',
  'safety-net-project-techsafety-org': 'Guías para teléfonos, cuentas y carros más seguros.',
  'womenslaw-org': 'Órdenes de protección y custodia, estado por estado.',
})
