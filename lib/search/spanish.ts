import type { Token } from './tokens'

/** These also occur in American place names: El Paso, La Mesa, Los Angeles. */
const small = new Set('el la los las un una de del mi mis su para con que en por'.split(' '))
const words = new Set(
  (
    'estoy tengo necesito busco ayuda donde como quiero puedo hay alguien ' +
    'mujeres mujer abogado abogada refugio violencia esposo marido novio hijos ninos hija hijo comida renta casa ' +
    'trabajo gratis clinica embarazada aborto dinero papeles inmigracion suicidio abuso golpea golpeo pega pego miedo ' +
    'cerca hoy noche aqui esta cupones albergue medico dentista seguro vivienda luz orden divorcio custodia derechos ' +
    'pareja panales drogas morir matar mato amenaza amenazo violo violacion acoso desalojo alquiler ' +
    'ahorcar ahorco respirar llega golpes tiene tienen dicen dejo deja dejan quito quitan quitaron encerro encerrada ' +
    'celular nino ninas cachetea revisa telefono cela obliga aunque quiera quiere quieren echaron algo bebida ' +
    'exmarido exesposo bebe pienso cortaron pastillas cloro venas sexo siento puso rastreador troca siguiendo sigue trajeron ' +
    'enganos hacen debo pasaporte pagan pagaron patrona mayordomo manosea pide darme vecina amiga hermana ' +
    'gritos espera acabaron estampillas ando muy desde clases ingles adultos semana guarderia ' +
    'pueda ropa escuela deportar victimas consulado mexicano hablo hable hablan espanol entiendo traductor tarjetas ' +
    'psicologa casero deposito computadora migratorio transporte diarios mensajes anoche ayer ahorita cuando porque pero tambien alguna algun mucho mucha muchas anos puede'
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

const beforeGoing = new Set(
  'me te se le les nos lo la los las ya no que como ella quien donde nadie hija hijo'.split(' '),
)
const afterGoing = new Set('a al para con por de bien mal uno una ser'.split(' '))

/** 'Me va a matar', 'se va': she goes, he is going to; not Veterans Affairs, as in 'cita en el VA'. */
export function isSpanishVa(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.plain !== 'va' || token.isUpper) return false
  const [before = '', after = ''] = [tokens[at - 1]?.plain, tokens[at + 1]?.plain]
  if (afterGoing.has(after) || beforeGoing.has(before)) return true
  return !['el', 'del', 'al'].includes(before) && isSpanish([...tokens])
}
