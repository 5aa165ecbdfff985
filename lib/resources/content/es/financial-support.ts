import { type Translation, translate } from '@/lib/site/language/translate'
import * as english from '../financial-support'
import type { ListSection } from '../section'

/** The words of the red flags, which the grants page says too. */
export const grantRedFlags: Translation<ListSection> = {
  title: 'Señales de una estafa',
  intro: 'Si ve una de estas, pare, cuelgue y cuéntele a alguien de confianza.',
  items: [
    'Una llamada, un texto o un mensaje dice que ganó dinero (un grant) que nunca pidió. El gobierno no hace eso.',
    'Tiene que pagar primero: una cuota, un impuesto, una tarjeta de regalo, una transferencia, criptomonedas. Pedir una ayuda de verdad no cuesta nada.',
    'Quieren la clave de su banco, su número completo de Seguro Social o una foto de su identificación antes de cualquier solicitud.',
    'Le prometen que se la van a dar, o dicen que se acaba hoy.',
    'Dice que es del gobierno, pero la agencia no existe o su dirección en internet no termina en .gov.',
    'Se la ofrece una amistad por internet. Se roban cuentas. Llame a esa persona y pregúntele.',
    'Alguien le dice que mienta sobre lo que gana, sus hijos o dónde vive.',
  ],
}

const successTips: Translation<ListSection> = {
  title: 'Consejos que sirven',
  items: [
    'Pida primero la ayuda a la que tiene derecho: comida, salud, cuidado de niños, luz y gas. Llega antes que otro dinero (grants).',
    'Vea quién lo puede pedir antes de escribir una palabra. Deje lo que no es para usted.',
    'Conteste justo lo que pide cada pregunta. Corto y cierto es mejor que largo y bonito.',
    'Pida que alguien lo lea una vez: en la biblioteca, una maestra o una intercesora.',
    'Mándelo una semana antes. Las páginas fallan el último día.',
    'Guarde una copia, la fecha y el nombre de quien habló con usted.',
    'Si le dicen que no, pregunte por qué y cuándo puede pedir otra vez.',
  ],
}

