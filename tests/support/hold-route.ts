import type { Page, Route } from '@playwright/test'

/** Holds back requests that match the pattern until the returned function is called, then answers them. */
export async function holdRoute(
  page: Page,
  pattern: string | ((url: URL) => boolean),
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await answer(route)
  })
  return release
}
