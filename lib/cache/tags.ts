/** Tags of cached reads, by what they show. */
export const DIRECTORY_TAG = 'directory'
export const NEWS_TAG = 'news'
