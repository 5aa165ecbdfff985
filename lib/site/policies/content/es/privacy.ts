import { translate } from '@/lib/site/language/translate'
import * as english from '../privacy'

export const privacyShort = translate(english.privacyShort, [
  'Puede leer, buscar y llamar sin decirnos quién es. No se guarda nada de esa visita.',
  'Sin anuncios, sin rastreadores, sin botones de redes sociales, sin cookies antes de entrar a una cuenta.',
  'Lo que usted decide darnos está en la lista de abajo, con cuánto tiempo lo guardamos y quién lo ve.',
  'Su navegador, su teléfono y su red guardan rastros que no podemos borrar. Lea cuáles son.',
])

export const privacySections = translate(english.privacySections, {
  confidential: {
    title: 'Qué quiere decir aquí “100% confidencial”',
    paragraphs: ['Nuestra página de inicio dice 100% confidencial. Quiere decir exactamente esto:'],
    items: [
      'Si solo lee, busca, llama o manda textos desde este sitio, no sabemos nada que diga quién es. No hay nada que vender, perder o entregar.',
      'Cuando toca un número, llama su teléfono. No estamos en la línea ni nos queda registro. El servicio al que llama tiene sus reglas: pregúnteles.',
      'Lo que nos da por su voluntad, como un mensaje o una cuenta, lo ven solo las personas que dice la tabla de abajo, y se borra cuando dice la tabla.',
      'Nunca lo vendemos, prestamos ni cambiamos, y nunca lo usamos para anuncios.',
    ],
    after:
      'No quiere decir que nadie pueda saber que estuvo aquí. Lo puede ver quien tiene su aparato, maneja su red o puso un programa espía en su teléfono. No lo podemos cambiar, y por eso lo decimos.',
  },
  not: {
    title: 'Lo que no hacemos',
    items: [
      'No cargamos nada de otras compañías en ninguna página. Solo el formulario de pago de nuestra compañía de pagos, en la página donde paga una donación.',
      'No ponemos cookies antes de que entre a una cuenta, y nunca para anuncios ni para medir.',
      'No usamos imágenes que rastrean en los correos, ni enlaces que cuentan clics.',
      'No mandamos nada de lo que escribe a un servicio de inteligencia artificial.',
      'No preguntamos quién es antes de mostrarle un número de teléfono.',
      'No mandamos avisos ni mensajes de texto a su teléfono.',
    ],
  },
  cookies: {
    title: 'Las cookies y lo que su navegador guarda por nosotras',
    paragraphs: [
      'Al entrar a su cuenta se ponen dos cookies, que se van cuando cierra la sesión o se acaba el tiempo de la tabla. Una mantiene abierta su sesión. La otra impide que otro sitio se la cierre. No ponemos más. En la página donde escribe una tarjeta, el formulario de la compañía de pagos puede guardar sus propias marcas contra el fraude; apagamos sus informes sobre cómo usa la página.',
      'Si usa la Caja fuerte o decide guardar un plan de seguridad, los archivos cifrados quedan en ese navegador. Si usa “Avisar que estoy bien”, la hora de la alarma queda hasta que cierre la pestaña. También puede quedar una página de líneas de ayuda que funciona sin red. Si elige “Guarde la ayuda en este teléfono”, quedan las páginas de emergencia, y los refugios y las líneas de su estado, hasta que los quite. Todo se va cuando borra los datos del navegador para este sitio.',
    ],
  },
})

export const privacyAfter = translate(english.privacyAfter, {
  others: {
    title: 'Compañías que trabajan para nosotras',
    paragraphs: [
      'Cuatro clases de compañías ven algo, solo para hacer su trabajo: la que tiene nuestro servidor, el servicio con el que entra a su cuenta, el que manda nuestros correos y la compañía de pagos. Cada una tiene sus reglas. El servicio con el que inicia sesión sabe que entró aquí. Puede poner este sitio en la lista de su cuenta, o mandarle un correo sobre eso. Si alguien más puede ver esa cuenta, no la use aquí.',
    ],
  },
  courts: {
    title: 'La policía, las cortes y otras solicitudes',
    paragraphs: [
      'Una corte nos puede ordenar que entreguemos lo que tenemos. Leemos cada solicitud y negamos lo que la ley nos deja negar. Le avisamos si nos lo permiten y es seguro. La mejor protección es que tenemos muy poco: lo que no se guarda no se puede quitar.',
      'Seguimos la regla que la ley federal pone a los programas que ayudan a sobrevivientes. No se da ningún nombre ni dato que señale a una persona sin su permiso informado, por escrito y con fecha de fin. Ninguna ayuda depende de ese permiso.',
      'Si un mensaje nos dice que le hacen daño a un niño, la ley de algunos estados puede obligarnos a reportarlo.',
    ],
  },
  'quick-exit': {
    title: 'Lo que Salir rápido no borra',
    paragraphs: [
      'Salir rápido deja la página en blanco y abre un sitio del clima. Oprimir Escape o Shift tres veces hace lo mismo. Es para el momento en que alguien entra. No borra:',
    ],
    items: [
      'El historial de su navegador. Ahí quedan las direcciones de las páginas que abrió, también las palabras de una búsqueda, porque son parte de la dirección.',
      'El historial que se comparte con sus otros aparatos por una cuenta del navegador.',
      'Archivos que descargó, páginas que imprimió, capturas de pantalla, palabras que copió.',
      'Llamadas y textos en la lista del teléfono y, con algunas compañías, en la cuenta.',
      'Lo que puede ver el dueño de un Wi-Fi, una escuela, la red de un trabajo o un plan de teléfono.',
      'Nada, si hay un programa espía en el aparato.',
    ],
    after:
      'Use una ventana privada, o un aparato que la otra persona nunca usa. Tenga cuidado al borrar todo el historial: uno vacío se puede notar. Borre páginas sueltas donde pueda.',
    link: 'Más sobre los rastros que deja una visita',
  },
  choices: {
    title: 'Lo que usted puede decidir',
    items: [
      'Use el sitio sin cuenta. Todo lo que tiene que ver con la seguridad funciona sin ella.',
      'En su espacio puede ver, corregir y borrar lo que guardó, o borrar la cuenta enseguida. No hay forma de recuperarla.',
      'Cada correo del boletín tiene un enlace para darse de baja con un clic.',
      'Pregúntenos qué tenemos de usted, o pida que lo corrijamos o borremos, con el formulario de contacto. Quizás pidamos una prueba de que es usted, para que nadie más reciba sus datos.',
      'Por poco tiempo hay copias de respaldo de lo que se borró. Solo se usan para levantar el sitio después de una falla.',
    ],
    link: 'Escríbanos',
  },
  children: {
    title: 'Niños y adolescentes',
    paragraphs: [
      'Cualquiera puede leer este sitio. Las cuentas y el boletín son para personas de 13 años o más. Si es menor, todavía puede llamar o mandar un texto a todas las líneas de ayuda de aquí.',
    ],
  },
  changes: {
    title: 'Cuando esta página cambia',
    paragraphs: [
      'La fecha de arriba es el día del último cambio. Si algún día queremos guardar más de lo que dice aquí, lo diremos en esta página antes de empezar, y no se hará con lo que ya tenemos.',
    ],
  },
})
