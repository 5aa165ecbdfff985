/** Measures how readable Spanish text is, and finds calques from English. */

const strong = 'aeoáéíóú'
const weak = 'iuü'

/** Two strong vowels form two syllables; a weak one joins its neighbor. */
export function countSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    .replaceAll(/qu(?=[eiéí])/g, 'k')
    .replaceAll(/gu(?=[eiéí])/g, 'g')
    .replaceAll(/y$/g, 'i')
  let count = 0
  let before = ''
  for (const letter of letters) {
    const isVowel = strong.includes(letter) || weak.includes(letter)
    const isStrong = strong.includes(letter)
    const joins = before !== '' && (!isStrong || weak.includes(before)) && letter !== 'í' && letter !== 'ú'
    if (isVowel && !joins) count += 1
    before = isVowel ? letter : ''
  }
  return Math.max(1, count)
}

/** Fernández Huerta index: 70 and more reads like a conversation. */
export function readingEase(texts: string[]): number {
  const text = texts.map((one) => (/[.?!:]”?$/.test(one.trim()) ? one : `${one}.`)).join(' ')
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? []
  const sentences = text.split(/[.?!:;]+[”»)]*(?:\s|$)/).filter((one) => /\p{L}/u.test(one))
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return 206.84 - (60 * syllables) / words.length - (1.02 * words.length) / sentences.length
}

/** Words that only look Spanish, or mean something other than intended. */
export const calques =
  /\b(aplicar para|aplique para|apliqu[eé] (?:a|por)|aplicaci[oó]n para|elegibles?|remover|reporte a la corte|llenar una orden|asalto sexual|tr[aá]fico (?:humano|de personas)|guardi[aá]n|textear|textee|chequear|cheque[oe]|hacer seguro|tener sentido de|en orden de|eventualmente|realizar que|soportarla|soporte emocional|librer[ií]a|parientes cercanos a|asistir a personas|la data|rentar? un abogado|criminal record|emails?|cl[ií]c aqu[ií]|minusv[aá]lid[ao]s?|notario p[uú]blico legal|levantar cargos|crimen|la migra|traductor(?:a|es)?|vasos? (?:de sangre|del cuello)|(?:con|después de) muchas (?:órdenes|condenas)|animales de compañía|asiento del carro|lo termine|bastante grande,|orden sola|horas contadas|carta sola no para|cambia o para|la para cuando|el no queda|entregue las suyas|decir que para|aviso de seguridad|aviso de que está bien|servicio de entrada|cerrar (?:la|su) cuenta|cerrarla (?:ahí|en todas)|[yY] intercesoras?)\b/iu

/** Every text of some content, in reading order, without ids, addresses and sources. */
export function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(listTexts)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : listTexts(inner)))
}

const unread = new Set(
  'id slug href url icon kind tone type date source sources label category difficulty format lastUpdated review statePart tools tags key group tables limits value when choices letter guides'.split(
    ' ',
  ),
)
