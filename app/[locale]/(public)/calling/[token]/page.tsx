import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/forms/forms.css'
import '@/components/calling/calling.css'
import { headers } from 'next/headers'
import { CallingTask } from '@/components/calling/calling-task'
import { SiteFrame } from '@/components/layout/site-frame'
import { Button, LinkButton } from '@/components/ui/button'
import { limitPage } from '@/lib/http/limit-page'
import { readNonce } from '@/lib/http/nonce'
import { readCalling } from '@/lib/resources/calling/volunteer'
import { call, to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

function CallingOver() {
  const w = words().calling.over
  return (
    <>
      <h1>{w.title}</h1>
      <p className="lead">{w.text}</p>
      <p>{w.write}</p>
      <div className="row">
        <LinkButton href={to('/contact')}>{w.contact}</LinkButton>
      </div>
    </>
  )
}

function CallingRules() {
  const w = words().calling
  return (
    <section className="grid gap-3">
      <h2>{w.before}</h2>
      <ul className="list">
        {w.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}

export const generateMetadata = describePage('/calling', () => words().calling, { index: false })

const VIEWS = { max: 600, seconds: 600 }

/** One program a screen. Opening the link takes none, because scanners of messages follow links: only buttons act. */
export default async function CallingPage({ params, searchParams }: PageProps<'/[locale]/calling/[token]'>) {
  await setLanguage(params)
  const [{ token }, { failed }, nonce, asking] = await Promise.all([params, searchParams, readNonce(), headers()])
  const held = await limitPage('/calling', asking, VIEWS)
  const view = held ? null : await readCalling(token)
  const w = words().calling
  return (
    <SiteFrame path={`/calling/${token}`} nonce={nonce}>
      <section className="section">
        <div className="wrap grid max-w-[44rem] gap-5">
          {held ? <p role="alert">{held}</p> : null}
          {failed ? <p role="alert">{w.failed}</p> : null}
          {view?.task ? <CallingTask token={token} view={view} task={view.task} /> : null}
          {view && !view.task ? (
            <>
              <h1>{w.hello({ person: view.person })}</h1>
              <p className="lead">{w.intro({ name: site.name })}</p>
              <p>{w.progress({ done: view.done, left: view.left })}</p>
              <CallingRules />
              <form method="post" action={call(`/api/calling/${token}/next`)}>
                <Button type="submit">{view.done === 0 ? w.start : w.takeNext}</Button>
              </form>
              {view.done > 0 || view.left === 0 ? <p>{w.none}</p> : null}
            </>
          ) : null}
          {view || held ? null : <CallingOver />}
        </div>
      </section>
    </SiteFrame>
  )
}
