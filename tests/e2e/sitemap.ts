import type { APIRequestContext } from '@playwright/test'

async function readLocations(request: APIRequestContext, path: string): Promise<string[]> {
  const xml = await (await request.get(path)).text()
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname)
}

/** Every address in the sitemap. For a large directory, the sitemap is an index of other files. */
export async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const addresses: string[] = []
  for (const path of await readLocations(request, '/sitemap.xml')) {
    if (path.endsWith('.xml')) addresses.push(...(await readLocations(request, path)))
    else addresses.push(path)
  }
  return addresses
}
