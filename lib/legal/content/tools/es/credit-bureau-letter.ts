import { translateLetter } from '../../../translate-letter'
import { creditBureauLetter as english } from '../credit-bureau-letter'

export const creditBureauLetter = translateLetter(english, {
  title: 'Carta a una agencia de crédito',
  description:
    'Pida a Equifax, Experian o TransUnion que bloquee las cuentas que alguien abrió a su nombre sin su permiso.',
  jurisdiction: 'Estados Unidos, ley federal: Fair Credit Reporting Act.',
  before: [
    'Esta carta es para cuentas que alguien abrió o usó sin su permiso. La agencia las tiene que bloquear en cuatro días hábiles desde que tiene la carta y todo lo que va con ella.',
    'Haga antes un reporte en IdentityTheft.gov. Es bajo juramento: cuéntelo como fue. Si firmó porque tenía miedo, use nuestra carta al prestamista, o pregunte a un abogado cuál le sirve.',
    'Mande una carta a cada agencia que muestra la cuenta. No se avisan entre ellas.',
  ],
  after: [
    'Agregue una copia de su reporte de robo de identidad, una copia de su identificación y algo que muestre su dirección. Use una dirección segura para usted.',
    'Mándela por correo certificado o en la página de la agencia, y guarde una copia con la fecha.',
    'Si la agencia se niega, se lo tiene que decir. Puede quejarse en la Oficina para la Protección Financiera del Consumidor (CFPB).',
  ],
  groups: [
    {
      title: 'La agencia y usted',
      fields: {
        bureau: { label: 'Agencia de crédito', choices: ['Equifax', 'Experian', 'TransUnion'] },
        name: 'Su nombre completo',
        reach: { label: 'Una dirección o correo electrónico seguro', hint: 'Que la otra persona no pueda ver.' },
        day: 'Fecha de la carta',
      },
    },
    {
      title: 'Las cuentas',
      fields: {
        accounts: {
          label: 'Cuentas que no son suyas',
          hint: 'El nombre del prestamista, los últimos cuatro números, la fecha en que se abrió. Una en cada línea.',
        },
        asked: 'Prestamistas que pidieron su informe de crédito para estas cuentas',
        report: 'Número de su reporte de robo de identidad',
        police: 'También agrego un reporte de la policía',
      },
    },
  ],
  letter: [
    'Fecha: {day}',
    'Para: Equifax',
    'Para: Experian',
    'Para: TransUnion',
    'Solicitud de bloquear información que viene de un robo de identidad',
    'Me llamo {name}. Les pido que bloqueen esta información según 15 U.S.C. 1681c-2.',
    'Estas cuentas vienen de un robo de identidad. No las abrí ni las acepté:',
    '{accounts}',
    'Por favor quiten también estas consultas, que se hicieron para esas cuentas: {asked}',
    'Agrego mi reporte de robo de identidad, número {report}, y una prueba de quién soy.',
    'Agrego un reporte de la policía.',
    'Nada de esta información es de una compra o préstamo mío. No recibí dinero, cosas ni servicios por ella.',
    'Por favor bloquéenla en cuatro días hábiles y avisen a las compañías que se la dieron.',
    'Quien hizo esto puede tratar de encontrarme. Por favor guarden mi dirección en secreto y usen solo esta: {reach}. No manden nada a una dirección anterior.',
    'Nombre: {name}',
    'Firma:',
  ],
  records: {
    'federal-trade-commission': 'Maneja IdentityTheft.gov.',
    'consumer-financial-protection-bureau': 'Quejas sobre agencias de crédito.',
  },
})
