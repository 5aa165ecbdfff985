import { translateLetter } from '../../../translate-letter'
import { vawaHousingLetter as english } from '../vawa-housing-letter'

export const vawaHousingLetter = translateLetter(english, {
  title: 'Carta de aviso de vivienda por VAWA',
  description:
    'Diga al dueño o a la agencia de vivienda que usa sus derechos bajo VAWA, y pida quedarse, mudarse o dividir el contrato.',
  jurisdiction: 'Estados Unidos, ley federal: viviendas con ayuda para la renta de un programa federal cubierto.',
  before: [
    'Esta carta es para viviendas cubiertas: vivienda pública, Sección 8, viviendas con crédito de impuestos y otros programas federales. Para otras, pregunte a la ayuda legal gratuita qué da su estado.',
    'No tiene que contar lo que pasó, ni nombrar a la persona si no es seguro.',
    'Si ya tiene fecha de corte por un desalojo, llame hoy a la ayuda legal gratuita. La carta, por sí sola, no detiene un caso de desalojo.',
  ],
  after: [
    'Entréguela y pida una copia sellada, o mándela de una forma que pueda probar.',
    'Puede agregar el formulario HUD-5382, que usted misma firma. Si le piden pruebas por escrito, tiene 14 días hábiles.',
    'Para mudarse, agregue el formulario HUD-5383.',
    'Guarde su copia fuera de casa si la otra persona vive ahí.',
  ],
  groups: [
    {
      title: 'Para quién y de quién',
      fields: {
        landlord: 'Dueño o agencia de vivienda',
        name: 'Su nombre completo',
        home: 'Su apartamento o dirección',
        reach: {
          label: 'Una forma segura de comunicarse con usted',
          hint: 'Diga si el correo o los mensajes de voz no son seguros.',
        },
        day: 'Fecha de la carta',
      },
    },
    {
      title: 'Lo que pide',
      fields: {
        stay: 'Que no me desalojen, no me rechacen y no me quiten la ayuda',
        move: 'Una mudanza de emergencia a una vivienda más segura',
        split: 'Que saquen a la otra persona del contrato',
        person: 'Nombre de esa persona, si es seguro darlo',
        locks: 'Cerraduras nuevas',
        notice: 'Fecha de un aviso que recibió, si hay',
      },
    },
    {
      title: 'Lo que agrega',
      fields: {
        proof: {
          label: 'Prueba, si la quiere agregar ahora',
          choices: [
            'El formulario HUD-5382',
            'Una declaración firmada por mí y por alguien que me ayudó',
            'Un papel de la policía, la corte o una agencia',
          ],
        },
      },
    },
  ],
  letter: [
    'Fecha: {day}',
    'Para: {landlord}',
    'Aviso según la Ley de Violencia contra la Mujer (VAWA)',
    'Soy {name}. Vivo en, o pedí vivir en: {home}.',
    'Me protege la parte de vivienda de VAWA (34 U.S.C. 12491; para viviendas con programas de HUD, también 24 CFR parte 5, subparte L). Con esta carta uso esos derechos.',
    'Su aviso del {notice} se basa en actos que me hicieron a mí, o en lo que resultó de ellos.',
    'Les pido que no nos rechacen, no nos desalojen y no nos quiten la ayuda, ni a mí ni a mi hogar, por esa violencia o lo que resultó de ella.',
    'Pido un traslado de emergencia. Tengo buen motivo para creer que corro peligro de más violencia si me quedo aquí. Por favor denme su plan de traslado de emergencia y díganme qué viviendas seguras hay.',
    'Les pido dividir el contrato: que terminen los derechos de quien hizo los actos, y que mi hogar y yo nos quedemos.',
    'Esa persona se llama {person}.',
    'Aparte de esos derechos, les pido que cambien las cerraduras.',
    'Agrego el formulario HUD-5382.',
    'Agrego una declaración firmada por mí y por una persona que me ayudó.',
    'Agrego un papel de la policía, la corte o una agencia.',
    'Si necesitan pruebas, pídanlas por escrito. La ley me da 14 días hábiles desde el día en que recibo su solicitud, y me deja elegir qué clase doy.',
    'Por favor guarden en secreto esta carta y todo lo que les diga, como manda la ley. No lo pongan en una base de datos compartida. No se lo digan a la otra persona.',
    'La ley no les permite castigarme por usar estos derechos (34 U.S.C. 12494).',
    'Comuníquense conmigo solo así: {reach}. Por favor contesten por escrito.',
    'Nombre: {name}',
    'Firma:',
  ],
  records: {
    'hud-vawa-housing-protections': 'Los formularios 5382 y 5383, en muchos idiomas.',
    'lawhelp-org': 'Ayuda legal gratuita con desalojos en su estado.',
  },
})
