import { expect, test } from 'vitest'
import { chooseFakes } from './fakes'
import { database, isConfigured, isLoopback, news, signIn } from './services'
import { describeRun, type ServiceLine } from './summary'

const provider = { AUTH_OIDC_ISSUER: 'https://id.example.org', AUTH_OIDC_ID: 'id', AUTH_OIDC_SECRET: 's' }
const local = 'http://localhost:3000'
const open = 'https://example.org'

test('a service is configured by all of its variables, or by any one if one is enough', () => {
  expect(isConfigured(database, {})).toBe(false)
  expect(isConfigured(database, { DATABASE_URL: '' })).toBe(false)
  expect(isConfigured(database, { DATABASE_URL: 'postgres://db' })).toBe(true)
  expect(isConfigured(signIn, provider)).toBe(true)
  expect(isConfigured(news, { NEWS_API_KEY: 'key' })).toBe(true)
  expect(() => isConfigured(signIn, { ...provider, AUTH_OIDC_SECRET: '' })).toThrow(
    'Sign-in needs all of its variables: with AUTH_OIDC_ISSUER, AUTH_OIDC_ID, set AUTH_OIDC_SECRET.',
  )
})

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:3000', true],
  ['http://app.localhost', true],
  ['https://localhost.example.org', false],
  ['https://example.org', false],
  ['http://192.168.1.5', false],
])('%s is loopback: %s', (url, expected) => {
  expect(isLoopback(url)).toBe(expected)
})

function listNames(given: Record<string, string>, siteUrl: string): string[] {
  return chooseFakes(given, siteUrl).map(({ service }) => service.name)
}

const secrets = { AUTH_SECRET: 's'.repeat(40), ENCRYPTION_KEY: 'k'.repeat(43) }

test('on a local machine a fake replaces each service that is not configured', () => {
  expect(listNames({}, local)).toEqual(['Database', 'Sign-in', 'Payments', 'Email', 'News', 'Text messages'])
  expect(listNames(provider, local)).toEqual(['Database', 'Payments', 'Email', 'News', 'Text messages'])
})

test('a public address is refused there, because anyone could sign in without a password', () => {
  expect(() => chooseFakes({ DATABASE_URL: 'postgres://db' }, open)).toThrow(/SITE_URL is https:\/\/example.org/)
})

test('a public site in production needs its database and secrets; other unconfigured services are off', () => {
  const production = { NODE_ENV: 'production' }
  expect(() => chooseFakes(production, open)).toThrow('DATABASE_URL, AUTH_SECRET, ENCRYPTION_KEY must be set')
  expect(listNames({ ...production, ...secrets, DATABASE_URL: 'postgres://db' }, open)).toEqual([])
})

test.each(['AUTH_SECRET', 'ENCRYPTION_KEY'])('without %s nothing starts in production, at any address', (name) => {
  const given = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db', ...secrets, [name]: '' }
  for (const url of [local, open]) expect(() => chooseFakes(given, url)).toThrow(`${name} must be set`)
})

function describeWith(state: ServiceLine['state'], overrides = {}) {
  const services: ServiceLine[] = [
    { service: database, state: 'fake', watch: 'psql postgres://here' },
    { service: signIn, state },
  ]
  return describeRun({ localUrl: local, siteUrl: local, dataDir: '/data', loopback: true, services, ...overrides })
}

test('the summary offers the demo sign-in only with the fake, and says what is off', () => {
  expect(describeWith('off')).toMatch(/Sign-in +off +nobody can sign in.*\(set AUTH_OIDC_ISSUER/)
  expect(describeWith('off')).not.toContain('marigold.test')
  expect(describeWith('fake')).toContain('admin@marigold.test')
  expect(describeWith('configured')).not.toContain('marigold.test')
})

test('the summary says that the site is public and which services are still fakes', () => {
  const text = describeWith('configured', { siteUrl: open, loopback: false })
  expect(text).toContain('Its public address is https://example.org')
  expect(text).toContain('Not for the public yet: Database')
  expect(text).toContain('It listens on every address')
})
