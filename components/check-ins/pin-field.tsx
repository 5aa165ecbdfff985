import * as z from 'zod/mini'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { TextInput } from '@/components/dashboard/form-input'

const DIGITS = '\\s*(\\d\\s*){4,12}'

export const pinSchema = (message: string) => z.string().check(z.regex(new RegExp(`^${DIGITS}$`), message))
export const optionalPinSchema = (message: string) =>
  z.string().check(z.regex(new RegExp(`^(${DIGITS}|\\s*)$`), message))

/** Not a password field, so no browser offers to save it. */
export function PinField({
  name,
  label,
  hint,
  isRequired,
  className = 'num',
}: {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
  className?: string
}) {
  return (
    <TextInput
      {...{ name, label, hint, className }}
      required={isRequired}
      inputMode="numeric"
      pattern={DIGITS}
      title={useDashboardText().w.checkIns.pin.digits}
      maxLength={20}
      autoComplete="off"
    />
  )
}
