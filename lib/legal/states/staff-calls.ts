/** How staff keep the facts of the states true. */
import { z } from 'zod'
import { stateCells } from '@/db/vocabulary/state-facts'
import { stateCodes } from '@/lib/geography/states'
import { call } from '@/lib/http/call'
import { cleanText, oneLine, url } from '@/lib/http/text'

const WRITES = { max: 120, seconds: 60 }
const access = 'staff:resources'
const params = z.object({ state: z.enum(stateCodes), cell: z.enum(stateCells) })
/** Of what the form was filled in from: 0 where no member of staff has written it yet. Without it, nothing is compared. */
const version = z.int().min(0).max(2_147_483_647).optional()

/** The page that the form stands on. */
const form = {
  numbers: ['version'],
  done: '/admin/states',
  failed: (code: string, path: string) => `/admin/states/${path.split('/')[4]}?failed=${code}`,
}

export const confirmFactInput = z.strictObject({
  value: cleanText({ max: 1000 }),
  /** The same in Spanish; without it, the Spanish of the words that were there stays only if they are unchanged. */
  valueEs: cleanText({ max: 1000 }).optional(),
  source: oneLine({ max: 300 }).optional(),
  url: url.optional(),
  version,
})
export type ConfirmFactInput = z.output<typeof confirmFactInput>

export const confirmFactCall = call('POST /api/admin/states/{state}/{cell}', access, {
  summary: 'Publishes what was confirmed or corrected of a state’s law and offices',
  params,
  body: confirmFactInput,
  limit: WRITES,
  form,
})

export const withdrawFactCall = call('POST /api/admin/states/{state}/{cell}/withdraw', access, {
  summary: 'Takes an answer off a state’s pages, which then say whom to ask',
  params,
  body: z.strictObject({ version }),
  limit: WRITES,
  form,
})

export const dismissDifferenceCall = call('POST /api/admin/states/{state}/{cell}/leave', access, {
  summary: 'Leaves an answer as it is, though an official list says otherwise',
  params,
  body: z.strictObject({ list: oneLine({ max: 60 }) }),
  limit: WRITES,
  form,
})

export const publishLineCall = call('POST /api/admin/states/{state}/lines', access, {
  summary: 'Takes a state’s line, or the number of its coalition, into the directory after a call',
  params: params.pick({ state: true }),
  body: z.strictObject({ phone: oneLine({ max: 60 }) }),
  limit: WRITES,
  form,
})
