/** Our nginx in front of our site: a page of the site compared with a file of the same bytes on its disk. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasNginx, startNginx } from '@/tests/support/nginx'
import { noteRatio } from './ratios'
import { startOurSite } from './sites'
import { printTable } from './table'
import { countAlternately, readPage } from './throughput'

const pages = ['/', '/resources/housing-shelter', '/help-now']

export async function measureFront(): Promise<void> {
  if (!hasNginx()) {
    console.log('\nFront: not measured, since this machine lacks nginx or openssl.')
    return
  }
  const site = await startOurSite()
  const folder = mkdtempSync(join(tmpdir(), 'marigold-front-'))
  const rows = []
  for (const path of pages) {
    const { html, packed } = await readPage(site.url + path)
    writeFileSync(join(folder, 'page.html'), html)
    writeFileSync(join(folder, 'page.html.gz'), packed)
    const nginx = await startNginx([Number(new URL(site.url).port)], folder)
    const url = `https://localhost:${nginx.port}`
    const [mine = 0, file = 0] = await countAlternately([`${url}${path}`, `${url}/_next/static/page.html`])
    await nginx.stop()
    noteRatio(`${path} behind our nginx: requests a second, times a file of the same bytes`, mine / file, 'more')
    rows.push({
      page: path,
      'KB, compressed': (packed.length / 1024).toFixed(1),
      'behind nginx, requests/s': mine.toFixed(0),
      'the file': file.toFixed(0),
      'ratio (0.9)': (mine / file).toFixed(2),
    })
  }
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
  printTable('A public page behind our nginx, over TLS (goal: 0.9 of a file of the same bytes by the same nginx)', rows)
}
