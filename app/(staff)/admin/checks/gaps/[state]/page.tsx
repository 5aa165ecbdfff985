import { consoleMetadata, consolePage } from '@/app/(staff)/admin/console-page'
import { StateHead } from '@/components/checks/state-head'
import { CallAndConfirm } from '@/components/staff/call-and-confirm'
import { ConsoleTable } from '@/components/staff/console-table'
import { LinkButton } from '@/components/ui/button'
import { readGap, readGapState } from '@/lib/resources/checks/gaps'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { formatCount, formatNumber, telLink } from '@/lib/text/format'

export const metadata = consoleMetadata('/admin/checks/gaps', 'Counties without a program')

export default consolePage<{ state: string }>('checks', async ({ params }) => {
  const state = orNotFoundPage(readGapState(params.state))
  const { counties, coalitions, programs } = await readGap(state)
  return (
    <>
      <StateHead state={state} allHref="/admin/checks/gaps" />
      <div className="row">
        <LinkButton href="/admin/resources/new">Add an entry</LinkButton>
        <LinkButton variant="outline" href={`/admin/states/${state}`}>
          Its law and offices
        </LinkButton>
      </div>
      <section className="grid gap-3">
        <h3>Ask the coalition</h3>
        {coalitions.length === 0 ? <p>We know of no coalition here. Ask the national hotline.</p> : null}
        <ul>
          {coalitions.map(({ title, url, phone }) => (
            <li key={title}>
              {url ? <a href={url}>{title}</a> : title}
              {phone ? (
                <>
                  {' '}
                  <a href={telLink(phone)}>{phone}</a>
                </>
              ) : null}
            </li>
          ))}
        </ul>
      </section>
      {programs.length > 0 ? (
        <CallAndConfirm intro="No one has confirmed these numbers, so none of them is public. Call first. If it is right, put it on the program’s entry, or add one.">
          <ConsoleTable
            label="Numbers to call"
            rows={programs.map((program) => ({
              ...program,
              id: `${program.name}${program.phone}`,
              recordId: program.id,
            }))}
            empty="There is no number to call."
            head={{
              id: 'name',
              label: 'Program',
              cell: ({ recordId, name }) =>
                recordId ? <a href={`/admin/resources?q=${encodeURIComponent(name)}`}>{name}</a> : name,
            }}
            columns={[
              {
                id: 'phone',
                label: 'Phone',
                cell: ({ phone }) => (phone ? <a href={telLink(phone)}>{phone}</a> : 'no number seen'),
              },
              {
                id: 'website',
                label: 'Website',
                cell: ({ website }) => (website ? <a href={website}>Website</a> : ''),
              },
              { id: 'source', label: 'Seen at', isNamed: true, cell: ({ source }) => source },
              { id: 'note', label: 'Note', cell: ({ note }) => note ?? '' },
            ]}
          />
        </CallAndConfirm>
      ) : null}
      <section className="grid gap-3">
        <h3>{formatCount(counties.length, 'county', 'counties')} without a program</h3>
        <ConsoleTable
          label="Counties without a program"
          rows={counties.map((county) => ({ ...county, id: county.fips }))}
          empty="Every county here has a program."
          head={{ id: 'name', label: 'County', cell: ({ name }) => name }}
          columns={[
            {
              id: 'population',
              label: 'People',
              isNamed: true,
              cell: ({ population }) => (population ? formatNumber(population) : ''),
            },
          ]}
        />
      </section>
    </>
  )
})
