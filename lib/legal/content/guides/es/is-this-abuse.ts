import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { isThisAbuse as english } from '../is-this-abuse'

export const isThisAbuse: GuideContent = translate(english, {
  title: '¿Esto es abuso?',
  description:
    'Señales de que su pareja la controla o le hace daño, por qué cuesta verlo desde adentro, y qué puede hacer sin decidir nada hoy.',
  tags: [
    'terapia de pareja',
    'señales',
    'control',
    'abuso emocional',
    'dinero',
    'celos',
    'plan de seguridad',
    'maltrato',
  ],
  jurisdiction: 'Estados Unidos. Cada estado decide qué cuenta como abuso en una corte.',
  inShort: [
    'El abuso es una forma de control que se repite. No tiene que dejar marcas.',
    'Si le tiene miedo a su pareja, eso basta para hablar con alguien.',
    'Puede llamar a una línea de ayuda solo para preguntar. No tiene que irse, ni denunciar, ni dar su nombre.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Si está en peligro, llame al 911. Si alguien le puso las manos en el cuello, vea a un médico hoy.',
          'Hable con una intercesora por teléfono, mensaje de texto o chat. Cuéntele lo que pasó y pregúntele qué piensa. Es gratis y puede parar cuando quiera.',
          'Cuéntele a una persona de confianza lo que pasa en su casa. Elija a alguien que no se lo diga a su pareja.',
        ],
      ],
    },
    what: {
      title: 'Qué es el abuso',
      blocks: [
        'Hay abuso cuando, una y otra vez, una persona toma poder sobre otra y no lo suelta. Puede ser con palabras, dinero, sexo, miedo o fuerza. Pocas veces empieza con golpes. Muchas veces empeora con el tiempo.',
        'Todas las parejas discuten. La diferencia es lo que pasa después. En una discusión sana, usted puede no estar de acuerdo y sentirse segura. Puede decir que no. Puede salir del cuarto. Si cambia lo que dice, lo que hace o cómo se viste por miedo a lo que haga su pareja, es una señal de alerta.',
      ],
    },
    signs: {
      title: 'Señales',
      blocks: [
        {
          intro: 'Control y humillación. Quizás su pareja:',
          items: [
            'La insulta, se burla de usted o la avergüenza frente a otros.',
            'Decide a dónde puede ir y qué hace todo el día.',
            'La sigue, la vigila a cada rato o exige saber dónde está.',
            'Le dice que está loca o que eso nunca pasó.',
            'Dice que los celos son amor. La acusa de coquetear, llega sin avisar o pide a sus amigos que la vigilen.',
            'La aleja de amigas y familia, o dice que solo causan problemas. No la deja usar el carro o el teléfono, ni trabajar.',
            'Le echa a usted la culpa de lo que siente y de lo que hace.',
          ],
        },
        {
          intro: 'Dinero. Quizás su pareja:',
          items: [
            'No la deja trabajar ni estudiar, o hace que pierda un trabajo.',
            'Le quita su pago, esconde el dinero o le da solo una cantidad.',
            'Saca deudas o abre cuentas a nombre de usted.',
          ],
        },
        {
          intro: 'Cuerpo y sexo. Quizás su pareja:',
          items: [
            'Le pega, le da cachetadas, la empuja, la agarra o avienta cosas. Rompe cosas para asustarla.',
            'Le aprieta el cuello o no la deja respirar, aunque sea una sola vez.',
            'No la deja dormir.',
            'Lastima o amenaza a sus hijos o mascotas.',
            'Tiene sexo con usted cuando usted no quiere. Ser pareja, o haber dicho que sí antes, no es un sí.',
            'La sujeta a la fuerza durante el sexo y dice que es un juego.',
          ],
        },
        {
          title: 'Algunas señales son de mucho peligro',
          text: 'Apretarle el cuello, tener una pistola en casa, amenazar con matarla o con matarse, forzarla al sexo o maltratarla en el embarazo: son señales de que puede llegar a la muerte. Lea nuestra guía sobre las señales de peligro de muerte y hable pronto con una intercesora.',
        },
      ],
    },
    hard: {
      title: 'Por qué cuesta verlo',
      blocks: [
        'Al principio el control puede parecer cariño. Si su pareja quiere saber dónde está, parece que se preocupa por usted. Poco a poco eso le va quitando su vida.',
        'También hay días buenos. Después de algo malo, su pareja quizás pide perdón, llora, trae regalos o promete cambiar. Usted puede quererla. Puede tener esperanza. Eso no quiere decir que no haya sido abuso. Y usted no tiene la culpa.',
        'Quizás otros lo vean antes. Si una amiga, una hermana o alguien del trabajo le pregunta si está bien, puede ser por eso.',
      ],
    },
    ask: {
      title: 'Preguntas para usted misma',
      blocks: [
        {
          intro: 'Aquí no hay puntos. Con un solo sí, vale la pena hablar con alguien.',
          items: [
            '¿Me da miedo cómo va a reaccionar mi pareja por cosas pequeñas?',
            '¿Veo a mis amigas y a mi familia menos de lo que quiero, para no tener problemas?',
            '¿Tengo que pedir dinero o mostrar en qué lo gasté?',
            '¿Mi pareja lee mi teléfono, o sabe dónde estoy sin que yo se lo diga?',
            '¿He dicho que sí al sexo por miedo a decir que no?',
            '¿Escondo lo que pasa en casa a la gente que quiero?',
            '¿Me preocuparía si una amiga me contara esto de su pareja?',
          ],
        },
      ],
    },
    choices: {
      title: 'Qué puede hacer, a su paso',
      blocks: [
        [
          'Haga un plan de seguridad, aunque se quede. Es una lista de pasos pequeños para los días malos: a dónde ir, a quién llamar, qué llevar.',
          'Anote lo que pasa, con fechas, solo donde nadie más lo encuentre. Tome fotos de las heridas y de lo que rompió. Antes de grabar una conversación, pregunte a una abogada o un abogado: en algunos estados todas las personas tienen que aceptar.',
          'Cuénteselo a un médico o a una enfermera. Pregunte antes qué tienen que reportar.',
          'Pregunte por una orden de protección, aunque nunca la hayan golpeado. Pregunte a una intercesora si en su estado cuentan las amenazas, el acecho o el sexo a la fuerza.',
          'Guarde algo de dinero, papeles y una llave donde su pareja no busca.',
          'Busque ayuda en un teléfono o computadora segura. Si vigilan su teléfono, pueden ver lo que lee.',
        ],
        {
          title: 'La terapia de pareja no es segura cuando hay abuso',
          text: 'El abuso no es un problema de los dos. Lo que usted diga delante de su pareja se puede usar en su contra en casa, y quizás la terapeuta no lo vea. La Línea Nacional contra la Violencia Doméstica no la aconseja. Vea usted sola a una consejera o a una intercesora.',
        },
        'Irse no es lo único que puede hacer, y puede ser un momento de más peligro. Una intercesora no la va a presionar. Le ayuda a pensar y a planear lo que usted quiere.',
      ],
    },
    'not-alone': {
      title: 'Si todavía no está segura',
      blocks: [
        'No necesita pruebas, ni tiene que llamarlo abuso para pedir ayuda. Puede decir: “No sé si esto es normal. ¿Le puedo contar lo que pasó?”. Las intercesoras oyen eso todos los días.',
        'Hay abuso en toda clase de parejas: casadas o no, ricas o pobres, de cualquier fe, edad o género. Si lo hace su papá, su mamá, un hijo adulto o quien la cuida, también es abuso. Las mismas líneas la escuchan.',
        'Decida lo que decida, siempre puede volver a pensarlo. Mucha gente lo intenta más de una vez antes de que algo cambie. Cada vez aprende más de lo que necesita. Usted merece sentirse segura en su propia casa.',
      ],
    },
  },
  records: {
    'national-domestic-violence-hotline': 'Llame, mande un mensaje de texto o chatee para preguntar si es abuso.',
    'love-is-respect': 'Lo mismo, para adolescentes y jóvenes.',
    'womenslaw-org': 'Qué cuenta como abuso en su estado y cómo pedir una orden.',
  },
})
