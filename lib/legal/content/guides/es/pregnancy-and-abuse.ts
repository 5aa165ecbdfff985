import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { pregnancyAndAbuse as english } from '../pregnancy-and-abuse'

export const pregnancyAndAbuse: GuideContent = translate(english, {
  title: 'Embarazo y abuso',
  description:
    'Por qué el abuso puede empezar o empeorar en el embarazo, la presión sobre tener hijos, cómo hablar a solas con un médico y planear el parto.',
  tags: ['embarazo', 'anticonceptivos', 'médico', 'hospital', 'recién nacido', 'plan de seguridad'],
  jurisdiction:
    'Estados Unidos. Lo que tiene que reportar un médico, quién es padre o madre legal y qué atención se permite depende de su estado.',
  inShort: [
    'El abuso muchas veces empeora en el embarazo y después del parto. Es una señal de peligro.',
    'Presionarla para embarazarse, o para terminar un embarazo, es abuso.',
    'Pida ver a su médico a solas. Puede decir que es de rutina.',
    'Si le pegan en el vientre, sangra o le apretaron el cuello, vaya hoy al médico.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Si le pegaron, se cayó, sangra, tiene dolor o siente que el bebé se mueve menos, llame a su médico o vaya ya al hospital. Si está en peligro, llame al 911.',
          'Llame, mande un texto o chatee con una línea de ayuda. Diga que está embarazada o que acaba de tener un bebé, para que busquen un lugar para usted.',
          'En su próxima cita pida unos minutos a solas con la enfermera o el médico. Cuénteles lo que pasa en casa.',
        ],
      ],
    },
    why: {
      title: 'Por qué este tiempo es distinto',
      blocks: [
        'Para algunas mujeres el primer abuso llega en el embarazo. Para otras empeora en el embarazo y en los meses después del parto. Su pareja puede tener celos del bebé, enojo por el dinero o miedo de perder el control.',
        'Quienes estudian las muertes a manos de la pareja cuentan el abuso en el embarazo como un riesgo aparte. Muestra mucho control. También la presión sobre tener hijos. Si hay una pistola en casa, o su pareja le apretó el cuello o amenazó con matarla, hable pronto con una intercesora.',
        'El abuso también puede dañar al bebé: heridas antes de nacer, parto antes de tiempo y bajo peso. No es culpa de usted. Pedir ayuda es cuidar bien a los dos.',
      ],
    },
    pressure: {
      title: 'Presión sobre anticonceptivos y embarazos',
      blocks: [
        {
          intro: 'Los médicos lo llaman coerción reproductiva. Quizás su pareja:',
          items: [
            'Le esconde o le tira las pastillas, o estorba otros métodos anticonceptivos.',
            'Se quita el condón durante el sexo, o la obliga a tener sexo sin él.',
            'La presiona para embarazarse cuando usted no quiere.',
            'La presiona para terminar un embarazo, o no la deja decidir.',
            'Le pasa una infección a propósito.',
          ],
        },
        'Su médico o una clínica le puede hablar de métodos que una pareja no puede ver ni parar. Algunos duran años. Pregunte cuáles no dejan una caja que se pueda encontrar. Pregunte también cómo le mandan mensajes y cuentas de forma segura.',
      ],
    },
    doctor: {
      title: 'Hable a solas con un médico o enfermera',
      blocks: [
        'El Colegio Americano de Obstetras y Ginecólogos (ACOG) les dice a sus miembros que pregunten por el abuso en la primera cita, por lo menos una vez cada tres meses en el embarazo, y después del parto. Así que quizás le pregunten. Diga solo lo que quiera.',
        {
          intro: 'Cómo tener un momento a solas:',
          items: [
            'Llame antes desde un teléfono seguro y pida que la pasen sola “para un examen”.',
            'Escriba una nota en el formulario, o en el baño, en el vaso de la muestra.',
            'Pida un intérprete que no sea su pareja ni su familia.',
            'Vaya con una amiga o una doula, y pida a su pareja que espere.',
          ],
        },
        'Antes de contar, pregunte: “¿Qué tienen que reportar, y quién puede leer mi expediente?”. En algunos estados los médicos tienen que reportar ciertas heridas. Si su pareja puede abrir su expediente en línea, dígalo. Pida que lo del abuso no salga ahí. Algunos estados prohíben el aborto. Ningún estado obliga a un médico o una enfermera a avisar a la policía de una mujer que terminó ella misma su embarazo, y usted no tiene que decirlo, pero a algunas las han denunciado de todos modos. Repro Legal Helpline contesta preguntas gratis y en privado.',
        'Una nota en su expediente con la fecha, sus palabras y lo que vieron puede ayudar después en la corte. La puede pedir.',
      ],
    },
    birth: {
      title: 'Planee el parto',
      blocks: [
        [
          'Diga al hospital quién puede entrar y quién no. Pida una contraseña para las llamadas.',
          'Pregunte si puede estar como paciente privada, para que nadie sepa que está ahí.',
          'Elija quién va a estar con usted, y quién cuida a los otros niños y a las mascotas.',
          'Si tiene una orden de protección, lleve una copia y désela a seguridad.',
          'Pida ayuda a la trabajadora social para un lugar seguro a donde ir, el asiento de seguridad para el bebé (car seat) y cosas del bebé.',
          'Cuidado con los papeles. Un papel que firman los dos sobre quién es el padre vale como una decisión legal, y puede ayudarle a él a pedir tiempo con el niño. Usted tiene 60 días como máximo para retirarlo. Después hay que mostrar a la corte que hubo presión, mentira o error. Si no están casados, pregunte a la ayuda legal gratuita antes de firmar.',
        ],
      ],
    },
    leave: {
      title: 'Si quiere irse',
      blocks: [
        'Muchos refugios reciben a mujeres embarazadas y recién nacidos, y algunos hogares son solo para ellas. Diga para cuándo espera al bebé y qué atención necesita. Si se muda, pida a la clínica sus papeles, para que otro médico siga.',
        {
          intro: 'Agregue a su bolsa:',
          items: [
            'Su tarjeta o papeles prenatales, sus medicinas y vitaminas.',
            'Su tarjeta del seguro o de Medicaid. Quizás le den Medicaid por estar embarazada.',
            'Pañales, algo de ropa y una cobija. Fórmula o un sacaleches, si los usa.',
            'El acta de nacimiento del bebé, cuando la tenga.',
          ],
        },
        'Puede pedir una orden de protección en el embarazo. Pregunte si puede cubrir al niño cuando nazca. Hable con la ayuda legal gratuita antes de mudarse a otro estado: dónde nace y vive el bebé puede decidir qué corte ve la custodia.',
      ],
    },
    after: {
      title: 'Después del parto',
      blocks: [
        'Los primeros meses son duros en cualquier casa. Si siente que no hay salida, no siente nada, tiene mucho miedo o piensa en hacerse daño, llame o mande un texto a una línea de salud mental para mamás o al 988. El abuso hace más probable sentirse así. Los médicos también deben preguntar por el abuso en la cita después del parto.',
        'Una visitante a domicilio, una oficina de WIC o el médico de su bebé pueden ser otra puerta. Puede contarle a cualquiera de ellos. No tiene que hacerlo sola.',
      ],
    },
  },
  records: {
    'national-domestic-violence-hotline': 'De día y de noche, por teléfono, texto o chat.',
    'national-maternal-mental-health-hotline': 'Para lo que siente antes y después de un parto.',
    'lawhelp-org': 'Ayuda legal gratuita con la custodia y las órdenes.',
  },
})
