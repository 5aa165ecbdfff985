import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { divorceAndMoney as english } from '../divorce-and-money'

export const divorceAndMoney: GuideContent = translate(english, {
  title: 'Divorcio y dinero: proteja lo suyo',
  description:
    'Deudas, impuestos, seguro médico y cuentas cuando se acaba un matrimonio, sobre todo si la otra persona controlaba el dinero.',
  tags: ['divorcio', 'deudas', 'impuestos', 'crédito', 'seguro médico', 'abuso económico'],
  jurisdiction:
    'Estados Unidos. El divorcio y los bienes son ley de cada estado. Las reglas de impuestos y de planes médicos del trabajo son federales.',
  inShort: [
    'Averigüe qué hay, antes de que alguien sepa que está buscando.',
    'El divorcio los obliga a ustedes dos. No obliga al banco ni al IRS.',
    'Hay alivio para una deuda de impuestos conjunta, y el IRS toma en cuenta el abuso.',
    'Si su plan médico viene del trabajo de su esposo, tiene 60 días después del divorcio para avisar al plan.',
  ],
  sections: {
    first: {
      title: 'Primero, su seguridad',
      blocks: [
        'Un agresor muchas veces usa el dinero para que nadie se vaya. Hablar de divorcio puede aumentar el peligro. Haga un plan de seguridad antes de presentar papeles, abrir una cuenta o mover dinero. Use un teléfono y un correo electrónico que la otra persona nunca haya tocado. Las cartas del banco la pueden delatar: dé otra dirección o pida que no manden papel.',
      ],
    },
    'what-there-is': {
      title: 'Averigüe qué hay',
      blocks: [
        {
          intro: 'Copie o tome fotos, y guárdelas donde solo usted las alcance:',
          items: [
            'Impuestos de los últimos tres años, con todas las páginas.',
            'Talones de pago, estados de cuenta del banco y de tarjetas, préstamos, el contrato de renta o la escritura.',
            'Papeles de retiro, pensión y seguros.',
            'Títulos de carros, papeles de negocios, listas de lo que cada quien tenía antes.',
            'Su informe de crédito. Muestra deudas a su nombre que quizás no conozca.',
          ],
        },
        'Puede pedir gratis sus informes de crédito en el único sitio oficial, AnnualCreditReport.com. Si hay una deuda que usted no aceptó, anote cuándo y cómo pasó. Puede ser fraude. También puede ser lo que varios estados llaman deuda forzada (coerced debt): una deuda a la que alguien la obligó o en la que la engañó.',
        'Usted puede pedir copias de los impuestos conjuntos. Los firmó, así que también son suyos. Si no los tiene, pida al IRS una transcripción.',
      ],
    },
    'own-footing': {
      title: 'Ponga su propia base',
      blocks: [
        [
          'Abra una cuenta solo a su nombre, en un banco donde no tengan ninguna juntos. Pida que no manden papel.',
          'Cuando sea seguro, cambie las contraseñas y las respuestas a las preguntas de seguridad. Use respuestas que nadie que la conozca pueda adivinar. La otra persona puede recibir un aviso del cambio.',
          'Pase su pago y sus beneficios a la cuenta nueva, cuando sea seguro que lo noten.',
          'Congele su crédito en las tres agencias de crédito, cuando sea seguro que se note. Es gratis por ley federal y no deja sacar préstamos nuevos a su nombre.',
          'Pregunte a un abogado antes de cerrar una cuenta conjunta, sacar dinero o dejar de pagar. En algunos estados eso se prohíbe desde el día en que se presenta el divorcio.',
        ],
      ],
    },
    'how-divorce-works': {
      title: 'Cómo funciona un divorcio',
      blocks: [
        'Se pide en la corte de su estado o condado. Casi todos los estados piden que uno de los dos haya vivido ahí un tiempo. No necesita el permiso de la otra persona. Los papeles se le tienen que entregar. Después la corte ve los bienes, las deudas, la manutención y los hijos, por acuerdo de ustedes o por decisión de la corte.',
        'Mientras el caso está abierto puede pedir órdenes temporales: manutención, usar la casa y el carro, quién paga qué, que no se venda nada. Si hubo violencia, pida que no los manden a mediación en un mismo cuarto. Algunos estados tienen una regla para eso.',
        'Si no puede pagar el costo de la corte, pida en la secretaría el formulario de exención de pago. Si la otra persona tiene el dinero y usted no, pida que la corte le mande pagar parte de su abogado.',
      ],
    },
    debts: {
      title: 'Deudas: lo que el divorcio puede y no puede hacer',
      blocks: [
        'Si su nombre está en un préstamo, el banco le puede cobrar a usted, aunque el divorcio diga que paga la otra persona. Con el divorcio usted puede llevarla otra vez a la corte. Pero el préstamo no cambia. Por eso pida que las deudas conjuntas se paguen, o pasen a un solo nombre, como parte del divorcio.',
        'Nueve estados reparten entre los dos casi todas las deudas y los bienes del matrimonio: Arizona, California, Idaho, Luisiana, Nevada, Nuevo México, Texas, Washington y Wisconsin. Se llaman estados de bienes comunes (community property). Si vive en uno, o vivió ahí estando casada, dígaselo a su abogado.',
      ],
    },
    taxes: {
      title: 'Impuestos',
      blocks: [
        'Cuando firman impuestos juntos, cada uno debe todo el impuesto. Sigue así después del divorcio, aunque diga que paga la otra persona.',
        'Hay tres clases de alivio. Se piden todas con un papel, el formulario 8857. El IRS tiene que tomar en cuenta el abuso y el control del dinero. Para algunas tiene dos años desde que el IRS le trata de cobrar por primera vez. Para otras tiene más. Pida pronto. Mande todo lo que tenga, y temprano: si el IRS dice que no y usted va a la corte de impuestos, la corte mira sobre todo lo que usted dio al IRS.',
        {
          title: 'Le avisan a la otra persona',
          text: 'El IRS tiene que avisar a la otra persona que usted lo pidió, y dejarla contestar. No le da su nueva dirección. Escriba en el formulario que hubo abuso. Una clínica de impuestos para personas de pocos ingresos (low income taxpayer clinic) le puede ayudar gratis.',
        },
      ],
    },
    health: {
      title: 'Seguro médico',
      blocks: [
        'Si la cubre el plan del trabajo de su esposo y lo pierde por divorcio o separación legal, la ley federal COBRA quizás le deje seguir hasta 36 meses, pagándolo usted. Usted o él tiene que avisar al plan en los 60 días después del divorcio o la separación. Hágalo usted, por escrito. La ley es para empleadores con 20 trabajadores o más; muchos estados tienen una regla para los más pequeños.',
        'Vea también HealthCare.gov y Medicaid. Si pierde su seguro, puede inscribirse fuera de la temporada. También hay una regla para quien deja a su esposo por abuso: quizás pueda inscribirse sola y recibir ayuda con el precio, aunque siga casada.',
      ],
    },
    retirement: {
      title: 'Dinero del retiro',
      blocks: [
        'Una parte de una pensión o de un plan del trabajo muchas veces es lo más grande que hay, y lo más fácil de olvidar. El divorcio solo no basta. Un plan de un trabajo privado le paga solo con una orden especial de la corte, llamada QDRO. Pida a su abogado que la haga junto con el divorcio y la mande al plan. Una cuenta IRA, una pensión federal y una militar no usan QDRO: cada una tiene sus papeles. Diga cuáles hay.',
      ],
    },
    support: {
      title: 'Manutención',
      blocks: [
        {
          title: 'Antes de pedir ayuda en efectivo o Medicaid',
          text: 'Cuando recibe ayuda en efectivo (TANF), el estado casi siempre quiere que le ayude a cobrar manutención, y el otro padre se entera. Si eso la pone en peligro a usted o a un niño, dígalo al pedirla, antes de que abran un caso. Pida “good cause” y “Family Violence Option”. Así no tiene que hacerlo. Medicaid también tiene esa regla. Una intercesora puede ayudarle con el formulario.',
        },
        'Cada estado tiene una oficina que puede fijar, cobrar y entregar la manutención de los hijos por poco dinero o gratis. Si no es seguro que el otro padre sepa dónde está, dígalo en el primer formulario: pueden marcar su caso para no dar su dirección. La manutención para usted la decide la corte del divorcio. Pídala antes de que el divorcio sea final; después puede ser tarde.',
      ],
    },
  },
  records: {
    'irs-innocent-spouse-relief': 'La página del IRS sobre el alivio de una deuda de impuestos conjunta.',
    'child-support-services': 'La oficina de manutención de cada estado.',
    'national-foundation-for-credit-counseling': 'Ayuda con deudas, de consejeros sin fines de lucro.',
    'lawhelp-org': 'Ayuda legal gratuita con el divorcio en su estado.',
  },
})
