import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { en, es } from '@/lib/site/language/words'
import { readPdf } from '@/tests/support/read-pdf'
import { createBytes, passphrase, readRaw, startVault, tamper } from '@/tests/support/vault'
import { createId } from './bytes'
import { addFile } from './documents'
import { createIncidentPdf } from './incident-pdf'
import {
  addDraftPhoto,
  addNote,
  discardDraft,
  removeDraftPhoto,
  removeIncident,
  saveDraft,
  saveIncident,
} from './incidents'
import { listContents } from './parts'
import { unlock } from './session'

const { vault } = en
const { vault: spanish } = es

const { record } = vault

const input = {
  date: '2026-02-28',
  time: '21:15',
  place: 'Kitchen',
  what: 'CANARY-what',
  witnesses: 'Ana',
  report: '26-104',
}

describe('the log', () => {
  it('stores the draft, so locking loses nothing', async () => {
    const { platform, session } = await startVault()
    await saveDraft(session, input)
    const photo = await addFile(session, 'photo', new File(['p'], 'p.jpg'))
    await addDraftPhoto(session, photo.id)
    await saveDraft(session, { ...input, place: 'Hall' })
    session.store.close()
    const { draft, files, photos } = await listContents(await unlock(platform, passphrase))
    expect(draft).toMatchObject({ what: 'CANARY-what', place: 'Hall', photos: [photo.id] })
    expect(files).toEqual([])
    expect(photos[photo.id]).toEqual(photo)
  })

  it('stores a saved entry and deletes the draft', async () => {
    const { session } = await startVault()
    const photo = await addFile(session, 'photo', new File(['p'], 'p.jpg'))
    await saveDraft(session, input)
    await addDraftPhoto(session, photo.id)
    const saved = await saveIncident(session, createId(), input, record)
    const { draft, incidents } = await listContents(session)
    expect(draft).toBeNull()
    expect(incidents).toEqual([saved])
    expect(saved).toMatchObject({ photos: [photo.id], recordedAt: '2026-03-04T05:06:07.000Z' })
  })

  it('deletes a photo that was removed from the draft', async () => {
    const { session } = await startVault()
    const photos = await Promise.all(['a', 'b'].map((name) => addFile(session, 'photo', new File([name], name))))
    for (const { id } of photos) await addDraftPhoto(session, id)
    await removeDraftPhoto(session, photos[0]?.id ?? '')
    const contents = await listContents(session)
    expect(contents.draft?.photos).toEqual([photos[1]?.id])
    expect(contents).toMatchObject({ files: [] })
  })

  it('refuses an entry without a description', async () => {
    const { session } = await startVault()
    await expect(saveIncident(session, createId(), { ...input, what: '' }, record)).rejects.toThrow()
    expect((await listContents(session)).incidents).toEqual([])
  })

  it('never changes an entry: additions are notes with their own time and hash', async () => {
    const { session } = await startVault()
    const saved = await saveIncident(session, createId(), input, record)
    const { notes, text, sha256 } = await addNote(session, saved.id, 'It was 21:30.')
    expect({ text, sha256 }).toEqual({ text: saved.text, sha256: saved.sha256 })
    expect(notes).toEqual([
      {
        at: '2026-03-04T05:06:07.000Z',
        text: 'It was 21:30.',
        sha256: createHash('sha256').update('It was 21:30.').digest('hex'),
      },
    ])
  })

  it('stores none of its text in the clear', async () => {
    const { platform, session } = await startVault()
    await saveDraft(session, input)
    await addNote(session, (await saveIncident(session, createId(), input, record)).id, 'CANARY-note')
    const stored = JSON.stringify(await readRaw(platform.indexedDB), (_, value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    )
    expect(stored).not.toMatch(/CANARY|Kitchen|26-104/)
  })

  it('deletes the photos along with an entry or a draft', async () => {
    const { platform, session } = await startVault()
    for (const finish of [
      async () => removeIncident(session, (await saveIncident(session, createId(), input, record)).id),
      () => discardDraft(session),
    ]) {
      const photo = await addFile(session, 'photo', new File([createBytes(10)], 'p.jpg'))
      await saveDraft(session, input)
      await addDraftPhoto(session, photo.id)
      await finish()
      expect((await readRaw(platform.indexedDB)).map(({ store }) => store)).toEqual(['lock'])
    }
  })
})

describe('the log as a PDF', () => {
  it('has a neutral title, every field, and the SHA-256 of the text and of each original', async () => {
    const { session } = await startVault()
    const photo = await addFile(session, 'photo', new File([createBytes(500)], 'bruise.bin'))
    await saveDraft(session, input)
    await addDraftPhoto(session, photo.id)
    const saved = await saveIncident(
      session,
      createId(),
      { ...input, what: 'Él gritó: “¡Vete!”\nThen he left.' },
      record,
    )
    await addNote(session, saved.id, 'It was 21:30.')
    const blob = await createIncidentPdf(session, [saved.id], record)
    const bytes = new Uint8Array(await blob.arrayBuffer())
    const { title, pieces, language, isTagged, text: readAloud } = await readPdf(bytes)
    const text = pieces.join('\n')
    expect({ title, language }).toEqual({ title: 'Notes', language: 'en-US' })
    for (const expected of [
      '2026-02-28, 21:15',
      'Kitchen',
      'Él gritó: “¡Vete!”',
      'Then he left.',
      'Ana',
      '26-104',
      'It was 21:30.',
      saved.sha256,
      photo.sha256 ?? '',
      'bruise.bin',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(expected)
    }
    expect(isTagged).toBe(true)
    expect(readAloud.replace(/\s+/g, ' ')).toContain('What happened Él gritó: “¡Vete!” Then he left. Witnesses Ana')
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/pdf-lib|Marigold/i)
  })

  it('is in Spanish if the page is', async () => {
    const { session } = await startVault()
    const saved = await saveIncident(session, createId(), input, spanish.record)
    await addNote(session, saved.id, 'Fue a las 21:30.')
    const blob = await createIncidentPdf(session, [saved.id], spanish.record)
    const { title, language, pieces } = await readPdf(new Uint8Array(await blob.arrayBuffer()))
    expect({ title, language }).toEqual({ title: 'Notas', language: 'es-US' })
    for (const expected of ['1 nota', 'Qué pasó', 'Se agregó: 2026-03-04 05:06 UTC', 'Página 1 de 1']) {
      expect(pieces).toContain(expected)
    }
    expect(pieces.join(' ')).not.toMatch(/%[a-z]|Page|Written|Added|Attachment/)
  })

  it('is one document for many entries, earliest event first, with as many pages as needed', async () => {
    const { session } = await startVault()
    const ids: string[] = []
    for (const date of ['2026-01-09', '2025-12-31', '2026-02-01']) {
      const what = `Event of ${date}. ${'Long words about it. '.repeat(300)}${'x'.repeat(300)}`
      ids.push((await saveIncident(session, createId(), { ...input, date, what }, record)).id)
    }
    const { pieces } = await readPdf(
      new Uint8Array(await (await createIncidentPdf(session, ids, record)).arrayBuffer()),
    )
    const order = pieces.flatMap((piece) => /^Event of (\S+)\./.exec(piece)?.[1] ?? [])
    expect(order).toEqual(['2025-12-31', '2026-01-09', '2026-02-01'])
    expect(pieces).toContain('3 entries')
    expect(pieces.at(-1)).toMatch(/^Page (\d+) of \1$/)
  })

  it('reports a tampered text and a damaged attachment', async () => {
    const { platform, session } = await startVault()
    const photo = await addFile(session, 'photo', new File([createBytes(500)], 'p.bin'))
    await addDraftPhoto(session, photo.id)
    const saved = await saveIncident(session, createId(), input, record)
    const { putRecord } = await import('./documents')
    await putRecord(session, { ...saved, text: `${saved.text} and more` })
    await tamper(platform.indexedDB, 'parts', () => createBytes(16_384))
    const { pieces } = await readPdf(
      new Uint8Array(await (await createIncidentPdf(session, [saved.id], record)).arrayBuffer()),
    )
    expect(pieces).toContain('This text does not match its SHA-256.')
    expect(pieces).toContain('This attachment is damaged on the device.')
  })
})
