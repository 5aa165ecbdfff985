/** Blocks of /resources/womens-health. What the law says on abortion is in its own file, with a date on every claim. */
import type { Block } from './section'
import { sources } from './sources'
import { abortionItems } from './womens-health-abortion'

const hotlines: Block = {
  id: 'national-hotlines',
  title: 'National hotlines',
  intro: 'If you are in danger or badly hurt, call 911. These lines listen and help you find care.',
  sections: [
    {
      kind: 'records',
      title: 'Day or night',
      records: {
        '988-suicide-and-crisis-lifeline': 'Any crisis: thoughts of suicide, panic, grief, alcohol or drugs.',
        'crisis-text-line': 'If you would rather type than talk.',
        'national-maternal-mental-health-hotline': 'Pregnant or a new mom and struggling.',
        'rainn-national-sexual-assault-hotline': 'Find an exam, a support person and your options.',
        'samhsa-national-helpline': 'Find treatment for alcohol, drugs or mental illness.',
        'veterans-crisis-line': 'If you served, or love someone who did.',
      },
    },
    {
      kind: 'records',
      title: 'Check the hours',
      intro: 'These lines may close at night. If it cannot wait, use one of the lines above.',
      records: {
        'planned-parenthood-appointments-line': 'Book birth control, tests, exams or abortion care.',
        'postpartum-support-international-helpline': 'Support for parents. Leave a message; someone calls back.',
        'nami-helpline': 'Information and referrals for mental illness.',
        'susan-g-komen': 'Breast cancer questions, and help with costs.',
        'national-cancer-institute': 'Answers about any cancer.',
      },
    },
  ],
}

const organizations: Block = {
  id: 'key-organizations',
  title: 'Key organizations',
  intro: 'Places that see you with little money or no insurance, and pages you can trust.',
  sections: [
    {
      kind: 'records',
      title: 'Find care near you',
      records: {
        'find-a-health-center-hrsa': 'The fee depends on your income. Ask for the sliding scale.',
        'national-association-of-free-and-charitable-clinics': 'Free clinics, many run by volunteers.',
        'national-breast-and-cervical-cancer-early-detection-program': 'Free or low-cost mammograms and Pap tests.',
        'indian-health-service': 'For American Indians and Alaska Natives.',
        'veterans-health-administration': "VA care, including women's clinics.",
      },
    },
    {
      kind: 'records',
      title: 'Pay for care and food',
      records: {
        'medicaid-and-chip-apply':
          'Apply at any time of the year. Pregnancy has its own rules. Read the changes below.',
        wic: 'Food and nutrition help in pregnancy and for young children.',
        'centers-for-medicare-and-medicaid-services': 'Questions about Medicare and Medicaid.',
      },
    },
    {
      kind: 'list',
      title: 'Health insurance: what changes in 2026 and 2027',
      tone: 'warning',
      items: [
        {
          text: 'By January 1, 2027, states that widened Medicaid ask many adults from 19 to 64 for 80 hours a month of work, school or volunteering. Nebraska began on May 1, 2026, and Georgia has a rule of its own. Pregnant women, parents of a child of 13 or younger and people who are ill or care for someone with a disability are excepted. Open every letter, answer by its date, and say if abuse or illness keeps you from it.',
          source: sources.medicaidWork,
        },
        {
          text: 'Since October 1, 2026, Medicaid is closed to many immigrants with a humanitarian status but no green card, among them survivors of trafficking or violence. Ask legal aid before you give up your card.',
          source: sources.immigrantBenefits,
        },
        {
          text: 'The larger help with the price of HealthCare.gov plans ended on December 31, 2025, and we found no law that brought it back. The older help is still there, so look at the price again.',
          source: sources.acaCredits,
        },
        {
          text: 'A law of July 2025 kept Medicaid from paying Planned Parenthood for one year, and some centers closed. When you call, ask whether the center is open and takes your Medicaid.',
          source: sources.plannedParenthood,
        },
      ],
    },
    {
      kind: 'records',
      title: 'Read and ask',
      records: {
        'national-womens-health-information-womenshealth-gov': 'Plain fact sheets, A to Z.',
        'la-leche-league-usa': 'Breastfeeding help from other mothers.',
        'office-for-civil-rights-department-of-health-and-human-servi':
          'If you are refused care or your records are shared.',
      },
    },
    {
      kind: 'list',
      title: 'Good to know',
      tone: 'tip',
      items: [
        {
          text: 'If a hospital takes Medicare, its emergency room must examine you, even if you cannot pay. In an emergency, labor included, it must stabilize you.',
          source: {
            label: 'Centers for Medicare & Medicaid Services, emergency treatment law (EMTALA)',
            url: 'https://www.cms.gov/medicare/regulations-guidance/legislation/emergency-medical-treatment-labor-act',
            date: '1986 law',
          },
        },
        'Ask for an interpreter. Do not let the person who hurts you translate.',
        'You can ask to speak with a nurse alone. Say you want privacy for the exam.',
        'Ask where bills and test results are sent. If you share a plan or a portal, others may see them.',
      ],
    },
  ],
}

const database: Block = {
  id: 'reproductive-care',
  title: 'Reproductive care, state by state',
  intro:
    'Abortion law differs by state and changes often. Each part gives the date of its facts, so check before you travel.',
  sections: [{ kind: 'accordion', items: abortionItems }],
}

export const womensHealthBlocks: Block[] = [hotlines, organizations, database]
