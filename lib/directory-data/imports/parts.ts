/** How a file comes in parts, for whoever sends it and for whoever takes it. */

/** The least of what hosts take in one request is 4.5 MB. */
export const partBytes = 4 * 1024 * 1024
export const maxParts = 16

export interface UploadedParts {
  /** A number of its own, given by whoever sends it. */
  upload: string
  parts: number
}
