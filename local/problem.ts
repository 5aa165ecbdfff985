/** An error that the operator can fix: printed as a sentence or two, without a stack trace. */
export class Problem extends Error {
  override readonly name = 'Problem'
}

export function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The code of a system or database error, such as ENOENT or 3D000. */
export function getCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
