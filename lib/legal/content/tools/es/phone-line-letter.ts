import { translateLetter } from '../../../translate-letter'
import { phoneLineLetter as english } from '../phone-line-letter'

export const phoneLineLetter = translateLetter(english, {
  title: 'Carta para separar una línea de teléfono',
  description:
    'Pida a su compañía que saque su línea, y las de sus hijos, de un plan que comparte con quien le hace daño.',
  jurisdiction: 'Estados Unidos, ley federal: Safe Connections Act, para líneas de celular en un plan compartido.',
  before: [
    'La ley Safe Connections Act de 2022 le permite salir de un plan de celular compartido. La compañía tiene que separar la línea en dos días hábiles desde que tiene su solicitud completa.',
    'La compañía no puede pedir un pago, una multa, revisar su crédito ni un contrato nuevo, y la otra persona no tiene que aceptar.',
    'Muchas compañías tienen su propio formulario, en línea o en una tienda. Si la suya lo tiene, úselo y tome las palabras de aquí.',
    'La otra persona puede notar que la línea ya no está. La compañía le tiene que decir a usted cuándo le avisará al dueño de la cuenta. Haga antes un plan para ese día.',
  ],
  after: [
    'Agregue una prueba: una orden de protección, un reporte de la policía, una denuncia o cargo, o una declaración firmada por una intercesora, un médico, una consejera, una trabajadora social o alguien de la corte.',
    'Por cada niño o adulto a su cuidado, agregue una declaración firmada de que está a su cuidado.',
    'Desde el día de la separación usted paga la línea, y el teléfono si se queda con él.',
    'Si le falta dinero, pregunte por seis meses del descuento Lifeline, que la ley abre a quien separa una línea.',
    'Una línea nueva en un teléfono viejo todavía se puede vigilar. Revise el teléfono con una intercesora, o use uno que la otra persona nunca haya tenido.',
  ],
  groups: [
    {
      title: 'La compañía y usted',
      fields: {
        company: 'Compañía de teléfono',
        name: 'Su nombre completo',
        reach: {
          label: 'Una forma segura de comunicarse con usted',
          hint: 'Un correo electrónico o número que la otra persona no pueda ver.',
        },
        day: 'Fecha de la carta',
      },
    },
    {
      title: 'Las líneas',
      fields: {
        mine: 'Números que usted usa',
        care: { label: 'Números que usan personas a su cuidado', hint: 'Niños, o adultos que usted cuida.' },
        theirs: 'O: el número de la otra persona, si la cuenta es de usted',
        other: 'Nombre de la otra persona',
        owner: 'Nombre en la cuenta, si no es el suyo',
      },
    },
    {
      title: 'Lo que agrega',
      fields: {
        proof: {
          label: 'Prueba',
          choices: [
            'Una copia de una orden de protección',
            'Un reporte o declaración de la policía',
            'Papeles de cargos u otro documento oficial',
            'Una declaración firmada por alguien que me ayudó en su trabajo',
          ],
        },
        keep: 'Quiero quedarme con mi número',
        phone: 'Quiero quedarme con el teléfono que uso',
      },
    },
  ],
  letter: [
    'Fecha: {day}',
    'Para: {company}',
    'Solicitud de separar líneas',
    'Pido la ayuda de la sección 345 de la ley de comunicaciones de 1934 (47 U.S.C. 345), la ley Safe Connections Act, y las reglas de la Comisión Federal de Comunicaciones.',
    'Me llamo {name}. La persona que hizo, o a quien se acusa de hacer, un acto cubierto por la ley contra mí o contra alguien a mi cuidado es {other}.',
    'Nombre en la cuenta: {owner}.',
    'Por favor separen estas líneas. Yo uso: {mine}.',
    'Estas líneas las usan personas a mi cuidado, y agrego una declaración firmada por cada una: {care}.',
    'Por favor separen esta línea de mi cuenta. La usa la persona nombrada arriba: {theirs}.',
    'Como prueba agrego: una copia de una orden de protección.',
    'Como prueba agrego: un reporte o declaración de la policía.',
    'Como prueba agrego: una denuncia o cargo penal, u otro documento oficial.',
    'Como prueba agrego: una declaración firmada por alguien que me ayudó en su trabajo.',
    'Quiero quedarme con el número.',
    'Quiero quedarme con el teléfono que uso con esta línea.',
    'La ley les pide separar las líneas en dos días hábiles desde que tienen esta solicitud. No permite pedir pagos, multas, revisión de crédito ni un contrato como condición.',
    'Por favor guarden en secreto esta solicitud y mis datos. No le digan nada a la otra persona ni manden nada a la dirección de la cuenta. Antes de avisar al dueño de la cuenta, díganme qué día lo harán.',
    'Comuníquense conmigo solo aquí: {reach}.',
    'Si falta algo o hay un problema técnico, díganme enseguida qué es y qué puedo hacer.',
    'Lo que digo aquí es cierto hasta donde sé.',
    'Nombre: {name}',
    'Firma:',
  ],
  records: {
    'fcc-safe-connections-phone-line-separation':
      'La página de la Comisión Federal de Comunicaciones sobre esta ley; las quejas también van ahí.',
    'lifeline-phone-and-internet-discount': 'El descuento de cada mes.',
    'safety-net-project-techsafety-org': 'Guías para teléfonos más seguros.',
  },
})
