import { openAsBlob, readdirSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { cube } from '@electric-sql/pglite/contrib/cube'
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
const path = 'node_modules/.cache/marigold/' + readdirSync('node_modules/.cache/marigold').find((n) => n.startsWith('template-') && n.endsWith('.tar'))
const db = await PGlite.create({ extensions: { cube, earthdistance, pg_trgm }, loadDataDir: await openAsBlob(path) } as any)
const r = await db.query('explain (analyze) delete from resources')
console.log(r.rows.map((x: any) => x['QUERY PLAN']).join('\n'))
