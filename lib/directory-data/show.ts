/** The plain form of a nested record: what stands in a list. */
import {
  type HsdsPlace,
  type HsdsService,
  type HsdsServiceFacts,
  hsdsPlaceFactsSchema,
  hsdsServiceFactsSchema,
} from './hsds-record'
import type { FullOrganization } from './queries'

export function showServiceFacts(service: HsdsService): HsdsServiceFacts {
  return hsdsServiceFactsSchema.parse(service)
}

export function showPlaceFacts(place: HsdsPlace) {
  return hsdsPlaceFactsSchema.parse(place)
}

/** Its services as they are asked for: not at all, plain, or nested. */
export function showOrganization({ services, ...organization }: FullOrganization, form: 'none' | 'plain' | 'nested') {
  if (form === 'none') return organization
  return { ...organization, services: form === 'nested' ? services : services.map(showServiceFacts) }
}
