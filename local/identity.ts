import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Provider } from 'oidc-provider'
import postgres from 'postgres'
import type { FakeContext, RunningFake } from './fakes'
import { type Account, nameSubject } from './identity-account'
import { readState, writeState } from './identity-keys'
import { listPageHeaders, renderProblemPage, renderSignInPage } from './identity-page'
import { CLIENT_ID, createProvider, type ProviderOptions } from './identity-provider'
import { listen } from './listen'
import { people } from './people'
import { getMessage } from './problem'

/** A different host name than the site's, so that their cookies are separate. */
const HOST = '127.0.0.1'
const PAGE = /^\/sign-in\/[\w-]+$/

function send(response: ServerResponse, status: number, page: string, siteUrl: string): void {
  response.writeHead(status, listPageHeaders(siteUrl))
  response.end(page)
}

async function answerPage(
  provider: Provider,
  accounts: readonly Account[],
  siteUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await provider.interactionDetails(request, response)
  if (request.method !== 'POST') return send(response, 200, renderSignInPage(accounts), siteUrl)
  const person = new URLSearchParams(await text(request)).get('person')
  const account = accounts.find((one) => nameSubject(one) === person)
  const result = account
    ? { login: { accountId: nameSubject(account), remember: false } }
    : { error: 'access_denied', error_description: 'No one was chosen.' }
  await provider.interactionFinished(request, response, result)
}

export interface RunningIdentity {
  issuer: string
  provider: Provider
  stop(): Promise<void>
}

/** An OpenID Connect provider on this machine, with a page to choose one of a few people to sign in as. */
export async function startIdentity(
  options: Omit<ProviderOptions, 'issuer'> & { port?: number },
): Promise<RunningIdentity> {
  const server = createServer()
  const port = await listen(server, options.port ?? 0).catch(() => listen(server, 0))
  const issuer = `http://${HOST}:${port}`
  const provider = await createProvider({ ...options, issuer })
  let answer: ReturnType<Provider['callback']> | undefined
  server.on('request', (request, response) => {
    // Protects against DNS rebinding.
    if (request.headers.host !== `${HOST}:${port}`) return send(response, 403, renderProblemPage('wrong host', ''), '')
    if (!PAGE.test(request.url ?? '')) {
      answer ??= provider.callback()
      return answer(request, response)
    }
    answerPage(provider, options.accounts, options.siteUrl, request, response).catch((error) =>
      send(response, 400, renderProblemPage(getMessage(error), options.siteUrl), options.siteUrl),
    )
  })
  return {
    issuer,
    provider,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The demo people's staff rows, and their accounts if the provider had to move to another port. */
async function settleAccounts(issuer: string, formerIssuer: string): Promise<void> {
  const sql = postgres(process.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  try {
    for (const { role, email } of people) {
      if (role !== 'member')
        await sql`insert into admin_users (email, role) values (${email}, ${role}) on conflict do nothing`
    }
    if (formerIssuer !== issuer) {
      await sql`
        update accounts set provider = ${issuer} where provider = ${formerIssuer} and not exists (
          select from accounts known
          where known.provider = ${issuer} and known.provider_account_id = accounts.provider_account_id)`
    }
  } finally {
    await sql.end({ timeout: 5 })
  }
}

export async function startFakeIdentity({ dataDir, siteUrl }: FakeContext): Promise<RunningFake> {
  const state = readState(dataDir)
  const running = await startIdentity({ ...state, siteUrl, accounts: people })
  const port = Number(new URL(running.issuer).port)
  writeState(dataDir, { ...state, port })
  return {
    env: {
      AUTH_OIDC_ISSUER: running.issuer,
      AUTH_OIDC_ID: CLIENT_ID,
      AUTH_OIDC_SECRET: state.clientSecret,
    },
    watch: `${running.issuer}/.well-known/openid-configuration`,
    settle: () => settleAccounts(running.issuer, `http://${HOST}:${state.port}`),
    stop: running.stop,
  }
}
