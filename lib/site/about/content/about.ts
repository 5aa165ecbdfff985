/** The About page. Numbers are not typed here: the page counts them in the directory. */

export interface AboutCard {
  title: string
  text: string
  icon: string
  href?: string
}

export const aboutLead =
  'A free guide to housing, health, legal and money help for women in every state, made so that the next step is easy to see and safe to take.'

export const mission = {
  title: 'Our mission',
  text: 'Put trusted help within reach of every woman who needs it: in plain words, on any phone, at any hour, without asking who she is.',
}

export const vision = {
  title: 'Our vision',
  text: 'A country where no woman stays in danger, in debt or in the dark because she did not know whom to call.',
}

export const coreValues: AboutCard[] = [
  {
    title: 'Safety first',
    text: 'We ask whether each page could harm someone who is being watched, and if it could, we change it.',
    icon: 'shield',
  },
  {
    title: 'Privacy',
    text: 'We learn nothing about you that you don’t choose to tell us. What isn’t kept can’t be taken.',
    icon: 'eye-off',
    href: '/privacy',
  },
  {
    title: 'Truth',
    text: 'Every entry names the list we read, or says that it is not confirmed. When we are not sure, we say so.',
    icon: 'badge-check',
  },
  {
    title: 'Plain words',
    text: 'You should not need a law degree, or a calm day, to understand what you can do.',
    icon: 'message-square',
  },
  {
    title: 'Respect',
    text: 'You know your life best. We show you choices, and we don’t push, judge or blame.',
    icon: 'handshake',
  },
  {
    title: 'Open to all',
    text: 'Free, for every woman and her family, on old phones, with a screen reader, without JavaScript.',
    icon: 'door-open',
  },
]

export const impactAreas: AboutCard[] = [
  {
    title: 'Safe housing',
    text: 'Hotlines, shelters and transitional homes, and the rights that keep a roof over you.',
    icon: 'house',
    href: '/housing-shelter',
  },
  {
    title: 'Health',
    text: 'Clinics that charge by income, care for mind and body, and where the law stands.',
    icon: 'heart-pulse',
    href: '/womens-health',
  },
  {
    title: 'Rights and law',
    text: 'Legal aid in every state, guides with sources, letters you can print.',
    icon: 'scale',
    href: '/legal-education',
  },
  {
    title: 'Money',
    text: 'Benefits, grants, job help, and ways out of debt that isn’t yours.',
    icon: 'hand-coins',
    href: '/grants',
  },
]

export interface TimelineEntry {
  when: string
  title: string
  text: string
}

/** `founded` comes from the site's facts, where they tell it. What has not happened yet is said to be a plan. */
export function listTimeline(founded: number | undefined): TimelineEntry[] {
  const start: TimelineEntry = {
    when: String(founded),
    title: 'Founded',
    text: 'The idea: one place that answers the question, who do I call?',
  }
  return [
    ...(founded === undefined ? [] : [start]),
    {
      when: 'November 2026',
      title: 'A directory with dates',
      text: 'Every entry was rebuilt from public pages and federal data, and now names the list we read, or says that it is not confirmed.',
    },
    {
      when: 'November 2026',
      title: 'Legal Education Hub',
      text: 'Guides with sources, and tools that work in your browser and send nothing.',
    },
    {
      when: 'Planned',
      title: 'AI-powered assistance and better search',
      text: 'Search that understands more of how people ask, and help in your own words. It will not launch unless it can run without sending your words to another company.',
    },
  ]
}
