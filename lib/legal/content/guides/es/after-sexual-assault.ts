import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { afterSexualAssault as english } from '../after-sexual-assault'

export const afterSexualAssault: GuideContent = translate(english, {
  title: 'Después de una agresión sexual',
  description:
    'La atención de los primeros días, un examen gratis sin la policía, qué pasa con las pruebas, y qué puede pedir en una corte o en la escuela.',
  tags: [
    'agresión sexual',
    'violación',
    'examen médico forense',
    'pruebas',
    'Título IX',
    'denunciar',
    'fotos íntimas',
    'deepfake',
  ],
  jurisdiction:
    'Estados Unidos. Indicamos cuándo es ley federal. Los reportes a la policía, los plazos para presentar cargos y el rastreo de las pruebas dependen de su estado.',
  inShort: [
    'Vaya a un lugar seguro. Después llame o escriba a la línea de ayuda por agresión sexual: alguien puede acompañarla en lo que sigue.',
    'Vea pronto a un médico. Algunas medicinas solo sirven en los primeros tres a cinco días.',
    'El examen es gratis, y no tiene que hablar con la policía para que se lo hagan.',
    'Nada de lo que hizo, se puso o tomó hace que sea su culpa.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Vaya a un lugar donde se sienta segura. Si está en peligro o muy herida, llame al 911.',
          'Llame o mande un mensaje a la línea de ayuda por agresión sexual. Le pueden decir qué hospital cerca hace el examen, y mandar a una intercesora que la acompañe. No tiene que dar su nombre.',
          'Vea a un médico o a una enfermera, aunque no quiera el examen. Cuente lo que pasó hasta donde quiera. Pregunte por el embarazo, las infecciones y el VIH.',
        ],
      ],
    },
    care: {
      title: 'Hay medicinas que solo sirven las primeras horas',
      blocks: [
        {
          intro: 'Pida esto lo antes que pueda:',
          items: [
            'Medicina para no contraer el VIH. Tiene que empezar en las primeras 72 horas; mientras más pronto, mejor.',
            'Anticoncepción de emergencia (la pastilla del día después). Sirve más si se toma enseguida. Algunas clases sirven hasta cinco días.',
            'Tratamiento y vacunas contra infecciones como la clamidia, la hepatitis B y el VPH.',
            'Que le revisen el cuello, la garganta y la cabeza si alguien le apretó el cuello o le tapó la boca. Puede tener una herida grave sin marcas en la piel.',
            'Un examen de drogas, si cree que le pusieron algo en la bebida. Algunas drogas salen del cuerpo en horas.',
          ],
        },
        'Si ya pasaron unos días, vaya de todos modos. Todavía la pueden tratar y anotar las heridas. Si no tiene seguro médico, dígalo: una intercesora puede decirle qué paga el estado.',
      ],
    },
    exam: {
      title: 'El examen',
      blocks: [
        'Lo hace una enfermera o un médico con entrenamiento especial. Busca heridas y junta lo que puede ser prueba. A eso se le dice “kit”. Toma unas horas. Puede decir que no a cualquier parte, descansar o parar. Puede tener con usted a una intercesora o a una amiga. Vaya lo antes que pueda. Pregunte en la línea de ayuda hasta cuántos días lo hacen en su área.',
        {
          title: 'Gratis, y sin policía',
          text: 'Los estados que reciben fondos federales contra la violencia hacia las mujeres aceptaron esto: el examen no le cuesta nada, y no tiene que denunciar ni ayudar a la policía para recibirlo. Si alguien le manda una cuenta, llame a la línea de ayuda o al programa de compensación de su estado.',
        },
        'Si puede, espere hasta después del examen para bañarse, cambiarse de ropa, lavarse los dientes o ir al baño. Ponga la ropa que llevaba en una bolsa de papel, no de plástico. Si ya se lavó, el examen todavía puede servir.',
        'Una persona adulta decide si quiere a la policía o no. Hay excepciones. En algunos estados el médico tiene que reportar ciertas heridas, como las de pistola o cuchillo. Si usted es menor de 18 años, por lo general la enfermera tiene que reportar. Pregunte antes de contar: “¿A quién se lo tiene que decir?”.',
      ],
    },
    kit: {
      title: 'Qué pasa con el kit',
      blocks: [
        'Pueden guardar el kit sin que usted denuncie. Cuánto tiempo y dónde depende del estado. Pida el número del kit, el nombre de la oficina que lo tiene y hasta qué día lo guardan. En muchos estados puede buscar su kit en línea con ese número.',
        {
          intro: 'En los casos federales la ley da estos derechos, y muchos estados los pusieron en su propia ley:',
          items: [
            'Que no le cobren el examen.',
            'Que guarden el kit gratis todo el tiempo en que se pueden presentar cargos, o 20 años, lo que sea más corto.',
            'Que le digan los resultados, a menos que eso dañe la investigación.',
            'Recibir una carta 60 días antes de que destruyan el kit, si lo pide por escrito.',
          ],
        },
      ],
    },
    police: {
      title: 'Si piensa en ir a la policía',
      blocks: [
        'Usted decide, y no tiene que decidir hoy. Puede llevar a una intercesora. Puede pedir que la atienda una mujer y que haya un intérprete. Anote lo que recuerda mientras está fresco: lugares, palabras, horas, personas. Guarde mensajes y fotos. Antes de grabar a alguien, pregunte a una abogada o un abogado: en algunos estados todas las personas tienen que aceptar. Después de algo así, la memoria llega en pedazos. Está bien decir “no me acuerdo”.',
        'Cada estado tiene su propio plazo para presentar cargos. En varios no hay plazo para la violación. Si pasó hace años, pregunte antes de pensar que ya es tarde.',
        'La fiscalía decide si presenta cargos, no usted. Aunque no haya cargos, puede pedir otras cosas: una orden de protección, ayuda con los gastos, cambios en el trabajo o la escuela.',
      ],
    },
    court: {
      title: 'Otras formas de protegerse',
      blocks: [
        [
          'Una orden de la corte para que no se le acerque. Casi todos los estados tienen una para agresión sexual de alguien que no fue su pareja. Nuestra guía sobre órdenes de protección explica cómo pedirla.',
          'Dinero del programa de compensación de su estado para cuentas médicas, consejería y pago perdido.',
          'Si pasó en su casa, o ya no se siente segura ahí, pregunte cómo terminar el contrato o cambiar las cerraduras. La vivienda que se paga en parte con un programa federal tiene sus propias reglas para esto.',
          'Tiempo libre del trabajo. Muchos estados dan permiso para atención médica, consejería y corte.',
          'Si alguien compartió fotos íntimas suyas sin su permiso, reales o hechas por computadora, es delito federal desde el 19 de mayo de 2025, y es delito en todos los estados. También puede demandarlo. Los sitios y las apps tienen que quitarlas en 48 horas después de que usted lo pida de la forma correcta, y StopNCII.org ayuda a que muchos sitios no las muestren. Si solo amenaza con hacerlo, guarde los mensajes y cuéntelo a una intercesora: la amenaza también puede ser delito.',
        ],
      ],
    },
    school: {
      title: 'En la escuela o la universidad',
      blocks: [
        'Una escuela que recibe dinero federal tiene que actuar cuando sabe de acoso o agresión sexual. Esa regla se llama Título IX. Cada escuela tiene una persona a cargo del Título IX. Puede pedir ayuda sin una queja formal: otra clase, otro dormitorio, más tiempo para las tareas, que la otra persona no la contacte.',
        'Una queja formal empieza un proceso con reglas. La otra persona sabrá su nombre. Usted puede llevar a alguien que la aconseje. Antes de hablar con una maestra, pregunte si tiene que decirlo. Las consejeras, el personal de salud y las intercesoras casi siempre pueden guardar el secreto.',
      ],
    },
    later: {
      title: 'Los días y meses después',
      blocks: [
        'Temblar, no dormir, no sentir nada, enojo, vergüenza, recuerdos de golpe: todo eso es común. No hay una forma correcta de sentirse. Hable con alguien que se dedica a esto: pida consejería gratis en un centro de ayuda por violación, aunque haya pasado hace mucho. Si piensa en quitarse la vida, llame al 988, o mande AYUDA al 988.',
        'Si quien lo hizo es su pareja o su esposo, también es agresión. La violación por un esposo es delito en todos los estados, aunque en algunos es más difícil presentar cargos. Puede ser señal de más peligro. Una intercesora de violencia doméstica le puede ayudar a hacer un plan.',
      ],
    },
  },
  records: {
    'rainn-national-sexual-assault-hotline':
      'Llame, mande un mensaje de texto o chatee, de día o de noche. Le buscan atención cerca de usted.',
    'crime-victim-compensation-state-contacts': 'La oficina de su estado que devuelve gastos.',
    'womenslaw-org': 'Las órdenes por agresión sexual de su estado, en palabras sencillas.',
  },
})
