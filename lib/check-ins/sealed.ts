/** The sealed values of the rows, bound to their row. */
import { z } from 'zod'
import { open, seal } from '@/lib/sealing/seal'
import { readLanguage } from '@/lib/site/language/languages.mjs'

const person = z.object({
  name: z.string(),
  email: z.string(),
  from: z.string(),
  token: z.string(),
  /** The language of this person's emails. Contacts from before there was a choice get English. */
  language: z.unknown().transform(readLanguage),
})
export type Person = z.output<typeof person>

const words = z.object({ message: z.string() })
type Words = z.output<typeof words>

type Table = 'trusted_contacts' | 'check_in_alerts'

export const sealPerson = (table: Table, id: string, { name, email, from, token, language }: Person) =>
  seal(JSON.stringify({ name, email, from, token, language }), `${table}:${id}`)
export const openPerson = (table: Table, id: string, sealed: string): Person =>
  person.parse(JSON.parse(open(sealed, `${table}:${id}`)))

export const sealWords = (id: string, { message }: Words) => seal(JSON.stringify({ message }), `check_ins:${id}`)
export const openWords = (id: string, sealed: string): Words => words.parse(JSON.parse(open(sealed, `check_ins:${id}`)))
