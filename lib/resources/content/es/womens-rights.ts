import { translate } from '@/lib/site/language/translate'
import * as english from '../womens-rights'

export const womensRightsBlocks = translate(english.womensRightsBlocks, {
  'national-leadership-organizations': {
    title: 'Organizaciones nacionales al frente',
    intro:
      'Cambian leyes, preparan a intercesoras y llevan los casos grandes. La mayoría no toma el caso de una sola persona, pero saben quién sí.',
    sections: [
      {
        'national-womens-law-center': 'La igualdad en el trabajo, en la escuela y en la salud',
        'american-association-of-university-women': 'La igualdad en los estudios y en el pago',
        'national-network-to-end-domestic-violence':
          'Las coaliciones de los estados, la tecnología segura, WomensLaw.org',
        'national-indigenous-womens-resource-center': 'Terminar con la violencia contra las mujeres nativas',
        'national-sexual-violence-resource-center': 'Estudios y una lista de servicios locales',
        'american-civil-liberties-union': 'Las libertades civiles, con un proyecto de los derechos de la mujer',
        'office-on-violence-against-women': 'Dar dinero federal a programas locales',
      },
    ],
  },
  'rights-organizations': {
    title: 'Organizaciones según lo que hacen',
    intro: 'Abra la parte que necesita.',
    sections: [
      {
        'legal-defense': {
          title: 'Defensa legal',
          sections: [
            {
              title: 'Encuentre gratis un abogado o una respuesta',
              records: {
                'legal-services-corporation-get-legal-help':
                  'Encuentre la oficina de ayuda legal que le toca por su dirección.',
                'womenslaw-org': 'Escriba a su línea por correo electrónico sobre abuso, custodia y órdenes.',
                'aba-free-legal-answers': 'Pregunte en línea a un abogado voluntario, si su estado participa.',
                'lawhelp-org': 'Lea sus derechos y encuentre ayuda local.',
                'lawhelp-interactive': 'Conteste preguntas y así llene formularios de la corte.',
                'usa-gov-legal-aid-guide': 'Vea todas las formas de tener un abogado gratis o a bajo costo.',
              },
            },
            {
              title: 'Actúe contra un trato injusto',
              records: {
                'equal-employment-opportunity-commission': 'Discriminación en el trabajo, acoso, embarazo.',
                'wage-and-hour-division': 'Pago que le deben, permiso por la familia, tiempo para sacarse leche.',
                'national-labor-relations-board': 'Si la castigan por hablar de lo que gana.',
                'occupational-safety-and-health-administration': 'Trabajo peligroso, y castigos por reportarlo.',
                'office-of-fair-housing-and-equal-opportunity':
                  'Discriminación del dueño de la vivienda o de quien presta el dinero.',
                'office-for-civil-rights-department-of-health-and-human-servi':
                  'Discriminación en la atención médica, o datos suyos que no guardaron en privado.',
                'civil-rights-division-department-of-justice': 'Otras quejas de derechos civiles.',
              },
            },
            {
              title: 'Fechas límite y derechos que vale la pena conocer',
              items: [
                'Presente su queja por discriminación en el trabajo en 180 días o menos, o en 300 días donde también la protege una ley estatal o local. No espere la respuesta de su empleador.',
                'Los empleadores con 15 trabajadores o más tienen que hacer cambios razonables por el embarazo y el parto, a menos que sea una carga excesiva para ellos.',
                'La mayoría de los empleados de empresas privadas tiene derecho a hablar de su pago con sus compañeros.',
              ],
            },
          ],
        },
        'advocacy-foundations': {
          title: 'Fundaciones que apoyan los derechos',
          sections: [
            [
              'Estos grupos pagan o dirigen trabajo por las mujeres y las niñas. Casi siempre dan a organizaciones, no a una sola persona.',
            ],
            [
              'Ms. Foundation for Women da dinero a grupos que dirigen mujeres y niñas de color.',
              "Women's Funding Network une a las fundaciones de mujeres de muchos estados. Busque la del suyo.",
              'National Organization for Women tiene grupos locales. Puede entrar en uno, o pedirles contactos cerca de usted.',
              'Equal Rights Advocates trabaja por el pago justo, los permisos y la seguridad en el trabajo y en la escuela.',
            ],
            { 'aauw-fellowships-and-grants': 'Da dinero a las mujeres mismas, para estudiar.' },
          ],
        },
        'international-and-specialized': {
          title: 'Organizaciones internacionales y especializadas',
          sections: [
            {
              title: 'Si usted es inmigrante',
              intro:
                'Pida consejo a un abogado o a un representante acreditado, nunca solo a un notario. En Estados Unidos un notario no es abogado.',
              records: {
                'immigration-advocates-network-legal-directory':
                  'Encuentre ayuda de inmigración gratis o a bajo costo.',
                'immigration-court-pro-bono-list-eoir': 'Abogados gratis, corte por corte.',
                'vawa-self-petition-information-uscis':
                  'Si su cónyuge, su padre o madre, o un hijo adulto la maltrata. Vea a un abogado antes de mandar la petición.',
                'uscis-t-and-u-visa-information': 'Después de la trata u otro delito grave. Vea primero a un abogado.',
              },
            },
            {
              title: 'Más allá de las fronteras',
              items: [
                'Tahirih Justice Center da ayuda legal gratuita a inmigrantes que huyen de la violencia de género, en las ciudades donde trabaja.',
                'Equality Now trabaja para cambiar las leyes que tratan a las mujeres y las niñas como si valieran menos.',
                'Center for Reproductive Rights lleva casos sobre el embarazo, el parto y el aborto.',
                'Global Fund for Women da dinero a los movimientos de mujeres en todo el mundo.',
                'UN Women (ONU Mujeres) es la oficina de las Naciones Unidas para la igualdad de género.',
              ],
            },
            {
              title: 'Para algunas comunidades',
              records: {
                'stronghearts-native-helpline': 'Personas nativas de Estados Unidos y de Alaska.',
                'the-deaf-hotline-adwas': 'Personas sordas, por videoteléfono o correo electrónico.',
                'lgbt-national-hotline': 'Personas LGBTQ+ de cualquier edad.',
                'trans-lifeline': 'Personas trans. Revise el horario.',
                'transitional-compensation-for-abused-dependents-dod': 'Familias de militares, después del abuso.',
              },
            },
          ],
        },
        'emergency-resources': {
          title: 'Ayuda en una emergencia',
          sections: [
            [
              '¿Está en peligro en este momento? Llame al 911. Si no, llame o mande un texto a uno de estos. La ayuda es gratis.',
            ],
            {
              'national-center-for-missing-and-exploited-children': 'Si su hijo o hija desapareció.',
              'the-trevor-project': 'Para jóvenes LGBTQ+.',
              'office-for-victims-of-crime-help-for-victims':
                'Encuentre el programa de su estado después de un delito.',
            },
          ],
        },
      },
    ],
  },
})
