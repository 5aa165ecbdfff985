import type { ReportWords } from '../en/report'

export const report: ReportWords = {
  title: 'Avise de un problema',
  description: 'Díganos qué está mal en un dato. No le preguntamos su nombre.',
  with: 'Con ',
  choose: '. Elija una opción. No tiene que escribir nada, y nadie va a saber quién es usted.',
  question: '¿Qué está mal?',
  choices: {
    'wrong-number': 'El teléfono está mal o nadie contesta',
    closed: 'Cerró, o ya no da esta ayuda',
    unsafe: 'No me sentí segura',
    other: 'Hay otra cosa mal',
  },
  rightNumber: 'El teléfono correcto, si lo sabe',
  rightNumberHint: 'Solo el teléfono de este lugar. No escriba el suyo.',
  numberWrong: 'Escriba un teléfono, como 512-555-0100, o déjelo vacío.',
  send: 'Mandar el aviso',
  kept: 'Guardamos lo que eligió, el teléfono y la fecha, y nada más: ni su nombre ni los datos de su aparato. Una persona del equipo llama y lo revisa. ¿Quiere contarnos más? ',
  write: 'Escríbanos',
  danger: 'Nadie lee esto a toda hora. Si está en peligro, llame al ',
  or: ' o a una de las ',
  hotlines: 'líneas de ayuda',
  notSent: 'El aviso no se mandó',
  chooseFirst: 'Elija qué está mal.',
  sent: {
    title: 'El aviso se mandó',
    description: 'Qué sigue ahora.',
    text: 'Gracias. Una persona del equipo va a llamar, revisar y corregir el dato. No se guardó nada de usted.',
    dontWait: 'Si necesita ayuda ahora, no nos espere. Llame al 911 o a una de las líneas de ayuda.',
    all: 'Todos los recursos',
    hotlines: 'Líneas de ayuda',
  },
}
