import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { helpAFriend as english } from '../help-a-friend'

export const helpAFriend: GuideContent = translate(english, {
  title: 'Cómo ayudar a una amiga',
  description:
    'Qué decirle a alguien que le preocupa, qué no hacer, y cómo ayudarla a estar más segura mientras ella decide.',
  tags: ['amiga', 'familia', 'compañera de trabajo', 'vecina', 'qué decir', 'apoyo'],
  jurisdiction:
    'Estados Unidos. Quién tiene que reportar el daño a un niño o a una persona mayor depende de su estado.',
  inShort: [
    'Créale. Dígale que no es su culpa.',
    'No le diga qué hacer. Ella conoce el peligro mejor que nadie.',
    'Usted también puede llamar a una línea de ayuda para preguntar cómo ayudar.',
    'Si le están haciendo daño en este momento, llame al 911.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Si ve u oye un ataque, llame al 911. No se meta entre los dos.',
          'Busque un momento a solas para hablar, en persona si se puede. No le escriba de eso: quizás alguien lee su teléfono.',
          'Diga: “Me preocupo por ti. Te creo. Aquí estoy”. Después escuche más de lo que habla.',
        ],
      ],
    },
    signs: {
      title: 'Señales que quizás note',
      blocks: [
        [
          'Su pareja la insulta frente a otros.',
          'Siempre le preocupa hacer enojar a su pareja.',
          'Pone excusas por lo que hace su pareja.',
          'Su pareja es muy celosa, o la trata como si fuera su dueña.',
          'Tiene marcas o heridas que no sabe explicar.',
          'Ha dejado de ver a amigas y familia.',
          'Se ve triste o ansiosa, o no parece ella misma.',
        ],
        'No tiene que estar segura. Puede preguntarle cómo van las cosas en casa y dejar que ella elija qué decir.',
      ],
    },
    talk: {
      title: 'Cómo hablar con ella',
      blocks: [
        {
          intro: 'Lo que ayuda:',
          items: [
            'Elija un momento en que nadie entre ni escuche.',
            'Sea honesta con lo que vio. “Me asusté cuando él te gritó el domingo”.',
            'Dígale que no es su culpa y que no está sola.',
            'Créale, y dígaselo. Quizás le han dicho que nadie le va a creer.',
            'No se lo cuente a otros. Pregúntele antes de decirle a alguien.',
            'Dele datos, no órdenes. “Hay una línea a la que puedes llamar. ¿Quieres que me quede contigo?”.',
          ],
        },
        {
          intro: 'Lo que puede hacer daño:',
          items: [
            'Avergonzarla o culparla. No diga “ya déjalo y punto”. Diga mejor “me da miedo pensar en lo que te puede pasar”.',
            'Juzgar lo que decide, o hacerla sentir culpable.',
            'Tomar el mando. No necesita cambiar el control de una persona por el de otra.',
            'Hablar mal de su pareja. Ella puede defenderla y cerrarse.',
            'Enfrentar a su pareja. Puede ponerla a ella, y a usted, en más peligro.',
            'Prometer guardar un secreto que no puede guardar.',
          ],
        },
      ],
    },
    offer: {
      title: 'Ofrezca algo concreto',
      blocks: [
        '“Llámame si necesitas algo” es amable, pero cuesta usarlo. Ofrezca una cosa clara a la vez, como llevarla a un lugar o cuidar a los niños una hora. Ofrezca ir con ella a ver a una intercesora, a la policía o a la corte.',
        {
          intro: 'También podría:',
          items: [
            'Guardarle una bolsa, papeles, llaves o medicinas.',
            'Prestarle su teléfono o computadora para llamar o buscar.',
            'Acordar una palabra clave. Cuando ella la mande, usted llama al 911 y los manda a su dirección.',
            'Guardarle fotos o notas, con la fecha, si ella se lo pide.',
            'Recibir su correo, o ser el número al que llame una corte o una clínica.',
            'Cuidar a una mascota por un tiempo.',
            'Quedarse con ella mientras llama a una línea de ayuda.',
          ],
        },
        'Ayúdele a hacer un plan de seguridad: un lugar a donde ir, cómo llegar y qué es lo más importante que debe llevar. Una intercesora puede hacerlo con las dos.',
      ],
    },
    stay: {
      title: 'Si se queda, o si vuelve',
      blocks: [
        'Quizás se vaya y vuelva muchas veces. Es común, y hay muchas razones: miedo, dinero, hijos, fe, amor, papeles, no tener a dónde ir. Deje la puerta abierta. Entonces la va a necesitar todavía más.',
        'Usted no puede rescatar a otra persona adulta. Ella tiene que tomar sus decisiones. Que usted siga ahí la sostiene, aunque parezca que nada cambia.',
        'Cuando se acabe, siga ayudando. Quizás ella se sienta triste y sola, y extrañe lo bueno. Las semanas de después también pueden ser peligrosas. Acompáñela al carro. Hable con ella cada día a la misma hora.',
      ],
    },
    danger: {
      title: 'Cuando hay mucho peligro',
      blocks: [
        'Tenga más cuidado si su pareja la ha ahorcado, tiene una pistola, ha amenazado con matar a alguien o la acecha. También si ella está embarazada o acaba de irse. Dígale con claridad que son señales de peligro de muerte. Ofrezca llamar hoy con ella a una intercesora.',
        'Si cree que le hacen daño a un niño, puede llamar a la línea de abuso de menores de su estado. Si es una persona mayor, o un adulto que necesita cuidados, llame a los servicios de protección de adultos. Algunas personas, como maestros y enfermeras, tienen que reportar por ley. Si puede, dígaselo antes a ella, para que no la tome por sorpresa en casa.',
      ],
    },
    you: {
      title: 'Cuídese usted también',
      blocks: [
        'Es duro ver que le hacen daño a alguien que uno quiere. Puede llamar a una línea de ayuda para usted: para saber qué decir, qué ayuda hay cerca de ella, o solo para hablar.',
        [
          'Conozca sus límites. Puede ayudar y también decir lo que no puede hacer.',
          'No publique nada de esto, ni diga dónde está ella.',
          'Si la pareja de ella le pregunta dónde está, diga que no sabe, y anote que le preguntó.',
          'Si la pareja de ella la amenaza a usted, dígaselo a la policía y pregunte si puede pedir su propia orden.',
          'En el trabajo, pregunte a seguridad o a la gerencia cuál es el plan si alguien entra a buscarla.',
        ],
      ],
    },
  },
  records: {
    'national-domestic-violence-hotline': 'También para amigos y familia, de día y de noche.',
    'stronghearts-native-helpline': 'Para personas nativas y quienes se preocupan por ellas.',
    'love-is-respect': 'Si su amiga es adolescente o joven.',
  },
})
