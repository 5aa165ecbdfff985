import { translate } from '@/lib/site/language/translate'
import { site } from '@/lib/site/site'
import * as english from '../terms'

export const termsSections = translate(english.termsSections, {
  what: {
    title: 'Qué es este sitio y qué no es',
    items: [
      'Es una guía gratis de servicios que dan otros, con información legal y de seguridad y noticias.',
      'No es un servicio de emergencia. Si está en peligro, llame al 911. Nadie mira nuestros mensajes a toda hora.',
      'No es un abogado, un médico ni un consejero. Lo que dice es general. No la hace nuestra cliente ni paciente.',
    ],
  },
  correct: {
    title: 'Qué tan seguras estamos',
    paragraphs: [
      'Cada dato muestra el día en que se revisó o, si nadie ha llamado todavía, la lista de donde viene. Si solo lo encontramos en listas públicas, dice que está sin confirmar. Los teléfonos, los horarios y las leyes pueden cambiar sin aviso. Si algo le importa, pregunte al servicio o a un abogado antes de confiar en eso.',
      'Estar en el directorio no quiere decir que lo recomendamos, y no estar no es una advertencia. Nadie puede pagar por estar ni por salir más arriba.',
    ],
  },
  takedown: {
    title: 'Correcciones y retiro',
    paragraphs: ['Díganoslo con el formulario de contacto, elija “Una opinión o una corrección” y diga qué página es.'],
    items: [
      'Un número equivocado, un servicio cerrado, algo que no es seguro: lo vemos en cuanto lo leemos. Si un número puede poner a alguien en peligro, primero lo quitamos.',
      'La información de su organización: la corregimos o quitamos cuando lo pide y podemos ver que habla por ella.',
      'Una dirección que debe ser privada: la quitamos enseguida y preguntamos después.',
      'Sus palabras, su imagen o su nombre usados sin permiso, o una queja de derechos de autor: diga dónde está, por qué es suyo y cómo comunicarnos con usted. Si la queja es de buena fe, lo quitamos mientras lo vemos.',
      `Contestamos en ${site.contact.responseTime.es} y decimos qué hicimos.`,
    ],
    link: 'Escríbanos',
  },
  account: {
    title: 'Si hace una cuenta',
    items: [
      'Tiene que tener 13 años o más. Inicie sesión solo con su propia cuenta, y cierre sesión en un aparato compartido.',
      'Lo que guarda es suyo. Lo puede borrar, y la cuenta también, cuando quiera.',
      'Podemos cerrar una cuenta que se usa para hacer daño a alguien, vigilar a alguien o dañar el sitio.',
    ],
  },
  fair: {
    title: 'Uso justo',
    paragraphs: ['Por favor no:'],
    items: [
      'use este sitio, su directorio o sus avisos para buscar, vigilar, amenazar o seguir a alguien;',
      'trate de ver datos que no son suyos, ni haga el sitio lento o inútil para otros;',
      'mande mensajes que sabe que son falsos, o a nombre de otra persona;',
      'lea todo el directorio página por página con una máquina. Use los archivos de “Datos abiertos”: son gratis, y las condiciones están al lado.',
    ],
  },
  donations: {
    title: 'Donaciones',
    items: [
      'Una donación es voluntaria y no le da derecho a un servicio. Se le cobra lo que dice la página antes de pagar.',
      'Puede parar una donación que se repite cuando quiera, de ahí en adelante. Si le cobraron por error, escríbanos: se lo devolvemos.',
      'Guarde el recibo para sus impuestos. Quien le ayuda con los impuestos puede decirle qué puede deducir.',
    ],
  },
  links: {
    title: 'Enlaces a otros sitios',
    paragraphs: [
      'Otros sitios tienen sus reglas, pueden poner cookies y quizás no tengan una salida rápida. Un enlace no promete nada de lo que dice ahí.',
    ],
  },
  liability: {
    title: 'De qué podemos responder',
    paragraphs: [
      'El sitio se da como está, gratis. Hasta donde la ley lo permite, no respondemos por daños que vengan de un error o una falla aquí, ni de lo que haga un servicio de la lista. Nada de esto le quita un derecho que la ley no nos deja quitarle.',
    ],
  },
  tools: {
    title: 'Cartas, listas y calculadoras',
    paragraphs: [
      'Están hechas para ahorrarle tiempo. Usted decide qué manda. Una fecha de la calculadora es una primera idea, no una promesa de que acepten o nieguen lo que pide.',
    ],
    link: 'Ayuda legal gratuita',
  },
  changes: {
    title: 'Cuando cambian estas condiciones',
    paragraphs: [
      'La fecha de arriba es el día del último cambio. Si usa el sitio después, lo usa con el texto nuevo. Si una parte no se puede hacer cumplir, lo demás queda.',
    ],
  },
})
