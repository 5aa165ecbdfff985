import type { Words } from '../words'

export const legal: Words['legal'] = {
  hub: 'Centro de información legal',
  hubLead: 'Sus derechos en palabras claras, papeles que puede llenar aquí y personas que ayudan gratis.',
  tabs: {
    '/legal-education': 'Resumen',
    '/legal-education/guides': 'Guías legales',
    '/legal-education/states': 'Estado por estado',
    '/legal-education/tools': 'Cartas y listas',
    '/legal-education/help': 'Ayuda legal',
  },
  about: 'Sobre esta información',
  notAdvice: {
    lead: 'Esto es información, no consejo legal.',
    text: 'Las leyes cambian con el tiempo y de un estado a otro. Un abogado le puede decir qué significan para usted.',
    link: 'Busque ayuda legal gratuita',
  },
  overview: {
    meta: {
      title: 'Centro de información legal',
      description:
        'Guías claras, cartas y listas sobre seguridad, custodia, vivienda, trabajo e inmigración, y ayuda legal gratuita.',
    },
    often: 'Lo que más se pregunta',
    questions: {
      '/legal-education/guides/protection-orders': 'Que alguien no se me acerque',
      '/legal-education/guides/custody-and-safety': 'Proteger a mis hijos',
      '/legal-education/guides/housing-rights': 'Quedarme en mi casa',
      '/legal-education/guides/immigrant-safety': 'Pedir ayuda sin papeles',
      '/legal-education/tools/phone-line-letter': 'Tener mi propia línea de teléfono',
    },
    featured: 'Guías principales',
    seeAll: (count) => `Ver las ${count} guías`,
    subjects: 'Por tema',
    subjectsLead: 'Seis temas, con todo lo que tenemos de cada uno.',
    tools: 'Hágalo aquí',
    toolsLead: 'Llene e imprima. Nada de lo que escribe se nos manda ni se guarda.',
  },
  guides: {
    meta: {
      title: 'Guías legales',
      description:
        'Guías sobre órdenes de protección, custodia, vivienda, divorcio, trabajo, inmigración y más, con fuentes y fechas.',
    },
    searchMeta: { title: 'Buscar en las guías legales', description: 'Encuentre una guía por sus palabras.' },
    finder: {
      label: 'Buscar en las guías',
      placeholder: 'Custodia, renta, permiso…',
      search: 'Buscar',
      heading: 'Guías',
      all: 'Las %n guías',
      none: 'No se encontraron guías',
      one: '1 guía para “%q”',
      many: '%n guías para “%q”',
      another: 'Pruebe otra palabra, como corte, niños, renta o visa.',
      seeAll: 'Ver todas las guías',
    },
  },
  guide: {
    beside: 'Junto a la guía',
    minutes: (minutes) => `${minutes} min de lectura`,
    difficulty: { beginner: 'para empezar', intermediate: 'nivel medio', advanced: 'nivel avanzado' },
    tags: 'Temas',
    onThisPage: 'En esta página',
    updated: (day) => `Actualizada el ${day}`,
    oldest: (year) => `. Su fuente más antigua es de ${year}`,
    applies: (where) => `Dónde se aplica: ${where}`,
    reviewed: (by, day) => `Revisada por ${by}, con licencia de abogado, el ${day}`,
    unreviewed: 'Escrita con las fuentes de abajo. Ningún abogado ha revisado todavía esta página.',
    yourState: 'Cómo es en su estado',
    inShort: 'En breve',
    tools: 'Cartas y listas para esto',
    people: 'Quién puede ayudar',
  },
  sources: {
    one: (number) => `Fuente ${number}`,
    list: 'Fuentes',
    newTab: '(se abre en otra pestaña)',
    read: (day) => `leída el ${day}`,
    notReadAgain: 'no se ha vuelto a leer desde que se escribió esta guía',
    none: 'Esta parte da consejos prácticos. No explica la ley, por eso no tiene fuente.',
  },
  counts: {
    guides: { one: 'guía', many: 'guías' },
    tools: { one: 'herramienta', many: 'herramientas' },
    offices: { one: 'oficina', many: 'oficinas' },
  },
  states: {
    meta: {
      title: 'Sus derechos, estado por estado',
      description:
        'Elija su estado: cómo se llaman sus órdenes de protección, cuánto duran, dinero después de un delito, permisos, contratos de renta y a quién llamar.',
    },
    title: 'Elija su estado o territorio',
    lead: 'Cada página empieza con a quién llamar. Después: órdenes de protección con sus nombres, dinero después de un delito, tiempo libre del trabajo, contratos de renta, reportar el abuso, abogados gratis y beneficios, cada cosa con su fuente y su fecha.',
  },
  tools: {
    meta: {
      title: 'Cartas y listas legales',
      description:
        'Listas, cartas y una calculadora de fechas límite que llena e imprime aquí. Nada se manda ni se guarda.',
    },
    title: 'Cartas y listas legales',
    lead: 'Llene, imprima y lleve. Lo que escribe se queda en la página y se va cuando usted se va.',
    kind: 'Clase y tema',
    types: { template: 'Carta', form: 'Formulario', calculator: 'Calculadora', checklist: 'Lista' },
  },
  tool: {
    starts: {
      template: 'Escribir la carta',
      form: 'Llenar el formulario',
      checklist: 'Abrir la lista',
      calculator: 'Buscar la fecha',
    },
    stays: 'Lo que llena se queda en esta página',
    staysText: 'No se nos manda, no se guarda en su navegador, y se va cuando cierra la página o sale de ella.',
    staysPaper:
      'Alguien podría encontrar una copia en papel, una descarga o lo copiado: guárdelo donde solo usted mire. En la ventana de imprimir, apague “encabezados y pies de página”, para que la dirección de esta página no salga en el papel. Una impresora del trabajo o compartida puede guardar una copia.',
    unreviewed: 'Escrita con las fuentes que se nombran aquí. Ningún abogado ha revisado todavía esta página.',
    before: 'Antes de empezar',
    after: 'Qué sigue',
    more: 'Lea más',
    people: 'Quién puede ayudar',
    byHand: 'Imprima esta página y llene las líneas y los cuadros a mano.',
    letter: {
      lead: 'Deje vacío lo que no le toca. La carta cambia mientras escribe. Está en inglés, porque así se entrega; lo que dice está abajo en español.',
      choose: 'Elija',
      optional: '(si quiere)',
      print: 'Imprimir la carta',
      printed: 'Letter',
      copy: 'Copiar el texto',
      clear: 'Borrar todo',
      copied: 'Copiado. El texto queda en este aparato hasta que copie otra cosa.',
      notCopied: 'Este navegador no nos dejó copiar. Seleccione la carta y cópiela usted.',
      said: 'Lo que dice la carta',
      saidLead: 'Línea por línea, en español. Solo para usted: no la entregue.',
    },
    deadline: {
      state: 'Estado donde pasó',
      choose: 'Elija un estado',
      day: 'Día en que pasó',
      born: 'Su fecha de nacimiento',
      bornHint: 'La ley en {state} da más tiempo si usted tenía menos de {age} años. Déjela vacía si no era así.',
      child: 'Tenía menos de 18 años cuando pasó',
      childTitle: 'Si tenía menos de 18 años:',
      childText: 'Muchos estados dan más tiempo. Lea abajo lo que sabemos de {state} y pregunte en la oficina.',
      unreadable: 'Elija el día en que pasó. Si no está segura, tome el primer día que pudo haber sido.',
      future: 'Ese día todavía no llega. Elija el día en que pasó.',
      details: 'Lo que sabemos de {state}, y a quién preguntar',
      open: 'Sin plazo',
      openText:
        'La ley en {state} no fija un plazo. Pídalo pronto de todos modos: ahora es más fácil encontrar cuentas y pruebas.',
      uncertain: 'No es seguro',
      uncertainText:
        'No pudimos confirmar el plazo en {state} para ese día. Algunos estados dan solo unos meses. Pregunte ahora y pídalo en cuanto pueda.',
      given: 'En {state} tiene {limit}, así que el plazo puede acabarse ese día: {when}.',
      givenByAge: 'En {state} el plazo puede acabarse el día en que usted cumple {age} años: {when}.',
      ended:
        'En {state} tiene {limit}, así que el plazo puede haberse acabado. Pídalo de todos modos: diga por qué se tardó y lea abajo lo que dice la ley sobre eso.',
      endedByAge:
        'En {state} el plazo puede haberse acabado el día en que usted cumplió {age} años. Pídalo de todos modos: diga por qué se tardó y lea abajo lo que dice la ley sobre eso.',
      today: 'hoy',
      inDays: { one: 'falta 1 día', many: 'faltan {count} días' },
      weekend: 'Cae en fin de semana, así que su solicitud debe llegar a más tardar el {day}.',
      doNotWait: 'No espere a ese día.',
      differs:
        'Las fuentes no coinciden: {limit}, o {longer}. Este es el plazo más corto. Pregunte en la oficina, aunque ya haya pasado.',
      unsure:
        'Lo que leímos de {state} es antiguo, o no es la página de la oficina. Pregunte en la oficina antes de confiar en ello.',
      units: {
        days: { one: 'día', many: 'días' },
        months: { one: 'mes', many: 'meses' },
        years: { one: 'año', many: 'años' },
      },
      list: {
        known: (count) => `${count} estados y territorios cuyo plazo encontramos`,
        knownLead:
          'Cada uno con el texto de donde sale y la fecha de ese texto. Pregunte al programa antes de confiar en él.',
        open: 'Estados cuya ley no fija un plazo',
        uncertain: 'Donde no lo sabemos con certeza',
        uncertainLead:
          'Algunos dan solo unos meses, otros no tienen plazo. Pregunte pronto en la oficina que se nombra aquí: hasta que esté segura, haga como si tuviera 90 días.',
        report: 'Reporte a la policía: ',
        ask: 'Pregunte a: ',
        federal: 'Pregunte en la lista federal de programas.',
      },
    },
    list: {
      print: 'Imprimir esta lista',
      printed: 'List',
      clear: 'Borrar la lista',
      progress: '%n de %m marcados',
    },
  },
  help: {
    meta: {
      title: 'Ayuda legal',
      description: 'Ayuda legal gratuita en todos los estados, respuestas legales en línea, y qué decir cuando llame.',
    },
    title: 'Busque ayuda legal',
    lead: 'No hay un solo número nacional de ayuda legal. Estos son gratis y para todos los estados.',
    danger: '¿Está en peligro ahora?',
    dangerText: (line) =>
      `Llame al 911. Una intercesora de la ${line} le puede buscar ayuda cerca, de día o de noche. Por teléfono atienden en español.`,
    state: 'Ayuda legal en su estado',
    stateLead: 'Oficinas que dan ayuda legal civil gratis, de nuestro directorio.',
    noOffice: (state) =>
      `No conocemos una oficina de ayuda legal en ${state}. LawHelp y los otros servicios de arriba atienden en todas partes.`,
    allIn: (state) => `Todos los derechos y la ayuda legal en ${state}`,
    call: 'Cuando llame',
    other: 'Otras formas',
    immigration: 'Inmigración',
  },
}
