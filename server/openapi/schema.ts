import { z } from 'zod'

export type JsonSchema = Record<string, unknown>

/** A Zod schema as OpenAPI 3.1 (JSON Schema 2020-12). What JSON can't express is left open. */
export function describeSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, $defs, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  // Their references would point outside the embedding document.
  if ($defs) throw new Error('a schema of a call may not refer to itself or to a named one')
  return described
}

export interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: JsonSchema
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function listParameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): Parameter[] {
  if (!schema) return []
  const { properties, required } = describeSchema(schema, 'input')
  const names = Array.isArray(required) ? required : []
  return Object.entries(isRecord(properties) ? properties : {}).map(([name, property]) => {
    const { description, ...described } = isRecord(property) ? property : {}
    return {
      name,
      in: place,
      required: place === 'path' || names.includes(name),
      ...(typeof description === 'string' && { description }),
      schema: described,
    }
  })
}
