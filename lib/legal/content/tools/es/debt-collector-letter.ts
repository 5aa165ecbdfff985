import { translateLetter } from '../../../translate-letter'
import { debtCollectorLetter as english } from '../debt-collector-letter'

export const debtCollectorLetter = translateLetter(english, {
  title: 'Carta a un cobrador',
  description:
    'Haga que un cobrador pruebe la deuda, que no hable con quien le hizo daño, y dígale cómo puede comunicarse con usted.',
  jurisdiction:
    'Estados Unidos, ley federal: Fair Debt Collection Practices Act. Cubre a los cobradores, no al banco o la tienda que dio el préstamo.',
  before: [
    'Mándela en los 30 días después de recibir el primer aviso del cobrador. Entonces tiene que parar hasta mandarle pruebas de la deuda.',
    'Después también la puede mandar, y decir cómo puede el cobrador comunicarse con usted.',
    'No pague una parte ni diga que la deuda es suya antes de hablar con la ayuda legal gratuita.',
    'Si la obligaron a tomar la deuda: en Illinois el cobrador tiene que parar en 5 días después de recibir su declaración completa de deuda forzada con pruebas, y revisarla en 90 días. Pregunte a la ayuda legal gratuita qué agregar en su estado.',
  ],
  after: [
    'Mándela por correo certificado y guarde una copia y el recibo.',
    'Si le dice a un cobrador que no la busque más, el cobrador solo le puede escribir una vez más: para decir que deja de cobrar o qué va a hacer. Todavía la puede demandar.',
    'Si llegan papeles de la corte, conteste antes de su fecha. Esta carta no contesta a una corte.',
  ],
  groups: [
    {
      title: 'El cobrador y usted',
      fields: {
        collector: 'Nombre del cobrador',
        name: 'Su nombre completo',
        reach: { label: 'Una forma segura de comunicarse con usted', hint: 'Que la otra persona no pueda ver.' },
        day: 'Fecha de la carta',
      },
    },
    {
      title: 'La deuda',
      fields: {
        number: 'Número que sale en la carta del cobrador',
        other: 'La persona con quien no pueden hablar',
        theft: 'Esta deuda viene de un robo de identidad',
        forced: 'Me obligaron o me engañaron para que tomara esta deuda',
        work: 'No me llamen al trabajo',
        stop: 'No me busquen más',
      },
    },
  ],
  letter: [
    'Fecha: {day}',
    'Para: {collector}',
    'Desacuerdo con una deuda y solicitud de pruebas',
    'Me llamo {name}. Esto es sobre: {number}.',
    'No acepto esta deuda, según 15 U.S.C. 1692g. Por favor dejen de cobrar hasta mandarme pruebas.',
    'Viene de un robo de identidad.',
    'Una persona que me maltrató me obligó o me engañó para que la tomara. Donde la ley de mi estado protege contra la deuda forzada, esta es mi declaración según esa ley.',
    'Por favor mándenme: el nombre y la dirección del primer prestamista, el contrato con la firma, la fecha y cantidad de cada cargo y pago, y pruebas de que la pueden cobrar.',
    'He tenido que protegerme de {other}. No hablen con esta persona de mí ni de la deuda, y no digan dónde estoy.',
    'Las llamadas al trabajo no me convienen. No me busquen en el trabajo (15 U.S.C. 1692c(a)(1)).',
    'Fuera de las pruebas que pido, por favor no me busquen más, como me deja pedir 15 U.S.C. 1692c(c).',
    'Usen solo esta forma de comunicarse conmigo y borren las direcciones y números anteriores: {reach}.',
    'Esta carta no dice que debo la deuda, y no promete pagarla.',
    'Nombre: {name}',
    'Firma:',
  ],
  records: {
    'consumer-financial-protection-bureau': 'Quejas sobre cobradores.',
    'lawhelp-org': 'Ayuda legal gratuita si la demandan.',
  },
})
