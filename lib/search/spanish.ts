import type { Token } from './tokens'

const words = new Set(
  (
    'el la los las un una de del mi mis su para con que en por estoy tengo necesito busco ayuda donde como quiero ' +
    'mujeres mujer abogado abogada refugio violencia esposo marido novio hijos ninos comida renta casa trabajo gratis ' +
    'clinica embarazada aborto dinero papeles inmigracion suicidio abuso golpea pega miedo cerca hoy noche aqui esta ' +
    'cupones albergue medico dentista seguro vivienda luz orden divorcio custodia derechos pareja panales drogas'
  ).split(' '),
)
const english = new Set('the my is are i in for and to with help near need a of'.split(' '))

/** Typed in Spanish, as far as the words tell. */
export function isSpanish(tokens: Token[]): boolean {
  const spanish = tokens.filter(({ plain }) => words.has(plain)).length
  return spanish > 0 && spanish > tokens.filter(({ plain }) => english.has(plain)).length
}
