/** The topics of news: their names here, the names that pages show, and others that people and old links use. */
import { newsTopics } from '@/db/vocabulary/content'
import { news } from '@/lib/site/language/en/news'

export type NewsTopic = (typeof newsTopics)[number]

export const topicNames: Record<NewsTopic, string> = news.topics

/** Home's buttons, in the order and words of old. */
export const teaserTopics: { value: NewsTopic | 'all'; label: string }[] = [
  { value: 'all', label: 'All Topics' },
  { value: 'womens-rights', label: "Women's Rights" },
  { value: 'reproductive-rights', label: 'Reproductive Rights' },
  { value: 'gender-equality', label: 'Gender Equality' },
  { value: 'womens-health', label: "Women's Health" },
  { value: 'domestic-violence', label: 'Domestic Violence' },
  { value: 'workplace-equality', label: 'Workplace Equality' },
  { value: 'women-in-politics', label: 'Women in Politics' },
]

/** The choices on the news page; 'healthcare' is its old name for women's health. */
export const pageTopics = [
  'all',
  'womens-rights',
  'healthcare',
  'workplace-equality',
  'domestic-violence',
  'reproductive-rights',
  'economic-empowerment',
  'gender-equality',
  'women-in-politics',
] as const

const aliases: Record<string, NewsTopic> = { healthcare: 'womens-health', health: 'womens-health' }

/** "Women’s Rights" and "womens-rights" are one word. */
function fold(value: string): string {
  return value
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '-')
}

/** A topic's slug, label or alias; 'all' for every topic; null for an unknown word. */
export function readTopic(value: string): NewsTopic | 'all' | null {
  const word = fold(value)
  if (word === '' || word === 'all' || word === 'all-topics') return 'all'
  if (Object.hasOwn(aliases, word)) return aliases[word] ?? null
  return newsTopics.find((topic) => topic === word) ?? null
}

/** Where our own articles stand among the topics. */
export const articleTopics = {
  health: 'womens-health',
  rights: 'womens-rights',
  empowerment: 'gender-equality',
  finance: 'economic-empowerment',
} as const satisfies Record<string, NewsTopic>
