import type { Bytes } from './bytes'
import { readFile } from './documents'
import { findFileKind, readText } from './file-kind'
import type { Progress } from './file-writer'
import type { StoredFile } from './parts'
import type { Session } from './session'

export type OpenedFile = { file: StoredFile } & (
  | { kind: 'image'; bitmap: ImageBitmap }
  | { kind: 'pdf'; bytes: Bytes }
  | { kind: 'text'; text: string; isCut: boolean }
  | { kind: 'other' }
)

/** A file in the form in which it can be shown. An image comes as its pixels: what else is in it stays here. */
export async function openFile(session: Session, id: string, progress: Progress = {}): Promise<OpenedFile> {
  const { record: file, bytes } = await readFile(session, id, progress)
  switch (findFileKind(bytes)) {
    case 'image':
      try {
        return { file, kind: 'image', bitmap: await session.platform.decodeImage(new Blob([bytes])) }
      } catch {
        // A kind of image that this browser does not know.
        return { file, kind: 'other' }
      }
    case 'pdf':
      return { file, kind: 'pdf', bytes }
    case 'text':
      return { file, kind: 'text', ...readText(bytes) }
    default:
      return { file, kind: 'other' }
  }
}
