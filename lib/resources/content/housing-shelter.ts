/** Blocks of /resources/housing-shelter. The accordion of states is built from the directory, not here. */
import type { Block } from './section'

const emergencyContacts: Block = {
  id: 'national-emergency-contacts',
  title: 'National emergency contacts',
  intro: 'In danger right now? Call 911. For a safe place to stay, call or text one of these. The help is free.',
  sections: [
    {
      kind: 'records',
      title: 'If someone hurts or controls you',
      intro: 'An advocate can look for a shelter bed, a ride and a plan with you. You can stop the call at any time.',
      records: [
        { slug: 'national-domestic-violence-hotline', note: 'Ask for shelter near you, with children or pets.' },
        { slug: 'stronghearts-native-helpline', note: 'For Native American and Alaska Native callers.' },
        { slug: 'the-deaf-hotline-adwas', note: 'For Deaf callers, by videophone or email.' },
        { slug: 'love-is-respect', note: 'For teens and young adults.' },
        { slug: 'rainn-national-sexual-assault-hotline', note: 'After sexual violence, now or in the past.' },
        { slug: 'national-human-trafficking-hotline', note: 'If someone makes you work or have sex.' },
      ],
    },
    {
      kind: 'records',
      title: 'If you have nowhere to sleep',
      intro: 'Start with the first one. Say how many you are, where you are, and whether you are safe there.',
      records: [
        {
          slug: '211-essential-community-services',
          note: 'Ask which shelter has space tonight, and who helps with rent.',
        },
        { slug: 'national-call-center-for-homeless-veterans', note: 'If you served.' },
        { slug: 'national-runaway-safeline', note: 'If you are under 21 or so, or worried about someone who is.' },
        { slug: 'catholic-charities-usa', note: 'Points to a local agency. You do not need to be Catholic.' },
      ],
    },
    {
      kind: 'records',
      title: 'Search for a place yourself',
      intro: 'These pages leave a trace on your device. Use a private window if someone else looks at it.',
      records: [
        { slug: 'domesticshelters-org', note: 'Search domestic violence programs by place and need.' },
        { slug: 'hud-find-shelter-tool', note: 'Search shelter, food and health help by place.' },
        { slug: 'hud-resource-locator', note: 'Find your housing agency and homeless services.' },
        { slug: 'usa-gov-emergency-housing-guide', note: 'Read what help exists before and after an eviction.' },
      ],
    },
    {
      kind: 'records',
      title: 'If you may lose your home',
      intro: 'Call before the court date or the sale, even if it is close.',
      records: [
        { slug: 'hud-housing-counseling-locator-line', note: 'Find a counselor for rent, mortgage or foreclosure.' },
        { slug: 'federal-housing-administration', note: 'If you have an FHA mortgage.' },
        { slug: 'legal-services-corporation-get-legal-help', note: 'Find free legal aid for an eviction.' },
        { slug: 'housing-choice-vouchers-section-8', note: 'Waiting lists can be long. Apply to more than one.' },
        { slug: 'public-housing-program', note: 'Low-rent homes, through your local housing agency.' },
      ],
    },
  ],
}

const safetyInformation: Block = {
  id: 'safety-information',
  title: 'Safety information',
  intro: 'Small steps that make it safer to look for help, to leave and to settle.',
  sections: [
    {
      kind: 'list',
      title: 'Before you call or search',
      tone: 'warning',
      items: [
        { text: 'Use a phone or computer the other person does not touch, if you can.' },
        { text: 'Calls and texts may show on a shared phone bill or a family account.' },
        {
          text: 'Know how to leave this site: press Exit, or the Escape key three times, and the page switches to a weather site.',
        },
        { text: 'Exit does not erase your history. Use a private window, or delete the page later.' },
        {
          text: 'If you think your phone is tracked, keep it as it is for now and ask an advocate from another phone.',
        },
      ],
    },
    {
      kind: 'list',
      title: 'When you call for a bed',
      tone: 'steps',
      items: [
        { text: 'Say first whether you can talk. If not, say yes or no, or hang up and call again.' },
        { text: 'Say where you are, roughly. You do not have to give your name.' },
        { text: 'Say who comes with you: children and their ages, a pet, someone you care for.' },
        { text: 'Say what you need: medicine, a wheelchair, an interpreter, a place far from here.' },
        { text: 'If they are full, ask who has space, whether a hotel is possible, and when to call back.' },
        { text: 'Ask how you get there safely. Some programs can arrange a ride.' },
      ],
    },
    {
      kind: 'list',
      title: 'Good questions to ask a shelter',
      tone: 'tip',
      items: [
        { text: 'How long can I stay, and what comes after? Ask about transitional housing.' },
        { text: 'Can my older son stay with me? Can my pet?' },
        { text: 'Can I keep my job and my phone? Are there hours when I must be in?' },
        { text: 'Who helps with court, school, benefits and health care?' },
        { text: 'Do you share anything about me with anyone? With whom?' },
      ],
    },
    {
      kind: 'list',
      title: 'Rights worth knowing',
      intro: 'Federal rules, in short. Your state may give you more, so ask legal aid about your case.',
      tone: 'plain',
      items: [
        {
          text: 'In federally assisted housing you cannot be turned away, evicted or lose your help because of abuse done to you. You can ask for an emergency transfer.',
          source: {
            label: 'HUD, Violence Against Women Act housing protections',
            url: 'https://www.hud.gov/program_offices/housing/mfh/vawa',
            date: 'law renewed in 2022',
          },
        },
        {
          text: 'Most landlords may not treat you worse because you are a woman, pregnant or have children.',
          source: {
            label: 'U.S. Department of Justice, The Fair Housing Act',
            url: 'https://www.justice.gov/crt/fair-housing-act-1',
            date: '1968 law, as amended in 1974 and 1988',
          },
        },
        {
          text: 'A phone company must take your line, and the lines of those in your care, off a plan shared with an abuser within two business days of a complete request.',
          source: {
            label: 'Federal Communications Commission, Safe Connections Act',
            url: 'https://www.fcc.gov/safe-connections-act',
            date: '2022 law, 2023 rules',
          },
        },
        {
          text: 'Ask an advocate whether your state has an address program, which gives you another address for your mail.',
        },
      ],
    },
    {
      kind: 'records',
      title: 'Who helps with these rights',
      records: [
        { slug: 'hud-vawa-housing-protections', note: 'Your rights in assisted housing, and the forms.' },
        {
          slug: 'office-of-fair-housing-and-equal-opportunity',
          note: 'Takes complaints about landlords and housing programs.',
        },
        { slug: 'fcc-safe-connections-phone-line-separation', note: 'How to leave a shared phone plan.' },
        { slug: 'safety-net-project-techsafety-org', note: 'Safer phones, accounts, cars and homes.' },
        { slug: 'womenslaw-org', note: 'Protection orders and state law, in plain words.' },
      ],
    },
  ],
}

export const housingShelterBlocks: Block[] = [emergencyContacts, safetyInformation]
