/** What each category's page says and which static blocks it carries. */
import { financialSupportBlocks } from './content/financial-support'
import { housingShelterBlocks } from './content/housing-shelter'
import type { Block } from './content/section'
import { womensHealthBlocks } from './content/womens-health'
import { womensRightsBlocks } from './content/womens-rights'
import { type Category, categoryNames } from './vocabulary'

export interface CategoryPage {
  /** The word in the address. */
  key: string
  category: Category
  name: string
  description: string
  lead: string
  searchLabel: string
  blocks: Block[]
  hasStateAccordion: boolean
}

const pages: CategoryPage[] = [
  {
    key: 'housing-shelter',
    category: 'housing-shelter',
    name: categoryNames['housing-shelter'],
    description: 'Hotlines, shelters, transitional homes and rent help, in every state and territory.',
    lead: 'A place for tonight, and a home after that. If you are in danger, call first: a person will help you find a bed.',
    searchLabel: 'Find housing or shelter',
    blocks: housingShelterBlocks,
    hasStateAccordion: true,
  },
  {
    key: 'womens-health',
    category: 'womens-health',
    name: categoryNames['womens-health'],
    description: 'Clinics, hotlines and programs for women’s health, with fees based on what you can pay.',
    lead: 'Clinics that charge what you can afford, people to talk to, and care at every stage of life.',
    searchLabel: 'Find a clinic or a health line',
    blocks: womensHealthBlocks,
    hasStateAccordion: false,
  },
  {
    key: 'rights-advocacy',
    category: 'rights-advocacy',
    name: categoryNames['rights-advocacy'],
    description: 'Free legal aid, civil rights offices and advocates in every state.',
    lead: 'Free legal help with protection orders, custody, housing and work, and people who will stand up for your rights.',
    searchLabel: 'Find legal help or an advocate',
    blocks: [],
    hasStateAccordion: false,
  },
  {
    key: 'womens-rights',
    category: 'rights-advocacy',
    name: "Women's Rights",
    description: 'National organizations, legal defense and foundations for the rights of women.',
    lead: 'Organizations that defend the rights of women, and the lawyers and advocates near you.',
    searchLabel: 'Find legal help or an advocate',
    blocks: womensRightsBlocks,
    hasStateAccordion: false,
  },
  {
    key: 'financial-support',
    category: 'financial-support',
    name: categoryNames['financial-support'],
    description: 'Benefits, grants, scholarships, fair loans and help with rent and bills.',
    lead: 'Help with food, rent and bills now, and money for school, work or a business later.',
    searchLabel: 'Find money or a grant',
    blocks: financialSupportBlocks,
    hasStateAccordion: false,
  },
]

export function listCategoryPages(): CategoryPage[] {
  return pages
}

export function findCategoryPage(key: string): CategoryPage | null {
  return pages.find((page) => page.key === key) ?? null
}
