/** Reads values from external JSON of unknown shape. */
export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listObjects = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter(isObject) : isObject(value) ? [value] : []

export const readText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined

/** A non-empty string. */
export const readFilled = (value: unknown): string | undefined => {
  const found = readText(value)
  return found?.trim() ? found : undefined
}

export interface Term {
  taxonomy: string
  code: string
  value: string | undefined
  name: string | undefined
  id: string | undefined
}

/** The terms of an object, by code or else by name. */
export function readTerms(owner: Json): Term[] {
  return listObjects(owner.attributes).flatMap((attribute) => {
    const term = isObject(attribute.taxonomy_term) ? attribute.taxonomy_term : {}
    const detail = isObject(term.taxonomy_detail) ? term.taxonomy_detail : {}
    const taxonomy = readFilled(term.taxonomy) ?? readFilled(detail.name) ?? ''
    const value = readFilled(attribute.value)
    const code = readFilled(term.code) ?? value ?? readFilled(term.name) ?? readFilled(attribute.label)
    const [name, id] = [readFilled(term.name), readFilled(term.id)]
    return code ? [{ taxonomy: taxonomy.trim().toLowerCase(), code: code.trim().toLowerCase(), value, name, id }] : []
  })
}
