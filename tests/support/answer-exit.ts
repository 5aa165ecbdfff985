import type { BrowserContext, Page } from '@playwright/test'
import { EXIT_URL } from '../../lib/site/public-facts'

const neutralPage = '<!doctype html><html lang="en"><title>Weather</title><h1>Weather</h1></html>'

/** A page; or nothing, which leaves the browser where it is, and saves the two processes that another site takes. */
export type ExitAnswer = 'page' | 'nothing'

/**
 * Answers for the site that the exit leads to, even after a redirect of ours. Uses Chromium's own protocol, because a
 * Playwright route would delay every request of every page and disable the browser's cache.
 */
export async function answerExit(page: Page, answer: ExitAnswer = 'page'): Promise<void> {
  const response =
    answer === 'nothing'
      ? { responseCode: 204 }
      : {
          responseCode: 200,
          responseHeaders: [{ name: 'content-type', value: 'text/html; charset=utf-8' }],
          body: Buffer.from(neutralPage).toString('base64'),
        }
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) =>
    session
      .send('Fetch.fulfillRequest', { requestId, ...response })
      // A test that has seen enough may close the browser before this is answered.
      .catch(() => {}),
  )
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${EXIT_URL}*` }] })
}

/** Answers in every page that the context opens from now on. */
export async function answerExits(context: BrowserContext, browserName: string, answer: ExitAnswer): Promise<void> {
  if (browserName === 'chromium') {
    // A page that is closed immediately needs no answer.
    context.on('page', (page) => void answerExit(page, answer).catch(() => {}))
    return
  }
  await context.route(`${EXIT_URL}**`, (route) =>
    route.fulfill(
      answer === 'nothing' ? { status: 204 } : { contentType: 'text/html; charset=utf-8', body: neutralPage },
    ),
  )
}
