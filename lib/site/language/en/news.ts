/** The news page around its stories. It may stand in a browser, so that all of it is text. */
export const news = {
  title: 'News',
  description:
    'News on women’s rights, health, safety, work and politics from known newsrooms, without anyone watching.',
  lead: 'What is changing for women in rights, health, safety and work, from known newsrooms, in one place.',
  /** In another language: what the stories are written in. */
  inEnglish: '',
  about: 'About this page',
  latest: 'Latest stories',
  feed: 'Our own articles as a feed (RSS)',
  search: 'Search',
  searchTitle: 'Search the news',
  searchDescription: 'News by topic and by words in a title or summary.',
  back: 'Back to the newest stories',
  words: 'Words in a title or summary',
  find: 'Find news',
  topic: 'Topic',
  all: 'All Topics',
  allTopics: 'All topics',
  healthcare: 'Healthcare',
  /** `%q` is what was typed. */
  with: ' with “%q”',
  topics: {
    'womens-rights': "Women's Rights",
    'reproductive-rights': 'Reproductive Rights',
    'gender-equality': 'Gender Equality',
    'womens-health': "Women's Health",
    'domestic-violence': 'Domestic Violence',
    'workplace-equality': 'Workplace Equality',
    'women-in-politics': 'Women in Politics',
    'economic-empowerment': 'Economic Empowerment',
  },
  own: 'Our own article',
  read: 'Read Full Article',
  newTab: ', opens a new tab',
  loading: 'Loading News...',
  loadingMore: 'Loading…',
  more: 'Load More Articles',
  /** `%n` is how many. */
  shownOne: '%n story shown',
  shownMany: '%n stories shown',
  away: 'We could not reach the news just now. Please try again in a moment.',
  gathered: 'We are gathering the news. Please check back in a few minutes.',
  noWords: 'No story contains these words. Try other words, or all topics.',
  none: 'There is no news right now.',
  noneOfTopic: 'There is no recent story on this topic.',
  noTopic: 'There is no such topic.',
  unreadable: 'We cannot read this link.',
  /** `%n` is a number. */
  when: {
    tag: 'en-US',
    underHour: 'Less than an hour ago',
    hour: '1 hour ago',
    hours: '%n hours ago',
    yesterday: 'Yesterday',
    days: '%n days ago',
  },
  /** `%a` is who wrote it. */
  by: 'By %a, ',
  allNews: 'All news',
  features: {
    newsrooms: {
      title: 'From known newsrooms',
      text: 'Headlines come from news services, each named on its card. We link to them and change nothing.',
    },
    often: {
      title: 'New every half hour',
      text: 'We look for new stories every 30 minutes and keep each for 90 days.',
    },
    sorted: {
      title: 'Sorted by topic',
      text: 'Eight topics, from health to work. Sorting is done here, by rules that anyone can read.',
    },
    unwatched: {
      title: 'No one watches you read',
      text: 'No picture or script from a news site loads here. A news site sees you only if you open a story there.',
    },
  },
}

export type NewsWords = typeof news
