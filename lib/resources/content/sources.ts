import type { Source } from './section'

/** The sources that more than one statement, or page, cites. */
export const sources = {
  noFreeMoney: {
    label: 'USA.gov, on free money from the government',
    url: 'https://www.usa.gov/no-free-money',
    date: 'May 2025',
  },
  pellGrants: {
    label: 'Federal Student Aid, Federal Pell Grants',
    url: 'https://studentaid.gov/understand-aid/types/grants/pell',
    date: 'award year 2026-27',
  },
  payGapByHour: {
    label: 'Pew Research Center, gender pay gap in the U.S.',
    url: 'https://www.pewresearch.org/short-reads/2025/03/04/gender-pay-gap-in-us-has-narrowed-slightly-over-2-decades/',
    date: '2024 pay, published March 2025',
  },
  payGapByYear: {
    label: 'U.S. Census Bureau, Income in the United States: 2023',
    url: 'https://www.census.gov/library/publications/2024/demo/p60-282.html',
    date: '2023 earnings',
  },
  payGapOverLife: {
    label: "National Women's Law Center, the lifetime wage gap",
    url: 'https://nwlc.org/resource/the-wage-gap-robs-women-working-full-time-year-round-of-hundreds-of-thousands-of-dollars-over-a-lifetime/',
    date: '2023 earnings, 40 years of work',
  },
  genderParity: {
    label: 'World Economic Forum, Global Gender Gap Report 2024',
    url: 'https://www.weforum.org/publications/global-gender-gap-report-2024/',
    date: '2024',
  },
  ventureCapital: {
    label: 'Harvard Business Review, with Crunchbase figures',
    url: 'https://hbr.org/2021/02/women-led-startups-received-just-2-3-of-vc-funding-in-2020',
    date: '2020',
  },
  womenOwners: {
    label: "Wells Fargo Impact of Women-Owned Businesses, in the National Women's Business Council report",
    url: 'https://nwbc.gov/annual-reports/2023/BytheNumbers.html',
    date: '2023',
  },
  startups: {
    label: 'Boston Consulting Group, Why Women-Owned Startups Are a Better Bet',
    url: 'https://www.bcg.com/publications/2018/why-women-owned-startups-are-better-bet',
    date: '2018',
  },
  safeConnections: {
    label: 'Federal Communications Commission, Safe Connections Act',
    url: 'https://www.fcc.gov/safe-connections-act',
    date: '2022 law, 2023 rules',
  },
  microloans: {
    label: 'U.S. Small Business Administration, microloans',
    url: 'https://www.sba.gov/funding-programs/loans/microloans',
    date: '2025',
  },
  snapRules: {
    label: 'USDA Food and Nutrition Service, SNAP eligibility',
    url: 'https://www.fns.usda.gov/snap/recipient/eligibility',
    date: '2025',
  },
  medicaidWork: {
    label: 'Federal Register, Medicaid community engagement rule CMS-2454-IFC, and KFF’s tracker of the states',
    url: 'https://www.federalregister.gov/d/2026-11094',
    date: 'June 3, 2026',
  },
  immigrantBenefits: {
    label: 'Center on Budget and Policy Priorities and Welcome.US, on the law of July 4, 2025',
    url: 'https://welcome.us/explainers/how-the-big-beautiful-bill-impacts-newcomers',
    date: '2025',
  },
  acaCredits: {
    label: 'The Conference Board, understanding ACA subsidies',
    url: 'https://www.conference-board.org/research/ced-policy-backgrounders/understanding-aca-subsidies-beyond-the-shutdown',
    date: 'late 2025',
  },
  plannedParenthood: {
    label: 'The New Republic, on the law of July 2025',
    url: 'https://newrepublic.com/article/198398/gop-budget-planned-parenthood-cuts',
    date: 'July 25, 2025',
  },
  snapTimeLimit: {
    label: 'USDA Food and Nutrition Service, memo on the SNAP time limit after the law of July 2025',
    url: 'https://www.pubt.io/view/91A3346C723700CF6EDEA370A87F603E3DBCA792',
    date: 'October 3, 2025',
  },
  chargeLimits: {
    label: 'EEOC, time limits for filing a charge',
    url: 'https://www.eeoc.gov/time-limits-filing-charge',
    date: '2025',
  },
  abortionBans: {
    label: 'Guttmacher Institute, State Bans on Abortion Throughout Pregnancy (kept up to date)',
    url: 'https://www.guttmacher.org/state-policy/explore/state-policies-abortion-bans',
    date: 'our list: May 2026',
  },
  abortionDashboard: {
    label: 'KFF, Abortion in the United States Dashboard (kept up to date)',
    url: 'https://www.kff.org/womens-health-policy/dashboard/abortion-in-the-u-s-dashboard/',
    date: 'our list: February 2026',
  },
  mifepristone: {
    label: 'U.S. Food and Drug Administration, information about mifepristone',
    url: 'https://www.fda.gov/drugs/postmarket-drug-safety-information-patients-and-providers/information-about-mifepristone-medical-termination-pregnancy-through-ten-weeks-gestation',
    date: '2023',
  },
} satisfies Record<string, Source>
