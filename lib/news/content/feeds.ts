/** A feed that NEWS_FEEDS names. 'all' is a topic too: a feed about everything, of which the stories of our topics are kept. */
export interface ConfiguredFeed {
  name: string
  url: string
  topic: string
}
