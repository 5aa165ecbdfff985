/** Blocks of /resources/financial-support. The grants page uses the same red flags. */
import { type Block, focusOn, type ListSection } from './section'
import { sources } from './sources'

export const grantRedFlags: ListSection = {
  kind: 'list',
  title: 'Red flags',
  intro: 'Stop, hang up and tell someone you trust when you see one of these.',
  tone: 'warning',
  items: [
    {
      text: 'A call, text or message says you won a grant you never asked for. The government does not do that.',
      source: sources.noFreeMoney,
    },
    'You must pay first, with a fee, a tax, a gift card, a wire or crypto. Real grants cost nothing to apply for.',
    'They want your bank login, your full Social Security number or a photo of your ID before any application.',
    'They promise you will get it, or say it ends today.',
    'It claims to be the government, but the agency is not real or its web address does not end in .gov.',
    'A friend online offers it. Accounts get stolen, so call your friend and ask.',
    'Someone says to lie about income, children or where you live.',
  ],
}

export const grantSuccessTips: ListSection = {
  kind: 'list',
  title: 'Success tips',
  tone: 'tip',
  items: [
    'First apply for help you are entitled to, such as food, health, child care and energy. It comes faster than a grant.',
    'Check who may apply before you write a word. Skip what does not fit.',
    'Answer exactly what each question asks. Short and true beats long and grand.',
    'Ask a librarian, a teacher or an advocate to read it once.',
    'Send it a week early. Web forms fail on the last day.',
    'Keep a copy, the date and the name of who you spoke with.',
    'If the answer is no, ask why and when you can try again.',
  ],
}

const federal: Block = {
  id: 'federal-grant-programs',
  title: 'Federal grant programs',
  intro:
    'Most federal grants go to states, schools and nonprofits. They reach you as benefits, training, loans and school aid.',
  sections: [
    {
      kind: 'text',
      paragraphs: [
        {
          text: 'The federal government does not give grants to pay personal bills or to start a business. It does help in other ways: start with the benefit finder.',
          source: sources.noFreeMoney,
        },
      ],
    },
    {
      kind: 'records',
      title: 'Cash, food and bills',
      records: {
        'federal-benefit-finder': 'Answer a few questions; see what you may get.',
        'tanf-cash-assistance': { focus: 'Cash for families with children, for a limited time' },
        snap: { focus: 'Money for groceries each month' },
        wic: { focus: 'Food in pregnancy and for young children' },
        'supplemental-security-income': {
          focus: 'Monthly payments if you are disabled, or 65 or older, with little income',
        },
        'liheap-energy-assistance': { focus: 'Heating and cooling bills' },
        'child-care-assistance-state-finder': { focus: 'Help to pay for child care' },
        'earned-income-tax-credit': { focus: 'Money back at tax time if you work' },
        'child-tax-credit': { focus: 'Money back at tax time for children' },
        'unemployment-insurance': { focus: 'Payments after you lose a job' },
      },
    },
    {
      kind: 'list',
      title: 'Food money (SNAP): who now has to show hours',
      tone: 'warning',
      items: [
        {
          text: 'If you are 18 to 64 and have no child under 14 at home, you may get SNAP for only three months in three years, unless you work, train or volunteer 80 hours a month. You are excepted if you are pregnant or not able to work. Homeless people, veterans and young people from foster care are no longer excepted for that alone. If abuse or its harm keeps you from working, tell the office and ask for an exception.',
          source: sources.snapTimeLimit,
        },
        {
          text: 'Since July 2025 SNAP is closed to many immigrants with a humanitarian status but no green card, among them survivors of trafficking or violence. Your citizen children can still get it. Many food banks do not ask.',
          source: sources.immigrantBenefits,
        },
      ],
    },
    {
      kind: 'records',
      title: 'Your own business or farm',
      records: {
        'sba-microloans-up-to-50-000': { award: 'Loans up to $50,000', focus: 'Small and new businesses' },
        'sba-womens-business-centers': { focus: 'Coaching and classes for women' },
        'sba-women-owned-business-programs': { focus: 'Federal contracts for women-owned firms' },
        'farm-service-agency-microloans': { focus: 'Small farm loans' },
        'usda-rural-business-cooperative-service': {
          focus: 'Rural businesses, mostly through lenders and local groups',
        },
        'grants-gov': 'Lists every open federal grant. Few are for individuals.',
      },
    },
  ],
}

