import type { Words } from '../words'

export const give: Words['give'] = {
  title: 'Donar',
  description: (name) =>
    `Done a ${name}, una vez o cada cierto tiempo. El recibo llega por correo, y usted misma cambia o para su donación.`,
  heading: 'Haga una donación',
  lead: 'Su donación hace que la ayuda sea fácil de encontrar: números revisados, palabras claras y una forma de salir rápido de la página. Done una vez o cada cierto tiempo, con su nombre o sin él.',
  yourGift: 'Su donación',
  impact: 'Lo que hace su donación',
  whyMonthly: 'Por qué donar cada mes',
  benefits: [
    'Si llega dinero cada mes, podemos hacer planes para todo el año.',
    'Usted da un poco cada vez, y escoge cuánto.',
    'Usted misma cambia la cantidad o la para cuando quiera, con un enlace por correo. Sin llamadas ni preguntas.',
    'Un recibo por cada pago, y en enero una suma de todo el año.',
  ],
  tax: 'Se puede restar de los impuestos',
  taxNote: (legalName, _status, ein) =>
    `${legalName} es una organización sin fines de lucro 501(c)(3), EIN ${ein}. Puede restar su donación de los impuestos, hasta donde deja la ley.`,
  taxHelp:
    'Desde el año de impuestos 2026, quien usa la deducción estándar puede restar donaciones en dinero de hasta $1,000, o de hasta $2,000 si es una pareja que declara junta. Esto no es consejo de impuestos, y las reglas cambian.',
  secure: 'Pago seguro',
  cardNote:
    'El pago lo hace Stripe, una empresa de pagos con tarjeta. Su formulario solo se abre en la página que sigue, y esa página está en inglés. A nosotras nunca nos llega el número de su tarjeta.',
  testNote: 'Los pagos en este sitio son de prueba: no se mueve dinero.',
  seeGifts: 'Ver sus donaciones, o cambiar o parar una que se repite',
  closed: {
    title: 'Todavía no recibimos donaciones',
    text: 'En este sitio todavía no se puede pagar. Esta página no pide tarjeta ni recibe dinero.',
    otherWay: 'Si quiere donar de otra forma, escríbanos.',
    contact: 'Escríbanos',
  },
  form: {
    amount: 'Escoja una cantidad',
    custom: 'Otra cantidad',
    bounds: 'En dólares, de $1 a $100,000.',
    outOfBounds: 'Escriba una cantidad de $1 a $100,000.',
    invalidTitle: 'Revise la cantidad',
    invalid: 'Escriba cuánto quiere donar',
    thanks: '¡Gracias!',
    redirecting: 'Vamos a la página de pago...',
    error: 'Algo falló',
    offline:
      'No pudimos hablar con nuestro servidor. No se le cobró nada, y lo que escribió sigue aquí. Pruebe otra vez.',
    busy: 'Un momento...',
    donate: 'Donar',
    howOften: 'Cada cuánto',
    recurring: 'Quiero que esta donación se repita',
    frequency: 'Cada cuánto',
    monthly: 'Cada mes',
    yearly: 'Cada año (ahorra 10%)',
    yearlyNote:
      'Cada año: se le cobra la cantidad que escogió, una vez al año. Se ahorra en lo que cobra la tarjeta, porque un pago cuesta menos que doce. La cantidad no baja.',
    aboutYou: 'Sobre usted',
    name: 'Nombre completo (si quiere)',
    nameHint: 'Déjelo vacío para donar sin nombre.',
    email: 'Correo electrónico (hace falta)',
    emailHint: 'Para su recibo, y nada más.',
    anonymous: 'Donar sin que se sepa quién soy',
    anonymousHint: 'Nuestro equipo ve la donación sin su nombre y sin su correo.',
    neutral: 'Usar palabras que no digan nada',
    neutralHint: 'En la cuenta de su tarjeta y en el asunto de nuestros correos: nada que diga de qué se trata.',
    summary: 'Resumen',
    seeAgain: 'Va a ver la cantidad otra vez en la página que sigue, antes de pagar.',
    yourGift: 'Su donación',
    charged: {
      once: 'Se cobra una vez.',
      monthly: 'Se cobra cada mes, hasta que usted la pare.',
      yearly: 'Se cobra una vez al año, hasta que usted la pare.',
    },
    choose: 'Escoja o escriba una cantidad.',
  },
  gifts: {
    title: 'Sus donaciones',
    description: 'Vea sus donaciones, o cambie o pare una que se repite, con un enlace por correo. Sin cuenta.',
    lead: 'Le mandamos un enlace por correo. Muestra lo que donó, con los recibos de cada año, y con él puede cambiar o parar una donación que se repite. No necesita cuenta ni contraseña. El correo y su página están en inglés.',
    email: 'El correo electrónico con el que donó',
    button: 'Mándenme el enlace',
    hour: 'Quien pueda leer ese correo puede abrir el enlace por una hora.',
    mailOff:
      'Por ahora este sitio no manda correos, así que no podemos mandarle un enlace. No se pierde nada de lo que donó.',
    sentDescription: 'Un enlace está en camino.',
    sent: 'Revise su correo',
    sentText: 'Si hay una donación con este correo, un enlace está en camino. Sirve por una hora.',
    sentNothing:
      '¿No llega nada en unos minutos? Mire en el correo no deseado, o pruebe con el correo al que llegan sus recibos.',
    another: 'Probar con otro correo',
  },
  problem: {
    title: 'Su donación',
    description: 'Qué pasó, y qué hacer ahora.',
    back: 'Volver al formulario',
    askAgain: 'Pedir un enlace nuevo',
    notCharged: 'No se le cobró nada. Con la flecha de Atrás de su navegador vuelve a lo que escribió.',
    gift: {
      check: {
        title: 'Revise la cantidad y el correo',
        text: 'La cantidad debe ser de $1 a $100,000, y el correo uno solo.',
      },
      busy: {
        title: 'Espere un rato',
        text: 'Fueron muchas donaciones en poco tiempo. Desde aquí no podemos recibir más por hasta una hora.',
      },
      away: {
        title: 'Ahora no se puede pagar',
        text: 'El servicio de pagos no contesta en este momento. Pruebe otra vez en unos minutos.',
      },
      changed: {
        title: 'Empiece su donación otra vez',
        text: 'Esta donación ya se había empezado con otros datos. No se le cobró nada.',
      },
    },
    link: {
      check: {
        title: 'Revise el correo',
        text: 'Necesitamos un solo correo, como nombre@example.org. No se mandó nada.',
      },
      busy: {
        title: 'Espere un rato',
        text: 'Fueron muchos pedidos en poco tiempo. No se mandó nada. Pruebe otra vez en una hora.',
      },
      over: {
        title: 'Este enlace ya venció',
        text: 'Un enlace a sus donaciones sirve por una hora. No se cambió nada.',
      },
      away: {
        title: 'El servicio de pagos no funciona ahora',
        text: 'No contesta en este momento, así que no se cambió nada. Pruebe otra vez en unos minutos.',
      },
    },
  },
  tired: 'Fueron muchas donaciones en poco tiempo, así que por un rato no podemos recibir más. No se le cobró nada.',
  shut: 'Ahora no podemos recibir donaciones en este sitio. No se le cobró nada.',
  changed: 'Esta donación se empezó con otros datos. Vuelva a cargar la página y empiece una nueva.',
  notCharged: 'No se le cobró nada.',
}
