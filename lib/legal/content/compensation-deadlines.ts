/**
 * How long each state gives to ask for crime victim compensation. Only what could be read in a text with a name is
 * here; for every other state the page says that the time is not certain and names an office. Kept short on purpose:
 * a wrong date does harm.
 */
import type { StateCode } from '@/lib/geography/states'
import type { DeadlineRule } from '../deadline'
import type { LegalSource } from '../schema'

export interface CompensationDeadline {
  rules: DeadlineRule[]
  /** In words, where the day that counts is not simply the day of the crime. */
  counted?: string
  /** What the law says of requests that come late. */
  late: string
  /** For harm done before the age of 18. */
  minors?: string
  source: LegalSource
}

/** A text was read, but it is old, has no date, or has been changed since. */
export interface UncertainDeadline {
  lastRead: string
  source: LegalSource
}

function years(amount: number, since?: string): DeadlineRule {
  return { since, limit: { amount, unit: 'years' } }
}

export const compensationDeadlines: Partial<Record<StateCode, CompensationDeadline>> = {
  CA: {
    rules: [years(7)],
    counted: 'From the crime, or from the day you knew or could have known of the harm, whichever is later.',
    late: 'The board may take a late request for a good reason.',
    minors: 'If you were under 21, the seven years begin at your 21st birthday.',
    source: {
      id: 'CA',
      label: 'California Government Code 13953, and the board’s questions and answers',
      url: 'https://victims.ca.gov/for-victims/frequently-asked-questions/',
      date: 'state form of December 2019; page read in 2026',
    },
  },
  FL: {
    rules: [years(3, '2019-10-01'), years(1)],
    late: 'For crimes since October 1, 2019, the department may give up to five years for a good reason. It may waive the time when a sexual assault kit was tested late.',
    minors: 'There are other rules if you were under 18.',
    source: {
      id: 'FL',
      label: 'Florida Statutes 960.07',
      url: 'https://florida.public.law/statutes/fla._stat._960.07',
      date: 'with the change of 2023',
    },
  },
  GA: {
    rules: [years(3)],
    late: 'The board may give more time for a good reason.',
    minors: 'If you were under 18, you have three years from your 18th birthday.',
    source: {
      id: 'GA',
      label: 'Georgia Code 17-15-5',
      url: 'https://www.legalfix.com/statutes/state-codes/georgia/title-17/chapter-15/section-17-15-5',
      date: '2018 code',
    },
  },
  IN: {
    rules: [{ limit: { amount: 180, unit: 'days' } }],
    late: 'If you ask for it in writing and say why, the state may accept a request up to two years after the crime.',
    minors: 'There are longer times for sex crimes against children.',
    source: {
      id: 'IN',
      label: 'Indiana Criminal Justice Institute, Violent Crime Victim Compensation',
      url: 'https://sak.cji.in.gov/Public/ViolentCrimeVictimCompensation.html',
      date: 'page without a date, read in 2026',
    },
  },
  MI: {
    rules: [years(5)],
    late: 'The commission may give more time for a good reason.',
    minors: 'There are longer times for sexual assault before the age of 18.',
    source: {
      id: 'MI',
      label: 'Michigan Compiled Laws 18.355',
      url: 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-18-355',
      date: 'in force since August 12, 2023',
    },
  },
  NC: {
    rules: [years(2)],
    late: 'The text that we read names no way to apply late. Ask the program all the same.',
    source: {
      id: 'NC',
      label: 'North Carolina General Statutes 15B-11',
      url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_15B/GS_15B-11.html',
      date: 'through Session Law 2024-58',
    },
  },
  NJ: {
    rules: [years(5)],
    late: 'The office may take a late request for a good reason, such as that nobody told you of it.',
    minors: 'If you were under 18, the five years begin at your 18th birthday.',
    source: {
      id: 'NJ',
      label: 'New Jersey Statutes 52:4B-18',
      url: 'https://law.justia.com/codes/new-jersey/title-52/section-52-4b-18/',
      date: 'through Laws of 2024, chapter 87',
    },
  },
  NY: {
    rules: [years(3, '2025-12-31'), years(1)],
    counted:
      'From the crime, or from its discovery. The law went from one year to three on December 31, 2025. For older crimes we show the shorter time; ask the office which one it uses.',
    late: 'The office may give more time for a good reason, and must if nobody told you of it and you did not know.',
    source: {
      id: 'NY',
      label: 'New York Executive Law 625',
      url: 'https://www.nysenate.gov/legislation/laws/EXC/625',
      date: 'text in force from December 31, 2025',
    },
  },
  OR: {
    rules: [years(1)],
    late: 'The department may give more time for a good reason. Not knowing of the program, or trauma that kept you from applying, can be one.',
    source: {
      id: 'OR',
      label: 'Oregon Revised Statutes 147.015 and OAR 137-076-0030',
      url: 'https://oregon.public.law/statutes/ors_147.015',
      date: 'through April 2024; rule of September 2024',
    },
  },
  PA: {
    rules: [years(5, '2023-04-08')],
    counted: 'Five years for crimes after April 7, 2023. For older crimes another rule applies: ask the program.',
    late: 'Ask the program about requests that come late.',
    minors: 'There are other rules if you were under 18.',
    source: {
      id: 'PA',
      label: '18 Pennsylvania Statutes 11.702',
      url: 'https://govt.westlaw.com/pac/Document/NE6B56DF00F7A11EDAEA2BD8DFD56E8CD',
      date: 'for crimes after April 7, 2023',
    },
  },
  TX: {
    rules: [years(3, '1997-09-01')],
    late: 'The attorney general may give more time for a good reason, such as that nobody told you, or that harm or language kept you from applying.',
    minors: 'If you were a child, three years from when you learned of the crime, but not after your 21st birthday.',
    source: {
      id: 'TX',
      label: '1 Texas Administrative Code 61.202',
      url: 'https://www.law.cornell.edu/regulations/texas/1-Tex-Admin-Code-SS-61-202',
      date: 'for crimes since September 1, 1997; copy read in 2026',
    },
  },
  WI: {
    rules: [years(1)],
    late: 'The department may waive the year in the interest of justice.',
    source: {
      id: 'WI',
      label: 'Wisconsin Administrative Code Jus 11.07',
      url: 'https://docs.legis.wisconsin.gov/code/admin_code/jus/11',
      date: 'code without a date, read in 2026',
    },
  },
}

