import { hotline } from '@/lib/site/public-facts'
import { telLink } from '@/lib/text/phone'

const lines = ['domestic-violence', 'suicide-prevention'].map(hotline)

/** What is seen in place of a page that could not be made. It draws nothing: it is sent along with every live page. */
export function LoadProblem() {
  return (
    <>
      <p className="sr-only" role="status" data-exit-status />
      <main className="section wrap grid gap-6">
        <h1>This page did not load</h1>
        <p className="lead">Something went wrong on our side. Nothing you did caused it. Help is still a call away.</p>
        <ul className="entries">
          <li className="entry">
            <b>In danger now</b>
            <a className="tap" href={telLink('911')}>
              Call 911
            </a>
          </li>
          {lines.map(({ id, name, phone }) => (
            <li key={id} className="entry">
              <b>{name}</b>
              {phone ? (
                <a className="tap" href={telLink(phone)}>
                  Call&nbsp;<span className="num">{phone}</span>
                </a>
              ) : null}
            </li>
          ))}
        </ul>
        <p className="row">
          {/* biome-ignore lint/a11y/useValidAnchor: the address in the browser is still that of the page she asked for */}
          <a className="btn btn-line" href="">
            Try again
          </a>
          <a className="btn btn-line" href="/">
            Home
          </a>
        </p>
      </main>
      <nav className="thumb thumb-alone" aria-label="Leave">
        <a className="btn btn-primary" href="/leave" rel="nofollow noreferrer" data-exit>
          Exit this site
        </a>
      </nav>
    </>
  )
}