const privateFoundations: Block = {
  id: 'private-foundation-grants',
  title: 'Private foundation grants',
  intro: 'Nonprofits that give or lend to women. Amounts and dates change each year, so check each one’s own page.',
  sections: [
    {
      kind: 'records',
      title: 'Grants and awards',
      records: {
        'soroptimist-live-your-dream-award': { focus: 'Women in school who support a family' },
        'jeannette-rankin-foundation-scholars': { focus: 'Lower-income women 35 and older who are in school' },
        'patsy-takemoto-mink-education-foundation': { focus: 'Lower-income mothers who are in school' },
        'twu-starther-grant': { award: '$5,000', focus: 'New women-owned businesses in Texas' },
        'modest-needs': { focus: 'One unexpected bill, for people who work' },
      },
    },
    {
      kind: 'records',
      title: 'Small loans from nonprofits',
      intro: 'A loan must be paid back. Ask for the full cost in writing before you sign.',
      records: focusOn({
        'kiva-u-s': 'Interest-free business loans',
        'grameen-america': 'Small loans for groups of women in some cities',
        'accion-opportunity-fund': 'Small business loans',
        liftfund: 'Small business loans in Texas and nearby',
        'justine-petersen': 'Small loans and credit building in Missouri, Illinois and Kansas',
      }),
    },
  ],
}

const education: Block = {
  id: 'educational-and-career-grants',
  title: 'Educational and career grants',
  intro: 'One free form opens most school aid. Fill it in even if you think you earn too much.',
  sections: [
    {
      kind: 'records',
      title: 'School and training',
      records: {
        fafsa: 'The free form for federal, and most state and school, aid. Never pay to file it.',
        'federal-pell-grant': { award: 'Up to $7,395 in 2026-27', focus: 'First degree, or short job training' },
        'federal-work-study': { focus: 'A part-time job on or near campus' },
        'federal-student-aid-information-center': 'Call with questions about the form.',
        'american-job-centers': { focus: 'Free help to find work or training' },
      },
    },
    {
      kind: 'records',
      title: 'Scholarships and fellowships for women',
      records: focusOn({
        'womens-independence-scholarship-program-wisp': 'Women who left an abusive partner',
        'aauw-fellowships-and-grants': 'Graduate study and research',
        'soroptimist-live-your-dream-award': 'Undergraduate study or job training',
        'jeannette-rankin-foundation-scholars': 'Women 35 and older',
      }),
    },
    {
      kind: 'text',
      paragraphs: [
        {
          text: 'You do not pay back a Pell Grant. For the 2026-27 school year, it is $7,395 at most.',
          source: sources.pellGrants,
        },
      ],
    },
  ],
}

const guidelines: Block = {
  id: 'application-guidelines',
  title: 'Application guidelines',
  intro: 'The same few steps fit almost every form.',
  sections: [
    {
      kind: 'list',
      title: 'Step by step',
      tone: 'steps',
      items: [
        'Choose a safe mailing address, email and phone that only you can open.',
        'List what you need, such as rent, food, school, a car repair or a tool for work, with numbers beside it.',
        'Check who may apply, the deadline and whether it is a grant or a loan.',
        'Gather your papers once. Keep photos of them in a place only you can open.',
        'Tell your story in three lines: what happened, what you are doing about it, what this money will change.',
        'Say only what they ask about abuse. You may say that giving a detail would put you at risk.',
        'Send it, note the date, and ask when you will hear back.',
      ],
    },
    grantRedFlags,
    grantSuccessTips,
    {
      kind: 'records',
      title: 'If someone cheated you, or used your name',
      records: {
        'federal-trade-commission': 'Report fraud and stolen identity.',
        'irs-identity-protection-pin': 'Stop others from filing your tax return.',
        'irs-innocent-spouse-relief': 'If a spouse left you with tax debt.',
        'national-foundation-for-credit-counseling': 'Talk through debt with a nonprofit counselor.',
      },
    },
  ],
}

export const financialSupportBlocks: Block[] = [federal, privateFoundations, education, guidelines]
