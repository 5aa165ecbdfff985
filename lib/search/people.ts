/** Groups that she may say she belongs to. */
export const persons = [
  'teen',
  'elder',
  'deaf',
  'native',
  'immigrant',
  'veteran',
  'lgbtq',
  'trans',
  'disabled',
  'children',
  'pets',
  'pregnant',
] as const
export type Person = (typeof persons)[number]

interface PersonHelp {
  name: string
  /** Kinds of help for her. */
  kinds: readonly string[]
  /** Tags that mark a record as for her. */
  tags: readonly string[]
  /** Hotlines for her, whatever she needs. */
  lines: readonly string[]
}

export const people: Record<Person, PersonHelp> = {
  teen: {
    name: 'teens',
    kinds: ['teens', 'youth-shelter'],
    tags: ['youth', 'teens', 'teens-only'],
    lines: ['national-runaway-safeline', 'love-is-respect', 'crisis-text-line', 'the-trevor-project'],
  },
  elder: { name: 'older women', kinds: ['elder'], tags: ['elder', 'seniors', 'older-adults'], lines: [] },
  deaf: { name: 'Deaf', kinds: ['disability'], tags: ['deaf', 'videophone'], lines: ['the-deaf-hotline-adwas'] },
  native: {
    name: 'Native women',
    kinds: ['tribal-health'],
    tags: ['native', 'tribal-health'],
    lines: ['stronghearts-native-helpline', 'indian-health-service', 'national-indigenous-womens-resource-center'],
  },
  immigrant: {
    name: 'immigrants',
    kinds: ['immigration-legal', 'refugee'],
    tags: ['immigration', 'immigrant-women', 'refugees'],
    lines: ['immigration-advocates-network-legal-directory', 'vawa-self-petition-information-uscis'],
  },
  veteran: {
    name: 'veterans',
    kinds: ['veterans', 'va-health'],
    tags: ['veterans', 'women-veterans', 'va-health'],
    lines: ['veterans-crisis-line', 'national-call-center-for-homeless-veterans', 'veterans-health-administration'],
  },
  lgbtq: {
    name: 'LGBTQ+',
    kinds: ['lgbtq'],
    tags: ['lgbtq'],
    lines: ['lgbt-national-hotline', 'the-trevor-project', 'trans-lifeline'],
  },
  trans: {
    name: 'trans women',
    kinds: ['lgbtq'],
    tags: ['lgbtq', 'transgender'],
    lines: ['trans-lifeline', 'lgbt-national-hotline', 'the-trevor-project'],
  },
  disabled: {
    name: 'women with disabilities',
    kinds: ['disability'],
    tags: ['disability', 'independent-living'],
    lines: ['supplemental-security-income'],
  },
  children: {
    name: 'with children',
    kinds: ['child-care', 'wic', 'diapers'],
    tags: ['mothers', 'families', 'women-families'],
    lines: [],
  },
  pets: { name: 'with pets', kinds: ['emergency-shelter'], tags: ['pets'], lines: [] },
  pregnant: {
    name: 'pregnant',
    kinds: ['maternity-home', 'prenatal'],
    tags: ['pregnancy', 'pregnant-parenting', 'maternity-group-home'],
    lines: ['national-maternal-mental-health-hotline'],
  },
}

/** Their names in a search on a Spanish page. */
export const peopleInSpanish: Record<Person, string> = {
  teen: 'adolescentes',
  elder: 'mujeres mayores',
  deaf: 'personas sordas',
  native: 'mujeres indígenas',
  immigrant: 'inmigrantes',
  veteran: 'veteranas',
  lgbtq: 'LGBTQ+',
  trans: 'mujeres trans',
  disabled: 'mujeres con discapacidad',
  children: 'con niños',
  pets: 'con mascotas',
  pregnant: 'embarazada',
}
