/** Writes one directory export, so that its memory can be measured alone; without a file, measures such a process's baseline. */
import { closeDatabase, query } from '@/db'
import { exportFiles } from '@/lib/directory-data/hsds-page'
import { readBatch } from '@/lib/directory-data/read-entries'
import { writeExport } from '@/lib/directory-data/write-export'

const [, , name, path = ''] = process.argv
const file = exportFiles.find((one) => one === name)
if (file) await writeExport(file, path, '1')
else await query((db) => readBatch(db, null, 1))
closeDatabase()
