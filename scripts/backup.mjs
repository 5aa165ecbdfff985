// @ts-check
/**
 * `npm run backup -- FOLDER`: all of the site's data in one folder: the database (DATABASE_URL), and the pictures
 * in DATA_DIR if no bucket holds them. Sessions are left out: after a restore everyone signs in again. Sealed data
 * stays sealed: keep ENCRYPTION_KEY, and not in the same place as the backup.
 */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DUMP, describeDump, fail, listVariables, NOTE, PICTURES, run } from './backup-parts.mjs'

process.umask(0o077)
const [folder] = process.argv.slice(2)
if (!folder) fail('Where to? npm run backup -- FOLDER')
if (existsSync(folder)) fail(`${folder} is there already: a backup never writes over another.`)

mkdirSync(folder, { recursive: true })
const dump = join(folder, DUMP)
run(
  'pg_dump',
  ['--format=custom', '--no-owner', '--no-privileges', '--exclude-table-data=sessions', `--file=${dump}`],
  {
    env: listVariables(),
  },
)
const pictures = resolve(process.env.DATA_DIR || '.data', 'pictures')
if (existsSync(pictures)) cpSync(pictures, join(folder, PICTURES), { recursive: true })
writeFileSync(join(folder, NOTE), `${JSON.stringify({ made: new Date(), ...describeDump(dump) }, null, 2)}\n`)
process.stdout.write(`The backup is in ${folder}. To bring it back: npm run restore -- ${folder}\n`)
