/**
 * How long each state gives to ask for crime victim compensation. Only what was read in a named text is here. For every
 * other state the page says that the time is not certain and names the office to ask. Where sources differ, the shorter
 * time is shown: a date that is too late does harm.
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
      url: 'https://law.justia.com/codes/georgia/title-17/chapter-15/section-17-15-5/',
      date: 'copy of February 2026',
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
    counted: 'Five years for crimes after April 7, 2023. Another rule applies to older crimes, so ask the program.',
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
  AL: {
    rules: [years(1)],
    late: 'The commission may take a late request if you give a good reason in writing.',
    source: {
      id: 'AL',
      label: 'Alabama Crime Victims Compensation Commission, questions and answers',
      url: 'https://acvcc.alabama.gov/',
      date: 'page without a date, read in 2026',
    },
  },
  AZ: {
    rules: [years(2)],
    counted: 'From the day the crime was discovered.',
    late: 'The board may take a late request for a good reason.',
    source: {
      id: 'AZ',
      label: 'Arizona Administrative Code R10-4-106',
      url: 'https://www.azcjc.gov/',
      date: 'November 2024',
    },
  },
  DC: {
    rules: [years(1)],
    counted: 'From the crime, or from the day you learned of the program.',
    late: 'Ask the program if more than a year has gone by.',
    source: {
      id: 'DC',
      label: 'D.C. Superior Court, Crime Victims Compensation',
      url: 'https://www.dccourts.gov/services/crime-victims-compensation-matters',
      date: 'page without a date, read in 2026',
    },
  },
  DE: {
    rules: [years(1)],
    late: 'The program may agree to a late request.',
    source: {
      id: 'DE',
      label: '11 Delaware Code 9010',
      url: 'https://delcode.delaware.gov/title11/c090/index.html',
      date: 'through 2024',
    },
  },
  HI: {
    rules: [{ limit: { amount: 18, unit: 'months' } }],
    late: 'The commission may take a late request for a good reason.',
    source: {
      id: 'HI',
      label: 'Hawaii Revised Statutes 351-62',
      url: 'https://dps.hawaii.gov/cvcc/',
      date: 'copy without a date, read in 2026',
    },
  },
  ID: {
    rules: [years(1)],
    late: 'The commission may take a late request for a good reason.',
    source: {
      id: 'ID',
      label: 'Idaho Code 72-1016',
      url: 'https://legislature.idaho.gov/statutesrules/idstat/title72/t72ch10/sect72-1016/',
      date: 'copy without a date, read in 2026',
    },
  },
  KY: {
    rules: [years(5)],
    late: 'The board may take a late request for a good reason.',
    source: {
      id: 'KY',
      label: 'Kentucky Revised Statutes 49.330',
      url: 'https://apps.legislature.ky.gov/law/statutes/',
      date: 'copy without a date, read in 2026',
    },
  },
  LA: {
    rules: [years(1)],
    late: 'The board may agree to a longer time.',
    source: {
      id: 'LA',
      label: 'Louisiana Revised Statutes 46:1806',
      url: 'https://lcle.la.gov/programs/cvr/',
      date: 'copy without a date, read in 2026',
    },
  },
  ME: {
    rules: [years(3)],
    counted: 'From the crime, or 60 days from the day you found out about the harm.',
    late: 'Ask the program about requests that come late.',
    source: {
      id: 'ME',
      label: '5 Maine Revised Statutes 3360-C',
      url: 'https://legislature.maine.gov/statutes/5/title5sec3360-C.html',
      date: '2023',
    },
  },
  MN: {
    rules: [years(3)],
    late: 'Ask the program about requests that come late.',
    source: {
      id: 'MN',
      label: 'Minnesota Department of Public Safety, Office of Justice Programs',
      url: 'https://dps.mn.gov/divisions/ojp',
      date: 'November 9, 2023',
    },
  },
  MT: {
    rules: [years(1)],
    late: 'For a good reason the time can be made longer.',
    minors:
      'After a sexual offense before the age of 18, you have until one year after the report to the police or the child welfare office, or one year after your 18th birthday, whichever is later.',
    source: {
      id: 'MT',
      label: 'Montana Code 53-9-125',
      url: 'https://dojmt.gov/victim-services/',
      date: 'copy without a date, read in 2026',
    },
  },
  ND: {
    rules: [years(1)],
    counted: 'From the day it was reported to the police. We count from the crime, to be safe.',
    late: 'The program may give more time in the interest of justice.',
    source: {
      id: 'ND',
      label: 'North Dakota Administrative Code 94-03-03-02',
      url: 'https://ndlegis.gov/agency-rules/north-dakota-administrative-code',
      date: 'October 2024',
    },
  },
  NE: {
    rules: [years(2)],
    late: 'The committee may take a late request for a good reason.',
    source: {
      id: 'NE',
      label: 'Nebraska Revised Statutes 81-1821',
      url: 'https://nebraskalegislature.gov/laws/statutes.php?statute=81-1821',
      date: 'copy without a date, read in 2026',
    },
  },
  NH: {
    rules: [years(2)],
    late: 'The program may take a late request with a reasonable explanation.',
    source: {
      id: 'NH',
      label: 'New Hampshire Department of Justice, questions and answers',
      url: 'https://www.doj.nh.gov/',
      date: 'page without a date, read in 2026',
    },
  },
  NM: {
    rules: [years(2)],
    late: 'The rule that we read allows no later request from adults. Ask the commission all the same.',
    minors: 'There are other rules for children.',
    source: {
      id: 'NM',
      label: 'New Mexico Administrative Code 10.40.2.8',
      url: 'https://www.cvrc.nm.gov/',
      date: 'copy without a date, read in 2026',
    },
  },
  OK: {
    rules: [years(1)],
    counted: 'The board’s rule says one year. The law of 2024 says 30 months. We show the shorter time; ask the board.',
    late: 'The board may take a late request for a good reason, and in every case of sexual assault.',
    minors: 'If you were under 18, the board may count from the day a responsible adult was told.',
    source: {
      id: 'OK',
      label: 'Oklahoma Administrative Code 185:10-1-8',
      url: 'https://oklahoma.gov/dac/victims/victims-compensation-program.html',
      date: 'November 2024',
    },
  },
  RI: {
    rules: [years(3)],
    late: 'Ask the program about requests that come late.',
    source: {
      id: 'RI',
      label: '120 Rhode Island Code of Regulations 00-00-2.7',
      url: 'https://treasury.ri.gov/programs/crime-victim-compensation-program',
      date: '2024',
    },
  },
  SC: {
    rules: [{ limit: { amount: 180, unit: 'days' } }],
    late: 'For a good reason the department may take a request up to four years later.',
    source: {
      id: 'SC',
      label: 'South Carolina Code 16-3-1230',
      url: 'https://www.scstatehouse.gov/code/t16c003.php',
      date: 'through 2017',
    },
  },
  SD: {
    rules: [years(1)],
    late: 'The program may take a late request for a good reason.',
    source: {
      id: 'SD',
      label: 'South Dakota Department of Public Safety, who can apply',
      url: 'https://dps.sd.gov/victims-services/crime-victims-compensation',
      date: 'page without a date, read in 2026',
    },
  },
  VA: {
    rules: [years(1)],
    late: 'The fund may take a late request for a good reason.',
    minors: 'If you were under 18, you have until ten years after your 18th birthday.',
    source: {
      id: 'VA',
      label: 'Virginia Victims Fund, who is eligible',
      url: 'https://virginiavictimsfund.org/eligibility',
      date: 'page without a date, read in 2026',
    },
  },
  WY: {
    rules: [years(1)],
    late: 'Ask the division about requests that come late.',
    source: {
      id: 'WY',
      label: 'Wyoming rules 015-0012-3, section 3-4',
      url: 'https://rules.wyo.gov/',
      date: 'copy without a date, read in 2026',
    },
  },
  NV: {
    rules: [years(2)],
    counted: 'Sources differ: two years, or five. We show the shorter time; ask the office which one it uses.',
    late: 'Ask the program about requests that come late.',
    source: {
      id: 'NV',
      label: 'Nevada Victims of Crime Program, who can apply',
      url: 'https://voc.nv.gov/',
      date: 'page without a date, read in 2026',
    },
  },
  OH: {
    rules: [years(2)],
    counted:
      'The attorney general’s page says three years, an older card says two. We show the shorter time; ask the office which one it uses.',
    late: 'Ask the program about requests that come late.',
    source: {
      id: 'OH',
      label: 'Ohio Attorney General, apply for victims compensation',
      url: 'https://www.ohioattorneygeneral.gov/Individuals-and-Families/Victims/Apply-for-Victims-Compensation',
      date: 'page without a date, read in 2026',
    },
  },
  TN: {
    rules: [years(1)],
    counted:
      'A state spokeswoman said two years in 2023, the older law said one. We show the shorter time; ask the office which one it uses.',
    late: 'Ask the program about requests that come late.',
    source: {
      id: 'TN',
      label: 'Tennessee Department of the Treasury',
      url: 'https://treasury.tn.gov/injury',
      date: 'October 17, 2023',
    },
  },
  WA: {
    rules: [years(2)],
    counted:
      'The law says three years from the report to the police, and some of the state’s pages still say two. We count two from the crime, to be safe; ask the office.',
    late: 'Ask the program about requests that come late.',
    source: {
      id: 'WA',
      label: 'RCW 7.68.060, and Washington Department of Labor & Industries',
      url: 'https://app.leg.wa.gov/RCW/default.aspx?cite=7.68.060',
      date: 'copy of February 2026; older pages without a date',
    },
  },
}

export const uncertainDeadlines: Partial<Record<StateCode, UncertainDeadline>> = {
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
  AK: {
    lastRead: 'Two years from the injury.',
    source: {
      id: 'AK',
      label: 'WomensLaw.org, Alaska',
      url: 'https://www.womenslaw.org/laws/ak',
      date: 'August 9, 2023',
    },
  },
  AR: {
    lastRead: 'One year.',
    source: {
      id: 'AR',
      label: 'Arkansas Crime Victims Reparations Board',
      url: 'https://portal.arkansas.gov/agency/department-of-public-safety/crime-victims-reparations-board/',
      date: 'page without a date, read in 2026',
    },
  },
  IA: {
    lastRead: 'Two years, or longer for a good reason.',
    source: {
      id: 'IA',
      label: 'Iowa Attorney General, for crime victims',
      url: 'https://www.iowaattorneygeneral.gov/for-crime-victims',
      date: 'page without a date, read in 2026',
    },
  },
  MO: {
    lastRead: 'Two years, in an older text. The law was made easier in 2018.',
    source: {
      id: 'MO',
      label: 'Missouri Department of Public Safety',
      url: 'https://dps.mo.gov/dir/programs/cvc/',
      date: 'August 29, 2018',
    },
  },
  MS: {
    lastRead: '36 months, and up to 12 more for a good reason.',
    source: {
      id: 'MS',
      label: 'Mississippi Code 99-41-17',
      url: 'https://law.justia.com/codes/mississippi/title-99/chapter-41/section-99-41-17/',
      date: '2020 text',
    },
  },
  VI: {
    lastRead: 'Notice within 90 days, and the request within two years.',
    source: {
      id: 'VI',
      label: 'Virgin Islands Department of Human Services',
      url: 'https://www.dhs.gov.vi/',
      date: '2022',
    },
  },
}

/** States whose law names no time limit. */
export const withoutDeadline: Partial<Record<StateCode, UncertainDeadline>> = {
  CO: {
    lastRead:
      'Since May 15, 2024 the law names no time limit. Some program pages still print the old one-year rule, so ask soon anyway.',
    source: {
      id: 'CO',
      label: 'Colorado Revised Statutes 24-4.1-108, as changed by SB24-120',
      url: 'https://colorado.public.law/statutes/crs_24-4.1-108',
      date: 'through 2024',
    },
  },
  VT: {
    lastRead: 'The law sets no time to ask.',
    source: {
      id: 'VT',
      label: '13 Vermont Statutes 5353',
      url: 'https://legislature.vermont.gov/statutes/section/13/167/05353',
      date: 'copy without a date, read in 2026',
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
