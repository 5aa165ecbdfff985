/** Blocks of /resources/womens-health. What the law says on abortion is in its own file, with a date on every claim. */
import type { Block } from './section'
import { abortionItems } from './womens-health-abortion'

const hotlines: Block = {
  id: 'national-hotlines',
  title: 'National hotlines',
  intro: 'If you are in danger or badly hurt, call 911. These lines listen and help you find care.',
  sections: [
    {
      kind: 'records',
      title: 'Day or night',
      records: [
        {
          slug: '988-suicide-and-crisis-lifeline',
          note: 'Any crisis: thoughts of suicide, panic, grief, alcohol or drugs.',
        },
        { slug: 'crisis-text-line', note: 'If you would rather type than talk.' },
        { slug: 'national-maternal-mental-health-hotline', note: 'Pregnant or a new mom and struggling.' },
        { slug: 'rainn-national-sexual-assault-hotline', note: 'Find an exam, a support person and your options.' },
        { slug: 'samhsa-national-helpline', note: 'Find treatment for alcohol, drugs or mental illness.' },
        { slug: 'veterans-crisis-line', note: 'If you served, or love someone who did.' },
      ],
    },
    {
      kind: 'records',
      title: 'Check the hours',
      intro: 'These lines may close at night. If it cannot wait, use one of the lines above.',
      records: [
        { slug: 'planned-parenthood-appointments-line', note: 'Book birth control, tests, exams or abortion care.' },
        {
          slug: 'postpartum-support-international-helpline',
          note: 'Support for parents. Leave a message; someone calls back.',
        },
        { slug: 'nami-helpline', note: 'Information and referral on mental illness.' },
        { slug: 'susan-g-komen', note: 'Breast cancer questions, and help with costs.' },
        { slug: 'national-cancer-institute', note: 'Answers on any cancer.' },
      ],
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
      records: [
        { slug: 'find-a-health-center-hrsa', note: 'The fee depends on your income. Ask for the sliding scale.' },
        { slug: 'national-association-of-free-and-charitable-clinics', note: 'Free clinics, many run by volunteers.' },
        {
          slug: 'national-breast-and-cervical-cancer-early-detection-program',
          note: 'Free or low-cost mammograms and Pap tests.',
        },
        { slug: 'indian-health-service', note: 'For American Indians and Alaska Natives.' },
        { slug: 'veterans-health-administration', note: "VA care, including women's clinics." },
      ],
    },
    {
      kind: 'records',
      title: 'Pay for care and food',
      records: [
        { slug: 'medicaid-and-chip-apply', note: 'Apply at any time of the year. Pregnancy has its own rules.' },
        { slug: 'wic', note: 'Food and nutrition help in pregnancy and for young children.' },
        { slug: 'centers-for-medicare-and-medicaid-services', note: 'Questions on Medicare and Medicaid.' },
      ],
    },
    {
      kind: 'records',
      title: 'Read and ask',
      records: [
        { slug: 'national-womens-health-information-womenshealth-gov', note: 'Plain fact sheets, A to Z.' },
        { slug: 'la-leche-league-usa', note: 'Breastfeeding help from other mothers.' },
        {
          slug: 'office-for-civil-rights-department-of-health-and-human-servi',
          note: 'If you are refused care or your records are shared.',
        },
      ],
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
        { text: 'Ask for an interpreter. Do not let the person who hurts you translate.' },
        { text: 'You can ask to speak with a nurse alone. Say you want privacy for the exam.' },
        { text: 'Ask where bills and test results are sent. If you share a plan or a portal, others may see them.' },
      ],
    },
  ],
}

const database: Block = {
  id: 'reproductive-care',
  title: 'Reproductive care, state by state',
  intro:
    'Abortion law differs by state and changes often. Each part says when it was last true, so check before you travel.',
  sections: [{ kind: 'accordion', items: abortionItems }],
}

export const womensHealthBlocks: Block[] = [hotlines, organizations, database]
