import type { AppErrorCode } from './app-error'

/** Where a form that did not go well leads: to its page, with a word on what was wrong, or to sign in there. */
export function problemOn(page: string): (code: AppErrorCode) => string {
  return (code) => (code === 'signed-out' ? page : `${page}?problem=${code}`)
}
