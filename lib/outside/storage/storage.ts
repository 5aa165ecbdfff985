/** Where uploaded files are kept: a folder, or any store that speaks S3. Names are given by their content. */
export interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>
}

export interface Storage {
  /** Storing the same name again changes nothing. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  get(name: string): Promise<StoredFile | null>
}

/** No name can lead out of the folder or the bucket. */
const SAFE_NAME = /^[a-z0-9][a-z0-9-]{0,99}\.[a-z0-9]{2,5}$/

export function assertSafeName(name: string): void {
  if (!SAFE_NAME.test(name)) throw new Error('not a name of a stored file')
}
