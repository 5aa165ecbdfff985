import { AppError } from '@/lib/http/app-error'
import { refuges } from '../import/import-places'
import type { ResourceInput, StaffResourceDto } from './staff-schema'

/** The columns of the row itself. What is not given stays as it is. */
export function toColumns(input: Omit<ResourceInput, 'version'>, former: Omit<StaffResourceDto, 'address'> | null) {
  const { title, description, url, isEmergency, hours, category, address } = input
  const scope = input.scope ?? former?.scope ?? 'local'
  const isNational = scope === 'national'
  // A form sends an empty field where the town stands in the address line. That of a refuge is not told by it.
  const isRefuge = refuges.some((tag) => former?.tags.includes(tag))
  const typed = { city: isRefuge ? null : (address?.city ?? null), state: address?.state ?? null }
  const find = (name: 'city' | 'state') => (input[name] === undefined ? former?.[name] : input[name]) ?? typed[name]
  const city = isNational ? null : find('city')
  const state = isNational ? null : (find('state') as StaffResourceDto['state'])
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
