import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { ExportLinks } from '@/components/resources/export-links'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { HSDS_DOCS, HSDS_VERSION } from '@/lib/directory-data/hsds-standard'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getDirectoryCounts } from '@/lib/resources/reads/queries'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'
import { formatNumber } from '@/lib/text/format'

const path = '/about/open-data'

export const metadata: Metadata = pageMetadata({
  title: 'The directory as open data',
  description: 'Download the whole directory as a spreadsheet or as HSDS, or read it page by page from an API.',
  path,
})

const lists: [address: string, what: string][] = [
  ['/api/hsds', 'what this API is: version, profile, description'],
  ['/api/hsds/services', 'services; with full=true, each with everything that belongs to it'],
  ['/api/hsds/organizations', 'organizations that provide a service'],
  ['/api/hsds/service_at_locations', 'services at their locations'],
  ['/api/hsds/taxonomies', 'our vocabularies'],
  ['/api/hsds/taxonomy_terms', 'their words'],
]

const mapping: [ours: string, theirs: string][] = [
  ['Record, organization', 'service and organization, with the ids they have here'],
  ['Everything else', 'an id made from its content (UUID version 5): the same in every export'],
  ['Category, tags, scope, emergency', 'attributes of the taxonomies marigold-category, -tag, -scope and -emergency'],
  ['Kind, town, source, precision of the last check', 'attributes of the taxonomy marigold-fact, with a value'],
  ['Hours in words', 'a schedule with a description and nothing else'],
  ['Weekly hours', 'a schedule for each span, in local time; its notes name the time zone'],
  ['Round the clock', '00:00 to 23:59 on every day'],
  ['Date of the last check', 'assured_date'],
  ['Address', 'a location with an address only where the address is public and whole'],
]

export default async function OpenDataPage() {
  const { total } = await getDirectoryCounts()
  return (
    <SiteFrame path={path}>
      <OlderCopyNotice isShown={await isFromCopy()} />
      <Breadcrumbs
        crumbs={[
          { href: '/about', label: 'About' },
          { href: path, label: 'Open data' },
        ]}
      />
      <section className="section pt-4" aria-labelledby="files-title">
        <div className="wrap grid gap-6">
          <h1>The directory as open data</h1>
          <p className="lead">
            For other directories, hotlines and helpers: all {formatNumber(total)} entries, free to use. Please name{' '}
            {site.name} and the source each entry gives, and show the date of its last check.
          </p>
          <h2 id="files-title">The whole directory</h2>
          <ExportLinks />
          <p className="soft">Looking for help for yourself? You don’t need any of this. Use the pages, or call.</p>
        </div>
      </section>
      <section className="section band" aria-labelledby="private-title">
        <div className="wrap grid gap-4">
          <h2 id="private-title">What is not in it</h2>
          <p>
            A private address is never in a file or an answer, and neither is the fact that we know it. A place without
            an address may be one that hides people, or one whose address no one gave us. Do not look for it, and do not
            fill it in from elsewhere.
          </p>
        </div>
      </section>
      <section className="section" aria-labelledby="api-title">
        <div className="wrap grid gap-4">
          <h2 id="api-title">Page by page</h2>
          <p>
            The read-only API uses the paths, paging and field names of the{' '}
            <a href={HSDS_DOCS} rel="noopener noreferrer">
              Human Services Data Specification
            </a>{' '}
            ({HSDS_VERSION}). Read at most 120 pages a minute. To get everything, download a file.
          </p>
          <dl className="grid gap-3">
            {lists.map(([address, what]) => (
              <div key={address}>
                <dt>
                  <a className="tap break-all" href={address}>
                    {address}
                  </a>
                </dt>
                <dd className="soft">{what}</dd>
              </div>
            ))}
          </dl>
          <p>
            Lists take <code>page</code> and <code>per_page</code> (50; at most 500, nested 100), <code>search</code>,{' '}
            <code>taxonomy_term_id</code>, <code>taxonomy_id</code>, <code>organization_id</code>,{' '}
            <code>modified_after</code>, <code>minimal</code> and <code>full</code>. Every call is described in{' '}
            <a href="/api/openapi.json">openapi.json</a>.
          </p>
        </div>
      </section>
      <section className="section band" aria-labelledby="profile-title">
        <div className="wrap grid gap-4">
          <h2 id="profile-title">What goes where</h2>
          <dl className="grid gap-3">
            {mapping.map(([ours, theirs]) => (
              <div key={ours}>
                <dt>
                  <b>{ours}</b>
                </dt>
                <dd>{theirs}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </SiteFrame>
  )
}
