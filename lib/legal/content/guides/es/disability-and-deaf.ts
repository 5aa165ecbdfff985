import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { disabilityAndDeaf as english } from '../disability-and-deaf'

export const disabilityAndDeaf: GuideContent = translate(english, {
  title: 'Mujeres con discapacidad y mujeres sordas: su derecho a recibir ayuda',
  description:
    'Si quien le hace daño también la cuida o le interpreta: formas más seguras de pedir ayuda, y lo que le deben refugios, cortes y policía.',
  tags: [
    'discapacidad',
    'sorda',
    'ADA',
    'intérprete',
    'abuso de quien cuida',
    'animal de servicio',
    'refugio accesible',
  ],
  jurisdiction:
    'Estados Unidos. La ley de discapacidad (ADA) y la de vivienda justa valen en todos los estados. Los servicios de protección de adultos siguen la ley del estado.',
  inShort: [
    'Quitarle sus medicinas, su silla, su teléfono o su intérprete es abuso.',
    'Los refugios, las cortes, la policía y los hospitales tienen que recibirla a usted y a su animal de servicio.',
    'Tienen que darle un intérprete gratis. No debe interpretar él ni su hijo.',
    'Puede cambiar a quién le llega el pago de sus beneficios.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Si está en peligro, llame al 911 como mejor pueda: con la voz, por texto donde se puede, o por un servicio de relevo. Dé primero la dirección.',
          'Busque a una intercesora en un aparato que él no revise. Hay una línea en lengua de señas americana por videoteléfono. Otras contestan por texto y chat.',
          'Piense en una persona que pueda cuidarla una noche o una semana si tiene que irse. Diga a la intercesora qué necesita cada día.',
        ],
      ],
    },
    signs: {
      title: 'Cómo es este abuso',
      blocks: [
        [
          'Le quita comida, medicinas, ayuda en el baño, pilas o la silla, o le da demasiada medicina.',
          'Rompe o esconde un bastón, un audífono (aparato para oír), un videoteléfono o los lentes.',
          'Habla por usted con el médico, o cambia lo que usted dice en señas.',
          'Le quita sus beneficios, o le llegan a él.',
          'Dice que nadie le va a creer, o que va a acabar en un asilo o perder a sus hijos.',
          'Al cuidarla la toca como usted no quiere.',
          'Lastima o amenaza a su animal de servicio.',
        ],
        'Es abuso si lo hace su esposo, su mamá o papá, su hijo o alguien a quien se le paga. Necesitar su ayuda no hace que sea culpa de usted.',
      ],
    },
    rights: {
      title: 'Lo que le deben refugios, cortes y policía',
      blocks: [
        'La ley ADA cubre lo que maneja un estado o una ciudad, como policía, cortes y hospitales públicos. También cubre casi todo lugar privado que atiende al público, como refugios y médicos. No la pueden rechazar por una discapacidad. Tienen que cambiar sus reglas cuando es razonable.',
        {
          intro: 'Por ejemplo, puede pedir:',
          items: [
            'Un cuarto al que pueda llegar y un baño que pueda usar, o un cuarto de hotel.',
            'Su equipo médico, aunque haya límite de bolsas.',
            'Que entre su propia ayudante, si hay una de confianza.',
            'Su animal de servicio. La regla de “no se permiten mascotas” no es para él.',
            'Más tiempo, descansos, palabras sencillas o que le lean los formularios.',
            'Transporte, si a otros se lo dan.',
          ],
        },
        'Dígalo así: “Tengo una discapacidad. Necesito esto para usar su programa. Si me dicen que no, díganme por escrito por qué”. Pueden preguntar qué necesita. No pueden pedir toda su historia médica.',
        {
          title: 'Sobre los animales de servicio',
          text: 'Pueden preguntar dos cosas: si el animal hace falta por una discapacidad, y qué trabajo sabe hacer. No pueden pedir papeles ni chaleco. Los animales de apoyo emocional (emotional support animals) tienen menos derechos en refugios, pero muchas veces más en vivienda; pregunte.',
        },
      ],
    },
    deaf: {
      title: 'Si es sorda o le cuesta oír',
      blocks: [
        [
          'Una corte, policía, hospital o refugio tiene que comunicarse con usted tan bien como con otros. Puede ser con un intérprete calificado, por video o con subtítulos en vivo. Usted no paga.',
          'No le pueden pedir que lleve a su intérprete. No pueden usar a su hijo, salvo en una emergencia cuando no hay nadie más.',
          'Él nunca debe interpretar. Si se mete, escriba: “Él no. Quiero un intérprete calificado”. En inglés: “Not him. I want a qualified interpreter”.',
          'Una oficina pública tiene que dar primero la forma que usted pide. Si pide lengua de señas, las notas en papel muchas veces no bastan.',
          'Pregunte al refugio antes de ir: ¿hay videoteléfono, de día y de noche? ¿Las alarmas y timbres tienen luz? ¿Puedo quedarme con mi teléfono?',
        ],
        'El mundo de las personas sordas es pequeño. Si teme que un intérprete lo conozca a él, pida uno de fuera o por video.',
      ],
    },
    caregiver: {
      title: 'Si él es quien la cuida',
      blocks: [
        [
          'Cuénteselo a un médico o enfermera, a solas. Diga: “Necesito hablar sin él en el cuarto”.',
          'Pida a la agencia o a Medicaid otra ayudante. Diga que es por su seguridad.',
          'Llame a un centro de vida independiente. Los manejan personas con discapacidad. Ayudan con ayudantes, vivienda y equipo.',
          'Prepare lo que necesita para tres días: medicinas con su etiqueta, cargadores, pilas, catéteres, tarjetas del seguro y cartas de sus beneficios.',
          'Pida a su farmacia que pase sus medicinas a una sucursal que él no conozca.',
        ],
        'Si los pagos le llegan a él, puede pedir al Seguro Social que le paguen a otra persona o a usted. Diga que él usa mal el dinero.',
        'Si él es su tutor, puede pedir a una corte que nombre a otro tutor o que ponga fin a la tutela. Pregunte en la oficina de protección y defensa (protection and advocacy) de su estado. Cada estado tiene una, y es gratis. También puede ver si hay abuso en un asilo o un hogar de grupo.',
      ],
    },
    aps: {
      title: 'Servicios de protección de adultos: sepa esto antes',
      blocks: [
        'Cada estado tiene una oficina que ve el abuso de personas mayores y con discapacidad. Puede ayudar rápido. También puede empezar cosas que usted no quiere, como un tutor o pasarla a un asilo. En muchos estados un médico o ayudante tiene que reportar lo que usted le cuenta. Pregunte: “¿Qué tendría que reportar?”. Si puede decidir por sí misma, todavía puede decir que no a los servicios.',
        'Lo que cuenta a casi todas las intercesoras de violencia doméstica es privado. Si un programa recibe dinero federal para esto, no puede contar lo que usted dijo sin su permiso por escrito, a menos que una ley lo obligue.',
      ],
    },
    home: {
      title: 'Su casa',
      blocks: [
        'El dueño tiene que permitir los cambios que necesita por una discapacidad, como una rampa o una cerradura nueva, y ceder en sus reglas cuando es razonable. En casi toda renta privada usted paga los cambios de la casa. En vivienda con dinero federal, muchas veces paga el dueño.',
      ],
    },
    refused: {
      title: 'Si le dicen que no',
      blocks: [
        'Pida hablar con quien esté a cargo, y anote el nombre, la hora y las palabras. Llame a la línea nacional y pida otra cama para esta noche. Después llame a la oficina de protección y defensa o a la ayuda legal gratuita. También puede presentar gratis una queja al Departamento de Justicia en ADA.gov.',
      ],
    },
  },
  records: {
    'the-deaf-hotline-adwas': 'Intercesoras que hablan en señas, por videoteléfono, correo electrónico y chat.',
    'national-domestic-violence-hotline': 'Por llamada, texto y chat.',
    'womenslaw-org': 'Órdenes contra quien la cuida o un familiar, por estado.',
    'lawhelp-org': 'Ayuda legal gratuita.',
  },
})
