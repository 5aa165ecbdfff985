import type { TopicPage } from './section'

export const healthPage: TopicPage = {
  title: "Women's health",
  lead: 'Find care you can afford, someone to talk to, and straight facts about your options.',
  description:
    'Low-cost clinics, pregnancy and postpartum help, mental health lines, cancer screening and abortion information for women in the US.',
  cards: [
    {
      title: 'Clinics you can afford',
      text: 'Find a health center that charges by your income, with or without insurance.',
      href: '/resources/womens-health',
      icon: 'stethoscope',
    },
    {
      title: 'Pregnancy and new babies',
      text: 'Get prenatal care, food, coverage, and help when a new baby feels like too much.',
      href: '/resources/womens-health',
      icon: 'baby',
    },
    {
      title: 'Mind and mood',
      text: 'Call, text or chat with a counselor, today, about anything that weighs on you.',
      href: '/emergency',
      icon: 'brain',
    },
    {
      title: 'Reproductive care',
      text: 'Read about birth control and abortion, state by state, with dates and sources.',
      href: '/resources/womens-health',
      icon: 'heart-pulse',
    },
  ],
  figures: [
    {
      value: '32.4 million',
      label: 'people got care at federally funded health centers, where the fee depends on income',
      source: {
        label: 'HRSA, Health Center Program fact sheet',
        url: 'https://bphc.hrsa.gov/sites/default/files/bphc/about/healthcenterfactsheet.pdf',
        date: '2024',
      },
    },
    {
      value: '1 in 8',
      label: 'women with a new baby had symptoms of depression. It can be treated',
      source: {
        label: 'CDC, Vital Signs: Postpartum Depressive Symptoms',
        url: 'https://www.cdc.gov/mmwr/volumes/69/wr/mm6919a2.htm',
        date: '2018 survey, published 2020',
      },
    },
    {
      value: '41%',
      label: 'of births in the United States were paid for by Medicaid',
      source: {
        label: 'KFF, births financed by Medicaid',
        url: 'https://www.kff.org/medicaid/state-indicator/births-financed-by-medicaid/',
        date: '2023',
      },
    },
    {
      value: '$0',
      label: 'is what most health plans may charge you for a yearly well-woman visit',
      source: {
        label: 'HealthCare.gov, preventive care benefits for women',
        url: 'https://www.healthcare.gov/preventive-care-women/',
        date: '2025',
      },
    },
  ],
  blocks: [],
}
