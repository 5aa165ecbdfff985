/** The four long lists of the grants page. Address, phone, website and email are those of the directory. */
import { type Block, focusOn } from './section'
import { sources } from './sources'

export const federalPrograms: Block = {
  id: 'federal-programs',
  title: 'Federal programs',
  intro: 'The agency, and what it runs that may help you. Applying is free.',
  sections: [
    {
      kind: 'records',
      title: 'Agencies',
      records: {
        'small-business-administration': {
          programs: [
            'Microloans up to $50,000',
            "Women's Business Centers",
            'Contracts for women-owned small businesses',
          ],
        },
        'federal-student-aid-information-center': {
          programs: ['FAFSA', 'Federal Pell Grant', 'Federal Work-Study', 'Federal student loans'],
        },
        'administration-for-children-and-families': {
          programs: ['TANF cash assistance', 'Child care assistance', 'Head Start'],
          note: 'Apply through your state, not here.',
        },
        'food-and-nutrition-service': { programs: ['SNAP', 'WIC', 'School meals'], note: 'Apply through your state.' },
        'social-security-administration': {
          programs: ['Supplemental Security Income', 'Disability benefits', 'Survivor benefits'],
        },
        'usda-rural-housing-service': {
          programs: ['Rural home loans', 'Home repair loans and grants', 'Rent help in rural areas'],
        },
        'usda-rural-business-cooperative-service': {
          programs: ['Rural business loans', 'Rural business grants, mostly to towns, tribes and nonprofits'],
        },
        'farm-service-agency-microloans': { programs: ['Farm microloans', 'Other small farm loans'] },
        'american-job-centers': { programs: ['Job search', 'Paid training', 'Help after a layoff'] },
      },
    },
    {
      kind: 'list',
      title: 'How much, at most',
      tone: 'plain',
      items: [
        {
          text: 'SBA microloans go up to $50,000, from nonprofit lenders near you. Most are far smaller, about $13,000.',
          source: sources.microloans,
        },
        {
          text: 'Rural home repair grants go up to $10,000 if you are 62 or older, own the home and have a very low income. Younger owners can ask for a loan at 1% interest.',
          source: {
            label: 'USDA Rural Development, Single Family Housing Repair Loans and Grants',
            url: 'https://www.rd.usda.gov/programs-services/single-family-housing-programs/single-family-housing-repair-loans-grants',
            date: '2025',
          },
        },
        {
          text: 'Rural business grants go to towns, tribes and nonprofits, which use them to help small firms. Ask your local office who got one.',
          source: {
            label: 'USDA Rural Development, Rural Business Development Grants',
            url: 'https://www.rd.usda.gov/programs-services/business-programs/rural-business-development-grants',
            date: '2025',
          },
        },
      ],
    },
  ],
}

export const privateFoundationList: Block = {
  id: 'private-foundations',
  title: 'Private foundations',
  intro: 'Amounts below are the last we could check, with their year. See the website for the current round.',
  sections: [
    {
      kind: 'records',
      title: 'Awards you do not pay back',
      records: {
        'soroptimist-live-your-dream-award': {
          award: 'Set by the local club; regional and international awards on top, up to $16,000 in 2022',
          focus: 'Women with dependents who are the main earner and are studying for a first degree or a trade',
        },
        'patsy-takemoto-mink-education-foundation': {
          award: 'Up to $5,000 in past years',
          focus: 'Mothers with a low family income, any level of study',
        },
        'jeannette-rankin-foundation-scholars': {
          award: "See this year's amount on the website",
          focus: 'Lower-income women 35 and older in a first degree or technical program',
        },
        'twu-starther-grant': {
          award: '$5,000 in the 2025 round',
          focus: 'Women-owned Texas businesses, five years old or less, with five workers or fewer',
        },
        'modest-needs': {
          award: 'One bill, once',
          focus: 'Workers just above the line for public help who face an unexpected cost',
        },
      },
    },
    {
      kind: 'records',
      title: 'Nonprofit lenders',
      intro: 'These are loans. Ask for the full cost in writing, and walk away if it is unclear.',
      records: {
        'kiva-u-s': { award: 'Loans at 0% interest', focus: 'Small businesses, with backing from people you know' },
        'grameen-america': { award: 'Microloans', focus: 'Groups of women with low income, in some cities' },
        'accion-opportunity-fund': { award: 'Term loans', focus: 'Small businesses' },
        liftfund: { award: 'Small loans', focus: 'New and small businesses, from Texas' },
        'justine-petersen': { award: 'Microloans', focus: 'Business and credit building in MO, IL and KS' },
        craft3: { award: 'Business loans', focus: 'Oregon and Washington' },
        'community-reinvestment-fund-usa': { award: 'A match with a lender', focus: 'Small firms in any state' },
      },
    },
  ],
}

