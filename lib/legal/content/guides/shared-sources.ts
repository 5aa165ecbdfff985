import type { GuideSource } from '@/lib/legal/schema'

/** What several guides rest on, so that the day on which it was read is noted once. */
export const shared = {
  ada3: {
    id: 'ada3',
    label: '42 U.S. Code 12182, private places open to the public',
    url: 'https://www.law.cornell.edu/uscode/text/42/12182',
    date: 'law of 1990, version of April 2023',
    read: '2026-11-23',
  },
  femicide: {
    id: 'femicide',
    label: 'Campbell and others, Risk factors for femicide in abusive relationships',
    url: 'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC1447915/',
    date: 'American Journal of Public Health, July 2003',
    read: '2026-11-23',
  },
  glass: {
    id: 'glass',
    label: 'Glass and others, Non-fatal strangulation is an important risk factor for homicide of women',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2573025',
    date: 'Journal of Emergency Medicine, 2008',
    read: '2026-11-23',
  },
  images: {
    id: 'images',
    label: '15 U.S. Code 6851, private pictures shared without consent',
    url: 'https://www.law.cornell.edu/uscode/text/15/6851',
    date: 'in force since October 2022, version of April 2023',
    read: '2026-11-23',
  },
  miranda: {
    id: 'miranda',
    label: 'Congressional Digest, on Miranda v. Arizona of 1966',
    url: 'https://congressionaldigest.com/issue/miranda-rights-and-police-interrogation/foreword',
    date: 'page without a date',
    read: '2026-11-23',
  },
  official: {
    id: 'official',
    label: '18 U.S. Code 925(a)(1), guns issued by a government',
    url: 'https://www.law.cornell.edu/uscode/text/18/925',
    date: 'as amended in 1996, version of April 2023',
    read: '2026-11-23',
  },
  payee: {
    id: 'payee',
    label: 'Disability Rights Washington, how to change, remove or report a representative payee',
    url: 'https://www.disabilityrightswa.org/publications/how-change-remove-or-report-representative-payee/',
    date: 'page without a date',
    read: '2026-11-23',
  },
  rahimi: {
    id: 'rahimi',
    label: 'Supreme Court, United States v. Rahimi',
    url: 'https://www.law.cornell.edu/supremecourt/text/22-915',
    date: 'June 21, 2024',
    read: '2026-11-23',
  },
  reporters: {
    id: 'reporters',
    label: 'Child Welfare Information Gateway, mandatory reporters of child abuse and neglect',
    url: 'https://docslib.org/doc/12850537/mandatory-reporters-of-child-abuse-and-neglect',
    date: 'state law through April 2019',
    read: '2026-11-23',
  },
  'title-ix': {
    id: 'title-ix',
    label: '34 CFR part 106, Title IX rules of the Department of Education',
    url: 'https://www.ecfr.gov/current/title-34/subtitle-B/chapter-I/part-106',
    date: 'rules of 2020, in force again since January 2025',
    read: null,
  },
  vawa: {
    id: 'vawa',
    label: '34 U.S. Code 12291(b)(2), confidentiality of programs',
    url: 'https://www.law.cornell.edu/uscode/text/34/12291',
    date: 'as amended in 2022, version of April 2023',
    read: '2026-11-23',
  },
  'vawa-law': {
    id: 'vawa-law',
    label: '8 U.S. Code 1154(a)(1), VAWA self-petitions',
    url: 'https://www.law.cornell.edu/uscode/text/8/1154',
    date: 'in force since 1994, amended since, version of April 2023',
    read: '2026-11-23',
  },
} satisfies Record<string, GuideSource>
