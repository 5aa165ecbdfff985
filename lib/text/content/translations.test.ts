import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { listStale, markTranslated } from './translations'

afterEach(() => vi.restoreAllMocks())

/** A folder with its own texts. */
function useTexts(texts: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'texts-'))
  const write = (file: string, text: string) => {
    const path = join(root, 'content', file)
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, text)
  }
  for (const [file, text] of Object.entries(texts)) write(file, text)
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  return write
}

const english = '---\ntitle: Pets\nlastUpdated: 2026-11-01\n---\n\nMany shelters take pets now.\n'
const spanish = "---\ntitle: Mascotas\ntranslatedFrom: 'none'\n---\n\nMuchos refugios aceptan mascotas.\n"

it('lists Spanish that is older than its English, until someone notes that both were read', () => {
  const write = useTexts({ 'en/guides/pets.md': english, 'es/guides/pets.md': spanish })
  expect(listStale()).toEqual({
    texts: 1,
    stale: [{ path: 'guides/pets.md', isUrgent: false, state: 'older', same: [], unsourced: [] }],
  })
  markTranslated('guides/pets.md')
  expect(listStale().stale).toEqual([])
  write('en/guides/pets.md', english.replace('2026-11-01', '2026-11-28'))
  expect(listStale().stale).toEqual([])
  write('en/guides/pets.md', english.replace('Many', 'Most'))
  expect(listStale().stale).toMatchObject([{ state: 'older' }])
})

it('lists Spanish that is missing, or has lines of the English', () => {
  useTexts({
    'en/about/giving.md': english,
    'en/guides/teens.md': `${english}\n- **Centro de los Derechos del Migrante**\n`,
    'es/guides/teens.md': `${spanish}\nMany shelters take pets now.\n- **Centro de los Derechos del Migrante**\n`,
  })
  expect(listStale().stale).toMatchObject([
    { path: 'about/giving.md', isUrgent: true, state: 'missing' },
    { path: 'guides/teens.md', isUrgent: false, same: ['Many shelters take pets now.'] },
  ])
})

it('lists Spanish without a source of its English', () => {
  const write = useTexts({ 'en/guides/pets.md': `${english.trim()}[^law][^vet]\n`, 'es/guides/pets.md': spanish })
  markTranslated('guides/pets.md')
  write('es/guides/pets.md', spanish.replace('mascotas.\n', 'mascotas.[^law]\n'))
  expect(listStale().stale).toMatchObject([{ path: 'guides/pets.md', unsourced: ['vet'] }])
})

it('must never be older where it could hurt someone or promise what is no longer so: safety, money, protection', () => {
  const protection = english.replace('title', 'category: protection\ntitle')
  useTexts({ 'en/safety/plan.md': english, 'en/guides/orders.md': protection, 'en/about/giving.md': english })
  expect(listStale().stale.map(({ isUrgent }) => isUrgent)).toEqual([true, true, true])
})
