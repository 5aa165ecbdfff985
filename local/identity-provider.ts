import type { Configuration, JWK, Provider } from 'oidc-provider'
import { type Account, nameSubject } from './identity-account'
import { listPageHeaders, renderProblemPage } from './identity-page'
import { createIdentityStore } from './identity-store'

export const CLIENT_ID = 'marigold'
const MINUTE = 60

export interface ProviderOptions {
  issuer: string
  siteUrl: string
  clientSecret: string
  cookieKey: string
  keys: JWK[]
  accounts: readonly Account[]
  algorithm?: 'ES256' | 'RS256' | 'PS256'
}

/** Every sign-in shows the chooser, so that a tester can switch between people. */
function listPrompts({
  base,
  Check,
}: typeof import('oidc-provider')['interactionPolicy']): Configuration['interactions'] {
  const policy = base()
  policy
    .get('login')
    ?.checks.add(new Check('always', 'Who is signing in?', 'login_required', (context) => !context.oidc.result?.login))
  return { policy, url: (_, interaction) => `/sign-in/${interaction.uid}` }
}

function configure(options: ProviderOptions, prompts: Configuration['interactions']): Configuration {
  const { siteUrl, clientSecret, cookieKey, keys, accounts, algorithm = 'ES256' } = options
  return {
    adapter: createIdentityStore(),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [`${siteUrl}/api/auth/callback/oidc`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: algorithm,
      },
    ],
    jwks: { keys },
    enabledJWA: { idTokenSigningAlgValues: ['ES256', 'RS256', 'PS256'] },
    cookies: { keys: [cookieKey] },
    claims: { openid: ['sub'], profile: ['name', 'given_name', 'family_name'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: 5 * MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: 5 * MINUTE,
      Interaction: 15 * MINUTE,
      Session: 15 * MINUTE,
      Grant: 15 * MINUTE,
    },
    interactions: prompts,
    findAccount(_, id) {
      const account = accounts.find((one) => nameSubject(one) === id)
      if (!account) return undefined
      const [given_name = '', ...rest] = account.name.split(' ')
      const { name, email, isVerified = true } = account
      return {
        accountId: id,
        claims: () => ({ sub: id, name, given_name, family_name: rest.join(' '), email, email_verified: isVerified }),
      }
    },
    /** Signing in implies consent: there is no second prompt. */
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
    renderError(context, { error, error_description: description }) {
      context.set(listPageHeaders(siteUrl))
      context.body = renderProblemPage(description ?? error, siteUrl)
    },
  }
}

/** The package warns at import that it wants Node 22; what we use of it works on 20. */
async function loadPackage(): Promise<typeof import('oidc-provider')> {
  const { warn } = console
  console.warn = () => {}
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}

export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { Provider, interactionPolicy } = await loadPackage()
  return new Provider(options.issuer, configure(options, listPrompts(interactionPolicy)))
}
