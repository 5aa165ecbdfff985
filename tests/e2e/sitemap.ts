import type { APIRequestContext } from '@playwright/test'

async function readLocations(request: APIRequestContext, path: string): Promise<string[]> {
  const xml = await (await request.get(path)).text()
  return Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname)
}

/** Every address that search engines are told of. The file of a large directory names others that hold them. */
export async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const addresses: string[] = []
  for (const path of await readLocations(request, '/sitemap.xml')) {
    if (path.endsWith('.xml')) addresses.push(...(await readLocations(request, path)))
    else addresses.push(path)
  }
  return addresses
}
