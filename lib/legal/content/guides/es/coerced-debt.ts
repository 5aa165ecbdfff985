import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { coercedDebt as english } from '../coerced-debt'

export const coercedDebt: GuideContent = translate(english, {
  title: 'Deudas que la obligaron a tomar',
  description:
    'Qué hacer con tarjetas, préstamos y cuentas que una pareja que maltrata sacó a su nombre o le hizo firmar, con tres cartas para mandar.',
  tags: ['deuda forzada', 'robo de identidad', 'informe de crédito', 'cobrador', 'abuso económico', 'préstamos'],
  jurisdiction:
    'Estados Unidos. La ley federal de crédito y cobro vale en todas partes. Algunos estados dan más derechos; pregunte a la ayuda legal gratuita por el suyo.',
  inShort: [
    'Una deuda que él sacó a su nombre sin su permiso es robo de identidad, aunque sea su esposo.',
    'Una deuda que él le hizo firmar es deuda forzada. Algunos estados la protegen y otros todavía no.',
    'Congele su crédito en cuanto sea seguro. Es gratis y no deja abrir cuentas nuevas.',
    'Nunca deje sin contestar papeles de la corte sobre una deuda. Puede perder solo por no contestar.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Congele su crédito en las tres agencias: Equifax, Experian y TransUnion. Es gratis, y mientras dura nadie puede abrir una cuenta a su nombre.',
          'Pida gratis sus informes de crédito en AnnualCreditReport.com, el único sitio oficial. Marque cada cuenta que no es suya o que no aceptó por su voluntad.',
          'Si recibió papeles de la corte por una deuda, llame hoy a la ayuda legal gratuita. Busque hasta qué fecha tiene que contestar.',
        ],
        {
          title: 'Piense primero en su seguridad',
          text: 'Una carta, un reporte de la policía o una cuenta congelada le puede decir a él lo que usted hace. Use una dirección segura, un correo electrónico nuevo y un teléfono que él no vea. Hable con una intercesora sobre el mejor momento.',
        },
      ],
    },
    which: {
      title: 'Dos clases de deuda',
      blocks: [
        [
          {
            term: 'Robo de identidad',
            text: 'Él usó su nombre, su Seguro Social o su tarjeta sin su permiso. Usted no lo sabía, o dijo que no. La ley federal da herramientas fuertes para esto, y estar casada con él no lo cambia.',
          },
          {
            term: 'Deuda forzada (coerced debt)',
            text: 'Usted firmó, o le dio la tarjeta, porque tenía miedo, o porque él la engañó o la presionó. En el papel puede parecer un préstamo normal.',
          },
        ],
        'La diferencia importa, porque un reporte de robo de identidad se hace bajo juramento. No diga que no firmó si firmó. Diga lo que pasó: “Firmé porque me amenazó”. Un abogado o una intercesora le dice qué camino es el suyo.',
      ],
    },
    theft: {
      title: 'Si usó su nombre sin su permiso',
      blocks: [
        [
          'Haga un reporte en IdentityTheft.gov, el sitio del gobierno. Le da un reporte y un plan. Puede agregar un reporte de la policía, pero piense primero en su seguridad.',
          'Mande a cada agencia de crédito nuestra primera carta, con el reporte y un comprobante de quién es usted. Tienen que bloquear esas cuentas en cuatro días hábiles. Pueden negarse si los hechos no cuadran.',
          'Mande al prestamista nuestra segunda carta. Cuando tiene su reporte, ya no puede seguir informando esa deuda, a menos que sepa que los datos son correctos.',
          'Pida al prestamista copias de la solicitud y de las cuentas. Tiene 30 días para dárselas gratis. Pueden mostrar quién firmó y a dónde fueron las compras.',
        ],
      ],
    },
    coerced: {
      title: 'Si le hizo firmar',
      blocks: [
        'Varios estados tienen leyes sobre la deuda forzada. En enero de 2026 estaban California, Connecticut, Illinois, Maine, Minnesota, Nueva York y Texas. Los detalles cambian. Casi todas piden avisar al prestamista por escrito con una prueba, como un reporte de la policía, una orden de la corte o una carta de una intercesora. En Illinois, un cobrador tiene que parar en 5 días después de su declaración completa con la prueba, y revisarla en 90.',
        'En California, la corte que da una orden de protección también puede decir que una deuda vino del abuso. Pídalo mientras está en la corte. Pídalo también en su estado.',
        'Las reglas federales todavía no cubren con claridad esta clase de deuda. En diciembre de 2024 la Oficina para la Protección Financiera del Consumidor (CFPB) empezó a estudiarla y pidió comentarios hasta abril de 2025. No encontramos una regla final cuando leímos el 23 de noviembre de 2026.',
        {
          intro: 'De todos modos puede hacer mucho:',
          items: [
            'Mande al prestamista la segunda carta. Algunos cierran la cuenta, paran los intereses o aceptan menos.',
            'Pida en el divorcio que la corte le mande pagarla a él, y que escriba que vino del abuso.',
            'Pregunte a un abogado de consumidores si se puede deshacer el contrato por amenazas o engaño.',
            'Si son demasiadas deudas, pregunte a la ayuda legal gratuita por la bancarrota antes de pagar con el dinero de la renta.',
          ],
        },
        'La corte del divorcio le puede decir a él que pague, pero el prestamista no tiene que hacerle caso. Si su nombre está en el préstamo, todavía le pueden cobrar a usted. Por eso también importan las cartas.',
      ],
    },
    collectors: {
      title: 'Cuando llama un cobrador',
      blocks: [
        [
          'No pague un poco para que pare, ni diga que la deuda es suya. En muchos estados un pago hace que el plazo empiece otra vez.',
          'Pregunte quién llama, y pida la deuda por escrito. En los 30 días después de recibir ese aviso, mande nuestra tercera carta. El cobrador tiene que parar hasta mandarle pruebas.',
          'Puede decirle por escrito que no la busque para nada, o no en el trabajo, o no en casa. Todavía puede ir a la corte.',
          'Un cobrador puede hablar de una deuda con su esposo o esposa. Diga por escrito que él es peligroso y que no manden nada a él ni a la dirección vieja.',
        ],
      ],
    },
    court: {
      title: 'Si la demandan',
      blocks: [
        'Conteste antes de la fecha que dicen los papeles. Si no, la corte puede decidir a favor del prestamista sin oírla, y le pueden quitar dinero del pago o del banco. La ayuda legal gratuita muchas veces ayuda a contestar. Diga que la deuda fue forzada o no era suya.',
        'Si los papeles llegaron a una dirección donde ya no vive, avise enseguida a la corte. Solo la corte puede deshacer un fallo en rebeldía (default judgment), que se dictó sin oírla, y es difícil cuando el caso ya terminó.',
      ],
    },
    'keep-safe': {
      title: 'Que no pase otra vez',
      blocks: [
        [
          'Cuando sea seguro, cambie contraseñas y preguntas de seguridad. Él sabe el nombre de su primera mascota y de su mamá, y puede recibir un aviso del cambio.',
          'Abra una cuenta en un banco que él no usa, sin papel y con un correo electrónico nuevo.',
          'Pida que la quiten de las tarjetas conjuntas, y que el banco no acepte compras nuevas en ellas.',
          'Pida a las agencias de crédito una alerta de fraude larga. Con un reporte de robo de identidad dura siete años.',
          'Congele también el crédito de sus hijos. Quizás él sepa sus números.',
        ],
      ],
    },
  },
  records: {
    'consumer-financial-protection-bureau': 'Quejas sobre prestamistas, cobradores y agencias de crédito.',
    'federal-trade-commission': 'Maneja IdentityTheft.gov.',
    'lawhelp-org': 'Ayuda legal gratuita cuando la demandan por una deuda.',
    'national-domestic-violence-hotline': 'Planee el momento con una intercesora.',
  },
})
