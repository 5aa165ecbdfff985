import type { Bytes } from './bytes'
import { findFileKind } from './file-kind'
import { readWhole } from './file-reader'
import { compareIncidents, isIntact } from './incident'
import { getIncident, listPhotos } from './incidents'
import { createSheet, type Sheet } from './pdf-sheet'
import type { StoredFile, StoredIncident } from './record'
import type { Session } from './session'
import { drawPhoto } from './text-image'

const TITLE = 'Notes'

function formatMoment(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`
}

async function addField(sheet: Sheet, label: string, value: string): Promise<void> {
  if (value === '') return
  await sheet.addText(label, { size: 9, isSoft: true, before: 8 })
  await sheet.addText(value)
}

async function addPhoto(sheet: Sheet, session: Session, photo: StoredFile, number: number): Promise<void> {
  await sheet.addText(`Attachment ${number}: ${photo.name}`, { isBold: true, size: 10, before: 12 })
  await sheet.addText(`${photo.size} bytes. Added ${formatMoment(photo.addedAt)}.`, { size: 9, isSoft: true })
  await sheet.addText(`SHA-256 ${photo.sha256 ?? ''}`, { size: 8, isSoft: true })
  const bytes: Bytes | null = await readWhole(session.store, session.keys, photo).catch(() => null)
  if (!bytes) return sheet.addText('This attachment is damaged on the device.', { size: 9 })
  const picture = findFileKind(bytes) === 'image' ? await drawPhoto(bytes) : null
  if (picture) await sheet.addPhoto(picture, `Attachment ${number}`)
}

async function addIncident(sheet: Sheet, session: Session, incident: StoredIncident): Promise<void> {
  const when = [incident.date, incident.time].filter(Boolean).join(', ')
  await sheet.addText(when, { role: 'H2', size: 14, isBold: true, before: 14 })
  await addField(sheet, 'Place', incident.place)
  await addField(sheet, 'What happened', incident.what)
  await addField(sheet, 'Witnesses', incident.witnesses)
  await addField(sheet, 'Report number', incident.report)
  const written = `Written down ${formatMoment(incident.recordedAt)}, by this device's clock.`
  await sheet.addText(written, { size: 9, isSoft: true, before: 8 })
  await sheet.addText(`SHA-256 of the text ${incident.sha256}`, { size: 8, isSoft: true })
  if (!isIntact(incident)) await sheet.addText('This text does not match its SHA-256.', { isBold: true })
  for (const note of incident.notes) {
    await addField(sheet, `Added ${formatMoment(note.at)}`, note.text)
    await sheet.addText(`SHA-256 ${note.sha256}`, { size: 8, isSoft: true })
  }
  const photos = await listPhotos(session, incident)
  for (const [index, photo] of photos.entries()) await addPhoto(sheet, session, photo, index + 1)
  const missing = incident.photos.length - photos.length
  if (missing > 0) await sheet.addText(`${missing} attachment(s) can no longer be read.`, { size: 9, before: 8 })
  sheet.addRule()
}

const explanation =
  'The tool that keeps these entries does not let them be changed once saved; anything added later appears under ' +
  'its entry with its own time. Times are those of the device. A SHA-256 is the fingerprint of the exact bytes: the text as saved, or an attachment as it was ' +
  'added. To check one, save the original next to this document and run "shasum -a 256 FILE" (Mac, Linux) or ' +
  '"Get-FileHash FILE" (Windows PowerShell). Pictures are shown smaller here; the originals are unchanged.'

/** The record as a document that can be read and printed by whoever it is given to, the first event first. */
export async function createIncidentPdf(session: Session, ids: string[]): Promise<Blob> {
  const incidents = await Promise.all(ids.map((id) => getIncident(session, id)))
  const sheet = await createSheet(TITLE)
  await sheet.addText('Record of events', { role: 'H1', size: 20, isBold: true })
  await sheet.addText(`${incidents.length} ${incidents.length === 1 ? 'entry' : 'entries'}`, {
    isSoft: true,
    before: 4,
  })
  for (const incident of incidents.sort(compareIncidents).reverse()) await addIncident(sheet, session, incident)
  await sheet.addText(explanation, { size: 9, isSoft: true, before: 10 })
  return sheet.save()
}
