import { type StateCode, stateName } from '@/lib/geography/states'
import type { Grammar } from '../grammar'

function inState(code: StateCode): string {
  const name = stateName(code)
  return /^District|Islands$/.test(name) ? `the ${name}` : name
}

export const grammar: Grammar = {
  language: 'en',
  tag: 'en-US',
  english: undefined,
  describe: ({ description }) => ({ text: description, lang: undefined }),
  name: ({ title }) => title,
  officialName: () => null,
  state: stateName,
  inState,
  county: (fullName) => fullName,
  area: (written) => written,
  wholeStates: (codes) => codes.map(stateName).join(' and '),
  websiteIn: (url) => url,
  sayHours: (written) => written,
  hour: (clock) => clock,
  clock: (clock) => clock,
  forms: {
    code: (value) => {
      const code = value as StateCode
      const theState = inState(code)
      return { stateName: stateName(code), theState, ofState: `of ${theState}`, wholeState: `all of ${theState}` }
    },
  },
}
