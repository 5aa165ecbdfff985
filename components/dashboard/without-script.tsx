import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { plainPagePath } from './whole-page'

/** Redirects at once, with a link in case the browser does not follow. */
export function WithoutScript({ path }: { path: string }) {
  const plainPath = plainPagePath(to(path))
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${plainPath}`} />
      <p className="wrap callout">
        <a href={plainPath}>{words().dashboard.frame.open}</a>
      </p>
    </noscript>
  )
}
