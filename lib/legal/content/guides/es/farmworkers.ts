import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { farmworkers as english } from '../farmworkers'

export const farmworkers: GuideContent = translate(english, {
  title: 'Segura en el campo y en la empacadora',
  description:
    'Cuando el mayordomo la toca, no le paga, le quita el pasaporte o dice que va a llamar a inmigración: qué dice la ley y quién ayuda a las trabajadoras del campo.',
  tags: [
    'campesina',
    'trabajadora agrícola',
    'campo',
    'mayordomo',
    'contratista',
    'H-2A',
    'acoso',
    'no me pagan',
    'mixteco',
    'lengua indígena',
  ],
  jurisdiction:
    'Estados Unidos, ley federal. Muchos estados dan más derechos en el campo, como el pago de horas extras, y sus oficinas atienden también a ranchos más pequeños.',
  inShort: [
    'La ley federal contra el acoso sexual la protege también si no tiene papeles.',
    'Si el patrón dice que va a llamar a inmigración porque usted se quejó, también viola esa ley.',
    'Le tienen que pagar lo que le prometieron, y decírselo por escrito y en un idioma que usted entienda.',
    'Hay personas que se dedican solo a ayudar a quienes trabajan en el campo, en español y en lenguas indígenas.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Si está en peligro, llame al 911. El campo no tiene número de casa: diga el nombre del rancho, el camino o cruce más cercano y lo que ve.',
          'Cuéntele a una persona de confianza, y no vaya sola con él a la troca, a los surcos de atrás ni a la oficina. Pida trabajar junto a otras mujeres.',
          'Escriba o grabe en su propia lengua lo que pasó: el día, el lugar, el nombre de él, quién estaba cerca. Guárdelo donde él no lo encuentre.',
        ],
        {
          title: 'Si él la violó',
          text: 'Puede ir a una sala de emergencias a cualquier hora y pedir un examen con una enfermera preparada para eso. Nuestra guía para después de una agresión sexual dice qué pasa ahí y a qué puede decir que no.',
        },
      ],
    },
    harassment: {
      title: 'Cuando el mayordomo o un compañero se pasa',
      blocks: [
        'La ley federal del trato justo en el trabajo se llama Título VII. Prohíbe el acoso sexual: tocar, pedir sexo, y las palabras o señas que son graves o que se repiten. Protege también a quien no tiene papeles. Pedir sexo a cambio del trabajo, de más horas, de un aventón o de una casa es acoso, y también lo es lo que hace un contratista u otro trabajador.',
        [
          'Repórtelo a la Comisión para la Igualdad de Oportunidades en el Empleo (EEOC). Puede hablar con alguien en español, inglés y más de 200 idiomas más.',
          'Tiene 180 días, o 300 en muchos estados, y se cuentan desde lo que él hizo. Llame pronto, aunque no esté segura.',
          'La ley federal es para lugares con 15 trabajadores o más. Si el rancho es más pequeño, pregunte por la oficina de su estado.',
          'También puede reportar a la policía una violación o un golpe. Quizás eso le permita pedir una visa U: lo explica nuestra guía de alivio migratorio.',
        ],
        'Human Rights Watch preguntó a 52 personas que trabajan en el campo. Casi todas dijeron que ellas, o alguien que conocían, habían vivido esto. No es culpa suya, y es muy probable que no sea la única. Si van dos o tres juntas, es más difícil que las corran.',
      ],
    },
    threats: {
      title: 'Lo que él dice y lo que es cierto',
      blocks: [
        [
          {
            term: '“Si hablas, llamo a inmigración”.',
            text: 'Amenazarla así porque usted se quejó es un castigo que la ley prohíbe. Apunte sus palabras. Pueden hacer más fuerte su caso.',
          },
          {
            term: '“No tienes papeles, así que no te tengo que pagar”.',
            text: 'La División de Horas y Salarios del Departamento de Trabajo protege a quien trabaja, tenga el estatus que tenga. Preguntar es gratis y confidencial, y no tiene que dar su nombre.',
          },
          {
            term: '“Me quedo con tu pasaporte hasta que pagues la deuda”.',
            text: 'Es un delito federal quitarle a alguien el pasaporte o los papeles para que siga trabajando a la fuerza o por miedo. Llame a la línea contra la trata de personas. Quizás eso le permita pedir una visa T.',
          },
          {
            term: '“La casa es mía. Si lo dejas a él, dejas la casa”.',
            text: 'La casa que viene con el trabajo tiene que ser segura. Si puede, pregunte a un abogado de trabajadores del campo antes de salirse: en muchos estados hay reglas para poder sacarla.',
          },
        ],
        'Nadie le puede prometer que inmigración no va a venir. La ley le prohíbe a él usarlo en su contra, y un abogado puede hacer algo con eso. Lea nuestra guía sobre qué hacer si llegan agentes de inmigración.',
      ],
    },
    pay: {
      title: 'Su pago, su agua, su casa',
      blocks: [
        {
          intro: 'Lo que dice el Departamento de Trabajo sobre quienes trabajan en el campo:',
          items: [
            'Le tienen que pagar lo que le prometieron, y nunca menos que el mínimo federal. Algunos ranchos pequeños no tienen que pagar ese mínimo.',
            'Con cada pago le dan un papel: cuánto ganó y cada cosa que le quitaron.',
            'Le tienen que decir por escrito el pago y las condiciones, en un idioma que usted entienda.',
            'El agua para tomar, los baños y el lugar para lavarse las manos son gratis en el trabajo.',
            'La casa y el transporte que da el patrón tienen que ser seguros.',
          ],
        },
        'La ley federal no da horas extras en el campo. Algunos estados sí. Si le pagan el sueldo de usted a su esposo, o apuntan sus horas a nombre de él, pida su propio papel y su propio pago. Es una forma de controlarla, y la deja sin nada a su nombre.',
      ],
    },
    who: {
      title: 'Quién ayuda en el campo',
      blocks: [
        [
          {
            term: 'Una Voz para la Salud (Call for Health)',
            text: 'Una línea para quienes trabajan en el campo, en español e inglés. Busca una clínica cerca, pide un precio más bajo y puede interpretar.',
          },
          {
            term: 'Centro de los Derechos del Migrante',
            text: 'Ayuda a personas que vinieron de México a trabajar, también con visa H-2A o H-2B, con el pago, los reclutadores y los abusos. No les cobra.',
          },
          {
            term: 'Ayuda legal para el campo',
            text: 'En casi todo el país hay oficinas de ayuda legal gratuita con dinero federal para el campo, y algunas van a los campamentos. Algunas solo pueden tomar ciertos casos si no hay papeles: diga desde el principio que hay abuso o que la obligan. Si no pueden, pregunte quién puede.',
          },
          {
            term: 'Su consulado',
            text: 'Puede ayudar con papeles y decirle de un abogado. México tiene una línea en español para su gente en este país.',
          },
          {
            term: 'Un programa de violencia doméstica o de agresión sexual',
            text: 'Si quien la lastima es su esposo, la misma ayuda es para usted. Pregunte en la línea cómo llegar si no tiene carro, y si alguien la puede ver cerca del campamento.',
          },
        ],
      ],
    },
    language: {
      title: 'Si su lengua no es el español',
      blocks: [
        'Diga cuál es: mixteco, triqui, zapoteco, mam, k’iche’ u otra, y de qué pueblo viene, porque con el mismo nombre hay formas que en otros pueblos no se entienden. La oficina que la atiende busca al intérprete y lo paga. Hay grupos que preparan intérpretes de estas lenguas para todo el país.',
        [
          'Diga: “Hablo mixteco de” y su pueblo. “Necesito un intérprete”. En inglés: “I speak Mixteco from” y su pueblo. “I need an interpreter”. Si puede, llévelo escrito en una tarjeta.',
          'No deje que interprete el mayordomo, ni su esposa, ni un primo de él.',
          'Si oye al intérprete y no lo entiende, diga que no y pida otro.',
          'Si su comunidad es pequeña, pida un intérprete por teléfono, de otro estado.',
        ],
      ],
    },
    leave: {
      title: 'Si tiene que salir de ahí',
      blocks: [
        [
          'Llévese sus papeles, los de los niños, los talones de pago y la visa, o mande fotos a alguien que esté lejos.',
          'Si vino con una visa de un solo patrón, hable con un abogado antes de dejar el trabajo, si hay tiempo. Si no lo hay, salga y llame después.',
          'No use el transporte de la compañía. Pregunte en la línea por otra forma.',
          'Guarde el nombre de él, del contratista y del rancho, y la placa de la troca. Un abogado puede pedir lo que le deben aunque usted ya se haya ido.',
        ],
      ],
    },
  },
  records: {
    'call-for-health-farmworkers': 'Clínicas y otra ayuda para el campo.',
    'centro-de-los-derechos-del-migrante': 'Para quienes vinieron de México a trabajar.',
    'equal-employment-opportunity-commission': 'Acoso sexual en el trabajo.',
    'wage-and-hour-division': 'El pago que no le dieron.',
    'national-human-trafficking-hotline': 'Si la tienen por la fuerza, con amenazas o por una deuda.',
    'cielo-indigenous-interpreters': 'Intérpretes de lenguas indígenas: la oficina los llama.',
  },
})
