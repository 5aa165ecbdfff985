/** The published HSDS schemas, as far as hsds-schemas.json restates them, for validating responses. */
import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import fixture from './hsds-schemas.json'

interface Table {
  required: string[]
  tabularRequired: string[]
  fields: Record<string, string | string[]>
}

const { $comment: _source, ...tables } = fixture
export const hsdsFixture: Record<string, Table> = tables

function describeField(field: string | string[]): object {
  if (Array.isArray(field)) return { type: 'string', enum: field }
  if (field === 'any') return {}
  if (field === 'any[]') return { type: 'array' }
  if (field.endsWith('[]')) return { type: 'array', items: { $ref: field.slice(0, -2) } }
  if (field.startsWith('{')) return { $ref: field.slice(1, -1) }
  return field === 'string' || field === 'number' ? { type: field } : { type: 'string', format: field }
}

const ajv = new Ajv2020({ allErrors: true, strict: true })
addFormats.default(ajv)
for (const [name, { required, fields }] of Object.entries(hsdsFixture)) {
  const properties = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, describeField(field)]))
  // The published schemas allow unknown fields, but an unknown field of ours is a mistake.
  ajv.addSchema({ $id: name, type: 'object', properties, required, additionalProperties: false })
}

function getValidator(name: string): ValidateFunction {
  const validate = ajv.getSchema(name)
  if (!validate) throw new Error(`no schema of ${name}`)
  return validate
}

/** Describes what is wrong with the value; empty if it is valid. */
export function findHsdsErrors(name: string, value: unknown): string[] {
  const validate = getValidator(name)
  validate(JSON.parse(JSON.stringify(value)))
  return (validate.errors ?? []).map(({ instancePath, message }) => `${name}${instancePath} ${message}`)
}
