import { CallRows } from '@/components/ui/phone-link'
import { failed as english } from '@/lib/site/language/en/trouble'
import { hotline } from '@/lib/site/public-facts'
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
        <div className="max-w-[44rem]">
          <CallRows
            danger={copy.dangerNow}
            lines={lines.map((id) => ({ ...hotline(id), name: copy.lines[id] }))}
            copy={copy}
          />
        </div>
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
