import type { en } from './en'

export const es = {
  title: 'Antes de llamar',
  lead: 'Qué le preguntan, qué puede no decir y qué puede preguntar usted.',
  breath: 'Para empezar, puede decir',
  ask: 'Lo primero que suelen preguntar',
  refuse: 'Lo que no tiene que decir',
  refuseNote: 'Puede decir: “Prefiero no decirlo. ¿Me puede ayudar de todos modos?”',
  hand: 'Tenga a la mano',
  back: 'Pregúnteles',
  backNote:
    'Sus respuestas quedan solo en esta página abierta. No se envía nada, y nada se guarda si usted no lo pone en su caja fuerte. Se borran cuando sale o oprime Salir.',
  backNoScript: 'Sin JavaScript, oprima Borrar antes de salir.',
  clear: 'Borrar',
  who: '¿A quién llamó?',
  vault: {
    keep: 'Guardar estas respuestas en mi caja fuerte',
    about:
      'La caja fuerte se abre en otra pestaña. Ahí quedan en este navegador, bajo llave, con su frase secreta. Si todavía no tiene caja, primero puede hacer una.',
    name: 'Llamada',
    nothing: 'Todavía no hay respuestas que guardar.',
    blocked: 'Su navegador no abrió la pestaña. Sus respuestas siguen aquí, y solo aquí.',
    waiting: 'Siga en la otra pestaña. Mientras tanto deje abierta esta página: aquí están sus respuestas.',
    kept: 'Ya están en su caja fuerte. También siguen aquí, hasta que las borre o salga.',
  },
  print: 'Imprimir esta tarjeta',
  printTitle: 'Notas',
  full: 'Si no le pueden ayudar',
  fullSay: '“¿A quién más puedo llamar hoy? ¿Tiene su número?”',
  fullNext: 'Después, pruebe con',
  fullList: 'Después llame al siguiente número de la lista. Las líneas nacionales contestan de día y de noche.',
  forHer: 'Si llama por otra persona',
  forHerNote: 'Primero pregúntele a ella qué puede decir usted. Quizás quieran hablar con ella antes de hacer algo.',
  text: 'Para mandar por mensaje de texto',
  textNote:
    'Mándelo solo desde un teléfono que nadie más lea. Algunos números no reciben mensajes: si no le contestan, llame.',
  interpreter: 'En español',
  interpreterSay:
    'Diga “Spanish, please” o “Interpreter, please”. Muchas líneas tienen intérprete sin costo. No use a su hijo o hija para traducir.',
  byText: {
    title: 'Antes de escribir',
    breath: 'Para empezar, puede mandar',
    fullSay: '“¿A quién más le puedo escribir o llamar? ¿Tiene su número?”',
    forHer: 'Si escribe por otra persona',
  },
} satisfies typeof en
