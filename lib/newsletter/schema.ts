import { z } from 'zod'
import { newsletterInterests } from '@/db/vocabulary/content'
import type { FormField, LineField, TicksField } from '@/lib/forms/fields'
import { email } from '@/lib/http/text'
import { words } from '@/lib/site/language/words'

export type Interest = (typeof newsletterInterests)[number]

/** In one order, each once. */
const interests = z
  .array(z.enum(newsletterInterests))
  .max(newsletterInterests.length)
  .default([])
  .transform((chosen) => newsletterInterests.filter((interest) => chosen.includes(interest)))

/** What stands in a link of ours: 32 random bytes. */
export const token = z.string().regex(/^[\w-]{43}$/, { error: () => words().newsletter.cutLink })

export const subscribeInput = z.strictObject({ email, interests })
export const linkInput = z.strictObject({ email })
export const tokenInput = z.strictObject({ token })
export const choiceInput = z.strictObject({ token, interests })

export const newsletterAnswer = z.object({ message: z.string() })

/** What a link shows of the subscription that it belongs to. */
export interface SubscriptionView {
  /** 'a…@example.org': enough to know one's own. */
  shownEmail: string
  interests: Interest[]
  state: 'pending' | 'active' | 'left'
}

export function emailField(): LineField {
  const label = words().newsletter.email
  return { kind: 'line', name: 'email', label, type: 'email', max: 254, isRequired: true, autoComplete: 'email' }
}

export function interestField(): TicksField {
  const { about, interests } = words().newsletter
  const choices = newsletterInterests.map((value) => ({ value, label: interests[value] }))
  return { kind: 'ticks', name: 'interests', label: about, choices }
}

export function subscribeFields(): FormField[] {
  return [emailField(), interestField()]
}
