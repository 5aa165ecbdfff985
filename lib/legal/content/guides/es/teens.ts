import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { teens as english } from '../teens'

export const teens: GuideContent = translate(english, {
  title: 'Adolescentes y abuso en el noviazgo',
  description:
    'Señales de que un noviazgo no es seguro, qué tienen que reportar los adultos, si se puede pedir una orden antes de los 18, y ayuda en la escuela.',
  tags: ['adolescentes', 'noviazgo', 'escuela', 'papás', 'menor de 18', 'teléfono', 'fotos íntimas'],
  jurisdiction:
    'Estados Unidos. Si una persona menor de 18 años puede pedir una orden, y quién tiene que reportar, depende de su estado.',
  inShort: [
    'Si la persona con quien sale le da miedo, la vigila o la empuja, no es su culpa.',
    'Puede escribir o llamar a una línea para adolescentes. No tiene que dar su nombre.',
    'Algunos estados la dejan pedir una orden por su cuenta. Otros quieren que vaya con un adulto.',
    'Su escuela tiene que ayudar si lo sabe.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Si está en peligro, llame al 911, o mande un mensaje de texto al 911 donde se pueda. Vaya a un lugar con gente.',
          'Escriba, llame o chatee con love is respect. Hablan con jóvenes sobre el noviazgo, de día y de noche.',
          'Cuéntele a un adulto de confianza: su mamá o papá, una tía, alguien de deportes, la enfermera de la escuela. Puede llevar a una amiga.',
        ],
      ],
    },
    signs: {
      title: 'Señales de que no está bien',
      blocks: [
        'El abuso en el noviazgo es control que se repite. Puede pasar sin un solo golpe. Puede pasar a las dos semanas o a los dos años.',
        {
          intro: 'La persona con quien sale, ¿hace algo de esto?',
          items: [
            '¿Le pide sus contraseñas, o entra a sus cuentas sin preguntar?',
            '¿Revisa su teléfono, o la obliga a mostrarlo?',
            '¿La humilla, la insulta o le pone apodos feos?',
            '¿Se pone celosa y hace que usted cambie lo que hace?',
            '¿Quiere que confiese cosas que no hizo?',
            '¿Escribe y llama tanto que a usted le da miedo no contestar?',
            '¿La empuja, la agarra, le pega, le aprieta el cuello o avienta cosas?',
            '¿La presiona para tener sexo, o para no cuidarse?',
            '¿Comparte fotos de usted, o dice que lo va a hacer?',
            '¿Dice que se va a hacer daño si usted termina con ella o él?',
          ],
        },
        'El abuso suele empeorar, y en medio muchas veces hay un perdón y una promesa. Cuando trata de terminar puede ser el momento de más peligro. Por eso haga antes un plan.',
      ],
    },
    tell: {
      title: 'Antes de contarle a un adulto',
      blocks: [
        'Algunos adultos tienen que reportar cuando le hacen daño a un menor de 18 años. Muchas veces son maestros, enfermeras, médicos y consejeros. Puede ser bueno, porque trae ayuda. Pero usted debe saberlo antes de hablar. Pregunte: “Si le cuento algo, ¿a quién se lo tiene que decir?”.',
        'Una línea de ayuda puede hablar con usted sin saber su nombre. Si no dice quién es ni dónde está, es poco lo que pueden reportar. Pregúnteles al empezar.',
        'Si no se siente segura con sus papás, o uno de ellos le hace daño, dígalo. Hay líneas para eso, y refugios para jóvenes. Puede pedir hablar a solas con la consejera de la escuela.',
      ],
    },
    plan: {
      title: 'Haga un plan',
      blocks: [
        [
          'Elija a dos amigas o amigos que lo sepan. Camine con ellos entre clases, al autobús y a casa.',
          'Acuerden una palabra clave. Cuando usted la mande, ellos piden ayuda.',
          'Termine por teléfono o en un lugar público, no a solas en un carro o una casa.',
          'Antes de cambiar una contraseña o apagar la ubicación compartida, haga un plan con una línea para jóvenes: la otra persona puede recibir un aviso. Cuando sea seguro, hágalo desde un aparato que ella nunca usa.',
          'Revise sus apps: ¿quién puede ver dónde está? Busque rastreadores en su mochila y su carro.',
          'Guarde mensajes, llamadas y publicaciones con capturas de pantalla, y mándelas a alguien de confianza. Después bloquee, si es seguro. Antes de grabar una conversación, pregunte a una abogada o un abogado: en algunos estados todas las personas tienen que aceptar.',
          'Tenga cómo volver a casa sin la persona con quien sale, y algo de dinero.',
          'Apréndase un número de teléfono de memoria.',
        ],
      ],
    },
    order: {
      title: '¿Puede pedir una orden a la corte?',
      blocks: [
        'Una orden de protección le dice a alguien que deje de hacerle daño, que no la contacte y que no se le acerque. Tiene muchos nombres. Lo que usted tiene que mostrar, y lo que la orden puede hacer, no es igual en todos los estados.',
        {
          intro: 'Si es menor de 18 años:',
          items: [
            'En muchos estados la puede pedir, pero un adulto tiene que entregarla por usted. Casi siempre es su mamá, su papá o su tutor.',
            'En otros estados la puede pedir sin sus papás. En casi todos hay que tener 16 años o más. En unos pocos se puede a los 12 o a cualquier edad.',
            'En algunos estados la corte decide si llama a sus papás. Pregunte a una intercesora antes de ir.',
            'Si la otra persona también es menor, pregunte si eso cambia a qué corte debe ir.',
          ],
        },
        'Estas reglas cambian. WomensLaw contesta para cada estado si una menor de edad la puede pedir. La ayuda legal gratuita o una intercesora le puede ayudar a buscar quién esté con usted en la corte. Si van a la misma escuela, pida que la orden diga qué debe pasar ahí.',
      ],
    },
    school: {
      title: 'Ayuda en la escuela',
      blocks: [
        'Una escuela que recibe dinero federal tiene que actuar cuando sabe de acoso sexual, y eso incluye la violencia en el noviazgo. La regla se llama Título IX. Pregunte en la oficina quién está a cargo del Título IX. Puede pedir ayuda sin una queja formal.',
        {
          intro: 'Puede pedir:',
          items: [
            'Otro asiento, otra clase, otra hora de comida u otro casillero.',
            'Alguien que camine con usted y un lugar seguro a donde ir.',
            'Que no haya contacto entre ustedes, en clase ni en línea.',
            'Más tiempo para las tareas y los exámenes que perdió.',
            'Que guarden en la oficina una copia de su orden de la corte.',
          ],
        },
        'Si alguien comparte fotos íntimas de usted y es menor de 18 años, es grave y es ilegal, también si las hizo una computadora. No las mande a nadie, ni como prueba. Dígaselo a un adulto o a una intercesora. TakeItDown.ncmec.org ayuda a que muchos sitios no muestren fotos de antes de que cumpliera 18. Es gratis, y no tiene que dar su nombre ni mandar la foto. Además, los sitios y las apps tienen que quitar esas fotos en 48 horas después de que usted, o alguien por usted, lo pida de la forma correcta.',
      ],
    },
    friend: {
      title: 'Si le pasa a su amiga o amigo',
      blocks: [
        'Diga que le cree y que no es su culpa. No le haga elegir entre usted y la persona con quien sale. Quédese cerca. Si hay peligro, dígaselo a un adulto, aunque le haya pedido que no. Es mejor una amiga enojada que una amiga herida.',
      ],
    },
  },
  records: {
    'love-is-respect': 'Por mensaje de texto, chat o teléfono, para adolescentes y jóvenes.',
    'the-trevor-project': 'Para jóvenes LGBTQ+ en una crisis.',
    'womenslaw-org': 'Si una menor de edad puede pedir una orden en su estado.',
  },
})
