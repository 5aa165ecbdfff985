import { translate } from '@/lib/site/language/translate'
import * as english from '../about'

export const aboutLead = translate(
  english.aboutLead,
  'Una guía gratis de vivienda, salud, ayuda legal y dinero para mujeres en todos los estados. Está hecha para que el siguiente paso sea fácil de ver y seguro de dar.',
)

export const mission = translate(english.mission, {
  title: 'Nuestra misión',
  text: 'Poner ayuda de confianza al alcance de cada mujer que la necesita: en palabras claras, en cualquier teléfono, a cualquier hora, sin preguntar quién es.',
})

export const vision = translate(english.vision, {
  title: 'Lo que soñamos',
  text: 'Un país donde ninguna mujer siga en peligro, con deudas o a oscuras por no saber a quién llamar.',
})

export const coreValues = translate(english.coreValues, [
  {
    title: 'Primero la seguridad',
    text: 'De cada página preguntamos: ¿puede hacerle daño a alguien a quien vigilan? Si puede, la cambiamos.',
  },
  {
    title: 'Privacidad',
    text: 'No sabemos de usted nada que no quiera contarnos. Lo que no se guarda, nadie lo puede quitar.',
  },
  {
    title: 'Verdad',
    text: 'Cada dato dice qué lista leímos, o que está sin confirmar. Cuando no estamos seguras, lo decimos.',
  },
  {
    title: 'Palabras claras',
    text: 'No debería hacer falta un título de abogada, ni un día tranquilo, para entender qué puede hacer.',
  },
  {
    title: 'Respeto',
    text: 'Nadie conoce su vida mejor que usted. Le mostramos opciones. No presionamos, no juzgamos, no culpamos.',
  },
  {
    title: 'Para todas',
    text: 'Gratis, para cada mujer y su familia, en teléfonos viejos, con lector de pantalla, sin JavaScript.',
  },
])

export const impactAreas = translate(english.impactAreas, [
  {
    title: 'Vivienda segura',
    text: 'Líneas de ayuda, refugios y hogares de transición, y los derechos que le cuidan el techo.',
  },
  {
    title: 'Salud',
    text: 'Clínicas que cobran según lo que gana, cuidado de la mente y el cuerpo, y qué dice la ley.',
  },
  {
    title: 'Derechos y leyes',
    text: 'Ayuda legal en todos los estados, guías con fuentes, cartas que puede imprimir.',
  },
  { title: 'Dinero', text: 'Beneficios, becas, ayuda con el trabajo, y cómo salir de deudas que no son suyas.' },
])

export const listTimeline: typeof english.listTimeline = (founded) => [
  ...(founded === undefined
    ? []
    : [
        {
          when: String(founded),
          title: 'El comienzo',
          text: 'La idea: un solo lugar que conteste la pregunta, ¿a quién llamo?',
        },
      ]),
  {
    when: 'Noviembre de 2026',
    title: 'Una lista con fechas',
    text: 'Cada dato se volvió a hacer con páginas públicas y datos federales. Ahora dice qué lista leímos, o que está sin confirmar.',
  },
  {
    when: 'Noviembre de 2026',
    title: 'Centro de información legal',
    text: 'Guías con fuentes, y herramientas que funcionan en su navegador y no mandan nada.',
  },
  {
    when: 'En planes',
    title: 'Ayuda con inteligencia artificial y una mejor búsqueda',
    text: 'Una búsqueda que entienda mejor cómo pregunta la gente, y ayuda en sus propias palabras. No va a empezar si tiene que mandar sus palabras a otra compañía.',
  },
]
