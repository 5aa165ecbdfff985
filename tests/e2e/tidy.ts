import type { Page } from '@playwright/test'

/**
 * Quick Exit tidies the tab's history only if that takes no longer than MAX_WAIT_MS (lib/safety/exit-script.js), so
 * that nobody has to wait. Extends that limit for a test of the history, so that it passes on a busy machine.
 */
export async function letTidy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: start } = window
    const startLater = (run: TimerHandler, wait?: number, ...values: unknown[]) =>
      start(run, wait === 600 ? 20_000 : wait, ...values)
    window.setTimeout = startLater as typeof window.setTimeout
  })
}
