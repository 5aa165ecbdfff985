import { describe, expect, it } from 'vitest'
import { mailSamples } from '@/tests/support/mail-samples'
import { findTellingWords, neutralize, readFirstLine, renderMail } from './render'
import { readSender, sender } from './sender'

const templates = import.meta.glob<Record<string, unknown>>('../**/mails.ts', { eager: true })

describe('the list of telling words', () => {
  it.each([
    'Domestic violence',
    'Your SHELTER is ready',
    'women’s rights',
    'Stay safe',
    'A safety plan',
    'ｖｉｏｌｅｎｃｅ',
    'court-date',
    'Help is near',
    'Línea contra la violencia doméstica',
    'Su plan de seguridad',
    'Ayuda para mujeres',
    'La orden de protección',
  ])('finds words that give the site away in %j', (text) => {
    expect(findTellingWords(text).length).toBeGreaterThan(0)
  })

  it.each([
    'Confirme su correo',
    'Novedades de la semana',
    'Please confirm your address',
    'Your receipt',
    'Courtney wrote to you',
    'Sign in to read it',
    'unsafely',
  ])('lets %j pass', (text) => {
    // Better to flag a name than to let "court" through.
    expect(findTellingWords(text).filter((word) => word !== 'Courtney')).toEqual([])
  })
})

describe('every template', () => {
  const names = Object.entries(templates).flatMap(([path, module]) => {
    const domain = path.split('/').at(-2) ?? ''
    return Object.keys(module)
      .filter((name) => name.startsWith('write'))
      .map((name) => [domain, name])
  })

  it('has a sample here', () => {
    expect(names.length).toBeGreaterThan(3)
    for (const [domain = '', name = ''] of names)
      expect(mailSamples[domain]?.[name]?.length, `${domain} ${name}`).toBeGreaterThan(0)
  })

  it.each(
    Object.entries(mailSamples).flatMap(([domain, samples]) =>
      Object.entries(samples).map(([name, mails]) => ({ domain, name, mails })),
    ),
  )('$name of $domain reveals nothing in its subject, preheader and first line', ({ mails }) => {
    for (const mail of mails) {
      const shown = [mail.subject, mail.preheader, readFirstLine(mail.blocks)]
      expect(shown.flatMap(findTellingWords)).toEqual([])
      expect(mail.subject.length).toBeLessThanOrEqual(60)
      expect(neutralize(mail)).toEqual(mail)
    }
  })
})

describe('an email written where it is queued', () => {
  const sources = import.meta.glob<string>('../**/*.ts', { eager: true, query: '?raw', import: 'default' })
  const written = Object.entries(sources)
    .filter(([path, text]) => !path.includes('.test.') && /queueMail|OutgoingMail/.test(text))
    .flatMap(([path, text]) =>
      [...text.matchAll(/\b(?:subject|preheader):\s*(?:[^'"`\n]*\?\s*)?(['"`])(.+?)\1/g)].map(([, , words = '']) => ({
        path,
        words,
      })),
    )

  it('reveals nothing in its subject and preheader either', () => {
    expect(written.length).toBeGreaterThan(5)
    for (const { path, words } of written) expect(findTellingWords(words), `${path}: ${words}`).toEqual([])
  })
})

describe('the sender', () => {
  it('is named after the site, and reveals nothing', () => {
    expect(sender).toEqual({ name: 'Marigold', address: 'no-reply@localhost' })
    expect(findTellingWords(sender.name)).toEqual([])
  })

  it.each([
    ['Ann Lee <ann@example.org>', { name: 'Ann Lee', address: 'ann@example.org' }],
    ['"Ann, Lee" <ann@example.org>', { name: 'Ann, Lee', address: 'ann@example.org' }],
    ['ann@example.org', { name: 'Marigold', address: 'ann@example.org' }],
    ["Women's Shelter <hello@example.org>", { name: 'Marigold', address: 'hello@example.org' }],
  ])('%s is parsed, and a revealing name is not used', (from, expected) => {
    expect(readSender(from, 'Marigold')).toEqual(expected)
  })
})

describe('the final check', () => {
  it('keeps a revealing name or title off a locked screen', () => {
    const mail = {
      subject: 'Reminder: court date for the protection order',
      preheader: 'Bring your papers to the shelter.',
      blocks: [{ type: 'text' as const, text: 'Your custody hearing is on Monday.\nCourt room 4.' }],
    }
    const { subject, html, text } = renderMail(mail)
    expect(subject).toBe('A note from Marigold')
    expect(html).not.toContain('shelter')
    expect(text.split('\n')[0]).toBe('A note from Marigold.')
    expect(text).toContain('custody hearing')
  })
})

describe('an email in Spanish', () => {
  it('declares its language to screen readers, and has its unsubscribe link in Spanish', () => {
    const { html, text } = renderMail({
      subject: 'Hola',
      preheader: 'Ayuda para usted',
      blocks: [{ type: 'text', text: 'Buenos días.' }],
      language: 'es',
      listUnsubscribe: 'https://marigold.example/api/newsletter/unsubscribe/x?lang=es',
    })
    expect(html).toContain('<html lang="es-US">')
    expect(html).toContain('Ábralo cuando esté sola.')
    expect(text).toContain('Ya no quiero estos correos:\n')
  })
})
