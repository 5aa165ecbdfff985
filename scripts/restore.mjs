// @ts-check
/**
 * `npm run restore -- FOLDER`: restores a backup into a database (DATABASE_URL) that must be empty, completely
 * or not at all.
 */
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DUMP, describeDump, fail, listVariables, NOTE, PICTURES, run } from './backup-parts.mjs'

const [folder] = process.argv.slice(2)
if (!folder) fail('From where? npm run restore -- FOLDER')
const [dump, note] = [join(folder, DUMP), join(folder, NOTE)]
if (!existsSync(dump) || !existsSync(note)) fail(`${folder} holds no whole backup.`)
if (JSON.parse(readFileSync(note, 'utf8')).sha256 !== describeDump(dump).sha256) fail(`${dump} is damaged.`)

const env = listVariables()
const tables = "select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')"
const count = run('psql', ['--no-psqlrc', '--tuples-only', '--no-align', '--command', tables], { env })
if (count !== '0')
  fail('The database is not empty. A backup is brought back into an empty one, so that nothing is lost.')
run(
  'pg_restore',
  ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', `--dbname=${env.PGDATABASE}`, dump],
  {
    env,
  },
)
const pictures = join(folder, PICTURES)
if (existsSync(pictures)) cpSync(pictures, resolve(process.env.DATA_DIR || '.data', 'pictures'), { recursive: true })
process.stdout.write('Everything is back. Start the site with the ENCRYPTION_KEY that it had.\n')
