import { translate } from '@/lib/site/language/translate'
import * as english from '../housing-shelter'

export const housingShelterBlocks = translate(english.housingShelterBlocks, {
  'national-emergency-contacts': {
    title: 'A quién llamar en una emergencia',
    intro:
      '¿Está en peligro en este momento? Llame al 911. Para encontrar un lugar seguro donde quedarse, llame o mande un texto a uno de estos. La ayuda es gratis.',
    sections: [
      {
        title: 'Si alguien le hace daño o la controla',
        intro:
          'Una intercesora puede buscar con usted una cama en un refugio, transporte y un plan. Puede terminar la llamada cuando quiera.',
        records: {
          'national-domestic-violence-hotline': 'Pida refugio cerca de usted, con sus hijos o mascotas.',
          'stronghearts-native-helpline': 'Para personas nativas de Estados Unidos y de Alaska.',
          'the-deaf-hotline-adwas': 'Para personas sordas, por videoteléfono o correo electrónico.',
          'love-is-respect': 'Para adolescentes y jóvenes.',
          'rainn-national-sexual-assault-hotline': 'Después de la violencia sexual, ahora o en el pasado.',
          'national-human-trafficking-hotline': 'Si alguien la obliga a trabajar o a tener sexo.',
        },
      },
      {
        title: 'Si no tiene dónde dormir',
        intro: 'Empiece con la primera. Diga cuántas personas son, dónde están y si ahí están a salvo.',
        records: {
          '211-essential-community-services': 'Pregunte qué refugio tiene lugar esta noche y quién ayuda con la renta.',
          'national-call-center-for-homeless-veterans': 'Si usted sirvió en las fuerzas armadas.',
          'national-runaway-safeline': 'Si tiene menos de 21 años, más o menos, o si le preocupa alguien de esa edad.',
          'catholic-charities-usa': 'Le dice qué agencia hay cerca. No tiene que ser católica.',
        },
      },
      {
        title: 'Busque un lugar usted misma',
        intro: 'Estas páginas dejan rastro en su aparato. Use una ventana privada si alguien más lo revisa.',
        records: {
          'domesticshelters-org': 'Busque programas contra la violencia doméstica por lugar y por lo que necesita.',
          'hud-find-shelter-tool': 'Busque refugio, comida y atención médica por lugar.',
          'hud-resource-locator': 'Encuentre su agencia de vivienda y ayuda para personas sin hogar.',
          'usa-gov-emergency-housing-guide': 'Lea qué ayuda hay antes y después de un desalojo.',
        },
      },
      {
        title: 'Si puede perder su casa',
        intro: 'Llame antes del día de la corte o de la venta, aunque falte poco.',
        records: {
          'hud-housing-counseling-locator-line':
            'Encuentre quien la aconseje sobre la renta, la hipoteca o si el banco le quiere quitar la casa.',
          'federal-housing-administration': 'Si tiene una hipoteca de FHA.',
          'legal-services-corporation-get-legal-help': 'Encuentre ayuda legal gratuita para un desalojo.',
          'housing-choice-vouchers-section-8': 'Las listas de espera pueden ser largas. Pida entrar en más de una.',
          'public-housing-program': 'Viviendas de renta baja, por medio de su agencia local de vivienda.',
        },
      },
    ],
  },
  'safety-information': {
    title: 'Información para su seguridad',
    intro: 'Pasos pequeños para buscar ayuda, irse y empezar de nuevo con menos peligro.',
    sections: [
      {
        title: 'Antes de llamar o buscar',
        items: [
          'Si puede, use un teléfono o una computadora que la otra persona no toque.',
          'Las llamadas y los mensajes pueden salir en la cuenta de un teléfono compartido o en una cuenta de familia.',
          'Sepa cómo salir de este sitio: oprima Salir, o la tecla Esc tres veces. La página cambia a un sitio del clima.',
          'Salir no borra su historial. Use una ventana privada, o borre la página después.',
          'Si cree que alguien rastrea su teléfono, déjelo como está por ahora. Pregunte a una intercesora desde otro teléfono.',
        ],
      },
      {
        title: 'Cuando llame para pedir una cama',
        items: [
          'Diga primero si puede hablar. Si no puede, diga sí o no, o cuelgue y vuelva a llamar.',
          'Diga más o menos dónde está. No tiene que dar su nombre.',
          'Diga quién viene con usted: sus hijos y sus edades, una mascota, alguien a quien cuida.',
          'Diga qué necesita: medicinas, una silla de ruedas, un intérprete, un lugar lejos de aquí.',
          'Si no tienen lugar, pregunte quién tiene, si puede ser un hotel y cuándo volver a llamar.',
          'Pregunte cómo llegar a salvo. Algunos programas le consiguen transporte.',
        ],
      },
      {
        title: 'Buenas preguntas para un refugio',
        items: [
          '¿Cuánto tiempo me puedo quedar, y qué hay después? Pregunte por la vivienda de transición.',
          '¿Se puede quedar conmigo mi hijo más grande? ¿Y mi mascota?',
          '¿Puedo seguir con mi trabajo y mi teléfono? ¿Hay horas en que tengo que estar adentro?',
          '¿Quién ayuda con la corte, la escuela, los beneficios y la atención médica?',
          '¿Le cuentan algo de mí a alguien? ¿A quién?',
        ],
      },
      {
        title: 'Derechos que vale la pena conocer',
        intro:
          'Reglas federales, en pocas palabras. Su estado le puede dar más. Pregunte por su caso en la ayuda legal gratuita.',
        items: [
          'En una vivienda con ayuda federal no la pueden rechazar, desalojar ni quitarle la ayuda por el abuso que le hicieron. Puede pedir un traslado de emergencia.',
          'La ley no deja que la mayoría de los dueños de vivienda la trate peor por ser mujer, estar embarazada o tener hijos.',
          'Una compañía de teléfono tiene que sacar su línea, y las de quienes usted cuida, de un plan compartido con quien la maltrata. Tiene dos días hábiles desde que usted lo pide con todos los datos.',
          'Pregunte a una intercesora si su estado tiene un programa de confidencialidad de domicilio. Le da otra dirección para su correo.',
        ],
      },
      {
        title: 'Quién ayuda con estos derechos',
        records: {
          'hud-vawa-housing-protections': 'Sus derechos en una vivienda con ayuda federal, y los formularios.',
          'office-of-fair-housing-and-equal-opportunity': 'Recibe quejas sobre dueños y programas de vivienda.',
          'fcc-safe-connections-phone-line-separation': 'Cómo salir de un plan de teléfono compartido.',
          'safety-net-project-techsafety-org': 'Teléfonos, cuentas, carros y casas más seguros.',
          'womenslaw-org': 'Órdenes de protección y leyes de cada estado, en palabras claras.',
        },
      },
    ],
  },
})
