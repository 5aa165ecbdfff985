import { describe, expect, it, test } from 'vitest'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import type { When } from '@/lib/resources/hours/when'
import { understand } from './understand'

const read = (typed: string) => understand(typed, getGazetteer())

describe('the time she can go is read from her words', () => {
  test.each<[string, When]>([
    ['food pantry open sunday', { day: 'sunday', time: null }],
    ['clinic open after 5', { day: null, time: '17:00-24:00' }],
    ['clinic after 5pm in columbus ohio', { day: null, time: '17:00-24:00' }],
    ['food pantry after work', { day: null, time: '17:00-24:00' }],
    ['food pantry open tonight', { day: 'tonight', time: null }],
    ['free clinic saturday morning', { day: 'saturday', time: '06:00-12:00' }],
    ['legal aid open before 9 am', { day: null, time: '05:00-09:00' }],
    ['wic office open monday at 3', { day: 'monday', time: '15:00' }],
    ['food pantry on the weekend', { day: 'weekend', time: null }],
    ['dentist open tomorrow at 10:30 am', { day: 'tomorrow', time: '10:30' }],
    ['food bank open late', { day: null, time: '20:00-24:00' }],
    ['i work so i need a clinic open after 6', { day: null, time: '18:00-24:00' }],
    ['despensa abierta el domingo', { day: 'sunday', time: null }],
    ['clínica después de las 5', { day: null, time: '17:00-24:00' }],
    ['clínica el sábado por la mañana', { day: 'saturday', time: '06:00-12:00' }],
    ['despensa de comida esta noche', { day: 'tonight', time: null }],
    ['food sat morning', { day: 'saturday', time: '06:00-12:00' }],
    ['food bank open mon-fri', { day: 'weekdays', time: null }],
    ['clínica de lunes a viernes', { day: 'weekdays', time: null }],
    ['clinic after 17:30', { day: null, time: '17:30-24:00' }],
    ['clínica después de las 17', { day: null, time: '17:00-24:00' }],
    ['dentist evenings', { day: null, time: '17:00-22:00' }],
    ['clinic after hours', { day: null, time: '17:00-24:00' }],
    ['comida esta noche', { day: 'tonight', time: null }],
    ['comida hoy en la noche', { day: 'tonight', time: null }],
    ['ropa para mis hijos esta noche', { day: 'tonight', time: null }],
    ['medicina esta noche en houston', { day: 'tonight', time: null }],
    ['i need food tonight', { day: 'tonight', time: null }],
    ['food this evening', { day: 'tonight', time: null }],
    ['comida esta mañana', { day: 'today', time: '06:00-12:00' }],
    ['food this afternoon', { day: 'today', time: '12:00-17:00' }],
    ['pediatra mañana temprano', { day: 'tomorrow', time: '06:00-12:00' }],
    ['clínica abierta mañana por la tarde', { day: 'tomorrow', time: '12:00-17:00' }],
    ['despensa de comida entre semana después del trabajo', { day: 'weekdays', time: '17:00-24:00' }],
  ])('%s', (typed, when) => {
    const asked = read(typed)
    expect(asked.when).toEqual(when)
    expect(asked.kinds.length).toBeGreaterThan(0)
  })

  test.each<[string, When]>([
    ['after 5', { day: null, time: '17:00-24:00' }],
    ['open sunday', { day: 'sunday', time: null }],
    ['mañana por la tarde', { day: 'tomorrow', time: '12:00-17:00' }],
  ])('%s, without a need', (typed, when) => {
    expect(read(typed).when).toEqual(when)
  })

  it('detects no danger in an errand, but still detects danger next to one', () => {
    for (const typed of [
      'comida caliente esta noche',
      'ropa esta noche',
      'almuerzo hoy',
      'cobijas para mis hijos hoy',
    ]) {
      expect([typed, read(typed).dangers]).toEqual([typed, []])
    }
    for (const typed of [
      'comida esta noche me pega',
      'me sigue esta noche',
      'comida y donde dormir esta noche',
      'ropa esta noche me corrio de la casa',
    ]) {
      expect([typed, read(typed).dangers.length > 0]).toEqual([typed, true])
    }
  })

  it('and the other words stay when the time is removed', () => {
    expect(read('food pantry open sunday').without.when).toBe('food pantry')
    expect(read('clínica después de las 5').without.when).toBe('clínica')
    expect(read('food pantry open sunday').rest).toEqual([])
  })
})

describe('nothing is narrowed', () => {
  test.each([
    // What happened, and what is due, is no opening hour.
    'he hit me sunday and i need a lawyer',
    'my court hearing is monday',
    'evicted friday where can i go',
    'rent due friday help',
    'i have not eaten since sunday',
    'he left me after 5 years, i need a lawyer',
    'food for 3 kids',
    'foster care after 18',
    'food for after surgery',
    'morning after pill',
    'night shelter',
    // How soon, not when.
    'rent help today',
    'refugio para mi y mis hijos después de 3 años',
    'open a bank account',
    'he wont let me open the door sunday',
    // A bed for tonight is no question of hours.
    'shelter tonight',
    'domestic violence shelter open tonight',
    'refugio esta noche',
    'esta noche',
    'tonight',
    'i need a bed this evening',
    // Nor is danger.
    'he is going to kill me tonight',
    'voy a matarme esta noche',
  ])('by “%s”', (typed) => {
    expect(read(typed).when).toBeNull()
  })
})
