import { isStateCode, stateNames } from '../vocabulary/states'
import type { Fact } from './facts'

function place(fact: Fact): string {
  const state = isStateCode(fact.state) ? stateNames[fact.state] : ''
  return [fact.city, state].filter(Boolean).join(', ')
}

/** One or two true sentences from a facility's facts: what it is, where, and what to ask. */
export function describeFacility(fact: Fact): string {
  const tags = fact.tags.split(';')
  const where = place(fact)
  const has = (tag: string) => tags.includes(tag)
  if (has('free-clinic')) {
    return `${fact.name} is a free or charitable clinic in ${where} that lists care for women. Call first to ask who it sees and when.`
  }
  if (has('community-health-center') && has('womens-health')) {
    return `Gives women's and maternity care in ${where}, at a federally funded clinic. What you pay at ${fact.name} depends on your income.`
  }
  if (has('community-health-center')) {
    return `Sees patients in ${where} at a federally funded health center. ${fact.name} sets its fees by what you can pay.`
  }
  if (has('public-housing-agency')) {
    const what = has('section-8')
      ? has('public-housing')
        ? 'rent vouchers and public housing'
        : 'rent vouchers'
      : 'public housing'
    return `Runs ${what} in and around ${where}. Ask ${fact.name} whether the waiting list is open and who is served first.`
  }
  if (has('community-action-agency')) {
    return `${fact.name} serves people with low income around ${where}. Ask about help with rent, heat and light bills, and family services.`
  }
  const who = has('women-families') ? 'women and families' : 'people without a home'
  if (has('transitional')) {
    return `Offers transitional housing for ${who} in ${where}. The Salvation Army runs it; call ${fact.name} before you go.`
  }
  return `Gives ${who} emergency shelter in ${where}. The Salvation Army runs it; call ${fact.name} before you go.`
}
