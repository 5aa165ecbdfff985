import { fillBlanks } from '@/lib/text/format'
import type { Bytes } from './bytes'
import { findFileKind } from './file-kind'
import { readOriginal } from './file-reader'
import { compareIncidents, isIntact, type RecordWords } from './incident'
import { getIncident, listPhotos } from './incidents'
import type { StoredFile, StoredIncident } from './parts'
import { createSheet, type Sheet } from './pdf-sheet'
import type { Session } from './session'
import { drawPhoto } from './text-image'

interface Writing {
  sheet: Sheet
  session: Session
  words: RecordWords
}

function formatMoment(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`
}

async function addField(sheet: Sheet, label: string, value: string): Promise<void> {
  if (value === '') return
  await sheet.addText(label, { size: 9, isSoft: true, before: 8 })
  await sheet.addText(value)
}

async function addPhoto({ sheet, session, words }: Writing, photo: StoredFile, number: number): Promise<void> {
  const label = fillBlanks(words.attachment, { count: number })
  await sheet.addText(`${label}: ${photo.name}`, { isBold: true, size: 10, before: 12 })
  const size = fillBlanks(words.size, { count: photo.size, time: formatMoment(photo.addedAt) })
  await sheet.addText(size, { size: 9, isSoft: true })
  await sheet.addText(`SHA-256 ${photo.sha256 ?? ''}`, { size: 8, isSoft: true })
  const bytes: Bytes | null = await readOriginal(session.store, session.keys, photo).catch(() => null)
  if (!bytes) return sheet.addText(words.damaged, { size: 9 })
  const picture = findFileKind(bytes) === 'image' ? await drawPhoto(bytes) : null
  if (picture) await sheet.addPhoto(picture, label)
}

async function addIncident(writing: Writing, incident: StoredIncident): Promise<void> {
  const { sheet, session, words } = writing
  const when = [incident.date, incident.time].filter(Boolean).join(', ')
  await sheet.addText(when, { role: 'H2', size: 14, isBold: true, before: 14 })
  await addField(sheet, words.fields.place, incident.place)
  await addField(sheet, words.fields.what, incident.what)
  await addField(sheet, words.fields.witnesses, incident.witnesses)
  await addField(sheet, words.fields.report, incident.report)
  const written = fillBlanks(words.writtenAt, { time: formatMoment(incident.recordedAt) })
  await sheet.addText(written, { size: 9, isSoft: true, before: 8 })
  await sheet.addText(fillBlanks(words.textHash, { name: incident.sha256 }), { size: 8, isSoft: true })
  if (!isIntact(incident)) await sheet.addText(words.altered, { isBold: true })
  for (const note of incident.notes) {
    await addField(sheet, fillBlanks(words.noteAdded, { time: formatMoment(note.at) }), note.text)
    await sheet.addText(`SHA-256 ${note.sha256}`, { size: 8, isSoft: true })
  }
  const photos = await listPhotos(session, incident)
  for (const [index, photo] of photos.entries()) await addPhoto(writing, photo, index + 1)
  const missing = incident.photos.length - photos.length
  if (missing > 0) await sheet.addText(fillBlanks(words.missing, { count: missing }), { size: 9, before: 8 })
  sheet.addRule()
}

/** The record as a document that can be read and printed by whoever it is given to, the first event first. */
export async function createIncidentPdf(session: Session, ids: string[], words: RecordWords): Promise<Blob> {
  const incidents = await Promise.all(ids.map((id) => getIncident(session, id)))
  const sheet = await createSheet(words)
  await sheet.addText(words.heading, { role: 'H1', size: 20, isBold: true })
  await sheet.addText(fillBlanks(incidents.length === 1 ? words.one : words.many, { count: incidents.length }), {
    isSoft: true,
    before: 4,
  })
  for (const incident of incidents.sort(compareIncidents).reverse())
    await addIncident({ sheet, session, words }, incident)
  await sheet.addText(words.explanation, { size: 9, isSoft: true, before: 10 })
  return sheet.save()
}
