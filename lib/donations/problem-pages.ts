import type { AppErrorCode } from '@/lib/http/app-error'

const problemPages: Partial<Record<AppErrorCode, string>> = {
  invalid: 'check',
  'bad-request': 'check',
  'too-many': 'busy',
  unavailable: 'away',
  conflict: 'changed',
}

/** Without a script: the page that says what happened. */
export function problemPagePath(code: AppErrorCode): string {
  return `/donate/problem/${problemPages[code] ?? 'away'}`
}

/** The staff's forms: back to the ledger, with a word on what happened. */
export function ledgerFailurePath(code: AppErrorCode | 'refund-amount'): string {
  return `/admin/donations?failed=${code}`
}

/** What does not fit there is an amount: the notice says what to type. */
export function refundFailurePath(code: AppErrorCode): string {
  return ledgerFailurePath(code === 'invalid' ? 'refund-amount' : code)
}
