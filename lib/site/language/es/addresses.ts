/** Pages in Spanish of a line's own site, by its address in English; read, with their sources, in db/seed/spanish-service.csv. */
export const spanishAddresses: Record<string, string> = {
  'https://www.thehotline.org/get-help/': 'https://espanol.thehotline.org/',
  'https://humantraffickinghotline.org/en/get-help': 'https://humantraffickinghotline.org/es',
  'https://www.eeoc.gov/': 'https://www.eeoc.gov/es',
  'https://www.dol.gov/agencies/whd': 'https://www.dol.gov/general/trabajadormigrante/resources',
}
