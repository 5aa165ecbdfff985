import type { Words } from '../words'
import { passphrase, wrongPassphrase } from './passphrase'

export const timer: Words['timer'] = {
  alert: 'Se acabó el tiempo.',
  active: 'El aviso está en marcha.',
  activeUntil: 'El aviso llega a esta hora: %t',
  due: 'Es hora de avisar.',
  dueAt: 'El tiempo se acabó (%t). ¿Está bien?',
  over: 'Qué bueno. El aviso ya terminó.',
  cancelled: 'El aviso se canceló.',
  when: '¿Cuándo quiere el aviso?',
  hour: '1 hora',
  hours: '%n horas',
  safe: 'Estoy bien',
  cancel: 'Cancelar',
  more: 'Más tiempo',
  moreHour: '+1 hora',
  moreMinutes: '+%n minutos',
}

export const checkIn: Words['checkIn'] = {
  title: 'Avisar que estoy bien',
  description:
    'Una alarma que después de 1, 4 o 24 horas le pregunta si está bien. Funciona en esta página y no le avisa a nadie.',
  heading: 'Avisar que estoy bien',
  lead: '¿Le preocupa una cita o un lugar al que va? Ponga la alarma. Cuando se acabe el tiempo, su navegador le pregunta cómo está.',
  noScript:
    'Este navegador no tiene JavaScript, así que la alarma no puede funcionar. Use la alarma de su teléfono, con un nombre que a los demás no les diga nada.',
  limits: 'Lo que no hace',
  limitLines: [
    {
      title: 'No le avisa a nadie.',
      text: 'No se manda ningún mensaje, ni ahora ni cuando se acabe el tiempo. Solo le recuerda a usted.',
    },
    {
      title: 'Se detiene con el navegador.',
      text: 'Si cierra la pestaña o el navegador, usa Salir rápido o se acaba la batería, no hay aviso.',
    },
    {
      title: 'Solo funciona en esta página.',
      text: 'Deje abierta esta página. En otra página del sitio no hay aviso. Vuelva aquí, y sigue funcionando.',
    },
    {
      title: 'Puede llegar tarde.',
      text: 'Los teléfonos detienen las páginas que no se ven. El aviso puede llegar cuando abra la página otra vez.',
    },
    {
      title: 'Se ve en la pantalla.',
      text: 'El aviso solo dice “Se acabó el tiempo.” Pero lo ve quien tenga el aparato en la mano.',
    },
  ],
  better: 'Es mejor: una persona que lo sepa',
  steps: [
    'Elija a una persona de confianza y dígale dónde va a estar.',
    'Queden en una hora: “Si a las nueve no te he escrito, llámame.”',
    'Queden en qué sigue: “Si no contesto dos veces, llama al 911 y da esta dirección.”',
    'Elijan una palabra cualquiera que quiera decir: no puedo hablar, manda ayuda.',
  ],
  withUs: 'O nosotras les avisamos',
  withUsText:
    'Con una cuenta, la alarma funciona en nuestro sistema, aunque su teléfono esté apagado. Si usted no contesta, sus personas de confianza reciben su mensaje por correo. Primero tienen que aceptar.',
  withUsLink: 'Avisar a sus personas de confianza',
  leaves: 'Qué deja guardado',
  leavesText:
    'Un número, la hora del aviso, en la memoria de esta pestaña. Se borra cuando se acaba el tiempo, cuando usted detiene o cancela la alarma, cuando cierra la pestaña y cuando usa Salir rápido. A nosotras no nos llega nada.',
}

