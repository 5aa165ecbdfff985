import { translate } from '@/lib/site/language/translate'
import { compensationCalculator as english } from '../compensation-calculator'

export const compensationCalculator = translate(english, {
  title: 'Fecha límite para pedir compensación para víctimas de delitos',
  description:
    'Cuándo puede acabarse el tiempo para pedir a su estado dinero por cuentas médicas, consejería y pago perdido, donde lo pudimos confirmar.',
  jurisdiction: 'Estados Unidos. Cada estado tiene su programa y su plazo.',
  before: [
    'Cada estado tiene un programa que puede devolver gastos de un delito violento, como cuentas médicas, consejería y pago perdido. No hace falta que arresten ni condenen a nadie.',
    'Se pide en el estado donde pasó.',
    'Casi todos los programas piden que haya reportado el delito poco después. Hágalo en cuanto sea seguro y pregunte por las excepciones: para violencia doméstica y sexual casi todos las tienen. Algunos aceptan una orden de protección o un examen médico.',
    'Las leyes cambian, y no todos los plazos se pudieron confirmar. Si las fuentes no coinciden, se muestra el plazo más corto. Úselo como primera idea y después pregunte al programa.',
  ],
  after: [
    'Pida temprano, aunque falten papeles. Los puede mandar después.',
    'Si ya pasó el tiempo, pida de todos modos y diga por qué se tardó. Muchos estados pueden aceptar un buen motivo.',
  ],
  records: {
    'crime-victim-compensation-state-contacts': 'La lista federal del programa de cada estado.',
    'office-for-victims-of-crime-help-for-victims': 'La oficina federal para quien sufrió un delito.',
  },
})
