import type { en } from './en'

export const es = {
  title: 'Para quienes están a su lado',
  lead: 'Una hoja para colgar, una tarjeta para la cartera y qué decir. Para trabajadoras de apoyo, enfermeras, maestras, bibliotecarias, estilistas y vecinas.',
  findPlace: '¿Para qué lugar?',
  findHint: 'Código postal, ciudad, condado o estado',
  find: 'Hacer las hojas',
  sheets: 'Hojas para imprimir',
  hang: 'Una hoja para colgar, con números para arrancar',
  hangHint:
    'Para un baño, un probador, un comedor de empleados o una lavandería. Las tiras muestran números y nada más.',
  card: 'Tarjetas para la cartera',
  cardHint: 'Diez por hoja, del tamaño de una tarjeta de presentación. No llaman la atención.',
  say: 'Qué decir, en una página',
  sayHint: 'Para el escritorio, la sala de personal o el cajón.',
  codes: 'Códigos para escanear',
  codeCounty: 'Lleva a la página de este lugar',
  codeQuiet: 'Lleva a la lectura discreta, que se llama “Notas”',
  codeWarning: 'El teléfono guarda lo que escanea. Los números de las tiras dejan menos rastro.',
  widget: 'En su propio sitio web',
  widgetHint:
    'Una línea de HTML: un formulario sencillo, sin script y sin cookies. No nos llega nada hasta que alguien oprime el botón.',
  data: 'El directorio como datos abiertos',
  data2: 'Todos los registros, en hoja de cálculo o en el formato del sector, sin costo.',
  page: {
    description:
      'Hojas para colgar, tarjetas para la cartera, qué decir y un formulario para su propio sitio, para cada condado y estado.',
    inThis: 'Cada hoja está también en español.',
    files: 'Los archivos y la API',
    everyState: 'Todos los estados',
    byCounty: 'Por condado',
    sheetsFor: (place: string) => `Hojas para ${place}`,
    sheetsAbout: (place: string) =>
      `Hojas para colgar, tarjetas para la cartera y códigos para ${place}, en español y en inglés.`,
    madeToday:
      'Salen hoy del directorio. Imprima lo que necesite, y antes de colgar una hoja llame usted a los números.',
    more: 'Más',
    data: (place: string) => `Los registros de ${place} en hoja de cálculo`.replace(' de el ', ' del '),
    help: (place: string) => `La página de ayuda en ${place}`,
    whichPlace: '¿Hojas para qué lugar?',
    findAbout: 'Busque las hojas de un condado por código postal, ciudad o condado.',
    unknown: (typed: string) => `No conocemos “${typed}”. Pruebe con un código postal, o con una ciudad y su estado.`,
    whichOne: '¿Cuál de estos es?',
    townIn: (town: string, place: string) => `${town}, en ${place}`,
    savePicture: 'Guardar la imagen',
  },
  sheet: {
    title: 'Usted merece estar a salvo.',
    lead: '¿Alguien la lastima, la amenaza o la vigila? Hable hoy con alguien. Es gratis, de día y de noche. Usted decide qué contar.',
    local: 'Cerca de aquí',
    everywhere: 'En todo el país',
    scan: 'Escanee para ver ayuda cerca',
    scanWarning: 'Su teléfono guarda lo que escanea.',
    alone: 'Llame desde un teléfono que nadie más revise.',
    now: 'En peligro ahora: 911',
  },
  strip: 'De día y de noche',
  wallet: 'Números',
  cutNote: 'Corte por las líneas. Las tarjetas y las tiras no dicen para qué son.',
  lines: {
    violence: 'Línea Nacional contra la Violencia Doméstica',
    text: 'Mande START por mensaje al 88788',
    local: 'Ayuda local: 211',
  },
  talk: {
    title: 'Qué decir y qué no decir',
    lead: 'Usted no tiene que resolverlo. Que alguien le pregunte con cariño, en privado, y le crea, suele ser el primer paso.',
    parts: [
      {
        title: 'Primero',
        items: [
          'Hable con ella a solas. Pida a la pareja, a los hijos y a cualquier familiar que traduzca que salgan, por un motivo que suene de rutina.',
          'Antes de preguntar, diga qué está usted obligada a reportar. Así ella elige qué contarle.',
        ],
      },
      {
        title: 'Diga',
        items: [
          '“Qué bueno que me lo contó. Le creo.”',
          '“No es su culpa. Nadie merece esto.”',
          '“¿Hoy puede volver a casa sin peligro?”',
          '“¿Qué le ayudaría más en este momento?”',
          '“¿Quiere llamar desde mi teléfono? Puedo quedarme o salir.”',
        ],
      },
      {
        title: 'No diga',
        items: [
          '“¿Por qué no se va y ya?” Irse suele ser el momento de más peligro. Ella conoce mejor su peligro.',
          '“Usted debería.” Ofrezca, y deje que ella elija.',
          'Nada a él, y nada por mensaje, correo o buzón de voz que él pueda leer u oír.',
        ],
      },
      {
        title: 'Haga',
        items: [
          'Préstele su teléfono o su computadora. Quizás vigilen los de ella.',
          'Pregunte antes de darle un papel. Ofrezca escribir un número de modo que parezca otra cosa.',
          'Si la estrangularon, aunque no tenga marcas, debe ver a un médico hoy.',
          'Si él tiene un arma, o ella dice que puede matarla, créale y ayúdela a llamar ahora.',
          'Pregunte cómo y cuándo es seguro contactarla. Cumpla esa promesa.',
        ],
      },
    ],
    call: 'Usted también puede llamar: la línea ayuda a quienes ayudan.',
  },
} satisfies typeof en
