import { expect, it } from 'vitest'
import { chooseBuildFiles } from './build-files.mjs'

function choose(...urls: string[]): string[] {
  const { manifest } = chooseBuildFiles(urls.map((url) => ({ url, revision: null, size: 1000 })))
  return manifest.map(({ url }) => url)
}

it('includes scripts and styles of public pages, by the URL they are requested with', () => {
  const wanted = [
    '/_next/static/chunks/app/%5Blocale%5D/(public)/emergency/documents/page-ace2d139d31a8bef.js',
    '/_next/static/chunks/app/%5Blocale%5D/(public)/resources/%5Bcategory%5D/page-a3f3796e1b1bddf4.js',
    '/_next/static/chunks/main-app-3e17f914806b6eaa.js',
    '/_next/static/chunks/webpack-fabf04bd149f9126.js',
    '/_next/static/css/44b662f7b5e3e62f.css',
  ]
  expect(choose(...wanted)).toEqual(wanted)
  expect(choose('static/css/44b662f7b5e3e62f.css')).toEqual(['/_next/static/css/44b662f7b5e3e62f.css'])
})

it('excludes private pages, route handlers, the pages router, and anything but scripts and styles', () => {
  expect(
    choose(
      '/_next/static/chunks/app/(staff)/admin/page-1.js',
      '/_next/static/chunks/app/%5Blocale%5D/(account)/dashboard/page-1.js',
      '/_next/static/chunks/app/%5Blocale%5D/(account)/dashboard/reminders/%5Bid%5D/page-1.js',
      '/_next/static/chunks/app/%5Blocale%5D/(account)/sign-in/page-1.js',
      '/_next/static/chunks/app/api/health/route-1.js',
      '/_next/static/chunks/app/sw.js/route-1.js',
      '/_next/static/chunks/pages/_app-1.js',
      '/_next/static/chunks/main-70d9da0c9fbb6bd3.js',
      '/_next/static/chunks/polyfills-42372ed130431b0a.js',
      '/_next/static/media/font.woff2',
      '/_next/static/x/_buildManifest.js',
      '/_next/static/chunks/a.js.map',
      '/card.png',
    ),
  ).toEqual([])
})

it('marks large files, which are stored only when she saves help offline', () => {
  const { manifest } = chooseBuildFiles([
    { url: '/_next/static/chunks/a.js', revision: null, size: 200_000 },
    { url: '/_next/static/chunks/b.js', revision: null, size: 300_000 },
  ])
  expect(manifest.map(({ revision }) => revision)).toEqual(['small', 'large'])
})
