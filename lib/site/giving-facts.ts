/** What only the organization behind the site can know of itself, for the pages and receipts of gifts. */
import { env } from '@/lib/env'

export const giving = {
  legalName: env.ORG_LEGAL_NAME ?? env.SITE_NAME,
  /**
   * Only an organization that has told its legal name and the IRS's number for it is said to be a nonprofit, and gifts to
   * it tax-deductible. Null: nothing of that is said anywhere.
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
  /** What the organization has done, in its own figures (ORG_FIGURES); none is made up. */
  figures: env.ORG_FIGURES ?? [],
  impact: [
    {
      dollars: 25,
      text: {
        en: 'keeps entries of the directory checked, so that a number works when it is called',
        es: 'ayuda a revisar el directorio, para que un número conteste cuando alguien llama',
      },
    },
    {
      dollars: 50,
      text: {
        en: 'helps pay for a month of safety planning guides in print',
        es: 'ayuda a imprimir guías de seguridad por un mes',
      },
    },
    {
      dollars: 100,
      text: {
        en: 'helps connect families with emergency housing',
        es: 'ayuda a que familias encuentren un techo en una emergencia',
      },
    },
    {
      dollars: 250,
      text: {
        en: 'helps bring legal education to a community that has none',
        es: 'ayuda a llevar información legal a una comunidad que no la tiene',
      },
    },
  ],
  /** What is put on card statements beside the account's own name: at most 22 letters, no < > \ ' " *. */
  statement: { usual: 'GIFT', neutral: 'SVC' },
}
