import { Fragment } from 'react'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { Section } from '@/components/layout/section'
import { SiteFrame } from '@/components/layout/site-frame'
import { ExportLinks } from '@/components/resources/filter-links'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { HSDS_DOCS, HSDS_VERSION } from '@/lib/directory-data/hsds-standard'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getDirectoryCounts } from '@/lib/resources/reads/queries'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

const path = '/about/open-data'

export const generateMetadata = describePage(path, () => words().openData)

const moreParameters = ['taxonomy_term_id', 'taxonomy_id', 'organization_id', 'modified_after', 'minimal', 'full']

export default async function OpenDataPage({ params }: PageProps<'/[locale]/about/open-data'>) {
  await setLanguage(params)
  const { total } = await getDirectoryCounts()
  const { layout, openData: w } = words()
  return (
    <SiteFrame path={path}>
      <OlderCopyNotice isShown={await isFromCopy()} />
      <Breadcrumbs
        crumbs={[
          { href: '/about', label: layout.links['/about'] },
          { href: path, label: w.crumb },
        ]}
      />
      <section className="section pt-4" aria-labelledby="files-title">
        <div className="wrap grid gap-6">
          <h1>{w.title}</h1>
          <p className="lead">{w.lead({ total, name: site.name })}</p>
          <h2 id="files-title">{w.whole}</h2>
          <ExportLinks />
          <p>{w.terms}</p>
          <p className="soft">{w.notForYou}</p>
        </div>
      </section>
      <Section name="private" title={w.notIn} isBand inner="grid gap-4">
        <p>{w.notInText}</p>
      </Section>
      <Section name="api" title={w.api} inner="grid gap-4">
        <p>
          {w.apiText}{' '}
          <a href={HSDS_DOCS} rel="noopener noreferrer" lang="en">
            Human Services Data Specification
          </a>
          {w.apiLimit({ version: HSDS_VERSION })}
        </p>
        <dl className="grid gap-3">
          {Object.entries(w.lists).map(([address, what]) => (
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
          {w.take} <code>page</code>, <code>per_page</code> {w.sizes}, <code>search</code>
          {moreParameters.map((name) => (
            <Fragment key={name}>
              , <code>{name}</code>
            </Fragment>
          ))}
          . {w.described} <a href="/api/openapi.json">openapi.json</a>.
        </p>
      </Section>
      <Section name="profile" title={w.where} isBand inner="grid gap-4">
        <dl className="grid gap-3">
          {w.mapping.map(({ ours, theirs }) => (
            <div key={ours}>
              <dt>
                <b>{ours}</b>
              </dt>
              <dd>{theirs}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </SiteFrame>
  )
}
