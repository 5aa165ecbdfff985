import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { records as english } from '@/lib/site/language/en/records'
import { records as spanish } from '@/lib/site/language/es/records'
import { Badges } from './badges'

const entry = {
  isEmergency: false,
  isVerified: true,
  verifiedOn: null,
  verifiedPrecision: null,
  listedBy: null,
  listedOn: null,
}

it('says on Spanish pages who is known to answer in Spanish, and of nobody else', () => {
  const draw = (languages: string[], copy = spanish) =>
    renderToStaticMarkup(<Badges entry={{ ...entry, languages }} copy={copy} />)
  expect(draw(['en', 'es'])).toContain('Responde en español')
  expect(draw(['en'])).not.toContain('español')
  expect(draw([])).not.toContain('español')
  expect(draw(['en', 'es'], english)).not.toContain('Spanish')
})
