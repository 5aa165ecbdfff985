/** Checks that a request holds only the parameters in Stripe's published types. */
import { refuseParameter } from './api-error'
import { type Declarations, readResource, resolveName } from './declarations'

/** As received: form-encoded, so every value is text. */
export type Value = string | Value[] | { [name: string]: Value }
export type Parameters = { [name: string]: Value }

const pagination = new Set(['limit', 'starting_after', 'ending_before'])

/** At the top level only: not inside <> or quotes. */
function splitUnion(type: string): string[] {
  const parts: string[] = []
  let [depth, from] = [0, 0]
  for (let at = 0; at < type.length; at += 1) {
    const character = type[at]
    if (character === '<' || character === '{' || character === '(') depth += 1
    else if (character === '>' || character === '}' || character === ')') depth -= 1
    else if (character === '|' && depth === 0) {
      parts.push(type.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, type.slice(from)].map((part) => part.trim()).filter(Boolean)
}

interface Place {
  declarations: Declarations
  scope: string
  path: string
}

function isRecordOfText(value: Value): boolean {
  return (
    typeof value === 'object' && !Array.isArray(value) && Object.values(value).every((one) => typeof one === 'string')
  )
}

function checkPlain(value: Value, type: string): boolean | null {
  const literal = /^'(.*)'$/.exec(type)
  if (literal) return value === literal[1]
  switch (type) {
    case 'string':
      return typeof value === 'string'
    case 'number':
    case 'Decimal':
      return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)
    case 'boolean':
      return value === 'true' || value === 'false'
    case 'true':
    case 'false':
      return value === type
    case 'null':
      return value === ''
    case 'MetadataParam':
      return value === '' || isRecordOfText(value)
    case 'RangeQueryParam':
      return isRecordOfText(value) && Object.keys(value).every((name) => ['gt', 'gte', 'lt', 'lte'].includes(name))
    default:
      return null
  }
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}[${name}]`
}

function checkInterface(value: Value, name: string, place: Place): void {
  const found = resolveName(place.declarations, place.scope, name)
  if (found === null) throw new Error(`the fake does not know the type ${name} of ${place.path}`)
  if (found.kind === 'alias') {
    checkType(value, found.type, { ...place, scope: found.scope })
    return
  }
  if (typeof value !== 'object' || Array.isArray(value)) throw refuseParameter('parameter_invalid', place.path)
  for (const [key, part] of Object.entries(value)) {
    const path = join(place.path, key)
    const field = found.fields.get(key)
    if (field) checkType(part, field.type, { ...place, scope: found.scope, path })
    else if (!(found.parents.includes('PaginationParams') && pagination.has(key)))
      throw refuseParameter('parameter_unknown', path)
  }
  for (const [key, field] of found.fields) {
    if (field.isRequired && value[key] === undefined) throw refuseParameter('parameter_missing', join(place.path, key))
  }
}

function checkType(value: Value, type: string, place: Place): void {
  const parts = splitUnion(type)
  if (parts.length > 1) {
    const problems: unknown[] = []
    for (const part of parts) {
      try {
        checkType(value, part, place)
        return
      } catch (error) {
        problems.push(error)
      }
    }
    // Of several mismatches, the one that names a nested part is the most specific.
    const inner = problems.find((problem) => problem instanceof Error && /\[|unknown type/.test(problem.message))
    throw inner ?? refuseParameter('parameter_invalid', place.path)
  }
  const wrapped = /^(Array|Emptyable)<([\s\S]+)>$/.exec(type)
  if (wrapped?.[1] === 'Emptyable') {
    if (value !== '') checkType(value, wrapped[2] ?? '', place)
    return
  }
  if (wrapped?.[1] === 'Array') {
    if (!Array.isArray(value)) throw refuseParameter('parameter_invalid', place.path)
    for (const [index, item] of value.entries()) {
      checkType(item, wrapped[2] ?? '', { ...place, path: join(place.path, String(index)) })
    }
    return
  }
  const plain = checkPlain(value, type)
  if (plain === false) throw refuseParameter('parameter_invalid', place.path)
  if (plain === null) checkInterface(value, type, place)
}

/** Throws Stripe's own error for the first parameter that is unknown, missing or of the wrong type. */
export function checkParameters(resource: string, name: string, given: Parameters): void {
  const scope = resource.includes('/') ? (resource.split('/')[0] ?? '') : ''
  const declarations = readResource(resource)
  checkInterface(given, name, { declarations, scope: resolveName(declarations, scope, name) ? scope : '', path: '' })
}
