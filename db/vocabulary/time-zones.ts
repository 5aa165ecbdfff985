/** The clocks of the states, and of the counties that have another one than most of their state. */
import type { StateCode } from './states'

const eastern = 'America/New_York'
const central = 'America/Chicago'
const mountain = 'America/Denver'
const pacific = 'America/Los_Angeles'

/** Those of a state with several, that of most people first. */
const several: Partial<Record<StateCode, readonly string[]>> = {
  AK: ['America/Anchorage', 'America/Adak'],
  AS: ['Pacific/Pago_Pago'],
  AZ: ['America/Phoenix'],
  FL: [eastern, central],
  GU: ['Pacific/Guam'],
  HI: ['Pacific/Honolulu'],
  ID: ['America/Boise', pacific],
  IN: ['America/Indiana/Indianapolis', central],
  KS: [central, mountain],
  KY: [eastern, central],
  MI: ['America/Detroit', central],
  MP: ['Pacific/Saipan'],
  ND: [central, mountain],
  NE: [central, mountain],
  NV: [pacific, mountain],
  OR: [pacific, 'America/Boise'],
  PR: ['America/Puerto_Rico'],
  SD: [central, mountain],
  TN: [central, eastern],
  TX: [central, mountain],
  VI: ['America/St_Thomas'],
}

const one: readonly [zone: string, states: readonly StateCode[]][] = [
  [
    eastern,
    ['CT', 'DC', 'DE', 'GA', 'MA', 'MD', 'ME', 'NC', 'NH', 'NJ', 'NY', 'OH', 'PA', 'RI', 'SC', 'VA', 'VT', 'WV'],
  ],
  [central, ['AL', 'AR', 'IA', 'IL', 'LA', 'MN', 'MO', 'MS', 'OK', 'WI']],
  [mountain, ['CO', 'MT', 'NM', 'UT', 'WY']],
  [pacific, ['CA', 'WA']],
]

export function listTimeZones(state: StateCode): readonly string[] {
  return several[state] ?? one.filter(([, states]) => states.includes(state)).map(([zone]) => zone)
}

/** By county, as five-digit FIPS codes: far enough from where the clocks change for its whole area. */
const elsewhere: readonly [zone: string, counties: string][] = [
  [
    eastern,
    `47001 47009 47013 47019 47025 47029 47057 47059 47063 47067 47073 47089 47091 47093 47123 47139 47155 47163 47171 47173 47179`,
  ],
  [
    central,
    `12033 12059 12091 12113 12131 18089 21003 21007 21031 21033 21035 21039 21047 21055 21075 21083 21101 21105 21107 21139 21141 21143 21145 21157 21177 21213 21219 21221 21225 21227 21233`,
  ],
  [
    mountain,
    `20071 20199 31007 31013 31033 31045 31049 31069 31101 31105 31123 31157 31161 31165 41045 46007 46019 46033 46041 46047 46055 46063 46081 46093 46102 46103 46105 46137 48141 48229`,
  ],
  [pacific, `16017 16035 16049 16057 16061 16069`],
]

/** Within some 45 miles of another clock, or parted by it: nobody has read which one their places go by. */
const unsure = new Set(
  `02016 12005 12013 12039 12045 12063 12077 12133 16009 16021 16055 16079 18007 18017 18021 18025 18027 18037 18039 18045 18049 18051 18055 18061 18073 18083 18085 18091 18099 18107 18111 18121 18123 18125 18127 18129 18131 18141 18147 18149 18153 18157 18163 18165 18167 18171 18173 18181 20023 20055 20067 20075 20081 20093 20129 20153 20171 20175 20181 20187 20189 20193 20203 21001 21009 21021 21027 21029 21045 21053 21057 21059 21061 21085 21087 21091 21093 21099 21123 21137 21147 21149 21155 21163 21169 21171 21179 21183 21199 21207 21217 21229 21231 26021 26027 26041 26043 26053 26071 26109 26131 31005 31029 31057 31075 31085 31087 31091 31117 31135 38001 38007 38011 38013 38023 38025 38033 38037 38041 38053 38057 38061 38085 38087 38089 38105 46021 46031 46065 46071 46075 46095 46117 46119 46129 47007 47011 47027 47035 47049 47051 47061 47065 47105 47107 47115 47121 47129 47133 47137 47143 47145 47151 47153 47175 47185 48017 48111 48165 48369 48421 48501`.split(
    ' ',
  ),
)

const zoneOfCounty = new Map(
  elsewhere.flatMap(([zone, counties]) => counties.split(' ').map((fips) => [fips, zone] as const)),
)

/** The clock of a place; null where its state has several and its county does not tell. */
export function findTimeZone(state: StateCode | null, countyFips: string | null): string | null {
  if (!state) return null
  const [own = null, ...others] = listTimeZones(state)
  if (others.length === 0) return own
  if (!countyFips || unsure.has(countyFips)) return null
  return zoneOfCounty.get(countyFips) ?? own
}
