const MIN_BYTES = 16 * 1024

/**
 * How much is stored for so many bytes (Padmé): files of nearly one size become files of one size, so that the stored
 * bytes do not tell which photo or which paper this is. Costs at most 12 percent.
 */
export function padLength(length: number): number {
  if (length <= MIN_BYTES) return MIN_BYTES
  const exponent = Math.floor(Math.log2(length))
  const significant = Math.floor(Math.log2(exponent)) + 1
  const step = 2 ** (exponent - significant)
  return Math.ceil(length / step) * step
}

const RECORD_STEP = 1024

/** Spaces after JSON mean nothing, and hide how long a name is. */
export function padRecord(json: string): string {
  const length = new TextEncoder().encode(json).length
  return json + ' '.repeat((RECORD_STEP - (length % RECORD_STEP)) % RECORD_STEP)
}
