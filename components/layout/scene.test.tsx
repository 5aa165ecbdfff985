import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Scene, type SceneName, scenes } from './scene'

it.each(Object.keys(scenes) as SceneName[])('the scene %s is small, drawn and silent', (name) => {
  const drawn = renderToStaticMarkup(<Scene name={name} />)
  expect(drawn.length).toBeLessThanOrEqual(4096)
  expect(drawn).not.toMatch(/<(?:img|image|title)|url\(/)
  const pictures = drawn.match(/<svg[^>]*>/g) ?? []
  expect(pictures.filter((picture) => !picture.includes('aria-hidden="true"'))).toEqual([])
  expect(drawn.split('</svg>')[1]?.match(/<(?:path|circle|use)/g)?.length, 'on its hills').toBeLessThanOrEqual(12)
})
