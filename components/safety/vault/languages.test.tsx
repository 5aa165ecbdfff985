import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import DocumentsPage, { generateMetadata } from '@/app/[locale]/(public)/emergency/documents/page'
import type { Language } from '@/lib/site/language/languages.mjs'
import { inLanguage } from '@/lib/site/language/speak'
import { en, es } from '@/lib/site/language/words'
import { createIncident } from '@/lib/vault/incident'
import type { StoredFile } from '@/lib/vault/parts'
import { propsIn } from '@/tests/support/page-props'
import { DeleteVault } from './delete-vault'
import { Documents, ExportDialog, RenameDialog } from './documents'
import { FileProgress } from './file-progress'
import { ImportDialog } from './import-dialog'
import { AddNote, OriginalDialog } from './incident-entry'
import { IncidentLog } from './incident-log'
import { ChangePassphrase, OpenVault, Settings } from './open-vault'
import { PdfDialog } from './pdf-dialog'
import { RecoveryKey } from './recovery-key'
import { Setup } from './setup'
import { Unlock } from './unlock'
import type { FileQueue } from './use-file-queue'
import type { OpenState, Vault } from './use-vault'
import { type VaultWords, VaultWordsProvider } from './vault-words'

const { vault: english } = en
const { vault: spanish } = es

const nothing = () => undefined
const file: StoredFile = {
  kind: 'file',
  id: 'f1',
  name: '$&{count}.bin',
  type: '',
  size: 4200,
  addedAt: '2026-03-01T08:00:00Z',
  cipherSize: 0,
  head: '',
  sha256: 'aa',
}
const photo: StoredFile = { ...file, kind: 'photo', id: 'p1' }
const asked = { date: '2026-02-28', time: '21:15', place: '-', what: '-', witnesses: '-', report: '-' }
const note = { at: '2026-03-02T08:00:00Z', text: '-', sha256: 'bb' }
const queue = {
  waiting: [{ key: 1 }, { key: 2 }],
  running: { key: 1, name: file.name, done: 10, total: 20 },
  refused: [],
  added: 0,
  put: nothing,
  stop: nothing,
  forgetWaiting: nothing,
} as unknown as FileQueue

function open(words: VaultWords, change: Partial<OpenState['contents']> = {}): OpenState {
  const incident = createIncident(asked, ['p1', 'gone'], new Date('2026-03-01T08:00:00Z'), words.record)
  return {
    phase: 'open',
    hasRecoveryKey: true,
    mustRenew: false,
    isNew: false,
    contents: {
      files: [file],
      photos: { p1: photo },
      incidents: [{ ...incident, notes: [note], kind: 'incident', id: 'i1' }],
      altered: ['i1'],
      draft: null,
      damaged: ['d1'],
      ...change,
    },
  }
}

const vault = { isNearLock: true, lastWords: { current: null }, ask: nothing, lock: nothing } as unknown as Vault
const locked = { phase: 'locked', why: 'idle', hasRecoveryKey: true, isLockDamaged: false } as const

function showOpen(state: OpenState): ReactNode {
  return (
    <OpenVault
      vault={vault}
      state={state}
      queue={queue}
      onChooseFiles={nothing}
      onChoosePhotos={nothing}
      onImport={nothing}
    />
  )
}

function showDocuments(state: OpenState, change: Partial<FileQueue>): ReactNode {
  return <Documents vault={vault} state={state} queue={{ ...queue, ...change }} onChoose={nothing} onImport={nothing} />
}

