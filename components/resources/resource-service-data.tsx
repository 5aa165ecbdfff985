import { JsonLd } from '@/components/layout/json-ld'
import { stateName } from '@/lib/geography/states'
import { resourcePath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'

/** A schema.org Service with its channels. No address or coordinates: search engines need neither, and a shelter's must stay private. */
export function ResourceServiceData({ entry }: { entry: ResourceDto }) {
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
