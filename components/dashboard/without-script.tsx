import { nameWholePage } from './whole-page'

/** At once, and by a link where a browser does not go by itself. */
export function WithoutScript({ path }: { path: string }) {
  const whole = nameWholePage(path)
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${whole}`} />
      <p className="wrap callout">
        <a href={whole}>Open your dashboard</a>
      </p>
    </noscript>
  )
}
