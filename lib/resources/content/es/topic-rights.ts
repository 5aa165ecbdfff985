import { translate } from '@/lib/site/language/translate'
import { localizeValues } from '../say-values'
import * as english from '../topic-rights'

const page = translate(english.rightsPage, {
  title: 'Derechos y apoyo legal',
  lead: 'Sepa qué dice la ley, encuentre una abogada que no tiene que pagar, y vea quién está de su lado.',
  description:
    'Ayuda legal gratuita, órdenes de protección, derechos en el trabajo, protección para inmigrantes y organizaciones nacionales por los derechos de las mujeres.',
  cards: [
    {
      title: 'Ayuda legal gratuita',
      text: 'Busque ayuda legal, una clínica o un abogado voluntario para casos de familia, vivienda y beneficios.',
    },
    {
      title: 'Órdenes de protección',
      text: 'Vea qué puede ordenar un juez, qué llevar y quién la acompaña a la corte.',
    },
    {
      title: 'Derechos en el trabajo',
      text: 'Qué hacer ante un pago injusto, acoso, un embarazo o un permiso. Cuide las fechas límite.',
    },
    {
      title: 'Protección para inmigrantes',
      text: 'Vea qué visas y peticiones hay para mujeres a quienes hizo daño su pareja o un tratante.',
    },
  ],
  figures: [
    'de los problemas legales serios de personas con pocos ingresos no tuvieron ayuda legal, o no la suficiente',
    'quejas nuevas por discriminación en el trabajo llegaron a la EEOC en un año',
    'para presentar una queja por discriminación en el trabajo; 300 donde también protege una ley estatal o local',
    'de permiso sin pago al año, sin perder el trabajo, da la ley federal FMLA, si usted califica',
  ],
  blocks: {},
})

export const rightsPage = { ...page, figures: localizeValues(page.figures) }
