import { pathIn } from '@/lib/site/language/paths'
import { translate } from '@/lib/site/language/translate'
import * as english from '../traces'

export const traceKinds = translate(english.traceKinds, [
  'Historial del navegador',
  'Caché del navegador',
  'Datos guardados del sitio',
  'Cookies',
  'Archivos',
  'Teléfono y cuenta',
  'Correo electrónico',
])

const pages = 'La dirección y el título de cada página que abrió.'
const files = 'Los programas, estilos y tipos de letra del sitio, no las páginas. Muestran que alguien estuvo aquí.'

const worker =
  'Los programas del sitio y una página con teléfonos, para cuando no hay conexión. En la configuración del navegador salen como “service worker” y como el almacén “site”.'

export const visits = english.nameWorker(
  translate(english.visitsByKind, {
    read: {
      title: 'Leer páginas',
      traces: {
        history: `${pages} Las direcciones dicen el tema, como /es/emergency; los títulos de esas páginas no.`,
        cache: files,
      },
    },
    search: {
      title: 'Buscar en el directorio',
      traces: {
        history: `${pages} Las palabras que buscó son parte de la dirección. En “Búsqueda privada” no lo son: sale solo esa página, y no se guarda nada de la búsqueda.`,
        cache: files,
      },
    },
    quiet: {
      title: 'Lectura discreta',
      traces: {
        history:
          'Una sola línea, llamada “Notas” o “Notes”, con una dirección que acaba en /quiet, lea lo que lea ahí. Los sitios que abra desde ella tienen sus propias líneas.',
        cache: files,
      },
    },
    exit: {
      title: 'Irse con Salir rápido',
      traces: {
        history:
          'El historial completo todavía muestra lo que abrió. Atrás y Adelante en esta pestaña llevan a una página en blanco. En unos pocos navegadores viejos, y donde entró a su cuenta o donó en esta pestaña, se guarda una letra hasta que se cierra la pestaña o usted vuelve, para saber que se fue.',
        cache: 'Le pedimos al navegador que borre lo que tiene de este sitio. No todos lo hacen.',
      },
    },
    'exit-without-script': {
      title: 'Irse con el botón Salir sin JavaScript',
      traces: {
        history: `${pages} También sale la dirección /leave. Atrás puede traer de nuevo la última página.`,
        cache:
          'A algunos navegadores les pedimos que borren lo que tienen de este sitio. En Chrome y otros parecidos eso haría más lenta la salida, así que lo guardan.',
      },
    },
    call: {
      title: 'Llamar o mandar un texto desde una página',
      traces: {
        history: pages,
        storage:
          'Nada. Lo que escribe en “Antes de llamar” está solo en la página abierta, y se borra cuando sale de ella. Si lo pone en su caja fuerte, queda ahí, cifrado, y el historial también muestra /es/emergency/documents.',
        phone: 'La llamada o el mensaje en la lista del teléfono, y quizás en la cuenta o en la app de la compañía. Si manda un texto al número de este sitio, sus mensajes y las respuestas quedan en el teléfono hasta que los borre.',
      },
    },
    'check-in': {
      title: 'Avisar que estoy bien',
      traces: {
        history: pages,
        cache: files,
        storage: 'Un número, la hora de la alarma, hasta que suena, usted la cancela o se cierra la pestaña.',
      },
    },
    plan: {
      title: 'Un plan que no guarda',
      traces: {
        history: pages,
        cache: files,
        downloads:
          'Lo que imprima: el papel, la lista de la impresora o el PDF que guarde. Todos se llaman “Notas” o “Notes”. Un papel que parece otra cosa se llama como se ve, por ejemplo “Pan de especias”; su imagen es receta.png, escuela.png o recibo.png.',
      },
    },
    'kept-plan': {
      title: 'Un plan guardado en este navegador',
      traces: {
        history: pages,
        cache: files,
        storage:
          'El plan, cifrado, en una base de datos llamada “list”, hasta que lo borre o borre los datos del navegador. Cualquiera puede ver que hay algo guardado, no qué es.',
      },
    },
    documents: {
      title: 'Caja fuerte',
      traces: {
        history: pages,
        cache: files,
        storage:
          'Sus archivos, cifrados, en una base de datos llamada “keep”, hasta que los borre o borre los datos del navegador. Cualquiera puede ver que hay algo guardado y más o menos cuánto.',
        downloads:
          'El original se queda donde estaba: en las fotos del teléfono o en la carpeta. Lo que saque de aquí queda como archivo en sus descargas.',
      },
    },
    'kept-help': {
      title: 'Ayuda guardada en este teléfono',
      traces: {
        history: pages,
        cache: files,
        storage:
          'Las páginas de emergencia, la búsqueda privada, y las páginas y el archivo de su estado, en un almacén llamado “kept”, hasta que oprima Quitar o borre los datos del navegador. No están cifradas.',
      },
    },
    paper: {
      title: 'Abrir un PDF',
      traces: {
        history: pages,
        downloads:
          'Muchos teléfonos guardan un PDF en las descargas al abrirlo. Los nombres son comunes: my-plan.pdf, directory-by-state.pdf. Las hojas para quienes ayudan se llaman cards.pdf, tear-off.pdf y what-to-say.pdf, con “-es” las que están en español; un código, code-place.png o code-quiet.png; y los registros de un lugar, directory.csv. Los números que parecen otra cosa se llaman receta.pdf, escuela.pdf o recibo.pdf, o .png si son una imagen; su página aparece como “Lista”, con una dirección que nombra el condado o el programa. Un código que escanea queda en la lista de la cámara o del lector del teléfono.',
      },
    },
    location: {
      title: 'Compartir su ubicación',
      traces: {
        history: pages,
        cache: files,
        storage:
          'El navegador recuerda que este sitio puede usar su ubicación. Lo puede quitar en la configuración del navegador.',
      },
    },
    account: {
      title: 'Entrar a su cuenta',
      traces: {
        history: `${pages} También salen las páginas del servicio con el que inicia sesión y las nuestras que llevan ahí y de vuelta.`,
        cache: files,
        cookies: 'Dos cookies, hasta que cierre la sesión, use Salir rápido o se venzan: una mantiene abierta su sesión y la otra dice que un enlace está en nuestra propia página.',
        mail: 'El servicio con el que inicia sesión puede mandar avisos de “nuevo inicio de sesión” y pone este sitio entre los que usa. Los recordatorios llegan solo si los pide.',
      },
    },
    message: {
      title: 'Escribirnos',
      traces: {
        history: pages,
        cache: files,
        mail: 'Nuestra respuesta, en la dirección que dio. No guardamos en el navegador lo que escribió.',
      },
    },
    newsletter: {
      title: 'Suscribirse al boletín',
      traces: {
        history: pages,
        cache: files,
        mail: 'Un correo para confirmar y después el boletín. Cada uno trae un enlace para darse de baja.',
      },
    },
    donation: {
      title: 'Donar dinero',
      traces: {
        history: pages,
        cache: files,
        mail: 'Un recibo, en la dirección que dio.',
        phone: 'Una línea en el estado de cuenta de la tarjeta o del banco.',
      },
    },
  }),
  worker,
)

