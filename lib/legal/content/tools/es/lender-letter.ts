import { translateLetter } from '../../../translate-letter'
import { lenderLetter as english } from '../lender-letter'

export const lenderLetter = translateLetter(english, {
  title: 'Carta a un prestamista sobre una deuda forzada',
  description:
    'Avise a un banco, tarjeta o compañía de préstamos que una deuda se hizo a su nombre, o que la obligaron a firmar.',
  jurisdiction:
    'Estados Unidos. La ley federal cubre la deuda hecha sin su permiso. Para la que la obligaron a firmar, unos pocos estados tienen leyes; en los demás esta carta pide buena voluntad.',
  before: [
    'Si alguien usó su nombre sin su permiso, la ley federal está de su lado: cuando el prestamista tiene su reporte de robo de identidad, no puede seguir informando la deuda, a menos que sepa que es correcta.',
    'Si la obligaron o engañaron para firmar, diga justo eso. En enero de 2026 tenían leyes sobre esto California, Connecticut, Illinois, Maine, Minnesota, Nueva York y Texas. La de Illinois es sobre los cobradores. Pregunte a la ayuda legal gratuita qué pide la ley de su estado en la carta.',
    'Si la están demandando, no mande solo esta carta. Conteste a la corte antes de su fecha, y llame primero a la ayuda legal gratuita.',
    'El prestamista quizás le pregunte a la otra persona. Planee para eso antes de mandarla.',
  ],
  after: [
    'Agregue una prueba si la tiene: una orden de protección, un reporte de la policía, su reporte de robo de identidad o una carta de una intercesora.',
    'Mándela por correo certificado, guarde una copia y anote el nombre de cada persona con quien hable.',
    'Si pidió la solicitud y las cuentas, el prestamista tiene 30 días para mandarlas gratis, cuando tenga su prueba.',
  ],
  groups: [
    {
      title: 'El prestamista y usted',
      fields: {
        lender: 'Nombre de la compañía',
        name: 'Su nombre completo',
        reach: {
          label: 'Una forma segura de comunicarse con usted',
          hint: 'Una dirección o correo electrónico que la otra persona no pueda ver.',
        },
        day: 'Fecha de la carta',
      },
    },
    {
      title: 'La deuda',
      fields: {
        account: 'Últimos números de la cuenta, y la cantidad',
        kind: {
          label: 'Qué pasó',
          choices: ['Se hizo sin que yo supiera o sin mi permiso', 'Me obligaron o me engañaron'],
        },
        story: {
          label: 'En pocas palabras',
          hint: 'Cuándo, y qué hizo o dijo. Solo lo que es cierto y lo que quiere contar.',
        },
        proof: 'Agrego una prueba',
        copies: 'Quiero copias de la solicitud y de las cuentas',
      },
    },
  ],
  letter: [
    'Fecha: {day}',
    'Para: {lender}',
    'Desacuerdo con una deuda',
    'Me llamo {name}. Esto es sobre: {account}.',
    'Esta deuda viene de un robo de identidad. Se hizo a mi nombre sin que yo lo supiera o lo aceptara. Agrego mi reporte de robo de identidad. Según 15 U.S.C. 1681s-2(a)(6) no pueden seguir informándola a las agencias de crédito.',
    'No acepté esta deuda por mi voluntad. Una persona que me maltrató me obligó o me engañó. Por favor trátenla como deuda forzada según la ley de mi estado; y, si no hay esa ley, háganlo de buena voluntad.',
    '{story}',
    'Agrego una prueba.',
    'Por favor mándenme, gratis y en 30 días, copias de la solicitud y de todo lo que se compró (15 U.S.C. 1681g(e)).',
    'Por favor cierren ya la cuenta a cargos nuevos, paren intereses, costos y cobros mientras lo ven, y no vendan la deuda.',
    'Por favor quiten mi nombre, corrijan lo que dijeron a las agencias de crédito y díganme por escrito qué deciden y por qué.',
    'Mi seguridad depende de esto: no le digan a la otra persona dónde estoy ni cómo comunicarse conmigo. Quiten de la cuenta la dirección y el teléfono anteriores. Comuníquense conmigo solo aquí: {reach}.',
    'Esta carta no dice que debo la deuda, y no promete pagarla.',
    'Nombre: {name}',
    'Firma:',
  ],
  records: {
    'lawhelp-org': 'Ayuda legal gratuita; pida a alguien que sepa de leyes del consumidor.',
    'consumer-financial-protection-bureau': 'Quejas sobre prestamistas.',
  },
})
