/** Facts that only the operating organization knows, for donation pages and receipts. */
import { env } from '@/lib/env'

export const giving = {
  legalName: env.ORG_LEGAL_NAME ?? env.SITE_NAME,
  /**
   * Only an organization that has set its legal name and EIN is called a nonprofit, and gifts to it
   * tax-deductible. Null: none of that is said anywhere.
   */
  nonprofit:
    env.ORG_LEGAL_NAME && env.ORG_EIN
      ? { legalName: env.ORG_LEGAL_NAME, ein: env.ORG_EIN, status: '501(c)(3) nonprofit' }
      : null,
  /** What a receipt must say. If something is given in return for gifts, describe it here with its value. */
  goodsStatement: {
    en: 'No goods or services were given in exchange for this gift.',
    es: 'No se dio nada a cambio de esta donación: ni cosas ni servicios.',
  },
  /** The organization's own impact figures (ORG_FIGURES); none is made up. */
  figures: env.ORG_FIGURES ?? [],
  impact: [
    {
      dollars: 25,
      text: {
        en: 'helps keep the directory checked, so that a number works when someone calls',
        es: 'ayuda a revisar el directorio, para que un número conteste cuando alguien llama',
      },
    },
    {
      dollars: 50,
      text: {
        en: 'helps keep this site online, day and night, without ads',
        es: 'ayuda a que este sitio esté en línea de día y de noche, sin anuncios',
      },
    },
    {
      dollars: 100,
      text: {
        en: 'helps find shelters and programs that are missing from the directory',
        es: 'ayuda a encontrar refugios y programas que faltan en el directorio',
      },
    },
    {
      dollars: 250,
      text: {
        en: 'helps keep legal guides up to date, in English and Spanish',
        es: 'ayuda a poner al día las guías legales, en español y en inglés',
      },
    },
  ],
  /** The suffix on card statements after the account's own name: at most 22 characters, no < > \ ' " *. */
  statement: { usual: 'GIFT', neutral: 'SVC' },
}
