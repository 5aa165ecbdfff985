import { AppError } from '@/lib/http/app-error'
import type { ResourceInput, StaffResourceDto } from './staff-schema'

/** The columns of the row itself. What is not given stays as it is. */
export function toColumns(input: Omit<ResourceInput, 'version'>, former: Omit<StaffResourceDto, 'address'> | null) {
  const { title, description, url, isEmergency, hours, category, address } = input
  const scope = input.scope ?? former?.scope ?? 'local'
  const isNational = scope === 'national'
  const city = isNational ? null : input.city === undefined ? (former?.city ?? address?.city ?? null) : input.city
  const state = isNational ? null : input.state === undefined ? (former?.state ?? address?.state ?? null) : input.state
  // One that serves several states has none of its own.
  if (scope === 'state' && state === null && former?.scope !== 'state') {
    const message = 'Please choose the state that it serves.'
    throw new AppError('invalid', undefined, { errors: [{ path: 'state', message }] })
  }
  const hasMoved = former === null || former.state !== state || former.scope !== scope
  const tags = former?.tags ?? []
  return {
    title,
    description,
    url,
    isEmergency,
    hours,
    scope,
    city,
    state,
    serviceArea: hasMoved ? (state ? [state] : []) : undefined,
    category: category.category,
    tags: category.tag && !tags.includes(category.tag) ? [...tags, category.tag] : tags,
  }
}
