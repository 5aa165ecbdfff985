import type { Words } from '../words'

export const home: Words['home'] = {
  hero: {
    title: 'Haya pasado lo que haya pasado, hay un siguiente paso.',
    lead: 'Ayuda para mujeres en todos los estados: vivienda, salud, ayuda legal y dinero. Es gratis, y nunca tiene que decir quién es.',
    answers: 'Contesta una persona, de día y de noche, también en español.',
    often: 'Lo que más se busca',
    tonight: 'Un lugar seguro para esta noche',
    needs: [
      { label: 'Orden de protección', words: 'orden de protección' },
      { label: 'Renta y recibos', words: 'renta y recibos' },
      { label: 'Atención médica', words: 'clínica' },
    ],
    browse: 'Ver la ayuda',
    newsletter: 'Recibir el boletín',
    picture: 'Una puerta con luz al anochecer y flores junto al camino',
  },
  start: {
    title: 'Por dónde empezar',
    lead: 'Cuatro tipos de ayuda, con las líneas a las que puede llamar primero.',
  },
  comingSoon: 'Pronto habrá ayuda aquí',
  more: (count) => `${count} más`,
  points: 'Lo que conviene saber',
  shelter: 'Buscar refugio',
  plan: 'Guía para un plan de seguridad (PDF)',
  newTab: ', se abre en otra pestaña',
  all: 'Todos los recursos',
  health: 'Buscar atención médica',
  figures: 'En números',
  newsInEnglish: { title: 'Noticias', read: 'Ver las noticias (los artículos están en inglés)' },
  mission: {
    fold: 'Los números, y qué hay aquí',
    see: 'Vea ',
    begin: 'por dónde empezar',
    or: ' o ',
    news: 'las noticias',
    find: 'Qué hay aquí',
  },
}
