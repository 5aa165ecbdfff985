/** Stored codes of the directory. */

interface CategoryRecord {
  name: { en: string; es: string }
  /** The noun for its entries where they are counted. */
  counted: { en: string; es: string }
  /** Icon name in `components/ui/icon.tsx`. */
  icon: string
  /** Other names for it in forms, files and old links, the main one first; each may add a tag. */
  aliases: readonly { word: string; label: string; tag?: string }[]
  /** Its button label on the quiet page. */
  quiet: string
  /** The kind of help for records that have no more specific one (`help-kinds.ts`). */
  helpKind: string
  /** The call card to use if a record's kinds of help have none of their own (`lib/safety/call-card`). */
  call: string
}

/**
 * Everything fixed about each category. The text of its page is in the dictionaries (`lib/site/language`), longer
 * content in `lib/resources/category-pages.ts`.
 */
export const categoryRecords = {
  'housing-shelter': {
    name: { en: 'Housing & Shelter', es: 'Vivienda y refugio' },
    counted: { en: 'entries for shelter and housing', es: 'lugares de refugio y vivienda' },
    icon: 'house',
    aliases: [{ word: 'shelter', label: 'Shelter' }],
    quiet: 'shelter',
    helpKind: 'homeless-help',
    call: 'home',
  },
  'womens-health': {
    name: { en: "Women's Health", es: 'Salud de la mujer' },
    counted: { en: 'entries for clinics and treatment', es: 'clínicas y lugares de tratamiento' },
    icon: 'heart-pulse',
    aliases: [{ word: 'healthcare', label: 'Healthcare' }],
    quiet: 'healthcare',
    helpKind: 'health-information',
    call: 'health',
  },
  'rights-advocacy': {
    name: { en: 'Rights & Advocacy', es: 'Derechos y apoyo legal' },
    counted: { en: 'entries for legal help and rights', es: 'lugares de ayuda legal y derechos' },
    icon: 'scale',
    aliases: [
      { word: 'womens-rights', label: "Women's Rights" },
      { word: 'legal', label: 'Legal', tag: 'legal-aid' },
    ],
    quiet: 'womens-rights',
    helpKind: 'legal-aid',
    call: 'legal',
  },
  'financial-support': {
    name: { en: 'Financial Support', es: 'Ayuda económica' },
    counted: {
      en: 'entries for food, preschool and child care, rent and money',
      es: 'lugares de comida, preescolar y cuidado de niños, renta y dinero',
    },
    icon: 'hand-coins',
    aliases: [{ word: 'financial', label: 'Financial' }],
    quiet: 'money',
    helpKind: 'benefits',
    call: 'money',
  },
} as const satisfies Record<string, CategoryRecord>

export type Category = keyof typeof categoryRecords
export const categories = Object.keys(categoryRecords) as [Category, ...Category[]]

/** Builds an object with a value for each category. */
export function forCategories<T>(give: (category: Category) => T): Record<Category, T> {
  return Object.fromEntries(categories.map((category) => [category, give(category)])) as Record<Category, T>
}

export const resourceKinds = ['hotline', 'organization', 'program', 'facility'] as const

export const scopes = ['national', 'state', 'local'] as const

export const phoneTypes = ['voice', 'text', 'tty', 'videophone', 'fax'] as const
export type PhoneType = (typeof phoneTypes)[number]

/** 'held': a refuge may stand there, so the public sees the town until a person decides. The database sets it. */
export const addressVisibilities = ['full', 'area', 'hidden', 'held'] as const
export const addressDecisions = ['publish', 'keep'] as const
export const confidences = ['high', 'medium'] as const
export const datePrecisions = ['day', 'month', 'year'] as const
export type DatePrecision = (typeof datePrecisions)[number]
export const verificationMethods = ['published-source', 'phone-call', 'organization', 'website'] as const
