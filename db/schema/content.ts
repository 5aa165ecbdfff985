import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import { articleCategories, articleStatuses, newsletterInterests, newsTopics } from '../vocabulary/content'
import {
  createdAt,
  descending,
  instant,
  isEmailAddress,
  isLanguage,
  isWebAddress,
  oneOf,
  primaryId,
  spokenLanguage,
  wordList,
} from './columns'

/** Who, as a native reader, has read the words of a language (lib/site/messages), and which words those were. */
export const languageReadings = pgTable(
  'language_readings',
  {
    tag: text().primaryKey(),
    /** Of the words: another one means that they changed since. */
    version: text().notNull(),
    /** As staff wrote it: a name, or how the reader is known. */
    reader: text().notNull(),
    readOn: date().notNull(),
  },
  (table) => [
    check('language_readings_tag_form', sql`${table.tag} ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?$'`),
    check('language_readings_version_form', sql`${table.version} ~ '^[0-9a-f]{16}$'`),
    check('language_readings_reader_length', sql`char_length(${table.reader}) between 1 and 200`),
  ],
)

/** Marigold's own articles, in Markdown. */
export const articles = pgTable(
  'articles',
  {
    id: primaryId(),
    slug: text().notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    content: text().notNull(),
    /** The same in Spanish, as someone translated it: all three or none. */
    titleEs: text(),
    excerptEs: text(),
    contentEs: text(),
    category: varchar({ length: 50, enum: articleCategories }).notNull(),
    imageUrl: text(),
    /** Describes the picture for anyone who can't see it. */
    imageAlt: text(),
    publishDate: createdAt(),
    featured: boolean().notNull().default(false),
    author: text(),
    status: text({ enum: articleStatuses }).notNull().default('published'),
    /** Incremented by a trigger on each change: an editor who started from an older version gets a conflict. */
    version: integer().notNull().default(1),
    /** Hidden, but staff can restore it for 30 days; then the row is deleted. */
    deletedAt: instant(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('articles_slug').on(table.slug),
    index('articles_recent').on(descending(table.publishDate)),
    index('articles_staff_recent')
      .on(descending(table.publishDate), descending(table.id))
      .where(sql`deleted_at is null`),
    index('articles_staff_updated')
      .on(descending(table.updatedAt), descending(table.id))
      .where(sql`deleted_at is null`),
    index('articles_staff_title').on(table.title, table.id).where(sql`deleted_at is null`),
    index('articles_deleted').on(descending(table.deletedAt), descending(table.id)).where(sql`deleted_at is not null`),
    index('articles_words').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
    check('articles_status', sql`${table.status} in ${oneOf(articleStatuses)}`),
    check('articles_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(${table.slug}) <= 120`),
    check('articles_title_length', sql`char_length(${table.title}) between 1 and 200`),
    check('articles_excerpt_length', sql`char_length(${table.excerpt}) between 1 and 500`),
    check('articles_content_length', sql`char_length(${table.content}) between 1 and 100000`),
    check(
      'articles_spanish_whole',
      sql`num_nonnulls(${table.titleEs}, ${table.excerptEs}, ${table.contentEs}) in (0, 3)
        and char_length(${table.titleEs}) between 1 and 200 and char_length(${table.excerptEs}) between 1 and 500
        and char_length(${table.contentEs}) between 1 and 100000`,
    ),
    check('articles_category', sql`${table.category} in ${oneOf(articleCategories)}`),
    check('articles_image_alt_length', sql`char_length(${table.imageAlt}) between 1 and 300`),
    check('articles_image_form', sql`${table.imageUrl} ~ '^(https://|/)' and char_length(${table.imageUrl}) <= 2000`),
    check('articles_author_length', sql`char_length(${table.author}) <= 100`),
  ],
)

/** News stories imported from feeds. The picture's URL is stored and returned by the API; no page loads it. */
export const newsStories = pgTable(
  'news_stories',
  {
    id: primaryId(),
    title: text().notNull(),
    description: text(),
    source: text().notNull(),
    url: text().notNull(),
    urlToImage: text(),
    category: text({ enum: newsTopics }).notNull(),
    publishedAt: instant().notNull(),
    /** The source's own id, if it is not the URL. */
    guid: text(),
    /** The title without case, accents and punctuation, to recognize it under another URL. */
    titleKey: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('news_stories_url').on(table.url),
    uniqueIndex('news_stories_guid').on(table.source, table.guid),
    index('news_stories_title_key').on(table.source, table.titleKey, table.publishedAt),
    index('news_stories_words').using(
      'gin',
      sql`fold(${table.title} || chr(10) || coalesce(${table.description}, '')) gin_trgm_ops`,
    ),
    check('news_stories_guid_length', sql`char_length(${table.guid}) between 1 and 500`),
    check('news_stories_title_key_length', sql`char_length(${table.titleKey}) between 1 and 500`),
    index('news_stories_recent').on(descending(table.publishedAt), table.id),
    index('news_stories_topic').on(table.category, descending(table.publishedAt), table.id),
    check('news_stories_title_length', sql`char_length(${table.title}) between 1 and 500`),
    check('news_stories_description_length', sql`char_length(${table.description}) <= 5000`),
    check('news_stories_source_length', sql`char_length(${table.source}) between 1 and 100`),
    check('news_stories_url_form', isWebAddress(table.url)),
    check('news_stories_image_form', isWebAddress(table.urlToImage)),
    check('news_stories_category', sql`${table.category} in ${oneOf(newsTopics)}`),
  ],
)

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: primaryId(),
    email: text().notNull(),
    interests: text().array().notNull().default(sql`'{}'`),
    /** The language in which she subscribed. */
    language: spokenLanguage(),
    /** Gets email. False until she has confirmed the first email, and after she unsubscribed. */
    isActive: boolean().notNull().default(true),
    subscribedAt: createdAt(),
    confirmedAt: instant(),
    unsubscribedAt: instant(),
  },
  (table) => [
    uniqueIndex('newsletter_subscriptions_email').on(table.email),
    index('newsletter_subscriptions_active').on(table.id).where(sql`is_active`),
    index('newsletter_subscriptions_pending').on(table.subscribedAt).where(sql`not is_active and confirmed_at is null`),
    index('newsletter_subscriptions_email_words').using('gin', sql`lower(${table.email}) gin_trgm_ops`),
    index('newsletter_subscriptions_left').on(table.unsubscribedAt).where(sql`unsubscribed_at is not null`),
    check('newsletter_subscriptions_left_is_off', sql`not ${table.isActive} or ${table.unsubscribedAt} is null`),
    check('newsletter_subscriptions_email_form', isEmailAddress(table.email)),
    check('newsletter_subscriptions_language', isLanguage(table.language)),
    check('newsletter_subscriptions_interests', sql`${table.interests} <@ ${wordList(newsletterInterests)}`),
  ],
)
