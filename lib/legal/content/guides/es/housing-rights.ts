import { translate } from '@/lib/site/language/translate'
import type { GuideContent } from '../../../schema'
import { housingRights as english } from '../housing-rights'

export const housingRights: GuideContent = translate(english, {
  title: 'Derechos de vivienda bajo VAWA',
  description:
    'Si un programa federal ayuda con su renta, el abuso no es motivo para desalojarla. Cómo quedarse, mudarse o sacar a quien le hace daño.',
  tags: ['vivienda', 'desalojo', 'VAWA', 'Sección 8', 'traslado', 'contrato de renta'],
  jurisdiction:
    'Estados Unidos, ley federal: vivienda que un programa federal paga o apoya. En las demás decide la ley de su estado.',
  inShort: [
    'VAWA cubre casi todas las viviendas con ayuda de un programa federal para la renta.',
    'No le pueden negar ni quitar la vivienda, ni desalojarla, por el abuso que le hicieron a usted.',
    'Casi siempre basta como prueba un formulario que usted misma firma.',
    'Puede pedir una mudanza de emergencia, y que saquen a la otra persona del contrato.',
  ],
  sections: {
    covered: {
      title: '¿Está cubierta su vivienda?',
      blocks: [
        {
          intro: 'La parte de vivienda de la Ley de Violencia contra la Mujer (VAWA) cubre programas como:',
          items: [
            'Vivienda pública y vales de vivienda (Housing Choice Vouchers), que mucha gente llama Sección 8.',
            'Apartamentos con Sección 8 ligada al edificio (project-based), y viviendas hechas con créditos de impuestos (Low-Income Housing Tax Credits).',
            'Viviendas para personas mayores y con discapacidad (Secciones 202 y 811), HOME, HOPWA y viviendas de programas para quien no tiene hogar.',
            'Viviendas rurales de renta del Departamento de Agricultura.',
          ],
        },
        '¿No está segura? Busque uno de estos nombres en su contrato o pregunte a la agencia de vivienda. No tiene que decir por qué pregunta. Esta ley no cubre una casa que un dueño privado renta sin esos programas. Pero muchos estados le dejan terminar el contrato antes, cambiar las cerraduras, o no dejan que el dueño la castigue. Pregunte a la ayuda legal gratuita.',
        'La protege contra la violencia doméstica, la violencia en el noviazgo, la agresión sexual y el acecho. No tiene que estar casada con esa persona ni vivir con ella. A pesar del nombre, protege a mujeres y hombres.',
      ],
    },
    protected: {
      title: 'Lo que no pueden hacer',
      blocks: [
        [
          'Rechazar su solicitud porque la maltrataron, o por lo que dejó el abuso, como problemas con otro dueño, si en lo demás califica.',
          'Desalojarla o quitarle la ayuda por el abuso contra usted. Un acto de violencia contra usted no cuenta como un incumplimiento suyo del contrato.',
          'Desalojarla por un delito ligado a ese abuso, hecho por alguien de su hogar o un invitado.',
          'Pedirle más que a otros inquilinos.',
          'Castigarla por usar estos derechos o por ayudar a alguien a usarlos.',
        ],
        'Hay límites. Todavía pueden desalojarla por algo que no tiene que ver con el abuso, como renta que debe por otro motivo. El dueño también puede actuar si hay una amenaza real y cercana para otros, pero solo cuando ninguna medida menos grave basta.',
        'Si no pudo pagar la renta porque la otra persona le quitó el dinero o no la dejó trabajar, quizás esté protegida. Explique cómo una cosa llevó a la otra.',
      ],
    },
    proof: {
      title: 'Qué prueba le pueden pedir',
      blocks: [
        'Puede decirlo de palabra. Después le pueden pedir una prueba por escrito. Tiene 14 días hábiles desde el día en que recibe esa solicitud. Le pueden dar más tiempo si lo pide.',
        {
          intro: 'Usted elige una de estas:',
          items: [
            'El formulario HUD-5382, que usted misma llena y firma.',
            'Un papel firmado por usted y por una intercesora, un abogado o alguien de salud o salud mental que la ayudó.',
            'Un papel de la policía, de la corte o de una agencia.',
            'Otra cosa, si el dueño la acepta.',
          ],
        },
        'Solo dice quién le hizo daño si sabe el nombre y es seguro darlo. Casi nunca le pueden pedir más de una clase de prueba. Sí pueden si tienen papeles que se contradicen, como cuando dos personas dicen que fue la otra.',
        {
          title: 'Tienen que guardar el secreto',
          text: 'Lo que usted les diga es privado. No lo pueden poner en una base de datos compartida ni contarlo. Solo pueden si usted lo acepta por escrito por un tiempo, si hace falta en una audiencia de desalojo o si una ley lo exige. Dígales cómo comunicarse con usted sin peligro: a qué teléfono, y si una carta es segura.',
        },
      ],
    },
    move: {
      title: 'Mudarse a una vivienda más segura',
      blocks: [
        'Cada programa cubierto tiene que tener un plan de traslado de emergencia. Puede pedir mudarse si cree que corre peligro de más violencia si se queda. También puede si hubo una agresión sexual en la propiedad en los últimos 90 días. HUD tiene un formulario, el HUD-5383.',
        'Si hay una vivienda segura libre con el mismo dueño o programa, puede ser rápido. Si no, deben ayudarle a buscar otro. Pida por escrito, guarde una copia y pregunte cuándo le contestan. Con un vale puede mudarse y llevarlo con usted, aunque haya tenido que dejar el contrato antes de tiempo para estar a salvo. Si puede, llame antes a la agencia de vivienda.',
      ],
    },
    remove: {
      title: 'Sacar a la otra persona del contrato',
      blocks: [
        'El dueño o la agencia puede dividir el contrato: quitarle los derechos a quien hizo la violencia y dejar que usted se quede. La ley lo llama bifurcation. El dueño puede hacerlo, pero no tiene que hacerlo. Una orden de protección que le da la casa es más fuerte, y lo mejor son las dos.',
        'Si la única persona que calificaba para la ayuda fue la que salió, le tienen que dar tiempo para mostrar que usted califica o para buscar otra vivienda.',
      ],
    },
    call: {
      title: 'Su derecho a pedir ayuda',
      blocks: [
        'Desde 2022 la ley federal dice que inquilinos, dueños e invitados tienen derecho a llamar desde su casa a la policía o a una ambulancia. Las ciudades y otros que reciben ciertos fondos federales no pueden multar, desalojar ni marcar una casa como problema porque alguien llamó, o por un delito que le hicieron.',
      ],
    },
    how: {
      title: 'Qué hacer, en orden',
      blocks: [
        [
          'Escriba al dueño o a la agencia: que usa sus derechos bajo VAWA y qué pide. Nuestra carta lo hace. No tiene que contar toda la historia.',
          'Si recibió un papel de desalojo, llame a la ayuda legal gratuita el mismo día. Vaya a la corte en la fecha que dice, y lleve su formulario.',
          'Guarde copias de todo lo que manda y recibe, fuera de casa si hace falta.',
          'Si se niegan, puede presentar una queja en la oficina de vivienda justa de HUD. HUD dice que acepta quejas de VAWA. Hágalo pronto: el plazo es de un año.',
        ],
        'El Congreso renovó VAWA por última vez en marzo de 2022. Los programas y los formularios cambian más seguido que la ley. Pida a la agencia el formulario más nuevo.',
      ],
    },
  },
  records: {
    'hud-vawa-housing-protections': 'La página de HUD con los formularios en muchos idiomas.',
    'office-of-fair-housing-and-equal-opportunity': 'Recibe quejas cuando le niegan sus derechos de vivienda.',
    'hud-housing-counseling-locator-line': 'Busca una consejera de vivienda cerca de usted.',
  },
})
