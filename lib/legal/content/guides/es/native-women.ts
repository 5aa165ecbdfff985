import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { nativeWomen as english } from '../native-women'

export const nativeWomen: GuideContent = translate(english, {
  title: 'Mujeres nativas y cortes tribales',
  description:
    'Órdenes de protección de una corte tribal, quién puede arrestar a quién en tierra tribal, y dónde hay ayuda que conoce su cultura.',
  tags: ['mujeres nativas', 'Alaska', 'corte tribal', 'orden de protección', 'reservación', 'VAWA'],
  jurisdiction:
    'Estados Unidos y las tierras de las tribus reconocidas por el gobierno federal. Cada tribu tiene su corte, su código y su policía. Pregunte a la tribu.',
  inShort: [
    'Una corte tribal puede dar una orden de protección contra cualquier persona, nativa o no, por lo que pasa en su tierra.',
    'Todo estado, condado y tribu tiene que hacerla cumplir como si fuera suya. No hace falta registrarla.',
    'Ahora muchas tribus también pueden juzgar a quien no es nativo por violencia doméstica, violencia sexual, acecho y más.',
    'StrongHearts es una línea de ayuda hecha por personas nativas. Puede llamar aunque no viva en una reservación.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Si está en peligro, llame al 911 o a la policía tribal, lo que llegue más rápido. Diga dónde está, y si es tierra tribal.',
          'Llame a StrongHearts o a una intercesora de su tribu. Le ayudan a planear sin pedirle que explique antes su cultura.',
          'Pregunte qué corte le conviene: la tribal, la del estado o las dos. Una intercesora lo puede averiguar sin dar su nombre.',
        ],
      ],
    },
    order: {
      title: 'Una orden de protección de una corte tribal',
      blocks: [
        'La ley federal dice que una corte tribal tiene todo el poder civil para dar órdenes de protección contra cualquier persona y hacerlas cumplir. Eso incluye a quien no es nativo. Cubre lo que pasa en la tierra de la tribu (Indian country) o donde ella tiene autoridad.',
        {
          intro: 'Una corte tribal puede:',
          items: [
            'Decirle a él que no se acerque a usted, a su casa, a su trabajo ni a la escuela de sus hijos.',
            'Castigarlo si no cumple la orden, por ejemplo con una multa.',
            'Sacarlo de la tierra de la tribu.',
          ],
        },
        'Los nombres, los formularios y los costos cambian de tribu a tribu. Algunas tribus comparten una corte. Otras no tienen, y entonces se va a la corte del estado en su condado. También puede pedir una orden a la corte del estado aunque la tribu tenga corte.',
      ],
    },
    counts: {
      title: 'Vale en todas partes',
      blocks: [
        'Todo estado, territorio y tribu tiene que tratar una orden válida de otro como si fuera suya. Es así en los dos sentidos. Una orden tribal vale en la ciudad. Una orden del estado vale en la reservación. No hace falta registrarla antes.',
        'En la vida real, quizás un agente nunca ha visto una orden tribal. Estos pasos ayudan:',
        [
          'Lleve una copia, y deje una con el sheriff del condado y otra con la policía tribal.',
          'Pida a la corte que escriba en ella que cumple con 18 U.S. Code 2265. Esas palabras le dicen a un agente que vale.',
          'Pregunte si está en la base de datos nacional de la policía. Algunas tribus ponen ahí sus órdenes; otras lo piden al estado.',
          'Si un agente no la hace cumplir, pida hablar con su jefe. Después llame a su intercesora.',
        ],
      ],
    },
    who: {
      title: 'Quién lo puede arrestar y juzgar',
      blocks: [
        'Esta es la parte difícil, y a usted no le toca saberla. Depende de dónde pasó, si él es nativo y qué hizo. Llame, y que la policía vea de quién es el caso. En general:',
        [
          { term: 'Fuera de tierra tribal', text: 'El estado y su policía, como para cualquiera.' },
          {
            term: 'En tierra tribal, y él es nativo',
            text: 'Lo puede juzgar la tribu. Si el delito es grave, también el gobierno federal.',
          },
          {
            term: 'En tierra tribal, y él no es nativo',
            text: 'El gobierno federal, y en algunos estados el estado. Desde 2013, y más desde 2022, también la tribu, si decidió participar.',
          },
          {
            term: 'En estados de la ley pública 280',
            text: 'En unos pocos estados, como California, Minnesota, Oregón y Wisconsin, el estado tiene casi todo este poder en casi toda la tierra tribal.',
          },
        ],
        'Una tribu que participa puede juzgar a quien no es nativo por violencia doméstica, violencia en el noviazgo, violencia sexual y acecho, y por no cumplir una orden de protección. También por trata sexual, violencia contra un niño y ataques a su policía o su corte.',
        'Todavía no todas las tribus lo hacen. En Alaska la ley creó una prueba para algunos pueblos. Pregunte a la corte tribal o a su intercesora.',
      ],
    },
    children: {
      title: 'Sus hijos',
      blocks: [
        'Si una agencia del estado se lleva a un niño nativo, o quiere quitarle sus derechos a un padre o una madre, vale la ley Indian Child Welfare Act. Hay que avisar a la tribu. Ella puede entrar en el caso, y la familia va primero cuando buscan un hogar. Diga enseguida a la trabajadora del caso y a la corte que su hijo es miembro de una tribu, o que podría serlo.',
        'Esa ley no es para la custodia entre dos padres en un divorcio. Ahí una corte tribal y una del estado pueden pensar las dos que el caso es suyo. Hable con un abogado antes de llevar a los niños a otro estado o reservación, a menos que tenga que huir para estar a salvo.',
      ],
    },
    assault: {
      title: 'Después de una agresión sexual',
      blocks: [
        'La pueden atender en una clínica tribal, en una del Indian Health Service o en cualquier sala de emergencias. Pregunte si ahí hacen un examen forense, o quién la lleva a donde sí. No tiene que decidir antes si quiere a la policía.',
        'Pida que una intercesora se quede con usted. También puede pedir una curandera, una persona mayor o un familiar, y una oración o un sahumerio si eso la ayuda.',
      ],
    },
    help: {
      title: 'Ayuda que conoce su cultura',
      blocks: [
        [
          'StrongHearts contesta llamadas y textos de personas nativas de todo el país. Es gratis y privado.',
          'Muchas tribus tienen sus propias intercesoras, refugios y programas de vivienda. La oficina de la tribu le dice cuáles.',
          'Las coaliciones contra la violencia, tribales y del estado, conocen los programas cerca de usted.',
          'Pregunte a la ayuda legal gratuita si tiene una oficina para personas nativas.',
        ],
        'En un lugar pequeño todos se conocen. Si teme que se sepa, dígalo. Pida una intercesora de otra comunidad, un refugio fuera de la reservación o un juez que no sea pariente de él.',
      ],
    },
  },
  records: {
    'stronghearts-native-helpline': 'De y para personas nativas, de día y de noche.',
    'national-indigenous-womens-resource-center': 'Coaliciones y programas tribales.',
    'indian-health-service': 'Clínicas y hospitales.',
    'lawhelp-org': 'Ayuda legal gratuita, también para cortes tribales.',
  },
})
