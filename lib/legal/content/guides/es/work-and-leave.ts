import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { workAndLeave as english } from '../work-and-leave'

export const workAndLeave: GuideContent = translate(english, {
  title: 'Permisos y seguridad en el trabajo',
  description:
    'Tiempo libre para la corte, la atención médica y la mudanza; cambios que dan seguridad en el trabajo; qué decirle a su jefe y qué no.',
  tags: ['trabajo', 'permiso', 'FMLA', 'días por violencia', 'discriminación', 'desempleo'],
  jurisdiction:
    'Estados Unidos. FMLA, ADA y el Título VII son federales. El permiso por violencia depende de su estado o ciudad.',
  inShort: [
    'Muchos estados y ciudades dan tiempo libre a quien vive abuso. Ninguna ley federal se lo da a todos.',
    'FMLA puede cubrir hasta 12 semanas, sin pago, cuando usted o su hijo necesitan atención.',
    'Usted elige cuánto contar. Pregunte antes quién lo va a ver.',
    'Si tuvo que dejar el trabajo por su seguridad, en muchos estados todavía puede recibir desempleo.',
  ],
  sections: {
    tell: {
      title: 'Qué contar y a quién',
      blocks: [
        'Usted decide cuánto cuenta de su historia. Si le piden un motivo para el permiso, empiece con pocas palabras. Pregunte en recursos humanos antes de hablar: ¿quién lo va a saber, qué queda en mi expediente y se lo tienen que decir a alguien? Después decida.',
        'Pida por escrito y guarde una copia en casa o con una amiga. No haga su plan de seguridad en una cuenta del trabajo que otros pueden leer. Tampoco en una computadora de casa que la otra persona puede leer.',
      ],
    },
    'state-leave': {
      title: 'Permisos de su estado o ciudad',
      blocks: [
        'Ninguna ley federal da a todos tiempo pagado por esto. Muchos estados y varias ciudades sí tienen un permiso por violencia doméstica. En inglés se llama safe leave. Puede ser con o sin pago, de unas horas a varias semanas. Legal Momentum tiene guías de la ley de cada estado, con datos de septiembre de 2022. Hablan de trato injusto, cambios en el trabajo, permisos y desempleo.',
        'Si su trabajo es por un contrato con el gobierno federal, pregunte si todavía vale la Orden Ejecutiva 13706: solo pudimos leer la regla de diciembre de 2024. En muchos de esos contratos gana una hora de permiso con pago por cada 30 horas de trabajo, hasta 56 horas al año. Lo puede usar por violencia doméstica, agresión sexual o acecho.',
        {
          intro: 'Estas leyes muchas veces cubren tiempo para:',
          items: [
            'Ir a la corte por una orden de protección, o como testigo.',
            'Ver a un médico, una consejera o una intercesora.',
            'Mudarse, cambiar cerraduras o buscar otra escuela para los niños.',
            'Cuidar a un hijo o familiar al que le hicieron daño.',
          ],
        },
        'Busque su estado en WomensLaw o llame al departamento de trabajo de su estado. Pregunte: ¿mi empleador es lo bastante grande para que la ley se aplique, cuánto tiempo tengo que haber trabajado, con cuánto aviso y qué prueba piden? Muchas veces es un papel de la corte, un reporte de la policía o una nota de una intercesora.',
      ],
    },
    fmla: {
      title: 'FMLA: hasta 12 semanas sin pago',
      blocks: [
        'La ley FMLA le deja tomar hasta 12 semanas en 12 meses, sin pago, pero le guardan el trabajo y el plan médico. No nombra el abuso como motivo. Cubre un problema serio de salud suyo, o de su hijo, esposo, mamá o papá. Puede ser una herida, o depresión o estrés postraumático en tratamiento.',
        {
          intro: 'Vale cuando todo esto es cierto:',
          items: [
            'Su empleador es una agencia pública o una escuela, o una empresa con 50 trabajadores o más.',
            'Usted ha trabajado ahí 12 meses en total, y 1,250 horas en los últimos 12 meses.',
            'Por lo menos 50 de sus trabajadores están a 75 millas o menos de donde usted trabaja.',
          ],
        },
        'La puede tomar en partes, como unas horas de terapia cada semana, si hace falta por su salud. Su empleador puede pedir una nota del médico. La nota no tiene que decir quién le hizo daño.',
      ],
    },
    changes: {
      title: 'Cambios que dan más seguridad en el trabajo',
      blocks: [
        {
          intro:
            'Puede pedir cualquiera de estos. En algunos estados el empleador tiene que aceptar lo que sea razonable:',
          items: [
            'Otro turno, escritorio, entrada o lugar de trabajo.',
            'Otra extensión de teléfono y otro correo electrónico. Su nombre fuera de la página y de la lista.',
            'Que filtren llamadas y visitas. Una foto de la persona en la recepción.',
            'Alguien que la acompañe al carro o al autobús.',
            'Una copia de su orden de protección con seguridad, y el trabajo nombrado en la orden.',
            'Que le paguen en una cuenta nueva.',
          ],
        },
        'Si tiene algo que la limita, como estrés postraumático o una herida que no sana, la ley de discapacidad (ADA) quizás le dé derecho a cambios razonables. Cubre empleadores con 15 trabajadores o más. Lo que sepan de su salud lo tienen que guardar aparte y en privado.',
      ],
    },
    unfair: {
      title: 'Si la tratan mal por eso',
      blocks: [
        'Varios estados dicen que no la pueden despedir, ni dejar de contratar, porque vivió abuso. La ley federal no lo dice con esas palabras. Pero prohíbe la discriminación por sexo y el acoso en el trabajo, también de un compañero o de una pareja que trabaja ahí. Esa ley cubre empleadores con 15 trabajadores o más; muchos estados cubren a los más pequeños. La ley federal también prohíbe castigarla por usar FMLA o por quejarse.',
        {
          title: 'Los plazos son cortos',
          text: 'Una queja en la Comisión para la Igualdad de Oportunidades en el Empleo (EEOC) se presenta en 180 días, o 300 donde una agencia del estado tiene una ley parecida. Anote las fechas ahora y busque consejo pronto.',
        },
      ],
    },
    quit: {
      title: 'Si tiene que dejar el trabajo',
      blocks: [
        'Por regla, quien renuncia no recibe desempleo. Muchos estados hacen una excepción si se fue por violencia doméstica, y algunos por agresión sexual o acecho. Si puede, antes de renunciar pida un cambio o un permiso por escrito. Diga a la oficina de desempleo por qué se fue y lleve las pruebas que tenga. Puede pedir que no den su dirección a su antiguo empleador.',
        'Si se lo niegan, apele antes de la fecha que dice la carta. La ayuda legal gratuita toma muchos de estos casos.',
      ],
    },
    steps: {
      title: 'Qué hacer esta semana',
      blocks: [
        [
          'Busque la ley de permisos de su estado y su ciudad, y el manual de su trabajo.',
          'Anote las fechas que necesita, como una audiencia. Pida el tiempo por escrito. Nuestra carta lo hace sin detalles.',
          'Pida el cambio que más le ayudaría.',
          'Diga a seguridad lo que necesita saber para no dejar entrar a esa persona.',
          'Guarde en un lugar seguro talones de pago, evaluaciones y cartas.',
        ],
      ],
    },
  },
  records: {
    'wage-and-hour-division': 'Contesta preguntas sobre FMLA, por teléfono, en muchos idiomas.',
    'equal-employment-opportunity-commission': 'Recibe quejas de discriminación y acoso en el trabajo.',
    'womenslaw-org': 'Leyes de trabajo y permisos de su estado.',
  },
})
