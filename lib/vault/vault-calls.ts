import { createId } from './bytes'
import { addFile, exportFile, exportWithOwnPassphrase, importFile, readFile, renameFile } from './documents'
import type { Progress } from './file-writer'
import type { IncidentInput, RecordWords } from './incident'
import * as incidents from './incidents'
import { openFile } from './opened-file'
import { listContents } from './parts'
import * as sessions from './session'
import { VaultError, type VaultProblem } from './vault-error'

export type Caller = Progress

/** All that the page can ask of the vault. The keys never leave this side. */
export function createCalls(platform: sessions.Platform) {
  let session: sessions.Session | null = null
  let drafts: Promise<unknown> = Promise.resolve()

  /** What reads the draft and writes it again: one after the other, in the order in which she did it. */
  function inTurn<T>(run: () => Promise<T>): Promise<T> {
    const turn = drafts.then(run)
    drafts = turn.catch(() => undefined)
    return turn
  }

  function open(): sessions.Session {
    if (!session) throw new VaultError('locked')
    return session
  }

  const calls = {
    async create(_: Caller, passphrase: string) {
      session = await sessions.createVault(platform, passphrase)
    },
    async unlock(_: Caller, passphrase: string) {
      session = await sessions.unlock(platform, passphrase)
    },
    async unlockWithRecoveryKey(_: Caller, recoveryKey: string) {
      session = await sessions.unlockWithRecoveryKey(platform, recoveryKey)
    },
    requirePassphrase: (_: Caller, passphrase: string) => sessions.requirePassphrase(open(), passphrase),
    async changePassphrase(_: Caller, passphrase: string) {
      session = await sessions.changePassphrase(open(), passphrase)
    },
    async renewRecoveryKey(_: Caller): Promise<string> {
      const renewed = await sessions.renewRecoveryKey(open())
      session = renewed.session
      return renewed.recoveryKey
    },
    async deleteVault(_: Caller) {
      session?.store.close()
      session = null
      await sessions.deleteVault(platform)
    },

    list: (_: Caller) => listContents(open()),
    addFile: (caller: Caller, file: File) => addFile(open(), 'file', file, caller),
    importFile: (caller: Caller, file: File, passphrase: string) => importFile(open(), file, passphrase, caller),
    renameFile: (_: Caller, id: string, name: string) => renameFile(open(), id, name),
    remove: (_: Caller, ids: string[]) => open().store.removeItems(ids),
    openFile: (caller: Caller, id: string) => openFile(open(), id, caller),
    exportFile: (caller: Caller, id: string, passphrase: string) => exportFile(open(), id, passphrase, caller),
    exportWithOwnPassphrase: (caller: Caller, id: string, passphrase: string) =>
      exportWithOwnPassphrase(open(), id, passphrase, caller),

    saveDraft: (_: Caller, input: IncidentInput) => inTurn(() => incidents.saveDraft(open(), input)),
    async addDraftPhoto(caller: Caller, file: File) {
      const photo = await addFile(open(), 'photo', file, caller)
      await inTurn(() => incidents.addDraftPhoto(open(), photo.id))
      return photo
    },
    removeDraftPhoto: (_: Caller, id: string) => inTurn(() => incidents.removeDraftPhoto(open(), id)),
    discardDraft: (_: Caller) => inTurn(() => incidents.discardDraft(open())),
    saveIncident: (_: Caller, input: IncidentInput, words: RecordWords) =>
      inTurn(() => incidents.saveIncident(open(), createId(), input, words)),
    addNote: (_: Caller, id: string, text: string) => incidents.addNote(open(), id, text),
    removeIncident: (_: Caller, id: string) => incidents.removeIncident(open(), id),

    /** Only what belongs to the log leaves unlocked: someone is to read it. */
    async getOriginal(caller: Caller, id: string): Promise<Blob> {
      const { record, bytes } = await readFile(open(), id, caller)
      if (record.kind !== 'photo') throw new VaultError('not-found')
      return new Blob([bytes], { type: 'application/octet-stream' })
    },
    async exportIncidents(_: Caller, ids: string[], words: RecordWords): Promise<Blob> {
      const { createIncidentPdf } = await import('./incident-pdf')
      return createIncidentPdf(open(), ids, words)
    },
  }

  /** `settle` waits until all that was typed is stored. */
  return { calls, settle: () => drafts }
}

export type Calls = ReturnType<typeof createCalls>['calls']
export type CallName = keyof Calls

type WithoutCaller<Parameters> = Parameters extends [Caller, ...infer Rest] ? Rest : never
export type CallArguments<Name extends CallName> = WithoutCaller<Parameters<Calls[Name]>>
export type CallResult<Name extends CallName> = Awaited<ReturnType<Calls[Name]>>

/** What the page says to the worker. */
export type Request =
  | { type: 'call'; number: number; name: CallName; arguments: unknown[] }
  | { type: 'cancel'; number: number }
  /** Finish what she has typed, then end. */
  | { type: 'end' }

/** What the worker answers. */
export type Answer =
  | { type: 'progress'; number: number; done: number; total: number }
  | { type: 'value'; number: number; value: unknown }
  | { type: 'problem'; number: number; code: VaultProblem }
  | { type: 'gone' }
  | { type: 'ended' }
