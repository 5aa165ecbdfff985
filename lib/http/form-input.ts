import { AppError } from './app-error'
import { withDeadline } from './deadline'
import { type FormFields, readForm } from './form'

type Typed = Record<string, unknown>

const kept = new WeakMap<Request, Typed>()
const LATE_MS = 5000

/** Remembers the input for the lifetime of the request: if it fails, she gets back what she typed. */
export function saveFormInput(request: Request, typed: unknown): void {
  if (typeof typed === 'object' && typed !== null) kept.set(request, typed as Typed)
}

/** Also works for a form rejected before it was parsed, for example by the rate limit. */
export async function restoreFormInput(request: Request, fields?: FormFields, limit?: number): Promise<Typed> {
  const known = kept.get(request)
  if (known || request.bodyUsed) return known ?? {}
  try {
    const late = () => new AppError('timed-out')
    const typed = await withDeadline(LATE_MS, late, () => readForm(request, fields, limit))
    return typeof typed === 'object' && typed !== null ? (typed as Typed) : {}
  } catch {
    return {}
  }
}
