import { translate } from '@/lib/site/language/translate'
import * as english from '../womens-health'
import { abortionItems } from './womens-health-abortion'

export const womensHealthBlocks = translate(english.womensHealthBlocks, {
  'national-hotlines': {
    title: 'Líneas nacionales de ayuda',
    intro:
      '¿Está en peligro, o muy lastimada? Llame al 911. En estas líneas la escuchan y le ayudan a encontrar atención.',
    sections: [
      {
        title: 'De día o de noche',
        records: {
          '988-suicide-and-crisis-lifeline':
            'Cualquier crisis: ideas de quitarse la vida, pánico, duelo, alcohol o drogas.',
          'crisis-text-line': 'Si prefiere escribir en vez de hablar.',
          'national-maternal-mental-health-hotline':
            'Si está embarazada o acaba de tener un bebé, y la está pasando mal.',
          'rainn-national-sexual-assault-hotline': 'Encuentre un examen, alguien que la apoye y sus opciones.',
          'samhsa-national-helpline': 'Encuentre tratamiento por alcohol, drogas o una enfermedad mental.',
          'veterans-crisis-line': 'Si usted sirvió en las fuerzas armadas, o quiere a alguien que sirvió.',
        },
      },
      {
        title: 'Revise el horario',
        intro: 'Estas líneas pueden cerrar de noche. Si no puede esperar, use una de las de arriba.',
        records: {
          'planned-parenthood-appointments-line':
            'Haga una cita para métodos anticonceptivos, pruebas, exámenes o un aborto.',
          'postpartum-support-international-helpline':
            'Apoyo para mamás y papás. Deje un mensaje y alguien le devuelve la llamada.',
          'nami-helpline': 'Información sobre enfermedades mentales, y a dónde ir.',
          'susan-g-komen': 'Preguntas sobre el cáncer de seno, y ayuda con los gastos.',
          'national-cancer-institute': 'Respuestas sobre cualquier cáncer.',
        },
      },
    ],
  },
  'key-organizations': {
    title: 'Lugares y páginas importantes',
    intro: 'Lugares que la atienden con poco dinero o sin seguro, y páginas en las que puede confiar.',
    sections: [
      {
        title: 'Encuentre atención cerca de usted',
        records: {
          'find-a-health-center-hrsa':
            'El costo depende de lo que usted gana. Pregunte por la tabla de pagos según sus ingresos (sliding scale).',
          'national-association-of-free-and-charitable-clinics': 'Clínicas gratis. Muchas las llevan voluntarios.',
          'national-breast-and-cervical-cancer-early-detection-program':
            'Mamografías y pruebas de Papanicolaou, gratis o a bajo costo.',
          'indian-health-service': 'Para indígenas americanas y nativas de Alaska.',
          'veterans-health-administration': 'Atención del VA, también en clínicas para mujeres.',
        },
      },
      {
        title: 'Pague la atención y la comida',
        records: {
          'medicaid-and-chip-apply':
            'Pídalo en cualquier mes del año. Para el embarazo hay reglas aparte. Lea abajo lo que cambia.',
          wic: 'Comida y consejos para comer bien en el embarazo y para niños pequeños.',
          'centers-for-medicare-and-medicaid-services': 'Preguntas sobre Medicare y Medicaid.',
        },
      },
      {
        title: 'Seguro médico: lo que cambia en 2026 y 2027',
        items: [
          'A más tardar el 1 de enero de 2027, los estados que ampliaron Medicaid piden a muchos adultos de 19 a 64 años 80 horas al mes de trabajo, escuela o voluntariado. Nebraska empezó el 1 de mayo de 2026, y Georgia tiene su propia regla. No vale para embarazadas, para mamás y papás de un niño de 13 años o menos, ni para quien está enferma o cuida a alguien con discapacidad. Abra cada carta, conteste antes de su fecha, y diga si el abuso o una enfermedad no se lo permite.',
          'Desde el 1 de octubre de 2026, Medicaid está cerrado para muchas personas inmigrantes con un estatus humanitario y sin tarjeta verde, entre ellas sobrevivientes de trata o de violencia. Pregunte a la ayuda legal gratuita antes de dejar su tarjeta.',
          'La ayuda más grande con el precio de los planes de HealthCare.gov terminó el 31 de diciembre de 2025, y no encontramos una ley que la devuelva. La ayuda de antes sigue: vuelva a ver el precio.',
          'Una ley de julio de 2025 no dejó que Medicaid pagara a Planned Parenthood por un año, y algunos centros cerraron. Cuando llame, pregunte si el centro está abierto y acepta su Medicaid.',
        ],
      },
      {
        title: 'Lea y pregunte',
        records: {
          'national-womens-health-information-womenshealth-gov': 'Datos en palabras claras, de la A a la Z.',
          'la-leche-league-usa': 'Ayuda de otras mamás para dar pecho.',
          'office-for-civil-rights-department-of-health-and-human-servi':
            'Si le niegan atención o comparten sus datos médicos.',
        },
      },
      {
        title: 'Lo que conviene saber',
        items: [
          'La sala de emergencias de un hospital que acepta Medicare la tiene que examinar. Si es una emergencia, también un parto, tiene que estabilizarla. Es así aunque usted no pueda pagar.',
          'Pida un intérprete. No deje que traduzca la persona que le hace daño.',
          'Puede pedir hablar a solas con una enfermera. Diga que quiere privacidad para el examen.',
          'Pregunte a dónde mandan las cuentas y los resultados. Si comparte un seguro o un portal, otros los pueden ver.',
        ],
      },
    ],
  },
  'reproductive-care': {
    title: 'Atención reproductiva, estado por estado',
    intro:
      'La ley del aborto es distinta en cada estado y cambia seguido. Cada parte dice de qué fecha es. Confirme antes de viajar.',
    sections: [abortionItems],
  },
})
