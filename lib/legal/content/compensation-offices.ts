/**
 * The office in each state that takes requests for crime victim compensation. No phone number stands here until someone
 * has called it. American Samoa and the Northern Marianas are left out: no program of theirs was found.
 */
import type { StateCode } from '@/lib/geography/states'

export interface CompensationOffice {
  name: string
  /** Absent where no address was seen on a page. */
  url?: string
  /** What the program asks about telling the police, where a text was seen. */
  report?: string
}

export const compensationOffices: Partial<Record<StateCode, CompensationOffice>> = {
  AK: {
    name: 'Alaska Violent Crimes Compensation Board',
    url: 'https://doa.alaska.gov/vccb/',
    report: 'Report within 5 days, or within 5 days of when you could.',
  },
  AL: {
    name: 'Alabama Crime Victims Compensation Commission',
    url: 'https://acvcc.alabama.gov/',
    report: 'Report within 72 hours, or explain why you could not.',
  },
  AR: {
    name: 'Arkansas Crime Victims Reparations Board',
    url: 'https://portal.arkansas.gov/agency/department-of-public-safety/crime-victims-reparations-board/',
    report: 'Report within 72 hours. This does not apply to children.',
  },
  AZ: {
    name: 'The county attorney of the county where it happened',
    url: 'https://www.azcjc.gov/',
    report: 'Report within 72 hours of finding out, or give a good reason.',
  },
  CA: {
    name: 'California Victim Compensation Board',
    url: 'https://victims.ca.gov/',
    report: 'A police report or other proof of the crime. Ask the board.',
  },
  CO: {
    name: 'The district attorney’s Crime Victim Compensation Board where it happened',
    url: 'https://covictimcomp.org/',
    report: 'Tell law enforcement; there is no set number of hours. A forensic exam counts.',
  },
  CT: {
    name: 'Connecticut Office of Victim Services',
    url: 'https://www.jud.ct.gov/crimevictim/',
    report: 'Report within 5 days. For sexual assault, domestic violence or trafficking, other proof is enough.',
  },
  DC: {
    name: 'Crime Victims Compensation Program, D.C. Superior Court',
    url: 'https://www.dccourts.gov/services/crime-victims-compensation-matters',
    report: 'Report within 7 days. A civil protection order, a forensic exam or an anti-stalking order counts.',
  },
  DE: {
    name: 'Delaware Victims’ Compensation Assistance Program',
    report:
      'Report within 72 hours. A protection from abuse order, a report to another agency or a good reason can take its place.',
  },
  FL: {
    name: 'Florida Bureau of Victim Compensation, Office of the Attorney General',
    url: 'https://www.myfloridalegal.com/',
  },
  GA: {
    name: 'Georgia Crime Victims Compensation Program, Criminal Justice Coordinating Council',
  },
  GU: {
    name: 'Guam Criminal Injuries Compensation Program, Office of the Attorney General',
    report: 'An arrest, or a report without undue delay.',
  },
  HI: {
    name: 'Hawaii Crime Victim Compensation Commission',
    url: 'https://dps.hawaii.gov/cvcc/',
    report: 'Report without undue delay.',
  },
  IA: {
    name: 'Iowa Crime Victim Compensation Program, Office of the Attorney General',
    url: 'https://www.iowaattorneygeneral.gov/for-crime-victims',
    report: 'Report within 72 hours, or give a good reason.',
  },
  ID: {
    name: 'Idaho Crime Victims Compensation Program, Industrial Commission',
    url: 'https://crimevictimcomp.idaho.gov/',
    report: 'Report within 72 hours, or give a good reason.',
  },
  IL: {
    name: 'Illinois Crime Victims Compensation Program, Office of the Attorney General',
    url: 'https://illinoisattorneygeneral.gov/',
    report: 'Older pages say 72 hours, or 7 days for sex crimes. A protection order or an exam may count. Ask.',
  },
  IN: {
    name: 'Indiana Violent Crime Victim Compensation, Criminal Justice Institute',
    url: 'https://www.in.gov/cji/',
  },
  KS: {
    name: 'Kansas Crime Victims Compensation Board, Office of the Attorney General',
    url: 'https://www.ag.ks.gov/',
  },
  KY: {
    name: 'Kentucky Crime Victims Compensation Board, Office of Claims and Appeals',
    report: 'Report within 48 hours, or give a good reason.',
  },
  LA: {
    name: 'Louisiana Crime Victims Reparations Board, Commission on Law Enforcement',
    url: 'https://lcle.la.gov/programs/cvr/',
    report:
      'A police report, or other proof such as a court record or a signed statement from a counselor or health worker.',
  },
  MA: {
    name: 'Massachusetts Victim Compensation and Assistance Division, Office of the Attorney General',
    report: 'Report within 5 days, or give a good reason. Asking for a 209A or 258E order counts as a report.',
  },
  MD: {
    name: 'Maryland Criminal Injuries Compensation Board',
    report: 'Since 2025 other proof than a police report may count. Ask.',
  },
  ME: {
    name: 'Maine Victims’ Compensation Program, Office of the Attorney General',
    url: 'https://www.maine.gov/ag/crime/victims_compensation/',
    report: 'Report within 5 days, or give a good reason.',
  },
  MI: {
    name: 'Michigan Crime Victim Services Commission',
  },
  MN: {
    name: 'Minnesota Crime Victims Reimbursement Program',
    url: 'https://dps.mn.gov/divisions/ojp',
    report: 'Report within 30 days. There is no set time for sexual assault or child abuse.',
  },
  MO: {
    name: 'Missouri Crime Victims’ Compensation Program, Department of Public Safety',
    url: 'https://dps.mo.gov/dir/programs/cvc/',
    report: 'No set number of hours since 2018. A protection order, an exam or a sworn statement counts.',
  },
  MS: {
    name: 'Mississippi Crime Victim Compensation Division, Office of the Attorney General',
  },
  MT: {
    name: 'Montana Crime Victim Compensation, Office of Victim Services',
    url: 'https://dojmt.gov/victim-services/',
    report: 'Report within 72 hours, or give a good reason.',
  },
  NC: {
    name: 'North Carolina Crime Victims Compensation Services, Department of Public Safety',
    url: 'https://www.ncdps.gov/',
  },
  ND: {
    name: 'North Dakota Crime Victims Compensation, Department of Corrections and Rehabilitation',
    report: 'Report within 96 hours.',
  },
  NE: {
    name: 'Nebraska Crime Victim’s Reparations, Crime Commission',
    report: 'Report within 5 days. After sexual or domestic assault, any report, protection order or exam counts.',
  },
  NH: {
    name: 'New Hampshire Victims’ Compensation Program, Office of the Attorney General',
    url: 'https://www.doj.nh.gov/',
    report: 'Report; there are no set days. After sexual assault, a hospital exam within 5 days counts.',
  },
  NJ: {
    name: 'New Jersey Victims of Crime Compensation Office',
  },
  NM: {
    name: 'New Mexico Crime Victims Reparation Commission',
    url: 'https://www.cvrc.nm.gov/',
  },
  NV: {
    name: 'Nevada Victims of Crime Program',
    url: 'https://voc.nv.gov/',
    report: 'Report within 5 days, unless you could not.',
  },
  NY: {
    name: 'New York Office of Victim Services',
    url: 'https://ovs.ny.gov/',
  },
  OH: {
    name: 'Ohio Crime Victim Compensation, Office of the Attorney General',
    url: 'https://www.ohioattorneygeneral.gov/Individuals-and-Families/Victims/Apply-for-Victims-Compensation',
    report: 'Report to the police. The old 72-hour rule is gone.',
  },
  OK: {
    name: 'Oklahoma Crime Victims Compensation Board, District Attorneys Council',
    url: 'https://oklahoma.gov/dac/victims/victims-compensation-program.html',
    report: 'Report within 72 hours, or give a good reason. Children are always excused.',
  },
  OR: {
    name: 'Oregon Crime Victims’ Compensation Program, Department of Justice',
    url: 'https://www.doj.state.or.us/crime-victims/',
  },
  PA: {
    name: 'Pennsylvania Victims Compensation Assistance Program',
  },
  PR: {
    name: 'Oficina de Compensación y Servicios a las Víctimas y Testigos de Delito',
  },
  RI: {
    name: 'Rhode Island Crime Victim Compensation Program, General Treasurer',
    url: 'https://treasury.ri.gov/programs/crime-victim-compensation-program',
    report: 'Report within 10 days. After sexual assault, a forensic exam counts.',
  },
  SC: {
    name: 'South Carolina Department of Crime Victim Compensation, Office of the Attorney General',
    url: 'https://www.scag.gov/inside-the-office/crime-victim-services-division/crime-victim-compensation/',
    report: 'Report within 48 hours, or explain what kept you.',
  },
  SD: {
    name: 'South Dakota Crime Victims’ Compensation Program, Department of Public Safety',
    url: 'https://dps.sd.gov/victims-services/crime-victims-compensation',
    report: 'Report within 5 days, or within 5 days of when you could.',
  },
  TN: {
    name: 'Tennessee Criminal Injuries Compensation Program, Treasury',
    url: 'https://treasury.tn.gov/injury',
    report: 'Report within 48 hours, or give a good reason. Domestic or sexual violence can be one.',
  },
  TX: {
    name: 'Texas Crime Victims’ Compensation Program, Office of the Attorney General',
    url: 'https://www.texasattorneygeneral.gov/crime-victims/crime-victims-compensation-program',
    report: 'Report within a reasonable time.',
  },
  UT: {
    name: 'Utah Office for Victims of Crime',
    url: 'https://crimevictim.utah.gov/',
    report: 'Report to law enforcement. After sexual assault, an advocate’s help is enough.',
  },
  VA: {
    name: 'Virginia Victims Fund',
    url: 'https://virginiavictimsfund.org/',
    report: 'Report within 120 hours (5 days), or give a good reason.',
  },
  VI: {
    name: 'Virgin Islands Criminal Victims Compensation Commission, Department of Human Services',
    url: 'https://www.dhs.gov.vi/',
    report: 'Report within 24 hours, or ask about exceptions.',
  },
  VT: {
    name: 'Vermont Victims Compensation Program, Center for Crime Victim Services',
    url: 'https://www.ccvs.vermont.gov/support-for-victims/victims-compensation-program',
    report: 'A law enforcement report that a crime happened.',
  },
  WA: {
    name: 'Washington Crime Victims Compensation Program, Department of Labor & Industries',
    report: 'Report within 1 year.',
  },
  WI: {
    name: 'Wisconsin Crime Victim Compensation Program, Department of Justice',
    url: 'https://www.doj.state.wi.us/ocvs/compensation/crime-victim-compensation',
  },
  WV: {
    name: 'West Virginia Crime Victims Compensation Fund, Legislative Claims Commission',
  },
  WY: {
    name: 'Wyoming Division of Victim Services, Office of the Attorney General',
  },
}
