import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((path) => join(folder, String(path)).replaceAll('\\', '/'))
    .filter((path) => /\.(css|tsx)$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
)
const read = (path: string) => files.find((file) => file.path === path)?.text ?? ''

/** Tokens by theme and name. */
function listTokens(css: string, color: RegExp): Map<string, string> {
  const [light = '', dark = ''] = css.split('(prefers-color-scheme: dark)')
  return new Map(
    Object.entries({ light, dark }).flatMap(([theme, text]) =>
      Array.from(text.matchAll(color), ([, name, value]) => [`${theme} ${name}`, value ?? ''] as const),
    ),
  )
}

const tokens = listTokens(read('components/ui/tokens.css'), /(--[\w-]+): oklch\(([^)]+)\)/g)
const fallbacks = listTokens(read('components/ui/old-browsers.css'), /(--[\w-]+): (#[0-9a-f]+);/g)

/** From OKLCH to sRGB, as in the CSS specification; colors outside of sRGB are clipped. */
function toRgb(color: string): number[] {
  const [l = 0, chroma = 0, hue = 0] = color.split(' ').map(parseFloat)
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const [long, medium, short] = [
    (l / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ]
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((light) => {
    const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(Math.min(1, Math.max(0, value)) * 255)
  })
}

function readHex(hex: string): number[] {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1)
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16))
}

describe('a browser that does not know oklch', () => {
  it('has the color of every token in both themes', () => {
    expect(tokens.size).toBeGreaterThan(35)
    expect([...fallbacks.keys()]).toEqual([...tokens.keys()])
    for (const [name, color] of tokens) expect(readHex(fallbacks.get(name) ?? ''), name).toEqual(toRgb(color))
  })

  it('needs it for nothing but tokens', () => {
    const using = files.filter(({ text }) => text.includes('oklch(')).map(({ path }) => path)
    expect(using.sort()).toEqual(['components/ui/old-browsers.css', 'components/ui/tokens.css'])
  })
})
