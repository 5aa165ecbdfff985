/** A round of calls: volunteers ask programs the questions of METHOD, and staff update the entries with the answers. */
import { z } from 'zod'
import { callResults } from '@/db/vocabulary/calls'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import { oneLine } from '@/lib/http/text'
import { words } from '@/lib/site/language/words'
import { readPhone } from '../read-phone'

export const callingLimits = { title: 100, person: 100, words: 300, note: 2000, states: 300, sheet: 1_000_000 } as const

/** How long a round may take to be written: it has hundreds of programs. */
export const SLOW_MS = 15_000

const emptyAsNothing = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)

const given = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(emptyAsNothing, schema.optional())

const number = oneLine({ max: 60 }).transform((value, context) => {
  const read = readPhone(value)
  if (read) return read.extension ? `${read.number} ext. ${read.extension}` : read.number
  context.issues.push({ code: 'custom', message: words().listing.phone, input: value })
  return z.NEVER
})

const yesOrNo = given(z.enum(['yes', 'no'], words().calling.chooseOne))

/** The result of one call. */
export const answerInput = z
  .strictObject({
    program: z.uuid(),
    result: z.enum(callResults),
    number: given(number),
    /** Instead of one that was seen: the one that was dialed. */
    other: given(number),
    crisisLine: yesOrNo,
    allHours: yesOrNo,
    hours: given(oneLine({ max: callingLimits.words })),
    counties: given(oneLine({ max: callingLimits.words })),
    textLine: given(oneLine({ max: callingLimits.words })),
    languages: given(oneLine({ max: callingLimits.words })),
    note: given(oneLine({ max: callingLimits.note })),
  })
  .superRefine(({ result, number, other }, context) => {
    if (result !== 'right' || number || other) return
    context.addIssue({ code: 'custom', path: ['other'], message: words().calling.whichNumber })
  })
export type AnswerInput = z.output<typeof answerInput>

const states = oneLine({ min: 0, max: callingLimits.states }).transform((value, context): StateCode[] => {
  const codes = value
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  const strange = codes.find((code) => !(stateCodes as readonly string[]).includes(code))
  if (strange === undefined) return codes as StateCode[]
  context.issues.push({ code: 'custom', message: `There is no state ${strange}. Write codes: OH, TX.`, input: value })
  return z.NEVER
})

export const roundInput = z.strictObject({
  title: oneLine({ max: callingLimits.title }),
  /** None: all. */
  states: states.default([]),
})

export const linkInput = z.strictObject({ person: oneLine({ max: callingLimits.person }) })

export const settlings = ['take-over', 'note', 'again'] as const
export const settleInput = z.strictObject({ act: z.enum(settlings) })
export type Settling = (typeof settlings)[number]

export const sheetInput = z.strictObject({ sheet: z.string().min(1).max(callingLimits.sheet) })
