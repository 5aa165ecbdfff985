import type { Words } from '../words'

export const trusted: Words['trusted'] = {
  title: 'Su respuesta',
  description: 'Conteste una pregunta que llegó por correo.',
  outcomes: {
    accepted: {
      title: 'Gracias',
      paragraphs: [
        'Usted dijo que sí. Solo le llega un correo si esa persona no avisa a tiempo, y otro más si después todo está bien.',
        'No hable de esto delante de otras personas. El enlace del correo la trae de vuelta aquí a cualquier hora, por ejemplo para ya no recibir nada.',
      ],
    },
    declined: {
      title: 'Está bien',
      paragraphs: [
        'Usted dijo que no. No le van a llegar correos como este. La persona que preguntó solo sabe su respuesta.',
      ],
    },
    stopped: {
      title: 'Ya no le llegan estos correos',
      paragraphs: [
        'Vale desde ahora mismo. La persona que le preguntó puede ver que usted ya no los recibe, y puede agregar a otra persona.',
        'Si cree que alguien está en peligro, llame al 911.',
      ],
    },
    'link-over': {
      title: 'Este enlace ya no sirve',
      paragraphs: [
        'Quizás le falta una parte al enlace, o la persona que le preguntó quitó su correo de la lista. En ese caso ya está borrado aquí.',
        'No se cambió nada.',
      ],
    },
  },
  deadLink: 'Este enlace ya no sirve. No se cambió nada.',
  stop: 'Ya no quiero recibir estos correos',
  removed:
    'Su correo ya no está en la lista. Si hay un mensaje en camino, todavía le va a llegar, a menos que lo pare aquí.',
  yes: (from) => `Sí, ${from} puede contar conmigo`,
  no: 'No, prefiero que no',
  saidYes: {
    before: (name) => `${name}, usted le dijo que sí a`,
    after: (from) => `Si ${from} no avisa a tiempo, le llega a usted un mensaje por correo.`,
    stop: 'Puede dejarlo cuando quiera, y no tiene que decir por qué.',
  },
  saidNo: { before: 'Usted le dijo que no a', after: ', y no le llega ningún correo. Puede cambiar de idea.' },
  asks: { before: (name) => `${name},`, after: 'pregunta si usted quiere ser su persona de confianza.' },
  points: (from) => [
    `${from} pone una hora para avisar que está bien. Si la hora pasa sin respuesta, le llega a usted un correo con lo que ${from} escribió.`,
    `Entonces usted hace lo que dice, o llama al 911 si cree que ${from} está en peligro.`,
    `Usted nunca sabe dónde está ${from}, a menos que lo diga el mensaje. Mientras todo esté bien, no le llega nada.`,
    'Guardamos su nombre y su correo bajo llave, y solo para esto. Puede dejarlo cuando quiera.',
    `Quizás alguien vigila a ${from}. No hable de esto con nadie más.`,
  ],
  emails: {
    stop: 'Ya no quiero recibir estos correos',
    request: {
      subject: 'Una pregunta para usted',
      preheader: 'Alguien que usted conoce espera su respuesta.',
      hello: (name) => `Hola, ${name}. Alguien que usted conoce tiene una pregunta.`,
      question: (from, site) =>
        `${from} quiere que usted sea su persona de confianza en ${site}. ${from} pone una hora para avisar que está bien. Si esa hora pasa sin respuesta, le mandamos a usted por correo el mensaje que ${from} escribió. Si no, no le llega nada.`,
      free: 'Puede decir que no. No se le manda nada antes de que diga que sí.',
      button: 'Contestar sí o no',
      end: 'No hable de esto delante de otras personas, y no reenvíe este correo. Si no hace nada, su correo se borra a los 14 días.',
    },
    alert: {
      subject: 'Lea esto ahora',
      preheader: 'Un mensaje para usted que no puede esperar.',
      hello: (name) => `Hola, ${name}. Esto no puede esperar. Léalo todo.`,
      why: (from, site) =>
        `${from} dijo en ${site} que usted es su persona de confianza. Ahora ${from} no avisó a la hora que dijo, o pidió este aviso sin poder decirlo. ${from} puede estar en peligro.`,
      wrote: (from) => `Esto es lo que ${from} escribió para usted:`,
      what: (from) =>
        `Qué hacer ahora: si el mensaje dice qué hacer, hágalo. Si no, trate de hablar con ${from} de una forma que no la ponga en peligro. Si contesta otra persona, no diga nada de este correo. Si cree que ${from} está en peligro, llame al 911 y diga dónde puede estar ${from}.`,
      end: 'Nosotras no llamamos a nadie, y nadie lee las respuestas a este correo. Quizás otras personas de confianza también reciban este mensaje. Si sabemos que todo está bien, le escribimos otra vez.',
    },
    clear: {
      subject: 'Buenas noticias',
      preheader: 'Es sobre el último mensaje.',
      hello: (name) => `Hola, ${name}. Son buenas noticias.`,
      text: (from) => `${from} ya avisó y dice: estoy bien. Usted no tiene que hacer nada más.`,
    },
  },
}

export const checkInMails: Words['checkInMails'] = {
  open: 'Abrir su página',
  due: {
    subject: 'La nota que pidió',
    again: 'La nota que pidió, otra vez',
    preheader: 'Se acabó el tiempo.',
    text: 'Se acabó el tiempo. Usted nos pidió esta nota.',
  },
  answered: { subject: 'Una respuesta para usted', preheader: 'Está en su página.', text: 'Alguien le contestó.' },
  trouble: {
    subject: 'Un correo no llegó',
    preheader: 'Mire su página.',
    text: 'Un correo que usted preparó no llegó. Mire su página.',
    end: 'No cuente con él: hable con la persona de otra forma. Si está en peligro, llame al 911.',
  },
}
