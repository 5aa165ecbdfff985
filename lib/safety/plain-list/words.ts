/**
 * Numbers that look like something else. The first letter of each thing says what the number is for, and she learns six
 * letters: nothing on the paper explains them.
 */
import type { CallKind } from '../call-card/cards'

export const patterns = ['recipe', 'school', 'receipt'] as const
export type Pattern = (typeof patterns)[number]

export interface PatternWords {
  name: string
  /** What the paper is called where it is saved, without its ending. */
  file: string
  title: string
  /** Above the numbers. */
  column: string
  /** Below the list. */
  end: string[]
  things: Record<CallKind, readonly string[]>
}

export const en = {
  letters: {
    shelter: 'S for shelter',
    talk: 'T for someone to talk to',
    home: 'R for rent and a home',
    legal: 'L for a lawyer',
    health: 'D for a doctor',
    money: 'M for money and food',
  } satisfies Record<CallKind, string>,
  patterns: {
    recipe: {
      name: 'A recipe card',
      file: 'recipe',
      title: 'Spice cake',
      column: 'Shelf no.',
      end: ['Mix dry things first. Bake at 350 for 40 minutes.', 'Let it cool. Keeps for a week.'],
      things: {
        shelter: ['Sugar', 'Salt', 'Sage', 'Sesame'],
        talk: ['Tea', 'Thyme', 'Turmeric', 'Tahini'],
        home: ['Rice flour', 'Raisins', 'Rum extract', 'Rosemary'],
        legal: ['Lemons', 'Lime', 'Lard', 'Lavender'],
        health: ['Dates', 'Dill', 'Dark sugar', 'Dried plums'],
        money: ['Milk', 'Molasses', 'Mint', 'Mace'],
      },
    },
    school: {
      name: 'A school list',
      file: 'school',
      title: 'Supplies, room 14',
      column: 'Order no.',
      end: ['Please label everything.', 'Bring by Friday.'],
      things: {
        shelter: ['Scissors', 'Stapler', 'Sketch pad', 'Sharpener'],
        talk: ['Tape', 'Tissues', 'Tracing paper', 'Thumb tacks'],
        home: ['Ruler', 'Ring binder', 'Red pens', 'Rubber bands'],
        legal: ['Lunch bag', 'Lined paper', 'Labels', 'Loose-leaf'],
        health: ['Dividers', 'Dry-erase pens', 'Dictionary', 'Drawing paper'],
        money: ['Markers', 'Math book', 'Mini stapler', 'Music folder'],
      },
    },
    receipt: {
      name: 'A receipt',
      file: 'receipt',
      title: 'CORNER MARKET',
      column: 'ITEM',
      end: ['THANK YOU', 'RETURNS WITHIN 30 DAYS'],
      things: {
        shelter: ['SOAP', 'SPONGES', 'SOUP', 'SALSA'],
        talk: ['TOWELS', 'TEA BAGS', 'TUNA', 'TORTILLAS'],
        home: ['RICE', 'RAISINS', 'ROLLS', 'RADISHES'],
        legal: ['LETTUCE', 'LEMONS', 'LENTILS', 'LIGHT BULB'],
        health: ['DISH SOAP', 'DONUTS', 'DATES', 'DETERGENT'],
        money: ['MILK', 'MATCHES', 'MUFFINS', 'MUSTARD'],
      },
    },
  } satisfies Record<Pattern, PatternWords>,
}

export const es = {
  letters: {
    shelter: 'R de refugio',
    talk: 'H de hablar con alguien',
    home: 'V de vivienda',
    legal: 'L de ayuda legal',
    health: 'S de salud',
    money: 'D de dinero y comida',
  },
  patterns: {
    recipe: {
      name: 'Una receta',
      file: 'receta',
      title: 'Pan de especias',
      column: 'Núm. de estante',
      end: ['Mezcle primero lo seco. Hornee a 350 por 40 minutos.', 'Deje enfriar. Dura una semana.'],
      things: {
        shelter: ['Romero', 'Ron', 'Ralladura', 'Requesón'],
        talk: ['Harina', 'Huevos', 'Hinojo', 'Hierbabuena'],
        home: ['Vainilla', 'Vinagre', 'Vino dulce', 'Verbena'],
        legal: ['Limones', 'Leche', 'Levadura', 'Laurel'],
        health: ['Sal', 'Salvia', 'Sésamo', 'Semillas'],
        money: ['Dátiles', 'Dulce de leche', 'Duraznos', 'Durazno seco'],
      },
    },
    school: {
      name: 'Una lista de la escuela',
      file: 'escuela',
      title: 'Útiles, salón 14',
      column: 'Núm. de pedido',
      end: ['Por favor marque todo con nombre.', 'Traer antes del viernes.'],
      things: {
        shelter: ['Regla', 'Resaltador', 'Repuestos', 'Resma de papel'],
        talk: ['Hojas', 'Hilo', 'Hule', 'Hojas de color'],
        home: ['Vasos', 'Vinil', 'Velcro', 'Varitas'],
        legal: ['Lápices', 'Libreta', 'Lonchera', 'Lapiceros'],
        health: ['Sacapuntas', 'Sobres', 'Separadores', 'Servilletas'],
        money: ['Diccionario', 'Dibujo', 'Dados', 'Divisores'],
      },
    },
    receipt: {
      name: 'Un recibo',
      file: 'recibo',
      title: 'TIENDA LA ESQUINA',
      column: 'ARTÍCULO',
      end: ['GRACIAS', 'CAMBIOS EN 30 DÍAS'],
      things: {
        shelter: ['REPOLLO', 'RÁBANOS', 'REFRESCO', 'ROLLOS'],
        talk: ['HUEVOS', 'HARINA', 'HIELO', 'HABAS'],
        home: ['VELAS', 'VINAGRE', 'VASOS', 'VERDURA'],
        legal: ['LECHE', 'LIMONES', 'LENTEJAS', 'LECHUGA'],
        health: ['SAL', 'SOPA', 'SALSA', 'SERVILLETAS'],
        money: ['DETERGENTE', 'DULCES', 'DÁTILES', 'DURAZNOS'],
      },
    },
  },
} satisfies typeof en
