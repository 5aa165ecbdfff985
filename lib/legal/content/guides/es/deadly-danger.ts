import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { deadlyDanger as english } from '../deadly-danger'

export const deadlyDanger: GuideContent = translate(english, {
  title: 'Si le apretó el cuello: señales de peligro de muerte',
  description:
    'Por qué unas manos en el cuello son una emergencia, qué vigilar en los próximos días, y las señales de que alguien puede matar.',
  tags: [
    'estrangulación',
    'me ahorcó',
    'me apretó el cuello',
    'peligro',
    'armas de fuego',
    'amenazas de muerte',
    'seguridad',
  ],
  jurisdiction:
    'Estados Unidos. Lo médico vale en todas partes. La mayoría de los estados tratan la estrangulación como delito grave; las palabras y la pena cambian.',
  inShort: [
    'Si alguien le apretó el cuello, vea a un médico hoy, aunque se sienta bien y no vea marcas.',
    'Si le cuesta respirar, hablar o tragar, si le duele la cabeza o se desmaya: llame al 911.',
    'Si su pareja la ha ahorcado, es mucho más probable que la mate. También si tiene una pistola.',
    'Irse puede ser el momento de más peligro. Planéelo con una intercesora.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Si está herida o él puede volver, llame al 911. Diga: “Me ahorcó. No podía respirar”. En inglés: “He choked me. I could not breathe”. Esas palabras les dicen lo grave que es.',
          'Vaya a una sala de emergencias. Pida que le revisen el cuello y el cerebro por estrangulación. Pida una imagen de los vasos sanguíneos (arterias y venas) del cuello. En inglés: “a CT angiogram of my neck”.',
          'Llame a una intercesora desde un teléfono que él no pueda revisar. Dígale que le puso las manos en el cuello. Hagan un plan para esta noche.',
        ],
      ],
    },
    why: {
      title: 'Por qué es tan peligroso',
      blocks: [
        'Cuando alguien le aprieta el cuello con las manos, el brazo, la rodilla o una cuerda, la sangre y el aire dejan de llegar al cerebro. Puede desmayarse en segundos y morir en minutos. A muchas personas no se les ve ninguna marca.',
        'El daño puede venir después. Una herida en una arteria o una vena del cuello puede causar un derrame cerebral días o semanas más tarde. Sentirse bien hoy no prueba que esté bien.',
        'También dice algo del futuro. En un estudio grande, las mujeres a las que su pareja ya había estrangulado tenían unas siete veces más riesgo de que él las matara después.',
      ],
    },
    signs: {
      title: 'Señales que debe vigilar',
      blocks: [
        {
          intro: 'Llame al 911 o vaya enseguida a emergencias si tiene algo de esto, ahora o en los próximos días:',
          items: [
            'Le cuesta respirar, o respira peor acostada.',
            'Voz ronca, sin voz, o dolor al tragar.',
            'Se desmayó, aunque fuera un momento. No recuerda un rato, o se orinó.',
            'Dolor de cabeza fuerte, mareo, ve mal o le zumban los oídos.',
            'La cara caída de un lado, un brazo o una pierna débil, o palabras que no le salen bien.',
            'Dolor o hinchazón en el cuello. Puntitos rojos en la cara, los ojos o el cuello.',
            'Está confundida, inquieta o no recuerda las cosas.',
            'Si está embarazada: sangrado, cólicos, o el bebé se mueve menos.',
          ],
        },
        'Si puede, que alguien se quede con usted los primeros uno a tres días. Diga a cada médico y enfermera lo que le pasó en el cuello, aunque hayan pasado semanas.',
      ],
    },
    proof: {
      title: 'Anótelo y guarde pruebas',
      blocks: [
        [
          'Pida a la enfermera que escriba “estrangulación” (strangulation) en su expediente, y lo que usted sintió, con sus palabras.',
          'Tome fotos del cuello, la cara, los ojos y detrás de las orejas. Tómelas otra vez al día siguiente y al otro. Fíjese si salen marcas nuevas.',
          'Anote cómo lo hizo, cuánto duró, qué dijo él, y qué vio u oyó usted. ¿Se desmayó?',
          'Anote cómo suena su voz. Si cambió, guarde un mensaje de voz.',
          'Guarde todo donde él no lo encuentre: con una amiga, con una intercesora o en una cuenta que él no conoce.',
        ],
        'La mayoría de los estados tratan la estrangulación como delito grave. Diga a la policía que no le pasaba el aire o la sangre. Si pide una orden de protección, póngalo en las primeras líneas de la petición.',
      ],
    },
    danger: {
      title: 'Otras señales de peligro de muerte',
      blocks: [
        {
          intro:
            'Un estudio comparó a mujeres a las que su pareja mató con otras maltratadas que sobrevivieron. En las primeras aparecían más estas señales:',
          items: [
            'Tiene una pistola u otra arma de fuego, o la puede conseguir.',
            'Ha amenazado con matarla, o la ha amenazado con un arma.',
            'Usted lo dejó o está por dejarlo, sobre todo si él controla todo lo que usted hace.',
            'En casa hay un hijo de usted que no es de él.',
            'No tiene trabajo.',
            'Usa drogas o toma mucho.',
            'La obliga a tener sexo.',
            'Le pegó cuando estaba embarazada.',
            'La sigue, la espía o le deja amenazas.',
            'Amenaza con lastimar a los niños o con matarse.',
            'Pasa más seguido, o cada vez es peor.',
          ],
        },
        'Una intercesora puede repasar con usted una lista de preguntas que en inglés se llama Danger Assessment. Muestra cómo se suma el riesgo, y le ayuda al hablar con la policía o en la corte. Lo que usted siente también cuenta: si cree que él la puede matar, créase a usted misma.',
        'Ninguna lista puede prometer que está a salvo. Aunque vea pocas de estas señales, puede estar en peligro.',
      ],
    },
    guns: {
      title: 'Si hay un arma de fuego',
      blocks: [
        'No trate de quitarla ni de esconderla si él se puede dar cuenta. Diga a la intercesora, a la policía y a la corte qué armas son, cuántas, dónde están y si él lleva una encima. Pida que la corte le mande entregarlas, y pregunte quién lo revisa. Nuestra guía sobre órdenes de protección explica qué dice la ley federal.',
      ],
    },
    leaving: {
      title: 'Salir con menos peligro',
      blocks: [
        'En el estudio, dejar a una pareja muy controladora fue uno de los momentos de más riesgo. Eso no es motivo para quedarse. Es motivo para planear y no decírselo antes.',
        [
          'Elija un momento en que él no esté y un lugar que no conozca.',
          'Deje apagada la ubicación del teléfono, o deje el teléfono si él lo puede seguir.',
          'Si puede, lleve papeles, medicinas, llaves, dinero y las cosas de los niños. Si no puede, váyase sin eso.',
          'Dígale a una persona qué hacer si no sabe de usted a cierta hora.',
          'No se vea con él a solas para hablar, despedirse o entregar cosas.',
        ],
        'Los refugios dan lugar primero a quien corre este peligro. Si el primero está lleno, pida que le busquen otra cama, en otro condado o estado si hace falta.',
      ],
    },
  },
  records: {
    'national-domestic-violence-hotline': 'Repase las señales con una intercesora y haga un plan, de día o de noche.',
    'womenslaw-org': 'Órdenes, reglas de armas y delitos en su estado.',
    'lawhelp-org': 'Ayuda legal gratuita en su estado.',
  },
})
