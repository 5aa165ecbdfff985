import type { AppErrorCode } from '@/lib/http/app-error'

const problemPages: Partial<Record<AppErrorCode, string>> = {
  invalid: 'check',
  'bad-request': 'check',
  'too-many': 'busy',
  unavailable: 'away',
  conflict: 'changed',
}

/** Without a script: the page that reports the error. */
export function problemPagePath(code: AppErrorCode): string {
  return `/donate/problem/${problemPages[code] ?? 'away'}`
}

/** For the staff's forms: back to the ledger, with an error code. */
export function ledgerFailurePath(code: AppErrorCode | 'refund-amount'): string {
  return `/admin/donations?failed=${code}`
}

/** The only invalid field there is an amount: the notice says what to type. */
export function refundFailurePath(code: AppErrorCode): string {
  return ledgerFailurePath(code === 'invalid' ? 'refund-amount' : code)
}
