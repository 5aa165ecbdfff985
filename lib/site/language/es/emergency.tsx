import type { Words } from '../words'

export const emergency: Words['emergency'] = {
  tabsLabel: 'Herramientas de emergencia',
  tabs: {
    exit: 'Salir rápido',
    contacts: 'Líneas de ayuda',
    planning: 'Plan de seguridad',
    'check-in': 'Avisar que estoy bien',
    documents: 'Caja fuerte',
  },
  banner: {
    lead: '¿Necesita salir rápido?',
    keys: (
      <>
        Oprima <kbd>Esc</kbd> 3 veces o <kbd>Shift</kbd> 3 veces, o use este botón.
      </>
    ),
  },
  exitPage: {
    title: 'Herramientas',
    description:
      'Líneas que contestan de día y de noche, una forma de salir rápido de esta página y herramientas para hacer un plan.',
  },
  callNow: {
    title: 'Ayuda ahora',
    lead: '¿Está en peligro?',
    text: 'Llame al 911. Si no puede hablar, no cuelgue. Si quiere hablar con alguien, llame o mande un texto a la línea de ayuda: es gratis, de día y de noche. Por teléfono atienden en español.',
    allHotlines: 'Todas las líneas de ayuda',
    inYourState: 'Refugio y ayuda legal en su estado',
  },
  exitWays: {
    title: 'Salir rápido',
    lead: (host) => `Quita esta página al momento y abre en su lugar un sitio del clima (${host}).`,
    ways: [
      {
        title: 'El botón',
        text: 'Salir está abajo en la pantalla, o a la derecha en una computadora, en todas las páginas y ventanas. Sirve con el dedo, el ratón y el teclado. A su lado, Ocultar lleva a la lectura discreta.',
      },
      { title: 'Esc, 3 veces', text: 'En 2 segundos. En cualquier parte: mientras escribe o en un menú abierto.' },
      {
        title: 'Shift, 3 veces',
        text: 'Con hasta 5 segundos entre una vez y otra. La tecla izquierda o la derecha, por si le tiemblan las manos.',
      },
    ],
    practice: 'Practique sin salir',
  },
  exitFacts: {
    doesTitle: 'Lo que hace',
    does: [
      'La página queda en blanco en ese momento, antes de cargar nada. También cambia el nombre de la pestaña.',
      'Las otras pestañas de este sitio también se van.',
      'Se borra lo que usted escribió. Si había entrado a su cuenta, se cierra la sesión.',
      'Después, las flechas de Atrás y Adelante muestran una página que no dice nada.',
      'El sitio del clima no sabe de dónde viene usted, y nosotras no anotamos nada.',
    ],
    doesNotTitle: 'Lo que no hace',
    doesNot: (name) => [
      `No borra el historial del navegador. La lista todavía tiene páginas de este sitio, con el nombre ${name}.`,
      'No oculta la visita al Wi-Fi de su casa, a su compañía de teléfono ni a la red del trabajo o de la escuela. Pueden ver el nombre del sitio, pero no qué página.',
      'No la protege de un programa espía. Una aplicación que mira su pantalla ya vio lo que usted vio.',
      'No borra capturas de pantalla, descargas, hojas impresas, ni llamadas o textos que usted hizo.',
      'Sin internet no puede cerrar sesión. La sesión sigue abierta hasta que lo use con internet, o hasta que venza.',
      'Sin JavaScript solo sirve el botón, y la flecha de Atrás puede traer la página de vuelta.',
    ],
    backTitle: 'Cómo volver',
    back: (name) =>
      `Abra otra pestaña y escriba la dirección de este sitio, o busque ${name}. La flecha de Atrás no la trae aquí. Es así para que nadie más llegue de esa forma.`,
    saferTitle: 'Formas más seguras de leer',
    safer: [
      'Use un aparato que la otra persona nunca haya tenido en sus manos: el de una amiga, o uno de la biblioteca o la clínica.',
      'Abra una ventana privada (modo incógnito) y ciérrela al terminar. No guarda historial en el aparato.',
      'Borre solo algunas páginas del historial, no todo. Un historial vacío se puede notar.',
      'Su historial se puede copiar a otro aparato que use la misma cuenta. Vea quién más entra con ella.',
    ],
    traces: 'Qué deja este sitio en un aparato, punto por punto',
  },
  contacts: {
    title: 'Líneas',
    description:
      'Líneas que contestan de día y de noche: qué pasa cuando llama o manda un texto, qué idiomas hablan y qué puede salir en la cuenta del teléfono.',
    heading: 'Líneas de ayuda en una emergencia',
    danger: '¿Está en peligro en este momento?',
    dangerText: 'Llame al 911. Si no puede hablar, no cuelgue. En muchos lugares también puede mandar un texto al 911.',
    alwaysFree: (about, phoneWord) =>
      `${about.replace(/\.$/, '')}. Es gratis, a cualquier hora.${phoneWord ? ` En letras: ${phoneWord}.` : ''}`,
    before: { call: 'Antes de llamar', text: 'Antes de mandar un texto' },
    ofLine: (name) => `: ${name}`,
    happens: { call: 'Qué pasa cuando llama', text: 'Qué pasa cuando manda un texto' },
    languages: 'Idiomas',
    deaf: 'Personas sordas o que oyen poco',
    bill: 'En la cuenta del teléfono',
    inDirectory: (name) => `: ${name} en el directorio`,
    texts: 'Dos líneas de texto que es fácil confundir',
    onBill: '¿Una llamada o un texto puede salir en la cuenta?',
    more: 'Más personas que pueden ayudar',
    inYourState: 'Líneas y refugios en su estado',
  },
  inLetters: (phoneWord) => ` En letras: ${phoneWord}`,
  offline: {
    title: 'Sin conexión',
    description: 'Líneas de ayuda y listas que se pueden leer sin conexión.',
    heading: 'No hay conexión',
    lead: 'La página que pidió no se pudo cargar. Las llamadas y los textos no necesitan internet: estas líneas contestan de día y de noche.',
    again: 'Intentar otra vez',
    kept: 'Herramientas de emergencia, si las guardó aquí',
    lists: 'Listas de seguridad',
  },
  planning: {
    title: 'Plan',
    description: 'Listas para leer, marcar e imprimir, y un plan suyo que se queda con usted.',
    heading: 'Plan de seguridad',
    lead: 'Use lo que le sirva y deje lo demás. Nadie conoce su situación mejor que usted.',
    adapted: 'Estas listas vienen de:',
  },
  quietOffer: {
    title: 'Lectura discreta',
    text: 'Las líneas de ayuda, los lugares, su estado y las listas de seguridad en una sola página. Su dirección, su nombre y su dibujo nunca cambian. Lea lo que lea, su historial muestra una sola línea: “Notas”.',
    button: 'Pasar todas las pestañas a ella',
    earlier: 'Las páginas de antes siguen en su historial, pero la flecha de Atrás no las muestra.',
  },
  keep: {
    title: 'Guarde la ayuda en este teléfono',
    intro:
      'Así podrá abrir sin internet estas páginas de emergencia, y los refugios y las líneas de su estado. No se guarda nada antes de que usted oprima el botón.',
    state: 'Su estado',
    noState: 'Ningún estado, solo las páginas nacionales',
    absent:
      'Para guardar páginas se necesita JavaScript y un navegador que pueda guardarlas. También puede imprimir una página o anotar los números que necesita.',
    kept: 'Guardado en este navegador:',
    updates: '. Se ponen al día cuando las abre con internet.',
    remove: 'Quitar',
    warningTitle: 'Quien tenga este teléfono puede verlo',
    warnings: [
      'Las páginas guardadas no tienen llave. Quien abra este sitio aquí las ve, y la configuración del navegador muestra este sitio y lo que guarda. Si eso no es seguro para usted, no las guarde: aprenda un número de memoria.',
      'Salir rápido no las quita. El botón Quitar sí, junto con todo lo que este sitio guarda para usarse sin internet. Lo que guardó en la Caja fuerte, o guardó como plan, se queda.',
    ],
  },
  practice: {
    title: 'Teclas',
    description: 'Pruebe las teclas para salir de este sitio, sin salir.',
    heading: 'Practique cómo salir',
    lead: 'Hágalo unas cuantas veces ahora, para que sus manos lo aprendan. No se cuenta ni se guarda nada.',
    first: 'Oprima Empezar y después las teclas.',
    start: 'Empezar a practicar',
    tryButton: 'Probar un botón',
    note: 'Mientras practica, Esc y Shift no la sacan del sitio. El botón Salir de verdad, sí. La práctica termina sola después de tres veces, o de un minuto.',
    noScript:
      'Este navegador no tiene JavaScript, así que las teclas no sirven aquí. El botón Salir sí sirve: abre el sitio del clima, y la flecha de Atrás puede traer esta página de vuelta.',
    realTitle: 'Después pruébelo de verdad',
    real: (host) =>
      `Oprima Salir. Va a ver ${host}. Pruebe la flecha de Atrás: sale una página vacía. Después abra otra pestaña y vuelva escribiendo la dirección. Pruébelo también en su teléfono: no tiene tecla Esc, pero Salir está abajo, al alcance del pulgar.`,
    notHidingLead: 'Salir no es ocultarse.',
    notHiding:
      'El historial del navegador todavía muestra este sitio. El Wi-Fi y la compañía de teléfono pueden ver su nombre, y un programa espía ve la pantalla. Si eso le preocupa, use otro aparato.',
    how: 'Cómo funciona Salir rápido',
    traces: 'Qué queda en el aparato',
  },
}
