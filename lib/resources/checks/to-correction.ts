import type { ResourceInput, StaffResourceDto } from '@/lib/resources/staff/staff-schema'
import type { CheckInput, Correctable } from './schema'

/** The same address of the web, whatever its spelling: nobody corrected anything. */
function isSameAddress(a: string | null | undefined, b: string | null): boolean {
  return typeof a === 'string' && b !== null && URL.canParse(b) && new URL(b).href === new URL(a).href
}

/** The record as a form leaves it: what was shown and came back empty is emptied, the rest stays. */
export function toCorrection(
  before: Pick<StaffResourceDto, 'title' | 'description' | 'category' | 'url'>,
  input: Partial<CheckInput>,
): ResourceInput {
  const given = <Name extends Exclude<Correctable, 'description'>>(name: Name) =>
    input[name] === undefined && input.shown?.includes(name) ? null : input[name]
  const url = given('url')
  return {
    title: before.title,
    description: input.description ?? before.description,
    category: { category: before.category },
    phoneNumber: given('phoneNumber'),
    address: given('address'),
    addressVisibility: input.addressVisibility,
    hours: given('hours'),
    url: url === undefined || isSameAddress(url, before.url) ? before.url : url,
    version: input.version,
  }
}
