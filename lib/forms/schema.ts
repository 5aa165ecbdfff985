/** What a form asks for before it is sent, where a script runs. Everything else about a field is for its call to judge. */
import * as z from 'zod/mini'

/** Text that must not be left empty. */
export const filled = (message: string) => z.string().check(z.regex(/\S/, message))

/** An object with these fields, and others that are free. */
export const withOthers = <Shape extends Record<string, z.ZodMiniString>>(shape: Shape) =>
  z.catchall(z.object(shape), z.union([z.string(), z.boolean()]))
