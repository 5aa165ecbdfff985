import type { StateCode } from '@/lib/geography/states'

/**
 * People at the 2020 Census, and the share of women among them in the Census Bureau's QuickFacts (population estimates
 * of 2019), as read in the CORGIS data set 'State Demographics' (2020 edition). The share has one decimal: the number
 * of women is good to about one in a thousand, and is rounded to thousands. The five territories are not in that table.
 */
const census: Partial<Record<StateCode, [people: number, percentOfWomen: number]>> = {
  AK: [733_391, 47.9],
  AL: [5_024_279, 51.7],
  AR: [3_011_524, 50.9],
  AZ: [7_151_502, 50.3],
  CA: [39_538_223, 50.3],
  CO: [5_773_714, 49.6],
  CT: [3_605_944, 51.2],
  DC: [689_545, 52.6],
  DE: [989_948, 51.7],
  FL: [21_538_187, 51.1],
  GA: [10_711_908, 51.4],
  HI: [1_455_271, 50],
  IA: [3_190_369, 50.2],
  ID: [1_839_106, 49.9],
  IL: [12_812_508, 50.9],
  IN: [6_785_528, 50.7],
  KS: [2_937_880, 50.2],
  KY: [4_505_836, 50.7],
  LA: [4_657_757, 51.2],
  MA: [7_029_917, 51.5],
  MD: [6_177_224, 51.6],
  ME: [1_362_359, 51],
  MI: [10_077_331, 50.7],
  MN: [5_706_494, 50.2],
  MO: [6_154_913, 50.9],
  MS: [2_961_279, 51.5],
  MT: [1_084_225, 49.7],
  NC: [10_439_388, 51.4],
  ND: [779_094, 48.8],
  NE: [1_961_504, 50],
  NH: [1_377_529, 50.4],
  NJ: [9_288_994, 51.1],
  NM: [2_117_522, 50.5],
  NV: [3_104_614, 49.8],
  NY: [20_201_249, 51.4],
  OH: [11_799_448, 51],
  OK: [3_959_353, 50.5],
  OR: [4_237_256, 50.4],
  PA: [13_002_700, 51],
  RI: [1_097_379, 51.3],
  SC: [5_118_425, 51.6],
  SD: [886_667, 49.5],
  TN: [6_910_840, 51.2],
  TX: [29_145_505, 50.3],
  UT: [3_271_616, 49.6],
  VA: [8_631_393, 50.8],
  VT: [643_077, 50.6],
  WA: [7_705_281, 49.9],
  WI: [5_893_718, 50.2],
  WV: [1_793_716, 50.5],
  WY: [576_851, 49.1],
}

export const populationSource = {
  label: 'U.S. Census Bureau: 2020 Census, and the share of women in QuickFacts',
  url: 'https://www.census.gov/quickfacts/',
  date: '2020',
}

/** Women and girls, rounded to thousands; null if we have no figure. */
export function countWomen(state: StateCode): number | null {
  const found = census[state]
  return found ? Math.round((found[0] * found[1]) / 100_000) * 1000 : null
}

export function countPeople(state: StateCode): number | null {
  return census[state]?.[0] ?? null
}
