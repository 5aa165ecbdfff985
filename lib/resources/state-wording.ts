import { type StateCode, stateName } from '@/lib/geography/states'

const notStates: readonly StateCode[] = ['AS', 'DC', 'GU', 'MP', 'PR', 'VI']

/** 'Ohio', but 'the District of Columbia' and 'the U.S. Virgin Islands'. */
export function nameInSentence(state: StateCode): string {
  const name = stateName(state)
  return /^District|Islands$/.test(name) ? `the ${name}` : name
}

/** Said of whom the whole place may call. */
export function describeWhole(state: StateCode): string {
  return notStates.includes(state) ? `all of ${nameInSentence(state)}` : 'statewide'
}
