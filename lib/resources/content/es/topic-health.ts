import { translate } from '@/lib/site/language/translate'
import { localizeValues } from '../say-values'
import * as english from '../topic-health'

const page = translate(english.healthPage, {
  title: 'Salud de la mujer',
  lead: 'Encuentre atención que pueda pagar, alguien con quien hablar, y datos claros sobre sus opciones.',
  description:
    'Clínicas de bajo costo, ayuda en el embarazo y después del parto, líneas de salud mental, pruebas de cáncer e información sobre el aborto para mujeres en Estados Unidos.',
  cards: [
    {
      title: 'Clínicas que puede pagar',
      text: 'Busque un centro de salud que cobra según lo que usted gana, con o sin seguro.',
    },
    {
      title: 'Embarazo y bebés',
      text: 'Consiga cuidado prenatal, comida, seguro médico, y ayuda cuando un bebé la hace sentir que no puede más.',
    },
    {
      title: 'Mente y ánimo',
      text: 'Llame, mande un texto o chatee hoy con una consejera, sobre cualquier cosa que le pese.',
    },
    {
      title: 'Salud reproductiva',
      text: 'Lea sobre anticonceptivos y aborto, estado por estado, con fechas y fuentes.',
    },
  ],
  figures: [
    'de personas se atendieron en centros de salud que paga el gobierno federal, donde el costo depende de lo que gana',
    'mujeres con un bebé recién nacido tuvo síntomas de depresión. Tiene tratamiento',
    'de los partos en Estados Unidos los pagó Medicaid',
    'es lo que la mayoría de los seguros puede cobrarle por su visita anual de salud de la mujer',
  ],
  blocks: {},
})

export const healthPage = { ...page, figures: localizeValues(page.figures) }
