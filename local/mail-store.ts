import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** Older emails are deleted: this is a viewer, not an archive. */
const MAX_MAILS = 500
const NAME = /^\d{15}-[0-9a-f]{12}$/

export interface CaughtMail {
  id: string
  raw: string
  parsed: Email
}

/** Emails as files, one each, exactly as received. */
export class MailStore {
  private last = 0

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  }

  /** Written to disk before the sender gets its confirmation. */
  keep(raw: Buffer): void {
    this.last = Math.max(this.last + 1, Date.now() * 10)
    const id = `${String(this.last).padStart(15, '0')}-${randomBytes(6).toString('hex')}`
    const path = join(this.folder, `${id}.eml`)
    writeFileSync(`${path}.part`, raw, { mode: 0o600 })
    renameSync(`${path}.part`, path)
    for (const old of this.list().slice(MAX_MAILS)) this.drop(old)
  }

  /** Newest first. */
  list(): string[] {
    return readdirSync(this.folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => name.slice(0, -'.eml'.length))
      .filter((id) => NAME.test(id))
      .sort()
      .reverse()
  }

  async read(id: string): Promise<CaughtMail | null> {
    if (!NAME.test(id)) return null
    try {
      const raw = readFileSync(join(this.folder, `${id}.eml`))
      return { id, raw: raw.toString('utf8'), parsed: await PostalMime.parse(raw) }
    } catch {
      return null
    }
  }

  drop(id: string): void {
    if (NAME.test(id)) rmSync(join(this.folder, `${id}.eml`), { force: true })
  }

  clear(): void {
    for (const id of this.list()) this.drop(id)
  }
}
