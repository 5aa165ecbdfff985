import { translate } from '@/lib/site/language/translate'
import { legalCategoryTexts as english } from '../categories'

export const legalCategoryTexts = translate(english, {
  protection: {
    name: 'Órdenes de protección y seguridad',
    text: 'Órdenes de la corte para que alguien no se acerque, y su propia línea de teléfono.',
  },
  family: {
    name: 'Custodia e hijos',
    text: 'Quién decide por los niños, visitas seguras y mudarse a otro estado.',
  },
  money: {
    name: 'Divorcio y dinero',
    text: 'Deudas, impuestos y seguro médico cuando se acaba un matrimonio, y gastos que dejó un delito.',
  },
  housing: {
    name: 'Derechos de vivienda',
    text: 'Quédese en su casa, múdese a una más segura y pida ayuda sin perder su contrato.',
  },
  work: {
    name: 'Trabajo y permisos',
    text: 'Tiempo para la corte y la atención médica, cambios en el trabajo y qué le puede preguntar su jefe.',
  },
  immigration: {
    name: 'Alivio migratorio',
    text: 'VAWA, visa U y visa T: formas de quedarse que no dependen de quien le hace daño.',
  },
})
