/** No space left: on the database's disk, on the site's, and where its log is written. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET as askReady } from '@/app/api/ready/route'
import { contactInput } from '@/lib/contact/schema'
import { storeMessage } from '@/lib/contact/service'
import { readDatabaseError } from '@/lib/http/database-error'
import { useOwnDatabase } from '@/tests/support/own-database'
import { findPostgres } from '@/tests/support/own-postgres'

const binaries = findPostgres() ?? ''
const folder = mkdtempSync(join(tmpdir(), 'marigold-small-disk-'))

/** A disk of four megabytes; only root can create one. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m,mode=0777', 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    rmdirSync(folder)
    return false
  }
}

const hasDisk = mountSmallDisk()
const filler = join(folder, 'filler')

function fillDisk(): void {
  for (const size of [1_000_000, 10_000, 100]) {
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' })
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' })
    }
  }
}

const leave = (message: string) =>
  storeMessage(
    contactInput.parse({ name: 'Ann', email: 'ann@example.org', category: 'general', subject: 'Long', message }),
  )

describe.skipIf(!hasDisk)('a full disk', () => {
  afterAll(() => execFileSync('umount', ['-l', folder]))
  beforeEach(() => rmSync(filler, { force: true }))

  describe.skipIf(!binaries)('of the database', () => {
    const database = useOwnDatabase(binaries)

    beforeAll(async () => {
      execFileSync('mkdir', ['-m', '0700', join(folder, 'tables')])
      if (process.getuid?.() === 0) execFileSync('chown', ['65534', join(folder, 'tables')])
      await database.sql.unsafe(`create tablespace small location '${join(folder, 'tables')}'`)
      await database.sql`alter table contact_messages set tablespace small`
    })

    it('refuses what it can’t store, loses nothing it accepted, and accepts more once there is space', async () => {
      vi.spyOn(process.stdout, 'write').mockReturnValue(true)
      fillDisk()
      let taken = 0
      const fill = async () => {
        // Until the last page with space is full.
        for (; taken < 1000; taken += 1) await leave(`${taken} ${'x'.repeat(9000)}`)
      }
      const refusal = await fill().catch((error: unknown) => error)
      expect(readDatabaseError(refusal)?.status).toBe(503)
      const count = async () => (await database.sql`select from contact_messages`).length
      expect(await count()).toBe(taken)
      const ready = await askReady(new Request('http://localhost/api/ready'), { params: Promise.resolve({}) })
      expect(ready.status).toBe(200)
      rmSync(filler)
      await leave('There is room.')
      expect(await count()).toBe(taken + 1)
    })
  })

  it('of the site and its log loses no message and does not end the process', async () => {
    fillDisk()
    const child = spawn(
      process.execPath,
      [
        '--conditions=react-server',
        ...['--import', 'tsx', '--import', './local/without-server-only.mjs'],
        'tests/support/full-disk-process.ts',
      ],
      { env: { ...process.env, DATA_DIR: folder }, stdio: ['ignore', openSync('/dev/full', 'w'), 'inherit', 'pipe'] },
    )
    const said: Buffer[] = []
    child.stdio[3]?.on('data', (chunk: Buffer) => said.push(chunk))
    const [code] = await once(child, 'exit')
    expect([code, JSON.parse(Buffer.concat(said).toString())]).toEqual([0, { records: 1, events: 200 }])
  })
})
