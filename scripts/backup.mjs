// @ts-check
/**
 * `npm run backup -- FOLDER`: everything that the site keeps, as one folder: the database (DATABASE_URL), and the pictures
 * of DATA_DIR where no bucket holds them. Sign-ins are left out: after a restore everybody signs in again. What is sealed
 * stays sealed: keep ENCRYPTION_KEY, in another place than the backup.
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
