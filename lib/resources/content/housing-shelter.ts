/** Blocks of /resources/housing-shelter. The accordion of states is built from the directory, not here. */
import type { Block } from './section'
import { sources } from './sources'

const emergencyContacts: Block = {
  id: 'national-emergency-contacts',
  title: 'National emergency contacts',
  intro: 'In danger right now? Call 911. For a safe place to stay, call or text one of these. The help is free.',
  sections: [
    {
      kind: 'records',
      title: 'If someone hurts or controls you',
      intro: 'An advocate can look for a shelter bed, a ride and a plan with you. You can stop the call at any time.',
      records: {
        'national-domestic-violence-hotline': 'Ask for shelter near you, with children or pets.',
        'stronghearts-native-helpline': 'For Native American and Alaska Native callers.',
        'the-deaf-hotline-adwas': 'For Deaf callers, by videophone or email.',
        'love-is-respect': 'For teens and young adults.',
        'rainn-national-sexual-assault-hotline': 'After sexual violence, now or in the past.',
        'national-human-trafficking-hotline': 'If someone forces you to work or have sex.',
      },
    },
    {
      kind: 'records',
      title: 'If you have nowhere to sleep',
      intro: 'Start with the first one. Say how many of you there are, where you are, and whether you are safe there.',
      records: {
        '211-essential-community-services': 'Ask which shelter has space tonight, and who helps with rent.',
        'national-call-center-for-homeless-veterans': 'If you served.',
        'national-runaway-safeline': 'If you are under 21 or so, or worried about someone who is.',
        'catholic-charities-usa': 'Points to a local agency. You do not need to be Catholic.',
      },
    },
    {
      kind: 'records',
      title: 'Search for a place yourself',
      intro: 'These pages leave a trace on your device. Use a private window if someone else looks at it.',
      records: {
        'domesticshelters-org': 'Search domestic violence programs by place and need.',
        'hud-find-shelter-tool': 'Search shelter, food and health help by place.',
        'hud-resource-locator': 'Find your housing agency and homeless services.',
        'usa-gov-emergency-housing-guide': 'Read what help exists before and after an eviction.',
      },
    },
    {
      kind: 'records',
      title: 'If you may lose your home',
      intro: 'Call before the court date or the sale, even if it is close.',
      records: {
        'hud-housing-counseling-locator-line': 'Find a counselor for rent, mortgage or foreclosure.',
        'federal-housing-administration': 'If you have an FHA mortgage.',
        'legal-services-corporation-get-legal-help': 'Find free legal aid for an eviction.',
        'housing-choice-vouchers-section-8': 'Waiting lists can be long. Apply to more than one.',
        'public-housing-program': 'Low-rent homes, through your local housing agency.',
      },
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
        'Use a phone or computer the other person does not touch, if you can.',
        'Calls and texts may show on a shared phone bill or a family account.',
        'Know how to leave this site: press Exit, or the Escape key three times, and the page switches to a weather site.',
        'Exit does not erase your history. Use a private window, or delete the page later.',
        'If you think your phone is tracked, keep it as it is for now and ask an advocate from another phone.',
      ],
    },
    {
      kind: 'list',
      title: 'When you call for a bed',
      tone: 'steps',
      items: [
        'Say first whether you can talk. If not, say yes or no, or hang up and call again.',
        'Say where you are, roughly. You do not have to give your name.',
        'Say who comes with you: children and their ages, a pet, someone you care for.',
        'Say what you need: medicine, a wheelchair, an interpreter, a place far from here.',
        'If they are full, ask who has space, whether a hotel is possible, and when to call back.',
        'Ask how you get there safely. Some programs can arrange a ride.',
      ],
    },
    {
      kind: 'list',
      title: 'Good questions to ask a shelter',
      tone: 'tip',
      items: [
        'How long can I stay, and what comes after? Ask about transitional housing.',
        'Can my older son stay with me? Can my pet?',
        'Can I keep my job and my phone? Is there a curfew?',
        'Who helps with court, school, benefits and health care?',
        'Do you share anything about me with anyone? With whom?',
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
          source: sources.safeConnections,
        },
        'Ask an advocate whether your state has an address program, which gives you another address for your mail.',
      ],
    },
    {
      kind: 'records',
      title: 'Who helps with these rights',
      records: {
        'hud-vawa-housing-protections': 'Your rights in assisted housing, and the forms.',
        'office-of-fair-housing-and-equal-opportunity': 'Takes complaints about landlords and housing programs.',
        'fcc-safe-connections-phone-line-separation': 'How to leave a shared phone plan.',
        'safety-net-project-techsafety-org': 'Safer phones, accounts, cars and homes.',
        'womenslaw-org': 'Protection orders and state law, in plain words.',
      },
    },
  ],
}

export const housingShelterBlocks: Block[] = [emergencyContacts, safetyInformation]
