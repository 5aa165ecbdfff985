import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { plainPagePath } from './whole-page'

/** Redirects at once, with a link in case the browser does not follow. */
export function WithoutScript({ path }: { path: string }) {
  const whole = plainPagePath(to(path))
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${whole}`} />
      <p className="wrap callout">
        <a href={whole}>{words().dashboard.frame.open}</a>
      </p>
    </noscript>
  )
}
