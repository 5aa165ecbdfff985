// @ts-check
import { routes } from './table.mjs'

/** Path prefixes that search engines are asked not to crawl. */
export function listClosed() {
  const paths = [
    ...routes.call,
    ...routes.frame,
    ...routes.account,
    ...routes.staff,
    ...routes['card-form'],
    ...routes['per-request'],
  ]
  const starts = paths.map((path) => path.split('[', 1)[0] ?? path).sort()
  return starts.filter((start, at) => !starts.slice(0, at).some((shorter) => start.startsWith(shorter)))
}
