import { newsletterInterests } from '@/db/vocabulary/content'
import type { FormField, LineField, TicksField } from '@/lib/forms/fields'
import { words } from '@/lib/site/language/words'

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
