import { setTimeout as wait } from 'node:timers/promises'
import { getMessage, Problem } from './problem'

async function ask(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' })
    if (response.status === 200) return null
    return `${response.status} ${(await response.text()).slice(0, 300)}`.trim()
  } catch (error) {
    return getMessage(error)
  }
}

/** Waits until the site can serve: the process is up, the database answers, and the migrations are applied. */
export async function waitUntilReady(origin: string, patienceMs: number) {
  const url = `${origin}/api/ready`
  const deadline = Date.now() + patienceMs
  for (;;) {
    const answer = await ask(url)
    if (answer === null) return
    if (Date.now() > deadline) {
      throw new Problem(`The site did not become ready in ${patienceMs / 1000} seconds: GET ${url} answered ${answer}.`)
    }
    await wait(200)
  }
}