export const beyondUs = translate(english.beyondUs, [
  'El aparato del Wi-Fi, la compañía de teléfono y la red del trabajo o la escuela pueden ver el nombre de este sitio y la hora, no las páginas.',
  'Una cuenta que se sincroniza puede copiar el historial a otros aparatos con la misma cuenta.',
  'Una app que vigila la pantalla o el teclado ve todo.',
  'Una ventana privada no deja historial en el aparato cuando se cierra. A la red no le oculta nada.',
])

const titles: Record<string, string> = {
  'All Resources - Marigold': 'Todos los recursos - Marigold',
  'Contact - Marigold': 'Contacto - Marigold',
  'Contacts - Marigold': 'Líneas - Marigold',
  'Donate - Marigold': 'Donar - Marigold',
  'Files - Marigold': 'Archivos - Marigold',
  'Housing & Shelter Resources - Marigold': 'Vivienda y refugio: quién ayuda - Marigold',
  'Location Services - Marigold': 'Ayuda cerca de usted - Marigold',
  Marigold: 'Marigold',
  'Newsletter - Marigold': 'Boletín - Marigold',
  Notes: 'Notas',
  'Pay $50.00': 'Pay $50.00',
  'Pay - Marigold': 'Pagar - Marigold',
  'Personal Dashboard - Marigold': 'Mi espacio - Marigold',
  'Planning - Marigold': 'Plan - Marigold',
  'Saved Resources - Marigold': 'Recursos guardados - Marigold',
  'Search the directory - Marigold': 'Buscar ayuda - Marigold',
  'Sign In Required - Marigold': 'Primero entre a su cuenta - Marigold',
  'Timer - Marigold': 'Avisar que estoy bien - Marigold',
  'Tools - Marigold': 'Herramientas - Marigold',
  Untitled: 'Sin título',
  Weather: 'Weather',
  'Who is signing in?': '¿Quién entra?',
  'Your gift - Marigold': 'Su donación - Marigold',
}

const elsewhere: Record<string, string> = {
  'the payment service': 'la compañía de pagos',
  'the sign-in service': 'el servicio con el que inicia sesión',
}

/** A page, as a visit in Spanish leaves it. */
export function sayEntry({ address, title }: english.HistoryEntry): english.HistoryEntry {
  const path = pathIn('es', address.replace('rent+help', 'ayuda+renta')) ?? address
  return { address: elsewhere[address] ?? path, title: title && (titles[title] ?? title) }
}

/** A store and the pages in it, or what was left otherwise. */
export function sayLeft(left: string): string {
  return left
    .replace('until the browser is closed', 'hasta que se cierre el navegador')
    .replaceAll(/(?<= )\/(?!es\b)[a-z/-]+(?=,|$)/g, (path) => pathIn('es', path) ?? path)
}
