import { translateLetter } from '../../../translate-letter'
import { workLeaveLetter as english } from '../work-leave-letter'

export const workLeaveLetter = translateLetter(english, {
  title: 'Carta para pedir permiso en el trabajo',
  description:
    'Pida tiempo libre, o un cambio que dé más seguridad en el trabajo, en pocas palabras, sin contar su historia.',
  jurisdiction: 'Estados Unidos. Use la línea de la ley del estado solo si ya buscó la ley del suyo.',
  before: [
    'Diga solo lo que quiera. Antes de entregarla, pregunte en recursos humanos quién la va a ver.',
    'Busque antes la ley de permisos de su estado y ciudad. El nombre de la ley hace más fuerte su carta.',
    'Escríbala donde no puedan mirar ni su jefe ni la otra persona. Su empleador puede leer una computadora del trabajo.',
  ],
  after: [
    'Guarde una copia en casa o con una amiga, con el día en que la entregó.',
    'Si le piden pruebas, pregunte cuáles aceptan. Muchas veces basta un papel de la corte o una nota de una intercesora. Puede tapar partes.',
    'Para FMLA, su empleador tiene cinco días hábiles para decirle si tiene derecho.',
    'Si dicen que no, pida el motivo por escrito y llame a la ayuda legal gratuita o al departamento de trabajo de su estado.',
  ],
  groups: [
    {
      title: 'Para quién y de quién',
      fields: {
        boss: 'Persona y empleador',
        name: 'Su nombre completo',
        day: 'Fecha de la carta',
        reach: 'Cómo pueden comunicarse con usted mientras no está',
      },
    },
    {
      title: 'El tiempo que necesita',
      fields: {
        from: 'Desde',
        until: 'Hasta',
        pieces: 'O en partes: qué días u horas',
        reason: {
          label: 'Motivo, en pocas palabras',
          choices: [
            'Para ir a la corte',
            'Para atención médica o consejería, mía o de mi familia',
            'Por mi seguridad o la de mi familia',
            'Un asunto privado, legal o de familia',
          ],
        },
      },
    },
    {
      title: 'La clase de permiso',
      fields: {
        law: 'Nombre de la ley de su estado o ciudad',
        fmla: 'FMLA (un problema serio de salud)',
        paid: 'Usar primero mis días pagados por enfermedad o vacaciones',
      },
    },
    {
      title: 'Cambios en el trabajo',
      fields: {
        change: {
          label: 'Un cambio que ayudaría',
          hint: 'Otro turno, escritorio o número de teléfono, o que filtren visitas en la recepción.',
        },
      },
    },
  ],
  letter: [
    'Fecha: {day}',
    'Para: {boss}',
    'Solicitud de permiso',
    'Soy {name}. Pido tiempo libre desde {from} hasta {until}.',
    'Necesito el tiempo en partes: {pieces}.',
    'Lo necesito para ir a la corte.',
    'Lo necesito para atención médica o consejería, mía o de alguien de mi familia.',
    'Lo necesito por mi seguridad o la de mi familia.',
    'Lo necesito por un asunto privado, legal o de familia.',
    'Pido este permiso según {law}.',
    'También pido que traten esto como una solicitud de permiso según la ley FMLA, y que me digan en cinco días hábiles si tengo derecho.',
    'Por favor usen primero mis días pagados por enfermedad o vacaciones.',
    'Pido este cambio en el trabajo: {change}',
    'Por favor guarden en secreto esta solicitud y los papeles que van con ella, aparte de mi expediente, y muéstrenlos solo a quien tiene que saberlo.',
    'Si necesitan un papel mío, díganme por escrito cuáles aceptan y para cuándo.',
    'Mientras no esté, comuníquense conmigo solo aquí: {reach}.',
    'Gracias.',
    'Nombre: {name}',
    'Firma:',
  ],
  records: {
    'wage-and-hour-division': 'Preguntas sobre FMLA.',
    'womenslaw-org': 'Leyes de permisos de su estado.',
  },
})
