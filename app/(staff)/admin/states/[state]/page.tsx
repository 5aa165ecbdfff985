import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { StateFactRow } from '@/components/checks/state-fact-row'
import { ChangeList } from '@/components/staff/change-list'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { listAudit } from '@/lib/audit/queries'
import { stateName, stateSlug } from '@/lib/geography/states'
import { readStaffState } from '@/lib/legal/states/staff'
import { readGapState } from '@/lib/resources/checks/gaps'
import { listLinesToConfirm } from '@/lib/resources/checks/state-lines'
import { pageMetadata } from '@/lib/site/page-metadata'
import { readNotice } from '@/lib/staff/notices'
import { telLink } from '@/lib/text/phone'
import { formatEasternMoment } from '@/lib/time/eastern-time'
import { ConsolePage } from '../../console-page'

export const metadata: Metadata = pageMetadata({
  title: 'Law and offices of a state - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/states',
  index: false,
})

const HISTORY = 20

interface Props {
  params: Promise<{ state: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function StatePage({ params, searchParams }: Props) {
  const state = readGapState((await params).state)
  return (
    <ConsolePage tab="checks" notice={readNotice(await searchParams)}>
      {async () => {
        if (!state) notFound()
        const [{ groups }, lines, { items: history }] = await Promise.all([
          readStaffState(state),
          listLinesToConfirm(state),
          listAudit({ type: 'state fact', targetId: state, limit: HISTORY }),
        ])
        return (
          <>
            <p>
              <a href="/admin/states">All states</a>
            </p>
            <h2>{stateName(state)}</h2>
            <div className="row">
              <LinkButton look="line" href={`/legal-education/states/${stateSlug(state)}`}>
                The public page
              </LinkButton>
              <LinkButton
                look="line"
                href={`https://www.womenslaw.org/laws/${state.toLowerCase()}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                Its rules at WomensLaw.org<span className="sr-only"> (opens a new tab)</span>
              </LinkButton>
              <LinkButton look="line" href={`/admin/checks/gaps/${state.toLowerCase()}`}>
                Counties without a program
              </LinkButton>
            </div>
            {lines.length > 0 ? (
              <section className="grid gap-3">
                <h3>Call and confirm</h3>
                <p className="max-w-[68ch]">
                  Nobody has called these, so they are nowhere public. Call first. One click takes the number into the
                  directory, checked today.
                </p>
                <ul className="console-rows">
                  {lines.map(({ kind, name, phone, hours }) => (
                    <li key={phone} className="console-row">
                      <div className="console-row-facts">
                        <h4>{name}</h4>
                        <p>
                          {kind === 'hotline' ? 'Hotline' : 'Coalition'}: <a href={telLink(phone)}>{phone}</a>
                          {hours ? `, ${hours}` : ''}
                        </p>
                      </div>
                      <form method="post" action={`/api/admin/states/${state}/lines`}>
                        <input type="hidden" name="phone" value={phone} />
                        <Button type="submit">
                          I called: publish it<span className="sr-only">: {name}</span>
                        </Button>
                      </form>
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
            {groups.map(({ title, facts }) => (
              <section key={title} className="grid gap-3">
                <h3>{title}</h3>
                <ul className="console-rows">
                  {facts.map((fact) => (
                    <StateFactRow key={fact.cell} state={state} {...fact} />
                  ))}
                </ul>
              </section>
            ))}
            <section className="grid gap-3">
              <h3>History</h3>
              {history.length === 0 ? <p>Nobody on the staff has changed anything here yet.</p> : null}
              <ul className="console-rows">
                {history.map(({ id, at, actor, action, target, changes }) => (
                  <li key={id} className="console-row">
                    <div className="console-row-facts">
                      <h4>
                        {target}, {action}
                      </h4>
                      <p className="soft">
                        {formatEasternMoment(at)} · {actor}
                      </p>
                      <ChangeList changes={changes} />
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          </>
        )
      }}
    </ConsolePage>
  )
}
