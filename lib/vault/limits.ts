/** The vault's numbers in one place. */

export const MAX_FILE_BYTES = 100 * 1024 * 1024
export const MAX_NAME_LENGTH = 200

/** scrypt work factors, as powers of two. Below the lowest a stolen disk could be searched too cheaply. */
export const MAX_WORK_FACTOR = 18
export const MIN_WORK_FACTOR = 15
/** What the format's own tool still accepts; more would only be a way to make a phone run out of memory. */
export const MAX_READABLE_WORK_FACTOR = 20
export const MAX_UNLOCK_MS = 3000

export const MIN_PASSPHRASE_LENGTH = 12

/** Ciphertext is stored in parts of this size, so that no step needs a whole file in memory. */
export const PART_BYTES = 1024 * 1024

export const IDLE_MS = 5 * 60 * 1000
export const WARNING_MS = 60 * 1000
