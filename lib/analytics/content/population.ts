/** People and women by state: `content/facts/population.csv`. */
import { z } from 'zod'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import { readTable } from '@/lib/text/content/tables'

const number = z
  .string()
  .regex(/^\d+(\.\d)?$/, 'A number such as 733391, or 47.9.')
  .transform(Number)
const row = z.strictObject({ state: z.enum(stateCodes), people: number, percent_women: number })

/**
 * People at the 2020 Census, and the share of women among them in the Census Bureau's QuickFacts (population estimates
 * of 2019), as read in the CORGIS data set 'State Demographics' (2020 edition). The share has one decimal: the number
 * of women is good to about one in a thousand, and is rounded to thousands. The five territories are not in that table.
 */
const census = new Map(readTable('facts/population.csv', row).map((facts) => [facts.state, facts]))

export const populationSource = {
  label: 'U.S. Census Bureau: 2020 Census, and the share of women in QuickFacts',
  url: 'https://www.census.gov/quickfacts/',
  date: '2020',
}

/** Women and girls, rounded to thousands; null if we have no figure. */
export function countWomen(state: StateCode): number | null {
  const found = census.get(state)
  return found ? Math.round((found.people * found.percent_women) / 100_000) * 1000 : null
}

export function countPeople(state: StateCode): number | null {
  return census.get(state)?.people ?? null
}
