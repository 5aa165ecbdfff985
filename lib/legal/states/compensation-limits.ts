/** The numbers that the calculator reckons with. What the law says in words is the table of facts, in both languages. */
import 'server-only'
import { z } from 'zod'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import { readTable } from '@/lib/text/content/tables'
import type { DeadlineRule } from '../deadline'

const time = z
  .string()
  .regex(/^\d+ (day|month|year)s?$/)
  .transform((written) => {
    const [amount, unit = ''] = written.split(' ')
    return { amount: Number(amount), unit: z.enum(['days', 'months', 'years']).parse(unit.replace(/s?$/, 's')) }
  })
const age = z
  .string()
  .regex(/^\d{2}$/)
  .transform(Number)
const none = z.literal('').transform(() => undefined)

const row = z.strictObject({
  state: z.enum(stateCodes),
  since: z.union([none, z.iso.date()]),
  limit: z.union([z.literal('none'), time]),
  /** What other sources say; the shorter time is reckoned with, since a date that is too late does harm. */
  longer: z.union([none, time]),
  /** Under this age when it happened, she has until this birthday. */
  under: z.union([none, age]),
  until: z.union([none, age]),
})

export interface StateLimits {
  rules: DeadlineRule[]
  /** The law names no time limit. */
  isOpen: boolean
}

let limits: Map<StateCode, StateLimits> | undefined

export function readCompensationLimits(): Map<StateCode, StateLimits> {
  if (limits) return limits
  limits = new Map()
  for (const { state, since, limit, longer, under, until } of readTable('facts/law/compensation-limits.csv', row)) {
    const own = limits.get(state) ?? { rules: [], isOpen: false }
    limits.set(state, own)
    if (limit === 'none') own.isOpen = true
    else own.rules.push({ since, limit, longer, child: under && until ? { under, until } : undefined })
  }
  return limits
}