export const planner: Words['planner'] = {
  lists: 'Elija lo que le sirva',
  lost: 'Lo que marca y escribe se pierde al cerrar esta página o cargarla otra vez, a menos que lo guarde bajo llave en',
  mine: 'Mi plan',
  go: 'Ir a mi plan',
  goOne: 'Ir a mi plan, 1 paso',
  goMany: 'Ir a mi plan, %n pasos',
  stage: '¿En qué momento está ahora?',
  topics: '¿En qué más quiere pensar?',
  chosen: 'marcados: %n',
  paper: 'En papel',
  paperText:
    'Para guardar un PDF, elija “Guardar como PDF” en la ventana de imprimir. Se llama “Notas”. Si se ve una dirección en la orilla, quite “Encabezados y pies de página”.',
  onCard: { put: 'Poner', under: 'en la tarjeta, junto a “De día y de noche”' },
  printPlan: 'Imprimir mi plan',
  printCard: 'Imprimir una tarjeta para la cartera',
  plain: {
    title: 'Un papel que parece otra cosa',
    text: 'Sus pasos y sus números, como una receta, una lista de la escuela o un recibo. Se hace en esta página: no se manda ni se guarda nada.',
    looks: 'Cómo se ve',
    lines: 'Lo que dice',
    linesText:
      'Cada paso está en pocas palabras que se lo recuerdan a usted y no le dicen nada a nadie más. Cámbielas como quiera. Los números de teléfono salen tal como se marcan.',
    onPaper: 'En el papel: %s',
    left: 'Todavía no está en el papel. Escríbalo con palabras que solo usted entienda, o déjelo fuera.',
    tells: 'Con “%s” se puede notar.',
    preview: 'Así se verá',
    print: 'Imprimir este papel',
    picture: 'Guardar como imagen',
    limitsTitle: 'Lo que no puede hacer',
    limits: [
      'Engaña a quien mira rápido, no a quien lee. Quien lo lea línea por línea puede darse cuenta.',
      'Buscamos algunas palabras que se notan. No podemos saber qué palabras le dicen algo a él.',
      'La imagen queda en sus descargas o en sus fotos, y se puede copiar a otros aparatos.',
      'La impresora, o la tienda donde imprime, puede guardar una copia.',
      'Si alguien revisa sus papeles, no lo lleve: mejor apréndase un número de memoria.',
    ],
  },
  printTitle: 'Notas',
  people: 'Personas',
  otherPaper: 'Otros',
  numbers: 'Números',
  dayAndNight: 'De día y de noche',
  note: 'Nota',
  remove: 'Quitar',
  removeThat: 'Quitar: %s',
  removeName: 'Quitar a %s',
  thisPerson: 'esta persona',
  ownStep: 'Un paso suyo',
  ownSteps: 'Mis propios pasos',
  addStep: 'Agregar este paso',
  callable: 'Personas a las que puedo llamar',
  personName: 'Nombre, o una palabra que ustedes dos conozcan',
  phone: 'Teléfono',
  addPerson: 'Agregar a otra persona',
  empty: 'Marque pasos arriba, y aparecen aquí. Después ponga lo que solo usted sabe.',
  showTyped: 'Mostrar lo que escribo',
  delete: 'Borrarlo de este navegador',
  deleteAsk: '¿Borrar el plan guardado? Después no hay forma de verlo otra vez.',
  deleteYes: 'Sí, borrarlo',
  deleteNo: 'No, dejarlo',
  isLocked: 'Hay un plan guardado en este navegador. Está bajo llave.',
  passphrase: 'Frase secreta',
  opening: 'Abriendo…',
  open: 'Abrir mi plan',
  keepHere: 'Guardar mi plan en este navegador',
  keepFacts: [
    'Hágalo solo si nadie más mira este aparato. Puede ser peligroso si alguien encuentra su plan.',
    'Se guarda bajo llave con una frase secreta que solo usted sabe. Si la olvida, nadie puede abrir el plan, ni nosotras.',
    'Se queda aquí hasta que usted lo borre, o hasta que se borren los datos del navegador. Nunca se manda a ningún lado.',
    'Se cierra cuando sale de la página, cambia de pestaña o pasa 5 minutos sin hacer nada.',
  ],
  newPassphrase: 'Frase secreta, de 12 letras o más',
  ...passphrase,
  locking: 'Cerrando…',
  keep: 'Guardarlo bajo llave',
  lockNow: 'Cerrar con llave ahora',
  kept: 'Está guardado en este navegador, bajo llave con su frase secreta.',
  saving: 'Guardando…',
  notSaved: 'No está guardado: se pierde al cerrar esta página o cargarla otra vez.',
  problems: {
    'wrong-passphrase': wrongPassphrase,
    damaged:
      'El plan guardado aquí está dañado y no se puede abrir. Si hizo una copia en papel, es la única que queda.',
    'no-room': 'No hay espacio en este aparato. El plan de la pantalla no está guardado.',
    gone: 'El plan ya no está guardado aquí. Quizás se borró en otra pestaña.',
    locked: 'El plan está bajo llave.',
    unsupported:
      'Este navegador no puede guardar un plan. Quizás es una ventana privada o un navegador viejo. Lo puede imprimir.',
    unknown: 'Algo falló, y el plan no se guardó. Lo que está en la pantalla sigue ahí. Pruebe otra vez.',
  },
}

export const planPage: Words['planPage'] = {
  noScript:
    'Este navegador no tiene JavaScript. Puede leer las listas e imprimir esta página, o imprimir el plan en papel que está abajo y escribir en él. Para armar un plan en esta página se necesita JavaScript.',
  law: 'Lo que dice la ley de su estado',
  lawText:
    'Cambiar una cerradura, grabar una conversación: cada estado tiene sus reglas. Mírelas antes de ponerlo en su plan.',
  everything: 'Imprimir todo',
  everythingText:
    'Las listas con espacio para escribir, en un PDF que se abre en el navegador. Se llama “my-plan.pdf”.',
  openPaper: 'Abrir el plan en papel (PDF)',
  plainNumbers: 'Los números del plan, como una receta o un recibo',
  shorts: {
    workplace: 'Trabajo',
    children: 'Hijos',
    staying: 'Por ahora me quedo',
    leaving: 'Me preparo para irme',
    after: 'Ya me fui',
    disability: 'Discapacidad',
  },
  papers: {
    personal: 'En casa',
    workplace: 'En el trabajo',
    children: 'Hijos',
    staying: 'Ahora',
    leaving: 'Antes',
    after: 'Después',
    pets: 'Mascotas',
    money: 'Dinero',
    immigration: 'Papeles',
    disability: 'Salud',
  },
}
