import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { JsonLd } from '@/components/layout/json-ld'
import { PageBand } from '@/components/layout/page-band'
import { SiteFrame } from '@/components/layout/site-frame'
import { DirectoryCrumbs } from '@/components/resources/blocks'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { ResourceDetails, ResourceTitle } from '@/components/resources/resource-details'
import { stateName } from '@/lib/geography/states'
import { resourcePath } from '@/lib/resources/place'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { findMerged, getParts, getResource } from '@/lib/resources/reads/queries'
import { listRooms, withRoom } from '@/lib/resources/rooms/read'
import type { ResourceDto } from '@/lib/resources/schema'
import { readCategory } from '@/lib/resources/vocabulary'
import { describeNeed } from '@/lib/safety/call-card/call-kind'
import { findNextProgram } from '@/lib/search/next-program'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

/** A schema.org Service with its channels. No address or coordinates: search engines need neither, and a shelter's must stay private. */
function ResourceServiceData({ entry }: { entry: ResourceDto }) {
  const states = entry.serviceArea.length > 0 ? entry.serviceArea : entry.state ? [entry.state] : []
  const languages = entry.languages.length > 0 ? { availableLanguage: entry.languages } : {}
  const listNumbers = (type: 'voice' | 'text', property: 'servicePhone' | 'serviceSmsNumber') =>
    entry.phones
      .filter((phone) => phone.type === type)
      .map((phone) => ({
        '@type': 'ServiceChannel',
        [property]: { '@type': 'ContactPoint', telephone: phone.number },
        ...languages,
      }))
  const channels = [
    ...listNumbers('voice', 'servicePhone'),
    ...listNumbers('text', 'serviceSmsNumber'),
    ...(entry.chat ? [{ '@type': 'ServiceChannel', name: 'Chat', serviceUrl: entry.chat, ...languages }] : []),
    ...(entry.url ? [{ '@type': 'ServiceChannel', serviceUrl: entry.url }] : []),
  ]
  return (
    <JsonLd
      data={{
        '@type': 'Service',
        name: words().records.name(entry),
        alternateName: words().records.officialName(entry) ?? undefined,
        description: words().records.describe(entry).text,
        url: `${site.url}${to(resourcePath(entry))}`,
        provider: { '@type': 'Organization', name: entry.title, ...(entry.url ? { url: entry.url } : {}) },
        areaServed:
          entry.scope === 'national'
            ? { '@type': 'Country', name: 'United States' }
            : states.map((state) => ({ '@type': 'State', name: stateName(state) })),
        ...(entry.isOpen24Hours
          ? { hoursAvailable: { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '23:59' } }
          : {}),
        availableChannel: channels,
      }}
    />
  )
}

type Props = PageProps<'/[locale]/resources/[category]/[slug]'>

/** Rendered on first request, then cached. */
export function generateStaticParams() {
  return []
}

async function readEntry({ params }: Props) {
  const { category, slug } = await params
  return readCategory(category) && /^[a-z0-9-]{1,120}$/.test(slug) ? getResource(slug) : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  await setLanguage(props.params)
  const entry = await readEntry(props)
  return entry
    ? pageMetadata({
        title: words().records.name(entry),
        description: words().records.describe(entry).text,
        path: resourcePath(entry),
      })
    : {}
}

export default async function ResourcePage(props: Props) {
  await setLanguage(props.params)
  const found = await readEntry(props)
  const merged = found ? null : await findMerged((await props.params).slug)
  if (merged) permanentRedirect(to(resourcePath(merged)))
  const known = orNotFoundPage(found)
  const entry = withRoom(known, await listRooms([known]))
  const path = resourcePath(entry)
  if ((await props.params).category !== entry.category) permanentRedirect(to(path))
  return (
    <SiteFrame path={path}>
      <PageBand scene="entry">
        <DirectoryCrumbs
          below={[
            { href: `/resources/${entry.category}`, label: words().directory.categories[entry.category] },
            { href: path, label: words().records.name(entry) },
          ]}
        />
        <ResourceTitle entry={entry} />
      </PageBand>
      <OlderCopyNotice isShown={await isFromCopy()} />
      <ResourceDetails
        entry={entry}
        parts={await getParts(entry.slug)}
        next={await findNextProgram(entry, describeNeed(entry))}
      />
      <ResourceServiceData entry={entry} />
    </SiteFrame>
  )
}