/** What she sees of the vault, in each of its states. */
const views: Record<string, (words: VaultWords) => ReactNode> = {
  'making one': () => <Setup {...vault} />,
  'a locked one': () => <Unlock vault={vault} state={locked} waitingCount={1} />,
  'one with a damaged lock': () => <Unlock vault={vault} state={{ ...locked, isLockDamaged: true }} waitingCount={2} />,
  'one without a key on paper': () => (
    <Unlock vault={vault} state={{ ...locked, why: 'hidden', hasRecoveryKey: false }} waitingCount={0} />
  ),
  'an open one': (words) => showOpen(open(words)),
  'a new one': (words) => showOpen({ ...open(words), isNew: true }),
  'one that the key on paper opened': (words) => showOpen({ ...open(words), mustRenew: true }),
  'an empty one': (words) =>
    showDocuments(open(words, { files: [], damaged: ['a', 'b'] }), { running: null, added: 2 }),
  'answers that are kept': (words) => showDocuments(open(words), { running: null, added: 1, chosen: 'answers' }),
  'answers that are refused': (words) =>
    showDocuments(open(words), {
      refused: [{ key: 1, name: '-', problem: words.problems['no-room'], kind: 'answers' }],
    }),
  'the log': (words) => <IncidentLog vault={vault} state={open(words)} queue={queue} onChoosePhotos={nothing} />,
  'an empty log': (words) => (
    <IncidentLog vault={vault} state={open(words, { incidents: [] })} queue={queue} onChoosePhotos={nothing} />
  ),
  'an entry being written': (words) => (
    <IncidentLog
      vault={vault}
      state={open(words, { draft: { ...asked, kind: 'draft', id: 'draft', photos: ['p1'] } })}
      queue={queue}
      onChoosePhotos={nothing}
    />
  ),
  'the keys': (words) => <Settings vault={vault} state={open(words)} />,
  'a new passphrase': () => <ChangePassphrase vault={vault} onDone={nothing} />,
  'a key on paper': () => <RecoveryKey ask={vault.ask} change={nothing} hasOne={false} onDone={nothing} />,
  'adding to an entry': () => <AddNote vault={vault} id="i1" onDone={nothing} />,
  'a copy of a file': () => <ExportDialog ask={vault.ask} file={file} onClose={nothing} />,
  'a file that comes in': () => <ImportDialog vault={vault} file={new File([], 'a.age')} onClose={nothing} />,
  'a new name': () => <RenameDialog vault={vault} file={file} onClose={nothing} />,
  'an original': () => <OriginalDialog read={async () => new Blob()} extension="txt" onClose={nothing} />,
  'one entry as a PDF': () => <PdfDialog ask={vault.ask} ids={['i1']} onClose={nothing} />,
  'all entries as a PDF': () => <PdfDialog ask={vault.ask} ids={['i1', 'i2']} onClose={nothing} />,
  'deleting it': () => <DeleteVault vault={vault} />,
}

const draw = (view: string, words: VaultWords) =>
  renderToStaticMarkup(<VaultWordsProvider value={words}>{views[view]?.(words)}</VaultWordsProvider>)

/** The text a person reads or hears, line by line. */
function listWords(markup: string): string[] {
  const heard = [...markup.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(([, text = '']) => text)
  const seen = markup.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, '\n')
  return [...heard, ...seen.split('\n').map((line) => line.trim())].filter((line) => /\p{L}{4}/u.test(line))
}

describe.each(Object.keys(views))('the vault in two languages: %s', (view) => {
  it('leaves no line in English', () => {
    const englishLines = new Set(listWords(draw(view, english)))
    expect(englishLines.size).toBeGreaterThan(0)
    expect(listWords(draw(view, spanish)).filter((line) => englishLines.has(line) && !line.includes('.bin'))).toEqual(
      [],
    )
  })

  it('fills every placeholder', () => {
    for (const words of [english, spanish]) {
      expect(
        draw(view, words)
          .replaceAll('$&amp;{count}.bin', '')
          .match(/\{[a-z]+\}/g),
      ).toBeNull()
    }
  })
})

describe('answers from a call', () => {
  const show = (change: Partial<FileQueue>) =>
    renderToStaticMarkup(
      <VaultWordsProvider value={english}>
        <FileProgress queue={{ ...queue, running: null, ...change }} />
      </VaultWordsProvider>,
    )

  it('are distinguished from a file, whose original still exists outside the vault', () => {
    expect(show({ added: 1, chosen: 'file' })).toContain(english.progress.original)
    expect(show({ added: 1, chosen: 'answers' })).not.toContain(english.progress.original)
    expect(show({ added: 1, chosen: 'answers' })).toContain(english.answers.kept)
  })

  it('stay on the call page when the vault cannot store them', () => {
    const refused = { key: 1, name: 'Call', problem: english.problems['no-room'] }
    expect(show({ refused: [{ ...refused, kind: 'answers' }] })).toContain(english.answers.stay)
    expect(show({ refused: [{ ...refused, kind: 'file' }] })).not.toContain(english.answers.stay)
  })
})

describe('the page around the vault', () => {
  const page = (language: Language) =>
    inLanguage(language, async () => {
      const { title } = await generateMetadata(propsIn(language))
      const element = await DocumentsPage(propsIn(language))
      const [main = ''] = renderToStaticMarkup(element).match(/<h1[\s\S]*<\/main>/) ?? []
      return [title, ...listWords(main)]
    })

  it('is entirely in Spanish', async () => {
    const englishLines = new Set(await page('en'))
    expect(englishLines.size).toBeGreaterThan(20)
    const left = (await page('es')).filter((line) => englishLines.has(line))
    expect(left).toEqual([])
  })
})
