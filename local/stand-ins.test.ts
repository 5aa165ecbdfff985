import { expect, test } from 'vitest'
import { isConfigured, isLoopback, refuseInProduction, type StandIn, standIns } from './stand-ins'
import { describeRun, type ServiceLine } from './summary'

const find = (name: string) => standIns.find((standIn) => standIn.name === name) as StandIn
const signIn = { AUTH_OIDC_ISSUER: 'https://id.example.org', AUTH_OIDC_ID: 'id', AUTH_OIDC_SECRET: 's' }

test('a service is configured by all of its variables, or by any one where one is enough', () => {
  expect(isConfigured(find('Database'), {})).toBe(false)
  expect(isConfigured(find('Database'), { DATABASE_URL: '' })).toBe(false)
  expect(isConfigured(find('Database'), { DATABASE_URL: 'postgres://db' })).toBe(true)
  expect(isConfigured(find('Sign-in'), signIn)).toBe(true)
  expect(isConfigured(find('News'), { NEWS_API_KEY: 'key' })).toBe(true)
  expect(() => isConfigured(find('Sign-in'), { ...signIn, AUTH_OIDC_SECRET: '' })).toThrow(
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
])('%s is of this machine only: %s', (url, expected) => {
  expect(isLoopback(url)).toBe(expected)
})

test('a public production site gets no stand-in, and learns which variable is missing', () => {
  const production = { NODE_ENV: 'production' }
  expect(() => refuseInProduction([find('Database')], production, 'https://example.org')).toThrow(
    /Database: set DATABASE_URL/,
  )
  expect(() => refuseInProduction([find('Database')], production, 'http://localhost:3000')).not.toThrow()
  expect(() => refuseInProduction([find('Database')], {}, 'https://example.org')).not.toThrow()
  expect(() => refuseInProduction([], production, 'https://example.org')).not.toThrow()
})

function describeWith(state: ServiceLine['state'], overrides = {}) {
  const services: ServiceLine[] = [
    { standIn: find('Database'), state: 'stand-in', watch: 'psql postgres://here' },
    { standIn: find('Sign-in'), state },
  ]
  const url = 'http://localhost:3000'
  return describeRun({ localUrl: url, siteUrl: url, dataDir: '/data', loopback: true, services, ...overrides })
}

test('the summary promises a sign-in only where there is one', () => {
  expect(describeWith('absent')).toContain('ready when the identity provider stand-in joins')
  expect(describeWith('absent')).toMatch(/Sign-in +not running yet/)
  expect(describeWith('stand-in')).not.toContain('joins')
  expect(describeWith('stand-in')).toContain('admin@marigold.test')
  expect(describeWith('configured')).not.toContain('marigold.test')
})

test('the summary says what is public and still on stand-ins', () => {
  const text = describeWith('configured', { siteUrl: 'https://example.org', loopback: false })
  expect(text).toContain('Its public address is https://example.org')
  expect(text).toContain('Not for the public yet: Database')
  expect(text).toContain('It listens on every address')
})
