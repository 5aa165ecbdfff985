import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { handledEvents } from '@/lib/donations/events'
import { API_VERSION } from '@/lib/outside/stripe/api-version'
import { parseDeclarations, readResource } from './declarations'
import { endpoints } from './endpoints'
import { readEncoded } from './form'
import { checkParameters } from './parameters'

const check = (resource: string, name: string, text: string) => checkParameters(resource, name, readEncoded(text))
const payment = (text: string) => check('PaymentIntents', 'PaymentIntentCreateParams', text)
const subscription = (text: string) => check('Subscriptions', 'SubscriptionCreateParams', text)
const price = 'items[0][price_data][currency]=usd&items[0][price_data][product]=p'

describe('a request', () => {
  test('is accepted with the parameters of the published types, at any depth', () => {
    payment('amount=100&currency=usd&allowed_payment_method_types[0]=card&metadata[a]=b&description=')
    subscription(
      `customer=c&${price}&items[0][price_data][recurring][interval]=year&items[0][price_data][unit_amount]=5`,
    )
    check('Events', 'EventListParams', 'created[gte]=5&types[0]=a&limit=100&starting_after=evt_1')
    check('BillingPortal/Sessions', 'SessionCreateParams', 'customer=c&return_url=https://x.example')
  })

  test.each([
    ['payment_method_types', () => payment('amount=1&currency=usd&payment_method_types[0]=card')],
    ['colour', () => payment('amount=1&currency=usd&colour=red')],
    [
      'items[0][price_data][colour]',
      () => subscription(`${price}&items[0][price_data][recurring][interval]=month&items[0][price_data][colour]=red`),
    ],
    ['created[since]', () => check('Charges', 'ChargeListParams', 'created[since]=1')],
  ])('is refused with the unknown parameter %s', (param, run) => {
    expect(run).toThrow(/unknown parameter|Invalid value for created/)
    try {
      run()
    } catch (error) {
      expect(error).toMatchObject({ status: 400, fields: { type: 'invalid_request_error' } })
      if (param !== 'created[since]') expect(error).toMatchObject({ fields: { code: 'parameter_unknown', param } })
    }
  })

  test.each([
    ['amount', 'a missing parameter', () => payment('currency=usd'), 'parameter_missing'],
    ['amount', 'a word instead of a number', () => payment('amount=ten&currency=usd'), 'parameter_invalid'],
    [
      'allowed_payment_method_types[0]',
      'an unknown payment method',
      () => payment('amount=1&currency=usd&allowed_payment_method_types[0]=shells'),
      'parameter_invalid',
    ],
    [
      'items[0][price_data][recurring][interval]',
      'an unknown interval',
      () => subscription(`${price}&items[0][price_data][recurring][interval]=fortnight`),
      'parameter_invalid',
    ],
  ])('is refused for %s: %s', (param, _, run, code) => {
    expect(run).toThrow(expect.objectContaining({ fields: expect.objectContaining({ code, param }) }))
  })
})

test('every call that the fake implements has a type in the package', () => {
  for (const { type } of endpoints) {
    const [resource, name] = type
    const names = [...readResource(resource).keys()]
    expect(
      names.some((known) => known === name || known.endsWith(`.${name}`)),
      `${resource} ${name}`,
    ).toBe(true)
  }
})

test('the site makes only calls that the fake implements', () => {
  const folder = join(import.meta.dirname, '../../lib/donations')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
  const made = sources.flatMap((text) =>
    [...text.replaceAll(/\s+/g, '').matchAll(/stripe\.((?:\w+\.)+(?:create|retrieve|list|cancel|update))\(/g)].map(
      ([, call = '']) => call,
    ),
  )
  expect([...new Set(made)].sort()).toEqual([
    'billingPortal.sessions.create',
    'charges.list',
    'customers.create',
    'events.list',
    'paymentIntents.cancel',
    'paymentIntents.create',
    'paymentIntents.retrieve',
    'products.create',
    'refunds.create',
    'subscriptions.create',
  ])
})

test('the published types include every event that the site handles, and its API version', () => {
  const declarations = readResource('WebhookEndpoints')
  const listOf = (name: string) => {
    const found = declarations.get(`WebhookEndpointCreateParams.${name}`)
    return found?.kind === 'alias' ? [...found.type.matchAll(/'([^']+)'/g)].map(([, word]) => word) : []
  }
  expect(listOf('EnabledEvent')).toEqual(expect.arrayContaining(handledEvents))
  expect(handledEvents.length, 'that can be listed at once').toBeLessThanOrEqual(20)
  expect(listOf('ApiVersion').at(-1)).toBe(API_VERSION)
})

test('the guide names the events that the site handles, and its API version', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/stripe.md'), 'utf8')
  const named = [...guide.matchAll(/enabled_events\[\]=([\w.]+)/g)].map(([, event]) => event)
  expect(named.sort()).toEqual([...handledEvents].sort())
  expect(guide).toContain(`--api-version ${API_VERSION} `)
})

test('declarations are read with their scopes, aliases and parents', () => {
  const found = parseDeclarations(`
export interface ThingListParams extends PaginationParams {
    /** A comment; with a semicolon. */
    kind?: ThingListParams.Kind;
    size: number;
}
export declare namespace ThingListParams {
    type Kind = 'a' | 'b';
    interface Part {
        name?: string;
    }
}
`)
  expect([...found.keys()]).toEqual(['ThingListParams', 'ThingListParams.Kind', 'ThingListParams.Part'])
  expect(found.get('ThingListParams')).toMatchObject({ parents: ['PaginationParams'] })
})