export const scholarships: Block = {
  id: 'scholarships',
  title: 'Educational scholarships',
  intro: 'File the FAFSA first; many scholarships ask for it. Then add these.',
  sections: [
    {
      kind: 'records',
      title: 'Federal school aid',
      records: {
        fafsa: { programs: ['One free form for federal, state and school aid'] },
        'federal-pell-grant': { award: 'Up to $7,395 in 2026-27', focus: 'Undergraduates with financial need' },
        'federal-work-study': { programs: ['Part-time jobs for students with need'] },
      },
    },
    {
      kind: 'records',
      title: 'For women',
      records: {
        'womens-independence-scholarship-program-wisp': {
          award: 'No set amount; in past years about $2,000 a term on average',
          focus:
            'Women separated from an abusive partner for one to ten years, with six months of help from a nonprofit',
        },
        'aauw-fellowships-and-grants': {
          award: 'American Dissertation Fellowship: $25,000 for 2026-27; others differ',
          focus: 'Graduate study and research',
        },
        'jeannette-rankin-foundation-scholars': {
          award: "See this year's amount on the website",
          focus: 'Women 35 and older',
        },
        'patsy-takemoto-mink-education-foundation': {
          award: 'Up to $5,000 in past years',
          focus: 'Mothers with a low family income',
        },
      },
    },
  ],
}

export const emergencyAssistance: Block = {
  id: 'emergency-assistance',
  title: 'Emergency assistance',
  intro: 'Help that can come within days. Call the first one, and say what you need and by when.',
  sections: [
    {
      kind: 'records',
      title: 'This week',
      records: focusOn({
        '211-essential-community-services': 'Rent, shelter, food, power: what is open near you',
        'usda-national-hunger-hotline': 'Food near you, in English and Spanish',
        'catholic-charities-usa': 'Rent, food and shelter through local agencies, for anyone',
        'modest-needs': 'One unexpected bill, for workers',
        'liheap-energy-assistance': 'A shut-off notice, heating or cooling',
      }),
    },
    {
      kind: 'records',
      title: 'In the next few weeks',
      records: focusOn({
        snap: 'Groceries. Ask for expedited help',
        'tanf-cash-assistance': 'Cash for families with children',
        wic: 'Food in pregnancy and for young children',
        'unemployment-insurance': 'Lost job. Ask if leaving because of abuse counts in your state',
        'lifeline-phone-and-internet-discount': 'A cheaper phone or internet, with extra help for survivors',
        'national-foundation-for-credit-counseling': 'Debt, and what to pay first',
      }),
    },
    {
      kind: 'records',
      title: 'After a crime or abuse',
      records: focusOn({
        'crime-victim-compensation-state-contacts': 'Medical, counseling, moving and lost-pay costs, state by state',
        'transitional-compensation-for-abused-dependents-dod': 'Military families after abuse',
        'child-support-services': 'Child support. Say right away if contact is not safe',
        'survivor-benefits-social-security': 'After a spouse, former spouse or parent dies',
      }),
    },
  ],
}
