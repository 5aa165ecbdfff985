/**
 * The feeds that are read where NEWS_FEEDS names none, as far as the sources of this site publish any.
 * - The Guardian: any section's address with '/rss' at its end. NPR: feeds.npr.org, by the number of a section.
 * - Associated Press and Reuters publish no feed any more (feeds.reuters.com ended in 2020; AP's are closed): their
 *   stories come through a news API (NEWS_API_KEY) or a feed of the operator's own licence (NEWS_FEEDS).
 * 'all' is a feed about everything, of which the stories of our topics are kept.
 */
export interface ConfiguredFeed {
  name: string
  url: string
  topic: string
}

export const defaultFeeds: readonly ConfiguredFeed[] = [
  {
    name: 'The Guardian',
    url: 'https://www.theguardian.com/society/domestic-violence/rss',
    topic: 'domestic-violence',
  },
  { name: 'The Guardian', url: 'https://www.theguardian.com/world/gender/rss', topic: 'gender-equality' },
  { name: 'The Guardian', url: 'https://www.theguardian.com/lifeandstyle/women/rss', topic: 'all' },
  { name: 'The Guardian', url: 'https://www.theguardian.com/us-news/rss', topic: 'all' },
  { name: 'NPR', url: 'https://feeds.npr.org/1001/rss.xml', topic: 'all' },
  { name: 'NPR', url: 'https://feeds.npr.org/1003/rss.xml', topic: 'all' },
  { name: 'NPR', url: 'https://feeds.npr.org/1014/rss.xml', topic: 'all' },
  { name: 'NPR', url: 'https://feeds.npr.org/1128/rss.xml', topic: 'all' },
]

/** Named where no story could be loaded. */
export const intendedSources = ['Associated Press (AP)', 'Reuters', 'NPR', 'The Guardian']
