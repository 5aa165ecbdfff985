import type { Page } from '@playwright/test'

/**
 * A machine that is too busy to answer at once gets no tidy list of its tab, so that nobody waits for it
 * (LONGEST_WAIT in lib/safety/exit-script.js). For a test of that list, time for it is made, however busy the machine is.
 */
export async function letTidy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: start } = window
    const startLater = (run: TimerHandler, wait?: number, ...values: unknown[]) =>
      start(run, wait === 600 ? 20_000 : wait, ...values)
    window.setTimeout = startLater as typeof window.setTimeout
  })
}
