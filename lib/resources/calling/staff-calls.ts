/** How staff run a round of calls. */
import { z } from 'zod'
import { call } from '@/lib/http/call'
import { id } from '@/lib/http/text'
import { callingLimits, linkInput, roundInput, SLOW_MS, settleInput, sheetInput } from './schema'

const WRITES = { max: 120, seconds: 60 }
/** For what writes hundreds of rows. */
const deadline = SLOW_MS + 1000
const access = 'staff:resources'
const params = z.object({ id })
const home = '/admin/checks/calling'
const failed = (code: string) => `${home}?failed=${code}`

export const startRoundCall = call('POST /api/admin/calling', access, {
  summary: 'Starts a round of calls with every program whose number nobody has proved',
  body: roundInput,
  response: z.object({ id, programs: z.int() }),
  deadline,
  limit: WRITES,
  form: { done: home, failed },
})

export const endRoundCall = call('POST /api/admin/calling/{id}/end', access, {
  summary: 'Ends a round: none of its links works after that',
  params,
  limit: WRITES,
  form: { done: home, failed },
})

export const makeLinkCall = call('POST /api/admin/calling/{id}/links', access, {
  summary: 'Makes a volunteer’s link of a round, which is shown this once',
  params,
  body: linkInput,
  response: z.object({ id, address: z.string() }),
  limit: WRITES,
  form: { done: home, failed: (code, path) => `${home}/${path.split('/')[4]}?failed=${code}` },
})

export const endLinkCall = call('POST /api/admin/calling/links/{id}/end', access, {
  summary: 'Ends a volunteer’s link',
  params,
  limit: WRITES,
  form: { done: home, failed },
})

export const writeSheetCall = call('GET /api/admin/calling/{id}/sheet', access, {
  summary: 'The programs of a round that are still to be called, as a CSV file to fill in',
  params,
  produces: 'text/csv',
})

export const readSheetCall = call('POST /api/admin/calling/{id}/sheet', access, {
  summary: 'Takes in what was filled into the sheet of a round; all lines or none',
  params,
  body: sheetInput,
  bodyLimit: callingLimits.sheet * 3,
  response: z.object({ taken: z.int(), known: z.int() }),
  deadline,
  limit: WRITES,
  form: { done: home, failed },
})

export const settleCall = call('POST /api/admin/calling/programs/{id}', access, {
  summary: 'Puts on an entry what was found out by phone, notes it, or asks to call again',
  params,
  body: settleInput,
  deadline,
  limit: WRITES,
  form: { done: home, failed },
})
