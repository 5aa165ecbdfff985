/**
 * What is stored, for how long, and who sees it: the words of the privacy page (content/en/policies/stored.md), and the
 * limits by which old rows are deleted. A test holds the two together, so that the page can't promise what the site
 * does not do.
 */
import type { Language } from '@/lib/site/language/languages.mjs'
import { findPart, listItems, listPlain, readParts, readPlain, splitByHeading } from '@/lib/text/content/blocks'
import { readPair, type Written } from '@/lib/text/content/pair'
import type { RetentionRule } from './policies'

const enforced: Record<string, Pick<RetentionRule, 'tables' | 'limits'>> = {
  visits: {
    tables: [],
    limits: [],
  },
  totals: {
    tables: ['daily_totals'],
    limits: [{ table: 'daily_totals', from: 'day', amount: 25, unit: 'months' }],
  },
  logs: {
    tables: [],
    limits: [],
  },
  'abuse-limits': {
    tables: [],
    limits: [],
  },
  texts: {
    tables: [],
    limits: [],
  },
  location: {
    tables: [],
    limits: [],
  },
  messages: {
    tables: ['contact_messages', 'contact_notes'],
    limits: [
      { table: 'contact_messages', from: 'closed', amount: 90, unit: 'days', when: 'priority is not emergency' },
      { table: 'contact_messages', from: 'closed', amount: 30, unit: 'days', when: 'priority is emergency' },
    ],
  },
  newsletter: {
    tables: ['newsletter_subscriptions', 'newsletter_tokens', 'newsletter_issues'],
    limits: [
      { table: 'newsletter_subscriptions', from: 'created', amount: 7, unit: 'days', when: 'never confirmed' },
      { table: 'newsletter_subscriptions', from: 'unsubscribed', amount: 30, unit: 'days' },
      { table: 'newsletter_tokens', from: 'created', amount: 48, unit: 'hours', when: 'to confirm' },
      { table: 'newsletter_tokens', from: 'created', amount: 180, unit: 'days', when: 'to leave or change topics' },
    ],
  },
  'outgoing-mail': {
    tables: ['mail_outbox'],
    limits: [
      { table: 'mail_outbox', from: 'ended', amount: 30, unit: 'days', when: 'sent' },
      { table: 'mail_outbox', from: 'created', amount: 14, unit: 'days', when: 'could not be sent' },
    ],
  },
  accounts: {
    tables: ['users', 'accounts'],
    limits: [{ table: 'users', from: 'last-used', amount: 13, unit: 'months' }],
  },
  sessions: {
    tables: ['sessions'],
    limits: [
      { table: 'sessions', from: 'idle', amount: 30, unit: 'minutes', when: 'member' },
      { table: 'sessions', from: 'created', amount: 12, unit: 'hours', when: 'member' },
      { table: 'sessions', from: 'created', amount: 30, unit: 'days', when: 'stays signed in' },
      { table: 'sessions', from: 'idle', amount: 15, unit: 'minutes', when: 'staff' },
      { table: 'sessions', from: 'created', amount: 8, unit: 'hours', when: 'staff' },
    ],
  },
  personal: {
    tables: ['saved_resources', 'reminders', 'reminder_settings', 'preferences'],
    limits: [],
  },
  'client-lists': {
    tables: ['client_lists'],
    limits: [{ table: 'client_lists', from: 'created', amount: 30, unit: 'days' }],
  },
  'check-ins': {
    tables: ['check_ins', 'check_in_alerts', 'trusted_contacts'],
    limits: [
      { table: 'check_ins', from: 'ended', amount: 72, unit: 'hours' },
      { table: 'check_ins', from: 'created', amount: 14, unit: 'days', when: 'never started' },
      { table: 'trusted_contacts', from: 'created', amount: 14, unit: 'days', when: 'no answer' },
      { table: 'trusted_contacts', from: 'ended', amount: 30, unit: 'days' },
    ],
  },
  vault: {
    tables: [],
    limits: [],
  },
  donations: {
    tables: [
      'donations',
      'giving_subscriptions',
      'stripe_events',
      'payment_notes',
      'payment_refunds',
      'reconciliations',
      'reconciliation_differences',
      'donor_links',
      'donor_notes',
    ],
    limits: [
      { table: 'donations', from: 'created', amount: 7, unit: 'years' },
      { table: 'stripe_events', from: 'created', amount: 90, unit: 'days' },
      { table: 'payment_notes', from: 'created', amount: 90, unit: 'days' },
      { table: 'payment_refunds', from: 'created', amount: 7, unit: 'years' },
      { table: 'reconciliations', from: 'created', amount: 90, unit: 'days' },
      { table: 'donor_links', from: 'created', amount: 60, unit: 'minutes' },
    ],
  },
  staff: {
    tables: ['admin_users', 'audit_log'],
    limits: [{ table: 'audit_log', from: 'created', amount: 2, unit: 'years' }],
  },
  jobs: {
    tables: ['job_runs'],
    limits: [],
  },
  directory: {
    tables: [
      'organizations',
      'resources',
      'phones',
      'locations',
      'schedules',
      'verifications',
      'seed_records',
      'import_keys',
      'search_terms',
      'state_facts',
      'language_readings',
      'state_differences',
      'directory_version',
      'counties',
      'places',
      'zip_counties',
      'help_kinds',
      'resource_areas',
      'seed_files',
      'tallies',
      'record_checks',
      'address_decisions',
      'former_slugs',
      'distinct_twins',
      'contacts',
      'special_hours',
      'record_notes',
      'saved_views',
      'switches',
    ],
    limits: [{ table: 'resources', from: 'deleted', amount: 30, unit: 'days' }],
  },
  imports: {
    tables: ['imports', 'import_rows', 'import_mappings', 'partner_keys'],
    limits: [
      { table: 'import_rows', from: 'created', amount: 24, unit: 'hours' },
      { table: 'imports', from: 'created', amount: 90, unit: 'days' },
    ],
  },
  reports: {
    tables: ['problem_reports'],
    limits: [
      { table: 'problem_reports', from: 'closed', amount: 30, unit: 'days' },
      { table: 'problem_reports', from: 'created', amount: 180, unit: 'days', when: 'never looked into' },
    ],
  },
  'listing-updates': {
    tables: ['listing_updates'],
    limits: [
      { table: 'listing_updates', from: 'created', amount: 14, unit: 'days', when: 'never used' },
      { table: 'listing_updates', from: 'closed', amount: 90, unit: 'days', when: 'decided' },
      { table: 'listing_updates', from: 'created', amount: 365, unit: 'days', when: 'not decided' },
    ],
  },
  rooms: {
    tables: ['rooms', 'room_links'],
    limits: [{ table: 'rooms', from: 'created', amount: 12, unit: 'hours' }],
  },
  calling: {
    tables: ['call_rounds', 'call_links', 'call_programs', 'call_answers'],
    limits: [
      { table: 'call_rounds', from: 'ended', amount: 365, unit: 'days' },
      { table: 'call_rounds', from: 'created', amount: 730, unit: 'days', when: 'never ended' },
    ],
  },
  articles: {
    tables: ['articles', 'news_stories', 'news_feeds', 'news_version'],
    limits: [
      { table: 'news_stories', from: 'published', amount: 90, unit: 'days' },
      { table: 'articles', from: 'deleted', amount: 30, unit: 'days' },
    ],
  },
}

function read({ nodes, fail }: Written<unknown>): RetentionRule[] {
  const parts = readParts(nodes, 2, fail)
  const lacking = Object.keys(enforced).find((id) => !parts.some((part) => part.id === id))
  if (lacking) findPart(parts, lacking, fail)
  return parts.map(({ id, title, line, nodes: own }) => {
    const { before, parts: under } = splitByHeading(own, 3)
    const [last] = under
    const say = (term: string) => {
      const item = listItems(before).find((one) => one.term === term)
      return item
        ? readPlain({ ...item, term: '' }, fail)
        : fail(line, `A line that begins with **${term}** is missing.`)
    }
    const limits = enforced[id] ?? fail(line, `Nothing is stored under the name ${id}.`)
    if (last?.heading.text !== 'never') fail(line, 'Its list under ### never is missing.')
    return {
      id,
      title,
      what: say('what'),
      who: say('who'),
      kept: say('kept'),
      never: listPlain(last?.nodes ?? [], fail),
      ...limits,
    }
  })
}

const { en, es } = readPair('policies', 'stored', {}, {})
export const retention: Record<Language, RetentionRule[]> = { en: read(en), es: read(es) }
