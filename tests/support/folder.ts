import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest'

/** An empty folder, deleted when the test ends. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The data folder for all tests in a file, set before they import any module. */
export function useDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-data-'))
  beforeAll(() => {
    vi.resetModules()
    process.env.DATA_DIR = folder
  })
  afterAll(() => {
    delete process.env.DATA_DIR
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
