import { Problem } from './problem'

/** The outside services that the site uses. Without its variables a service is off, and the site does without it. */
export interface Service {
  name: string
  /** Configured if all of these are set, or any one of them if `any` is true. */
  variables: readonly [string, ...string[]]
  any?: true
  /** What is missing without it. */
  without: string
}

export const database: Service = { name: 'Database', variables: ['DATABASE_URL'], without: 'nothing' }

export const signIn: Service = {
  name: 'Sign-in',
  variables: ['AUTH_OIDC_ISSUER', 'AUTH_OIDC_ID', 'AUTH_OIDC_SECRET'],
  without: 'nobody can sign in: no dashboard and no console',
}

export const payments: Service = {
  name: 'Payments',
  variables: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  without: 'no gifts are taken',
}

export const mail: Service = {
  name: 'Email',
  variables: ['SMTP_URL'],
  without:
    'no email is sent: no newsletter, no links to gifts, no receipts, no reminders by email, no check-ins that tell a contact',
}

export const texting: Service = {
  name: 'Text messages',
  variables: ['TWILIO_AUTH_TOKEN', 'TEXT_NUMBER'],
  without: 'no number is shown that answers texts',
}

export const news: Service = {
  name: 'News',
  variables: ['NEWS_FEEDS', 'NEWS_API_KEY'],
  any: true,
  without: "News shows the site's own articles only",
}

type Given = Record<string, string | undefined>

export function isConfigured({ name, variables, any }: Service, given: Given): boolean {
  const set = variables.filter((variable) => given[variable])
  if (set.length === variables.length || (any && set.length > 0)) return true
  if (set.length === 0) return false
  const missing = variables.filter((variable) => !given[variable])
  throw new Problem(`${name} needs all of its variables: with ${set.join(', ')}, set ${missing.join(', ')}.`)
}

/** The variables that production requires. */
export function requireForProduction(names: readonly string[], given: Given) {
  const missing = names.filter((name) => !given[name])
  if (missing.length === 0) return
  throw new Problem(
    `${missing.join(', ')} must be set where NODE_ENV is production: nothing stands in for ${missing.length > 1 ? 'them' : 'it'} there.`,
  )
}

export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}
