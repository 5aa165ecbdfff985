import { failed as english } from '@/lib/site/language/en/trouble'
import { hotline } from '@/lib/site/public-facts'
import { smsLink, telLink } from '@/lib/text/phone'
import { Bar, barCell, TopLine } from './bar'

const lines = ['domestic-violence', 'suicide-prevention'] as const

/** Shown if a page could not be rendered. It has no illustration, because it is sent along with every dynamic page. */
export function LoadProblem({ copy = english }: { copy?: typeof english }) {
  return (
    <>
      <p className="sr-only" role="status" data-exit-status />
      <TopLine>
        <Bar label={copy.leave}>
          <a className={`btn btn-primary ${barCell}`} href="/leave" rel="nofollow noreferrer" data-exit>
            {copy.exit}
          </a>
        </Bar>
      </TopLine>
      <main className="section wrap grid gap-6">
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
        <ul className="entries">
          <li className="entry">
            <b>{copy.dangerNow}</b>
            <a className="tap" href={telLink('911')}>
              {copy.call} 911
            </a>
          </li>
          {lines.map((id) => (
            <li key={id} className="entry">
              <b>{copy.lines[id]}</b>
              {hotline(id).phone ? (
                <a className="tap" href={telLink(hotline(id).phone ?? '')}>
                  {copy.call}&nbsp;<span className="num">{hotline(id).phone}</span>
                </a>
              ) : null}
              {hotline(id).text?.body ? (
                <a className="tap" href={smsLink(hotline(id).text?.to ?? '', hotline(id).text?.body)}>
                  {copy.textSaid.send} {hotline(id).text?.body} {copy.textSaid.to}&nbsp;
                  <span className="num">{hotline(id).text?.to}</span>
                </a>
              ) : null}
            </li>
          ))}
        </ul>
        <p className="row">
          {/* biome-ignore lint/a11y/useValidAnchor: the address in the browser is still that of the page she asked for */}
          <a className="btn btn-line" href="">
            {copy.again}
          </a>
          <a className="btn btn-line" href={copy.homePath}>
            {copy.home}
          </a>
        </p>
      </main>
    </>
  )
}
