import { translate } from '@/lib/site/language/translate'
import { localizeValues } from '../say-values'
import * as english from '../topic-grants'
import { grantRedFlags } from './financial-support'

export const grantsCategoryCards = translate(english.grantsCategoryCards, [
  { title: 'Programas federales', text: 'Beneficios, ayuda para estudiar, préstamos y cursos del gobierno.' },
  {
    title: 'Fundaciones privadas',
    text: 'Premios y préstamos justos de organizaciones sin fines de lucro, muchos solo para mujeres.',
  },
  {
    title: 'Becas para estudiar',
    text: 'Dinero para una carrera, un certificado o una investigación, a cualquier edad.',
  },
  { title: 'Ayuda de emergencia', text: 'Ayuda esta semana con comida, renta, luz o una cuenta que no esperaba.' },
])

const page = translate(english.grantsPage, {
  title: 'Ayuda económica',
  lead: 'Encuentre dinero que no se devuelve, préstamos justos, ayuda para estudiar y ayuda con las cuentas de este mes.',
  description:
    'Programas federales, premios de fundaciones, becas y dinero de emergencia para mujeres en Estados Unidos, con fechas, papeles y avisos de estafas.',
  cards: [
    {
      title: 'Beneficios y cuentas',
      text: 'Pida comida, dinero, ayuda con la luz y con el cuidado de sus niños, si tiene derecho.',
    },
    {
      title: 'Estudios y cursos',
      text: 'Use un solo formulario gratis para pedir ayuda, y sume las becas para mujeres.',
    },
    {
      title: 'Su propio negocio',
      text: 'Reciba consejo gratis, y préstamos pequeños de la SBA de hasta $50,000 por medio de organizaciones sin fines de lucro.',
    },
    {
      title: 'Deudas, crédito e impuestos',
      text: 'Qué hacer con deudas a su nombre, los impuestos de un cónyuge y el robo de identidad.',
    },
  ],
  figures: [
    'es lo más que presta la SBA en un préstamo pequeño. Es un préstamo: se paga poco a poco',
    'es la beca Pell más grande para un año escolar. No se devuelve',
    'como máximo tarda SNAP en dar ayuda para comida, si casi no tiene dinero ni ingresos',
    'cuesta pedir una ayuda económica del gobierno',
  ],
  blocks: {
    'red-flags': {
      title: 'Antes de pedir',
      intro: 'Los estafadores buscan a quien necesita ayuda. Lea esto una vez y va a saber en qué fijarse.',
      sections: [grantRedFlags],
    },
    timing: {
      title: 'Las fechas cuentan',
      intro: 'Saber cuándo se abre y se cierra el dinero es la mitad del trabajo. Las fechas cambian: mire cada página.',
      sections: [
        {
          items: [
            'El año de gastos del gobierno federal va del 1 de octubre al 30 de septiembre. El dinero nuevo se abre muchas veces en el otoño y puede acabarse en el verano.',
            'La FAFSA para el próximo año escolar se abre a más tardar el 1 de octubre. La última fecha federal para 2026-27 es el 30 de junio de 2027, pero los estados y las escuelas cierran mucho antes.',
            'SNAP debe contestar en 30 días, y en 7 días si casi no tiene dinero ni ingresos. Pida ayuda urgente (expedited).',
            'Los créditos de impuestos llegan con su declaración, a mediados de abril. Si no pidió uno, muchas veces lo puede pedir todavía por tres años.',
            'Soroptimist ha recibido solicitudes para Live Your Dream del 1 de agosto al 15 de noviembre.',
            'El dinero para la luz es poco. Pregunte cuándo se abre en su estado, y pídalo el primer día.',
            'Un fondo de emergencia puede tardar días, un beneficio semanas, un premio meses. Empiece uno de cada uno.',
          ],
        },
      ],
    },
    documents: {
      title: 'Los papeles que suelen pedir',
      intro:
        'Pocos formularios piden todo esto. ¿No tiene papeles? Pida la ayuda y diga por qué. Muchas oficinas le ayudan a sacarlos otra vez.',
      sections: [
        {
          title: 'Quién es usted',
          items: [
            'Una identificación con foto, para usted',
            'Números de Seguro Social o de impuestos, para quien los tenga',
            'Actas de nacimiento o papeles de la escuela, para sus hijos',
            'Papeles de inmigración, si el formulario los pide. Hay ayuda que se da sin ellos: pregunte antes de dejarlo',
          ],
        },
        {
          title: 'Cómo vive',
          items: [
            'Un comprobante de domicilio, o una carta de un refugio',
            'Talones de pago o cartas de beneficios de los últimos dos o tres meses',
            'Su última declaración de impuestos',
            'Estados de cuenta del banco',
            'Cuentas de renta, luz, cuidado de niños y médicos',
          ],
        },
        {
          title: 'Para la escuela o un negocio',
          items: [
            'Una carta de admisión y sus calificaciones',
            'Una o dos cartas de personas que conocen su trabajo',
            'Un plan de una página y un presupuesto sencillo',
            'El registro, las licencias y una prueba de que el negocio es suyo',
          ],
        },
        {
          title: 'Cuide sus papeles',
          items: [
            'No mande papeles desde la casa que comparte con quien le hace daño, ni pida que lleguen ahí.',
            'Si esa persona tiene sus papeles, pregunte a una intercesora cómo sacar otros antes de reclamarle.',
            'Mande copias, no los originales. Tape los números que el formulario no pide.',
          ],
        },
      ],
    },
    categories: {
      title: 'Encuentre su tipo de ayuda',
      intro: 'Cuatro tipos de dinero. Empiece por el más rápido que le sirva.',
      sections: [],
    },
    'federal-programs': {
      title: 'Programas federales',
      intro: 'La agencia, y lo que tiene que le puede servir. Pedirlo es gratis.',
      sections: [
        {
          title: 'Agencias',
          records: {
            'small-business-administration': {
              programs: [
                'Préstamos pequeños de hasta $50,000',
                'Centros de negocios para mujeres',
                'Contratos para negocios pequeños de mujeres',
              ],
            },
            'federal-student-aid-information-center': {
              programs: [
                'FAFSA',
                'Beca Federal Pell',
                'Trabajo y estudio federal',
                'Préstamos federales para estudiar',
              ],
            },
            'administration-for-children-and-families': {
              programs: ['Ayuda en efectivo TANF', 'Ayuda para el cuidado de niños', 'Head Start'],
              note: 'Se pide en su estado, no aquí.',
            },
            'food-and-nutrition-service': {
              programs: ['SNAP', 'WIC', 'Comidas en la escuela'],
              note: 'Se pide en su estado.',
            },
            'social-security-administration': {
              programs: [
                'Seguridad de Ingreso Suplementario',
                'Beneficios por discapacidad',
                'Beneficios para viudas e hijos',
              ],
            },
            'usda-rural-housing-service': {
              programs: [
                'Préstamos para casas en el campo',
                'Préstamos y dinero para arreglar la casa',
                'Ayuda con la renta en el campo',
              ],
            },
            'usda-rural-business-cooperative-service': {
              programs: [
                'Préstamos para negocios en el campo',
                'Dinero para negocios en el campo, casi siempre a pueblos, tribus y organizaciones sin fines de lucro',
              ],
            },
            'farm-service-agency-microloans': {
              programs: ['Préstamos muy pequeños para granjas', 'Otros préstamos pequeños para granjas'],
            },
            'american-job-centers': {
              programs: ['Buscar trabajo', 'Cursos pagados', 'Ayuda después de un despido'],
            },
          },
        },
        {
          title: 'Cuánto, como máximo',
          items: [
            'Los préstamos pequeños de la SBA llegan a $50,000, y los dan organizaciones sin fines de lucro cerca de usted. Casi todos son mucho más pequeños, de unos $13,000.',
            'El dinero para arreglar casas en el campo llega a $10,000 si tiene 62 años o más, la casa es suya y sus ingresos son muy bajos. Dueñas más jóvenes pueden pedir un préstamo al 1% de interés.',
            'El dinero para negocios en el campo va a pueblos, tribus y organizaciones sin fines de lucro, que ayudan con él a negocios pequeños. Pregunte en su oficina local quién lo recibió.',
          ],
        },
      ],
    },
    'private-foundations': {
      title: 'Fundaciones privadas',
      intro:
        'Las cantidades son las últimas que pudimos revisar, con su año. Mire la página de cada una para este año.',
      sections: [
        {
          title: 'Premios que no se devuelven',
          records: {
            'soroptimist-live-your-dream-award': {
              award: 'Lo fija el club local; además hay premios regionales e internacionales, de hasta $16,000 en 2022',
              focus: 'Mujeres que mantienen a su familia y estudian una primera carrera o un oficio',
            },
            'patsy-takemoto-mink-education-foundation': {
              award: 'Hasta $5,000 en años anteriores',
              focus: 'Madres con ingresos bajos, en cualquier nivel de estudios',
            },
            'jeannette-rankin-foundation-scholars': {
              award: 'Mire la cantidad de este año en su página',
              focus: 'Mujeres con ingresos bajos, de 35 años o más, en una primera carrera o un programa técnico',
            },
            'twu-starther-grant': {
              award: '$5,000 en la ronda de 2025',
              focus: 'Negocios de mujeres en Texas, de cinco años o menos y con cinco empleados o menos',
            },
            'modest-needs': {
              award: 'Una cuenta, una vez',
              focus:
                'Quien trabaja, gana apenas más de lo que permite la ayuda pública y tiene un gasto que no esperaba',
            },
          },
        },
        {
          title: 'Préstamos sin fines de lucro',
          intro: 'Estos son préstamos. Pida por escrito cuánto cuesta en total, y si no está claro, no lo tome.',
          records: {
            'kiva-u-s': {
              award: 'Préstamos al 0% de interés',
              focus: 'Negocios pequeños, con el apoyo de gente que usted conoce',
            },
            'grameen-america': {
              award: 'Préstamos muy pequeños',
              focus: 'Grupos de mujeres con ingresos bajos, en algunas ciudades',
            },
            'accion-opportunity-fund': { award: 'Préstamos a plazo', focus: 'Negocios pequeños' },
            liftfund: { award: 'Préstamos pequeños', focus: 'Negocios nuevos y pequeños, desde Texas' },
            'justine-petersen': {
              award: 'Préstamos muy pequeños',
              focus: 'Negocios, y para mejorar su crédito, en MO, IL y KS',
            },
            craft3: { award: 'Préstamos para negocios', focus: 'Oregón y Washington' },
            'community-reinvestment-fund-usa': {
              award: 'Le busca quién le preste',
              focus: 'Negocios pequeños en cualquier estado',
            },
          },
        },
      ],
    },
    scholarships: {
      title: 'Becas para estudiar',
      intro: 'Primero mande la FAFSA: muchas becas la piden. Después sume estas.',
      sections: [
        {
          title: 'Ayuda federal para estudiar',
          records: {
            fafsa: { programs: ['Un solo formulario gratis para la ayuda federal, del estado y de la escuela'] },
            'federal-pell-grant': {
              award: 'Hasta $7,395 en 2026-27',
              focus: 'Estudiantes de una primera carrera que necesitan dinero',
            },
            'federal-work-study': { programs: ['Trabajos de medio tiempo para estudiantes que necesitan dinero'] },
          },
        },
        {
          title: 'Para mujeres',
          records: {
            'womens-independence-scholarship-program-wisp': {
              award: 'Sin cantidad fija; en años anteriores unos $2,000 por período',
              focus:
                'Mujeres que dejaron a una pareja violenta hace uno a diez años, con seis meses de ayuda de una organización sin fines de lucro',
            },
            'aauw-fellowships-and-grants': {
              award: 'Beca American Dissertation: $25,000 para 2026-27; las otras varían',
              focus: 'Maestría, doctorado e investigación',
            },
            'jeannette-rankin-foundation-scholars': {
              award: 'Mire la cantidad de este año en su página',
              focus: 'Mujeres de 35 años o más',
            },
            'patsy-takemoto-mink-education-foundation': {
              award: 'Hasta $5,000 en años anteriores',
              focus: 'Madres con ingresos bajos',
            },
          },
        },
      ],
    },
    'emergency-assistance': {
      title: 'Ayuda de emergencia',
      intro: 'Ayuda que puede llegar en días. Llame a la primera y diga qué necesita y para cuándo.',
      sections: [
        {
          title: 'Esta semana',
          records: {
            '211-essential-community-services': 'Renta, refugio, comida, luz: lo que hay abierto cerca de usted',
            'usda-national-hunger-hotline': 'Comida cerca de usted, en inglés y en español',
            'catholic-charities-usa': 'Renta, comida y refugio por medio de oficinas locales, para cualquier persona',
            'modest-needs': 'Una cuenta que no esperaba, para quien trabaja',
            'liheap-energy-assistance': 'Un aviso de corte, la calefacción o el aire',
          },
        },
        {
          title: 'En las próximas semanas',
          records: {
            snap: 'Comida. Pida ayuda urgente (expedited)',
            'tanf-cash-assistance': 'Dinero para familias con hijos',
            wic: 'Comida en el embarazo y para niños pequeños',
            'unemployment-insurance':
              'Si perdió el trabajo. Pregunte si en su estado cuenta haberlo dejado por el maltrato',
            'lifeline-phone-and-internet-discount': 'Teléfono o internet más barato, con más ayuda para sobrevivientes',
            'national-foundation-for-credit-counseling': 'Deudas, y qué pagar primero',
          },
        },
        {
          title: 'Después de un delito o de maltrato',
          records: {
            'crime-victim-compensation-state-contacts':
              'Gastos médicos, de consejería y de mudanza, y sueldo perdido, por estado',
            'transitional-compensation-for-abused-dependents-dod': 'Familias de militares después del maltrato',
            'child-support-services': 'Manutención de los hijos. Diga desde el principio si el contacto no es seguro',
            'survivor-benefits-social-security': 'Cuando muere un cónyuge, un excónyuge o el padre o la madre',
          },
        },
      ],
    },
  },
})

export const grantsPage = { ...page, figures: localizeValues(page.figures) }
