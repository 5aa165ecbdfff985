import type { Token } from './tokens'

/** These also occur in American place names: El Paso, La Mesa, Los Angeles. */
const small = new Set('el la los las un una de del mi mis su para con que en por'.split(' '))
const words = new Set(
  (
    'estoy tengo necesito busco ayuda donde como quiero puedo hay alguien ' +
    'mujeres mujer abogado abogada refugio violencia esposo marido novio hijos ninos hija hijo comida renta casa ' +
    'trabajo gratis clinica embarazada aborto dinero papeles inmigracion suicidio abuso golpea golpeo pega pego miedo ' +
    'cerca hoy noche aqui esta cupones albergue medico dentista seguro vivienda luz orden divorcio custodia derechos ' +
    'pareja panales drogas morir matar mato amenaza amenazo violo violacion acoso desalojo alquiler'
  ).split(' '),
)
const english = new Set(
  'the my is are i im in for and to with help near need a of he she him his her hit was from it at on who where how out'.split(
    ' ',
  ),
)

/** Whether the words suggest Spanish. */
export function isSpanish(tokens: Token[]): boolean {
  const count = (set: ReadonlySet<string>) => tokens.filter(({ plain }) => set.has(plain)).length
  const spanish = count(words)
  return spanish > 0 && spanish + count(small) > count(english)
}
