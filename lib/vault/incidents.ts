import { getFile, getRecord, putRecord } from './documents'
import {
  createIncident,
  createNote,
  emptyIncident,
  type IncidentInput,
  type RecordWords,
  validateIncident,
} from './incident'
import { DRAFT_ID, type StoredDraft, type StoredIncident } from './parts'
import type { Session } from './session'
import { VaultError } from './vault-error'

async function getDraft(session: Session): Promise<StoredDraft> {
  try {
    const { record } = await getRecord(session, DRAFT_ID)
    if (record.kind === 'draft') return record
  } catch (error) {
    if (!(error instanceof VaultError) || error.code !== 'not-found') throw error
  }
  return { kind: 'draft', id: DRAFT_ID, ...emptyIncident, photos: [] }
}

export async function saveDraft(session: Session, input: IncidentInput): Promise<void> {
  const draft = await getDraft(session)
  await putRecord(session, { ...draft, ...input })
}

export async function addDraftPhoto(session: Session, id: string): Promise<void> {
  const draft = await getDraft(session)
  await putRecord(session, { ...draft, photos: [...draft.photos, id] })
}

export async function removeDraftPhoto(session: Session, id: string): Promise<void> {
  const draft = await getDraft(session)
  await putRecord(session, { ...draft, photos: draft.photos.filter((photo) => photo !== id) })
  await session.store.removeItems([id])
}

export async function discardDraft(session: Session): Promise<void> {
  const { photos } = await getDraft(session)
  await session.store.removeItems([DRAFT_ID, ...photos])
}

/** From now on the words stay as they are. The draft goes in the same step. */
export async function saveIncident(
  session: Session,
  id: string,
  input: IncidentInput,
  words: RecordWords,
): Promise<StoredIncident> {
  if (Object.keys(validateIncident(input)).length > 0) throw new VaultError('unknown')
  const { photos } = await getDraft(session)
  const incident = { ...createIncident(input, photos, session.platform.now(), words), kind: 'incident' as const, id }
  await putRecord(session, incident, 0, [DRAFT_ID])
  return incident
}

export async function getIncident(session: Session, id: string): Promise<StoredIncident> {
  const { record } = await getRecord(session, id)
  if (record.kind !== 'incident') throw new VaultError('not-found')
  return record
}

export async function addNote(session: Session, id: string, text: string): Promise<StoredIncident> {
  const incident = await getIncident(session, id)
  const note = createNote(text, session.platform.now())
  const changed = { ...incident, notes: [...incident.notes, note] }
  await putRecord(session, changed)
  return changed
}

/** With its photos: they belong to it. */
export async function removeIncident(session: Session, id: string): Promise<void> {
  const { photos } = await getIncident(session, id)
  await session.store.removeItems([id, ...photos])
}

/** A photo that is missing or damaged is left out here; the entry still tells its number. */
export async function listPhotos(session: Session, incident: StoredIncident) {
  const found = await Promise.all(incident.photos.map((id) => getFile(session, id).catch(() => null)))
  return found.flatMap((photo) => (photo ? [photo.record] : []))
}
