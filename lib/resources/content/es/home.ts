import { translate } from '@/lib/site/language/translate'
import * as english from '../home'
import { localizeValues } from '../say-values'

export const missionFigures = localizeValues(
  translate(english.missionFigures, [
    'gana una mujer por cada dólar que gana un hombre, por hora de trabajo',
    'menos al año ganan las mujeres que los hombres, en trabajos de tiempo completo todo el año',
    'se pierden en 40 años de trabajo, con esa misma diferencia',
    'faltan para que el mundo llegue a la igualdad, al ritmo de 2024',
    'del dinero para empresas nuevas fue para las que dirigen mujeres',
    'de los negocios del país son de mujeres',
    'de ventas por cada dólar invertido en empresas nuevas que fundó al menos una mujer; en las que fundaron hombres, 31 centavos',
  ]),
)

export const missionText = translate(english.missionText, {
  heading: 'Por qué existe este sitio',
  lead: 'La ayuda existe. Encontrarla no debería costar dinero, suerte ni un título de abogada.',
  paragraphs: [
    'En 2024 las mujeres ganaron 85 centavos por cada dólar que ganaron los hombres, contando tiempo completo y medio tiempo.',
    'En trabajos de tiempo completo todo el año, la diferencia fue de $11,550. La mitad de las mujeres ganó menos de $55,240 en 2023. La mitad de los hombres, menos de $66,790.',
    'En 40 años de trabajo, una diferencia así suma $462,000. Eso es renta, escuela y vejez.',
    'Al ritmo de 2024, al mundo le faltaban 134 años para llegar a la igualdad.',
    'El informe siguiente, de 2025, dijo 123 años.',
    'Las mujeres son dueñas del 39% de los negocios del país.',
    'Pero las empresas nuevas que dirigen mujeres recibieron el 2.3% del dinero de inversión en 2020.',
    'Ese dinero se usa bien. Un estudio de 2018 miró 350 empresas nuevas. Cada dólar invertido trajo 78 centavos de ventas cuando entre quienes la fundaron había una mujer, y 31 centavos cuando eran solo hombres. A veces se cita como “78% más”; el estudio muestra una diferencia mayor.',
    'Nosotras ponemos el siguiente paso en un solo lugar, en palabras claras y con una forma de salir rápido.',
  ],
})

export const statisticCards = translate(english.statisticCards, [
  {
    label: 'gana una mujer por cada dólar que gana un hombre',
    note: 'Lo que se gana por hora, en tiempo completo y medio tiempo, 2024.',
  },
  { label: 'de los negocios del país son de mujeres', note: 'Unos 14 millones de negocios, 2023.' },
  {
    label: 'del dinero de inversión fue para empresas nuevas que dirigen mujeres',
    note: 'Parte del dinero en 2020. Cambia un poco cada año.',
  },
  {
    label: 'de ventas por cada dólar invertido en empresas nuevas de mujeres',
    note: 'En las que fundaron hombres: 31 centavos. Estudio de 2018 con 350 empresas.',
  },
])

export const featureCards = translate(english.featureCards, [
  {
    title: 'Una lista completa de ayuda',
    text: 'Busque vivienda, salud, ayuda legal y dinero en todos los estados, en DC y en cinco territorios.',
  },
  {
    title: 'Noticias (en inglés)',
    text: 'Lea lo último sobre derechos, salud y seguridad.',
  },
  {
    title: 'Guías con sus fuentes',
    text: 'Lea guías que vienen del trabajo de intercesoras y agencias públicas, con fuentes y fechas.',
  },
  {
    title: 'Ayuda en una emergencia',
    text: 'Hable con una línea nacional, haga un plan de seguridad, o salga de esta página con un toque.',
  },
])

export const staticFigures = localizeValues(
  translate(english.staticFigures, [
    {
      label: 'refugios, según DomesticShelters.org en 2014',
      note: 'Refugios y programas contra la violencia doméstica en Estados Unidos. Encontró 3,001. Nuestra lista tiene menos.',
    },
    { label: 'en nuestra lista', note: 'Y también el Distrito de Columbia y cinco territorios.' },
    {
      label: 'apoyo',
      note: 'Por teléfono, texto y chat, de la Línea Nacional contra la Violencia Doméstica. Marigold no es una línea de ayuda.',
    },
    {
      label: 'confidencial',
      note: 'Lea, busque y llame sin darnos su nombre. Vea qué guardamos y qué no.',
    },
  ]),
)

export const healthSection = translate(english.healthSection, {
  heading: 'Cuide su cuerpo y su mente',
  lead: 'Empiece con una clínica cerca de usted o una voz en el teléfono. Puede ir con o sin seguro.',
  points: [
    'Encuentre una clínica cercana que cobra según lo que usted gana.',
    'Hable hoy con alguien sobre un embarazo, un bebé recién nacido, un duelo o la idea de quitarse la vida.',
    'Vea qué estados protegen el aborto y cuáles lo limitan, con fechas y fuentes.',
  ],
})

export const shelterSection = translate(english.shelterSection, {
  heading: 'Un lugar seguro, esta noche y después',
  lead: 'Si puede, llame primero. Una intercesora busca con usted una cama, transporte y un plan.',
  points: [
    'Llame a la línea de su estado o a un programa local. Nunca publicamos la dirección de un refugio para víctimas de violencia doméstica.',
    'Pregunte por vivienda de transición: un hogar propio por unos meses, mientras se levanta.',
    'Llévese el plan de seguridad, como página o en PDF, si es seguro guardarlo.',
  ],
})
