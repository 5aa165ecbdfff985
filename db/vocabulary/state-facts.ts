/** The answers that staff can confirm or correct in the console; the database's check names the same. */
export const storedCells = [
  'order_names',
  'order_law',
  'order_who',
  'order_first',
  'order_final',
  'order_fee',
  'order_forms',
  'order_sexual',
  'order_stalking',
  'guns',
  'strangulation',
  'address_program',
  'address_phone',
  'address_site',
  'compensation_office',
  'compensation_deadline',
  'compensation_report',
  'compensation_phone',
  'compensation_site',
  'leave',
  'lease',
  'child_line',
  'adult_line',
  'legal_site',
  'medicaid',
  'food_help',
  'cash_help',
] as const
export type StoredCell = (typeof storedCells)[number]

/** The facts we publish about each state's law and offices, one short answer each. The last ones come from the files alone. */
export const stateCells = [
  ...storedCells,
  'emergency_order',
  'out_of_state_orders',
  'coercive_control',
  'red_flag',
  'custody_presumption',
  'mediation',
  'recording',
  'lock_change',
  'unemployment',
] as const
export type StateCell = (typeof stateCells)[number]