export const financialSupportBlocks = translate(english.financialSupportBlocks, {
  'federal-grant-programs': {
    title: 'Programas federales de dinero',
    intro:
      'Casi todo el dinero federal (grants) va a estados, escuelas y organizaciones sin fines de lucro. A usted le llega como beneficios, capacitación, préstamos y ayuda para estudiar.',
    sections: [
      [
        'El gobierno federal no da dinero (grants) para pagar sus cuentas ni para abrir un negocio. Sí ayuda de otras formas: empiece con el buscador de beneficios.',
      ],
      {
        title: 'Efectivo, comida y cuentas por pagar',
        records: {
          'federal-benefit-finder': 'Conteste unas preguntas y vea qué quizás pueda recibir.',
          'tanf-cash-assistance': 'Familias con hijos: dinero en efectivo por un tiempo limitado',
          snap: 'Comprar comida cada mes',
          wic: 'Comida en el embarazo y para niños pequeños',
          'supplemental-security-income':
            'Personas con pocos ingresos que tienen una discapacidad o 65 años o más: un pago cada mes',
          'liheap-energy-assistance': 'Pagar la calefacción y el aire acondicionado',
          'child-care-assistance-state-finder': 'Ayudar a pagar el cuidado de niños',
          'earned-income-tax-credit': 'Recibir dinero con sus impuestos si trabaja',
          'child-tax-credit': 'Recibir dinero con sus impuestos por sus hijos',
          'unemployment-insurance': 'Recibir pagos después de perder un trabajo',
        },
      },
      {
        title: 'Dinero para comida (SNAP): quién tiene que mostrar horas ahora',
        items: [
          'Si tiene de 18 a 64 años y en casa no hay un niño menor de 14, quizás reciba SNAP solo tres meses en tres años, a menos que trabaje, estudie un oficio o haga voluntariado 80 horas al mes. No vale si está embarazada o no puede trabajar. Estar sin hogar, ser veterana o haber estado de joven en cuidado temporal ya no basta por sí solo. Si el abuso o sus daños no la dejan trabajar, dígalo en la oficina y pida una excepción.',
          'Desde julio de 2025, SNAP está cerrado para muchas personas inmigrantes con un estatus humanitario y sin tarjeta verde, entre ellas sobrevivientes de trata o de violencia. Sus hijos ciudadanos todavía lo pueden recibir. Muchos bancos de comida no preguntan.',
        ],
      },
      {
        title: 'Su propio negocio o granja',
        records: {
          'sba-microloans-up-to-50-000': {
            award: 'Préstamos de hasta $50,000',
            focus: 'Negocios pequeños y nuevos',
          },
          'sba-womens-business-centers': 'Consejos y clases para mujeres',
          'sba-women-owned-business-programs': 'Contratos federales con negocios de mujeres',
          'farm-service-agency-microloans': 'Granjas: préstamos pequeños',
          'usda-rural-business-cooperative-service':
            'Negocios del campo, casi siempre por medio de grupos locales y de quienes prestan dinero',
          'grants-gov': 'Muestra todo el dinero federal (grants) que se puede pedir. Poco es para una sola persona.',
        },
      },
    ],
  },
  'private-foundation-grants': {
    title: 'Dinero de fundaciones privadas',
    intro:
      'Organizaciones sin fines de lucro que dan o prestan a mujeres. Las cantidades y las fechas cambian cada año. Revise la página de cada una.',
    sections: [
      {
        title: 'Ayudas y premios',
        records: {
          'soroptimist-live-your-dream-award': 'Mujeres que estudian y mantienen a una familia',
          'jeannette-rankin-foundation-scholars': 'Mujeres de 35 años o más que estudian y ganan poco',
          'patsy-takemoto-mink-education-foundation': 'Mamás que estudian y ganan poco',
          'twu-starther-grant': { award: '$5,000', focus: 'Negocios nuevos de mujeres en Texas' },
          'modest-needs': 'Una cuenta que no esperaba, si usted trabaja',
        },
      },
      {
        title: 'Préstamos pequeños sin fines de lucro',
        intro: 'Un préstamo se devuelve. Antes de firmar, pida el costo completo por escrito.',
        records: {
          'kiva-u-s': 'Negocios: préstamos sin intereses',
          'grameen-america': 'Grupos de mujeres en algunas ciudades: préstamos pequeños',
          'accion-opportunity-fund': 'Negocios pequeños: préstamos',
          liftfund: 'Negocios pequeños en Texas y cerca: préstamos',
          'justine-petersen': 'Préstamos pequeños, y mejorar su crédito, en Misuri, Illinois y Kansas',
        },
      },
    ],
  },
  'educational-and-career-grants': {
    title: 'Dinero para estudiar y trabajar',
    intro: 'Un solo formulario gratis abre casi toda la ayuda para estudiar. Llénelo aunque crea que gana demasiado.',
    sections: [
      {
        title: 'Escuela y capacitación',
        records: {
          fafsa:
            'El formulario gratis para la ayuda federal, y casi toda la de los estados y las escuelas. Nunca pague por mandarlo.',
          'federal-pell-grant': {
            award: 'Hasta $7,395 en 2026-27',
            focus: 'Su primer título, o capacitación corta para un trabajo',
          },
          'federal-work-study': 'Un trabajo de medio tiempo en la universidad o cerca',
          'federal-student-aid-information-center': 'Llame si tiene preguntas sobre el formulario.',
          'american-job-centers': 'Encontrar trabajo o capacitación, gratis',
        },
      },
      {
        title: 'Becas para mujeres',
        records: {
          'womens-independence-scholarship-program-wisp': 'Mujeres que dejaron a una pareja que las maltrataba',
          'aauw-fellowships-and-grants': 'Estudios de posgrado e investigación',
          'soroptimist-live-your-dream-award': 'Su primer título o capacitación para un trabajo',
          'jeannette-rankin-foundation-scholars': 'Mujeres de 35 años o más',
        },
      },
      ['Una beca Pell no se devuelve. Para el año escolar 2026-27 es de $7,395 como máximo.'],
    ],
  },
  'application-guidelines': {
    title: 'Cómo hacer su solicitud',
    intro: 'Estos pocos pasos sirven para casi todos los formularios.',
    sections: [
      {
        title: 'Paso a paso',
        items: [
          'Elija una dirección, un correo electrónico y un teléfono seguros, que solo usted pueda abrir.',
          'Haga una lista de lo que necesita: renta, comida, escuela, arreglar el carro, una herramienta de trabajo. Ponga cuánto al lado.',
          'Vea quién lo puede pedir, la fecha límite y si es un préstamo o no se devuelve.',
          'Junte sus papeles una sola vez. Guarde fotos de ellos donde solo usted pueda abrirlas.',
          'Cuente su historia en tres líneas: qué pasó, qué hace usted ahora, qué va a cambiar con este dinero.',
          'Del abuso diga solo lo que le pregunten. Puede decir que dar un detalle la pondría en peligro.',
          'Mándelo, anote la fecha y pregunte cuándo le contestan.',
        ],
      },
      grantRedFlags,
      successTips,
      {
        title: 'Si alguien la engañó o usó su nombre',
        records: {
          'federal-trade-commission': 'Reporte un fraude o el robo de su identidad.',
          'irs-identity-protection-pin': 'Evite que otros presenten sus impuestos.',
          'irs-innocent-spouse-relief': 'Si su cónyuge le dejó una deuda de impuestos.',
          'national-foundation-for-credit-counseling':
            'Hable de sus deudas con alguien que aconseja sin fines de lucro.',
        },
      },
    ],
  },
})
