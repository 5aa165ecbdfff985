/** What kept reads are tagged with, by what they show. */
export const DIRECTORY_TAG = 'directory'
export const NEWS_TAG = 'news'
