export const staffRoles = ['editor', 'admin'] as const
/** What an editor may be given. A right to read changes nothing; only administrators delete subscribers. */
export const staffPermissions = ['donations:read', 'messages:read', 'messages:write', 'subscribers:read'] as const
export const savedStatuses = ['saved', 'contacted', 'applied', 'completed'] as const
export const reminderTypes = ['application', 'appointment', 'deadline', 'follow-up', 'other'] as const
export const urgencies = ['now', 'soon', 'planning'] as const

/** Whom an entry is for, where its name or its tags say so. */

interface Named {
  title: string
  category: string
  tags: readonly string[]
}

const MEN = /\b(men|mens|men['’]s|males?)\b/i
/** Names that also speak of others, or of an institution. */
const NOT_MEN_ALONE =
  /wom[ae]n|wo\/men|famil|child|girls?\b|boys and girls|young men['’]s christian|gay men|men disab|men & family/i
const BOYS_HOME = /\bboys['’]? (home|ranch|school)\b|\bhome for boys\b/i

/**
 * A bed or a treatment unit for men only: 'Red Shield Mens Lodge'. A facility's tags don't decide it, because they
 * describe all of its units. What is open to everyone, such as a pantry, stays whatever its name.
 */
export function isForMenOnly({ title, category, tags }: Named): boolean {
  const isUnit = category === 'housing-shelter' || tags.includes('treatment') || BOYS_HOME.test(title)
  return isUnit && (MEN.test(title) || BOYS_HOME.test(title)) && !NOT_MEN_ALONE.test(title)
}

const FOR_THE_YOUNG = ['youth', 'teens-only', 'maternity-group-home', 'pregnant-parenting']

/** Young people, or young mothers: no answer for a grown woman. A program against violence admits her whatever its tags. */
export function isForTheYoung(tags: readonly string[]): boolean {
  return tags.some((tag) => FOR_THE_YOUNG.includes(tag)) && !tags.includes('domestic-violence')
}

const OFFICE = /\b(corporate|administrat(ion|ive)|admin|headquarters|hq)\b/i
const GIVES_CARE =
  /clinic\b|medical|dental|health center|behavioral|specialty|service site|counseling|pharmacy|podiatry|main center|church|homeless/i

/** The office of a health center, where nobody is seen. */
export function isOfficeOnly({ title, tags }: Named): boolean {
  return tags.includes('community-health-center') && OFFICE.test(title) && !GIVES_CARE.test(title)
}