export const uncertainDeadlines: Partial<Record<StateCode, UncertainDeadline>> = {
  CO: {
    lastRead: 'It was one year. The law was changed in 2024, and the new text that we read names no time limit.',
    source: {
      id: 'CO',
      label: 'Colorado Revised Statutes 24-4.1-108',
      url: 'https://colorado.public.law/statutes/crs_24-4.1-108',
      date: 'through 2024',
    },
  },
  CT: {
    lastRead:
      'Two years, in a copy of the law without a date. It lets you ask for a waiver if your injuries kept you from applying.',
    source: {
      id: 'CT',
      label: 'Connecticut General Statutes 54-211',
      url: 'https://instalawyer.io/laws/connecticut-general-statutes/section-54-211-time-limitation',
      date: 'copy without a date, read in 2026',
    },
  },
  IL: {
    lastRead: 'Five years, in the text that was in force until January 1, 2025. The law was changed then.',
    source: {
      id: 'IL',
      label: 'Illinois, 740 ILCS 45/6.1',
      url: 'https://www.ilga.gov/legislation/ilcs/ilcs3.asp?ActID=2028&ChapterID=57&Print=True',
      date: 'text in force until January 1, 2025',
    },
  },
  MA: {
    lastRead: 'Three years, in a news report of 2020.',
    source: {
      id: 'MA',
      label: 'New England Public Media, on the deadline to apply',
      url: 'https://www.nepm.org/regional-news/2020-08-13/deadline-to-apply-for-victim-compensation-too-short-for-some-child-sex-abuse-survivors',
      date: 'August 13, 2020',
    },
  },
  MD: {
    lastRead:
      'Three years from the day the crime was discovered, in the text that was in force until July 1, 2025. The law was changed then.',
    source: {
      id: 'MD',
      label: 'Maryland Criminal Procedure 11-809',
      url: 'https://mgaleg.maryland.gov/mgawebsite/Laws/StatuteText?article=gcp&section=11-809&enactments=false',
      date: 'text in force until July 1, 2025',
    },
  },
  OK: {
    lastRead: 'One year, on a county’s page without a date.',
    source: {
      id: 'OK',
      label: 'Oklahoma County, victim’s compensation',
      url: 'https://www.oklahomacounty.org/491/Victims-Compensation',
      date: 'page without a date, read in 2026',
    },
  },
}

/** That the request goes to the state where it happened, and what most programs ask. */
export const compensationSources: LegalSource[] = [
  {
    id: 'ojp',
    label: 'Office of Justice Programs, compensation for crime victims',
    url: 'https://www.ojp.gov/library/publications/compensation-crime-victims',
    date: 'page without a date, read in 2026',
  },
  {
    id: 'voca',
    label: '34 U.S. Code 20102, crime victim compensation',
    url: 'https://www.law.cornell.edu/uscode/text/34/20102',
    date: 'in force since 1984, amended since',
  },
]
