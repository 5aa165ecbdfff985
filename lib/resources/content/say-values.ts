/** Figures that are words as well as a number: `translate` leaves their value as it is. */
const values: Record<string, string> = {
  '1 in 8': '1 de cada 8',
  '12 weeks': '12 semanas',
  '134 years': '134 años',
  '180 days': '180 días',
  '2 business days': '2 días hábiles',
  '32.4 million': '32.4 millones',
  '50 states': '50 estados',
  '6-24 months': '6 a 24 meses',
  '7 days': '7 días',
}

export function localizeValues<Figure extends { value: string }>(figures: readonly Figure[]): Figure[] {
  return figures.map((figure) => ({ ...figure, value: values[figure.value] ?? figure.value }))
}
