import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { leavingWithPets as english } from '../leaving-with-pets'

export const leavingWithPets: GuideContent = translate(english, {
  title: 'Irse con sus mascotas',
  description:
    'Cómo sacar a un animal sin peligro, dónde puede quedarse, cómo mostrar que es suyo y cómo lo protege una orden de la corte.',
  tags: ['mascotas', 'perro', 'gato', 'refugio', 'hogar temporal', 'orden de protección'],
  jurisdiction:
    'Estados Unidos. Indicamos cuándo es ley federal. Si una orden puede nombrar a una mascota, y de quién es, depende de su estado.',
  inShort: [
    'No tiene que elegir entre su seguridad y su mascota. Pida ayuda con las dos.',
    'Lastimar o amenazar a una mascota es una forma de controlarla a usted, y señal de peligro.',
    'Ponga a su nombre la licencia y los papeles del veterinario.',
    'En muchos estados la corte puede poner a una mascota en la orden de protección.',
  ],
  sections: {
    now: {
      title: 'Tres cosas que puede hacer ahora',
      blocks: [
        [
          'Si tiene que correr, corra. Lleve a la mascota si puede sin riesgo. Si no, la ayuda puede ir después por ella.',
          'Llame a una línea de ayuda y diga qué animales tiene. Pregunte qué refugio cerca acepta mascotas o conoce un hogar temporal.',
          'Busque a alguien que pueda tener al animal unos días: una amiga, la familia o su veterinario. Pida que no se lo digan a nadie.',
        ],
      ],
    },
    why: {
      title: 'Por qué importa',
      blocks: [
        'Quien maltrata muchas veces usa a una mascota para asustar o castigar. En una encuesta a sobrevivientes con mascotas, 71 por ciento dijo que su pareja había amenazado, lastimado o matado a una. Algunas personas se quedan por miedo a lo que le pase al animal. Si es su caso, no es una tontería. Las intercesoras lo conocen bien.',
        'Cuénteselo a la intercesora, a la policía y a la corte. Lastimar a un animal muchas veces es delito. También muestra hasta dónde puede llegar alguien.',
      ],
    },
    yours: {
      title: 'Muestre que la mascota es suya',
      blocks: [
        'La ley casi siempre trata a una mascota como una cosa con dueño. Por eso cuentan los papeles. Empiece lo antes que pueda, sin que su pareja lo note.',
        [
          'Ponga a su nombre la licencia y las vacunas.',
          'Pida al veterinario que ponga los papeles a su nombre.',
          'Si tiene microchip, revise que su pareja no esté como contacto.',
          'Guarde los papeles de adopción y los recibos de comida, veterinario y cosas. También ayudan fotos de usted con la mascota.',
          'Pida al veterinario que no diga dónde están usted o el animal.',
        ],
      ],
    },
    bag: {
      title: 'Qué llevar',
      blocks: [
        {
          intro: 'Ponga esto con su propia bolsa, o déjelo con alguien de confianza:',
          items: [
            'Comida y medicinas para unos días, con un plato.',
            'Papeles de vacunas y de salud, y una prueba de que es suya.',
            'Una correa o transportadora. Placas con su nombre y contra la rabia.',
            'Su cama y un juguete que huela a casa.',
            'El número de una clínica de animales abierta las 24 horas.',
            'Una nota para quien la cuide: qué come, a qué le teme, qué necesita.',
          ],
        },
        {
          title: 'Busque rastreadores',
          text: 'Un collar inteligente, una placa o una cámara para mascotas puede mostrar dónde está usted. Antes de irse, sepa cuáles hay. Una intercesora le ayuda a elegir cuándo quitarlos, para que no le avisen a su pareja.',
        },
      ],
    },
    where: {
      title: 'Dónde puede quedarse una mascota',
      blocks: [
        'Los programas para sobrevivientes con mascotas son distintos. En algunos el animal vive con usted. Otros usan hogares temporales, guarderías de animales o un veterinario hasta que puedan estar juntos. El Animal Welfare Institute tiene una lista por estado, llamada Safe Havens.',
        {
          intro: 'Pregunte antes de llevar al animal:',
          items: [
            '¿Mi mascota puede estar en el mismo lugar que yo? Si no, ¿quién la tiene y por cuánto tiempo?',
            '¿Cuánto cuesta? ¿Qué vacunas piden?',
            '¿La puedo visitar, o no es seguro?',
            '¿Quién va a saber dónde está?',
            '¿Saben quién ayuda con caballos o animales de granja?',
          ],
        },
        'Si ningún programa tiene lugar, pregunte a su veterinario, a un albergue de animales o a un grupo de rescate si la pueden tener poco tiempo. Diga que es por su seguridad. Deje claro que quiere al animal de vuelta, y pídalo por escrito.',
        'Un animal de servicio no es una mascota. Si un perro hace tareas por su discapacidad, el refugio debe dejar que se quede con usted. Lo explica nuestra guía sobre discapacidad.',
      ],
    },
    order: {
      title: 'Ponga a la mascota en la orden de protección',
      blocks: [
        'En muchos estados la orden puede proteger a un animal. La corte se lo puede dejar a usted por ahora y decirle a la otra persona que no se le acerque. En marzo de 2018, 27 estados y el Distrito de Columbia tenían una ley así. Pregunte en la secretaría o a una intercesora qué permite su estado, y dónde escribirlo en el formulario.',
        {
          intro: 'Escriba en el formulario:',
          items: [
            'El nombre y la clase de cada animal, y quién lo cuida.',
            'Qué hizo o dijo para lastimarlo, con fechas.',
            'Lo que pide: quedarse con él, recogerlo con la policía, que no haya contacto con él.',
          ],
        },
        'La ley federal ayuda cuando alguien pasa a otro estado o usa el teléfono o internet. Desde 2018 puede ser delito federal acecharla de modo que tema que maten o lastimen gravemente a su mascota, animal de servicio o caballo. Una corte también puede hacer que pague al veterinario.',
      ],
    },
    left: {
      title: 'Si tuvo que dejarla',
      blocks: [
        'No fue su culpa. Usted se salvó y salvó a sus hijos. No vuelva sola por el animal.',
        [
          'Pregunte a control de animales o a un grupo de rescate si pueden entrar.',
          'Pida a la corte, en una orden de protección, que le deje recogerla con la policía.',
          'Pida a una amiga que no corra peligro que la recoja, si su pareja acepta.',
          'Si puede, deje bastante comida y agua al irse.',
        ],
      ],
    },
    after: {
      title: 'Después de irse',
      blocks: [
        [
          'Tenga a la mascota adentro cuando pueda, y no la deje sola afuera.',
          'Camine a otras horas y por otros lugares que antes. Trate de no caminar sola.',
          'Cambie de veterinario.',
          'Ponga su nuevo número en la placa, pero no su dirección. Actualice el microchip.',
          'No publique fotos que muestren dónde vive.',
        ],
      ],
    },
  },
  records: {
    'national-domestic-violence-hotline': 'Pregunte qué refugios cerca de usted aceptan mascotas.',
    'womenslaw-org': 'Qué puede decir una orden de protección en su estado.',
    'lawhelp-org': 'Ayuda legal gratuita en su estado.',
  },
})
