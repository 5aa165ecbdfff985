import type { AppErrorCode } from './app-error'

/** The page that a failed form returns to: its own, with an error code, or sign-in there. */
export function problemOn(page: string): (code: AppErrorCode) => string {
  return (code) => (code === 'signed-out' ? page : `${page}?problem=${code}`)
}
