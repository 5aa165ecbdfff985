/** Facts about the site that browsers may have too: the exit's target, and the national hotlines. */

/** A public weather page: neutral in a tab, needs no sign-in, stores no search of hers. */
export const EXIT_URL = 'https://www.weather.gov/'

export interface Hotline {
  id: string
  name: string
  /** Its purpose in a few words. */
  about: string
  /** As dialed and displayed; absent if the service takes no calls. */
  phone?: string
  /** The vanity letters of the number. */
  phoneWord?: string
  text?: { to: string; body?: string }
  /** Slug of its entry in the directory. */
  slug: string
}

/** Verified numbers only: each is also an entry of the directory, with its source and date. */
export const hotlines: readonly Hotline[] = [
  {
    id: 'domestic-violence',
    name: 'National Domestic Violence Hotline',
    about: 'Someone hurts, threatens or controls you',
    phone: '1-800-799-7233',
    phoneWord: '1-800-799-SAFE',
    text: { to: '88788', body: 'START' },
    slug: 'national-domestic-violence-hotline',
  },
  {
    id: 'sexual-assault',
    name: 'National Sexual Assault Hotline (RAINN)',
    about: 'Sexual violence, now or in the past',
    phone: '1-800-656-4673',
    phoneWord: '1-800-656-HOPE',
    text: { to: '64673', body: 'HOPE' },
    slug: 'rainn-national-sexual-assault-hotline',
  },
  {
    id: 'crisis-text',
    name: 'Crisis Text Line',
    about: 'Any crisis, by text message',
    text: { to: '741741', body: 'HOME' },
    slug: 'crisis-text-line',
  },
  {
    id: 'suicide-prevention',
    name: '988 Suicide and Crisis Lifeline',
    about: 'Thoughts of suicide, or it’s all too much',
    phone: '988',
    text: { to: '988' },
    slug: '988-suicide-and-crisis-lifeline',
  },
  {
    id: 'human-trafficking',
    name: 'National Human Trafficking Hotline',
    about: 'Someone makes you work or have sex against your will',
    phone: '1-888-373-7888',
    text: { to: '233733', body: 'HELP' },
    slug: 'national-human-trafficking-hotline',
  },
]

/**
 * Lines that only an answer to danger names. Poison Help: https://poisonhelp.hrsa.gov. Eldercare Locator:
 * https://eldercare.acl.gov.
 */
export const furtherHotlines = {
  poison: { slug: 'poison-help', name: 'Poison Help', phone: '1-800-222-1222' },
  eldercare: { slug: 'eldercare-locator', name: 'Eldercare Locator (weekdays)', phone: '1-800-677-1116' },
} as const

export function hotline(id: string): Hotline {
  const found = hotlines.find((line) => line.id === id)
  if (!found) throw new Error(`no hotline is called ${id}`)
  return found
}
