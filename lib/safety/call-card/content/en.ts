/** What to say on a call, by kind of help. Only what holds for most programs of that kind; each may differ. */
const everywhere = {
  insurance: 'Your Social Security number',
  status: 'Your immigration status',
  report: 'Whether you called the police',
}

export const en = {
  title: 'Ready for the call',
  lead: 'What they ask, what you can keep to yourself, and what to ask them.',
  breath: 'Say it in one breath',
  ask: 'What they often ask first',
  refuse: 'What you don’t have to say',
  refuseNote: 'You can say: “I’d rather not say. Can you still help?”',
  hand: 'Have on hand',
  back: 'Ask them',
  backNote:
    'Your answers stay in this open page. Nothing is sent, and nothing is saved unless you put it in your vault. They are erased when you leave or press Exit.',
  backNoScript: 'Without JavaScript, press Clear before you leave.',
  clear: 'Clear',
  who: 'Who did you call?',
  vault: {
    keep: 'Keep these answers in my vault',
    about:
      'The vault opens in a new tab. It locks them in this browser with your passphrase, or lets you make one first.',
    /** Before the program's name, in the vault. */
    name: 'Call',
    nothing: 'There are no answers to save yet.',
    blocked: 'Your browser did not open the tab. Your answers are still here, and only here.',
    waiting: 'Continue in the new tab. Leave this page open until then, because it holds your answers.',
    kept: 'They are in your vault. They are also still here, until you clear them or leave.',
  },
  print: 'Print this card',
  /** The title for printing or saving. */
  printTitle: 'Notes',
  full: 'If they can’t help',
  fullSay: '“Who else can I call tonight? Do you have their number?”',
  fullNext: 'Then try',
  fullList: 'Then call the next number on the list. National lines answer day and night.',
  forHer: 'If you are calling for someone',
  forHerNote: 'Ask her first what you may say. They may want to hear from her before they do anything.',
  text: 'To send as a text',
  textNote:
    'Send it only from a phone that nobody else reads. Some numbers can’t get texts, so if nothing comes back, call.',
  interpreter: 'Another language',
  interpreterSay: 'Say “Interpreter, please,” and your language. Many lines have one at no cost. Don’t use your child.',
  /** In place of the words above, for a service that takes no calls. */
  byText: {
    title: 'Before you text',
    breath: 'To send first',
    fullSay: '“Who else can I text or call? Do you have their number?”',
    forHer: 'If you are writing for someone',
    talk: {
      breath: '“Something is happening at home and I want to talk it through. I have about ___ minutes.”',
      ask: [
        'Are you safe right now?',
        'What made you write today',
        'If you are hurt, or thinking of hurting yourself',
        'Your ZIP code, to find help near you',
      ],
      refuse: ['Your name: any first name will do', 'Your address', everywhere.status, everywhere.report],
      hand: [
        'A place where no one sees your screen',
        'The time to delete the messages, if someone else reads your phone',
      ],
      back: {
        private: 'What would you have to report? Do you keep my messages?',
        near: 'Who near me can see me in person?',
        again: 'How do I reach you again?',
        plan: 'Can you help me make a plan for tonight?',
      },
      forHer: '“I am worried about a friend. How can I help her without making it worse?”',
    },
  },
  kinds: {
    shelter: {
      breath: '“I need a safe place to sleep tonight. There are ___ of us. I am near ___. Is it OK to talk now?”',
      ask: [
        'Are you safe to talk right now?',
        'Your age, and how many children come with you, with their ages',
        'What part of town you are in, and if you have a way to get there',
        'If you have a pet, or need a step-free room, a crib or medicine',
        'Who might be looking for you',
      ],
      refuse: [
        'Your last name, on a first call',
        everywhere.insurance,
        everywhere.status,
        `${everywhere.report}, and every detail of what happened`,
      ],
      hand: [
        'A pen and paper, or this page',
        'Medicine you take',
        'Your ID and your children’s papers, if it is safe to get them',
      ],
      back: {
        bed: 'Do you have a bed tonight? Until when can I come?',
        way: 'How do I get there? Can you pay for a ride?',
        stay: 'How long can I stay? Does it cost anything?',
        papers: 'What papers do I need?',
        rules: 'Is there a curfew? Can I keep my phone and my job?',
        cameras: 'Who knows the address? Are there cameras at the door?',
        family: 'Can my teenage son and my pet come too?',
        interpreter: 'Is there someone who speaks my language?',
      },
      forHer:
        '“I am calling for someone who needs a safe place. She knows I am calling. She can talk at ___. What should she do until then?”',
      text: 'I need a safe place to sleep tonight. There are __ of us, near __. Can you text back, not call?',
    },
    talk: {
      breath: '“Something is happening at home and I want to talk it through. I have about ___ minutes.”',
      ask: [
        'Are you safe right now?',
        'What made you call today',
        'If you are hurt, or thinking of hurting yourself',
        'Your ZIP code, to find help near you',
      ],
      refuse: ['Your name: any first name will do', 'Your address', everywhere.status, everywhere.report],
      hand: ['A place where no one can hear you', 'What you will say if someone walks in: “Wrong number”'],
      back: {
        private: 'What would you have to report? Do you record calls?',
        near: 'Who near me can see me in person?',
        again: 'How do I reach you again? Is there a chat or a text line?',
        plan: 'Can you help me make a plan for tonight?',
      },
      forHer: '“I am worried about a friend. How can I help her without making it worse?”',
      text: 'I need someone to talk to. I can’t speak out loud right now.',
    },
    home: {
      breath: '“I need help with my housing. I live in ___ with ___ children. My rent or notice is due on ___.”',
      ask: [
        'Your county or ZIP code',
        'How many people live with you',
        'About how much money comes in each month',
        'If you have a notice from your landlord or the court, and its date',
      ],
      refuse: [
        'Why you had to move, in detail',
        'Your card or bank number: nobody needs it on a first call',
        'Money up front: real programs don’t ask for it on the phone',
      ],
      hand: [
        'Your lease, or a photo of it',
        'Any notice, with its date',
        'Pay stubs or benefit letters, if you have them',
      ],
      back: {
        open: 'Are you taking new requests? If there is a list, how long is it?',
        rule: 'Do people leaving violence get priority?',
        papers: 'What papers do you need? By when?',
        cost: 'Does it cost anything?',
        mail: 'Can you write to a safe address, not my home?',
      },
      forHer: '“I am calling for someone who may lose her home. What does she need to bring, and when can she come?”',
      text: 'I need help with rent or housing in __. How do I apply? Please text, don’t call.',
    },
    legal: {
      breath: '“I need legal help with ___. My next court date is ___. I live in ___ County. Is this free?”',
      ask: [
        'The full name of the other person, to be sure they aren’t already helping him',
        'Your county, and which court',
        'Any court date or deadline',
        'About how much money comes in, to see if it is free for you',
        'Is it safe to call or write to you?',
      ],
      refuse: [
        'The details, until they say they can take your case',
        `${everywhere.status}, until you know who is asking and why`,
        'A safe address: ask them to use another one',
      ],
      hand: [
        'Court papers, with the case number',
        'Dates of what happened, in your words',
        'A number where it is safe to leave a message',
      ],
      back: {
        cost: 'Is this free? What would I ever have to pay?',
        private: 'Is what I tell you private from now on?',
        date: 'What is my deadline? What happens if I miss it?',
        papers: 'What should I bring? What should I not sign?',
        interpreter: 'Can I have an interpreter, at no cost?',
        next: 'If you can’t take it, who can?',
      },
      forHer: '“I am calling for a friend. She can’t call herself. Can you tell me when and how she can reach you?”',
      text: 'I need legal help in __ County. My court date is __. Is it free? Please text, don’t call.',
    },
    health: {
      breath: '“I’d like an appointment for ___. I don’t have insurance. Is there a low price for me?”',
      ask: [
        'Your date of birth',
        'What you need, and since when',
        'If you have insurance, or how much money comes in',
        'How to reach you',
      ],
      refuse: [
        'Who hurt you, to get an appointment',
        everywhere.status,
        'Insurance that would send the bill to someone else',
        'The reason, at the front desk: “I’d like to tell the nurse”',
      ],
      hand: [
        'Medicine you take, and allergies',
        'Your insurance card, only if it is safe to use',
        'Proof of income, for a lower price',
      ],
      back: {
        soon: 'When is the first time you can see me?',
        cost: 'What will it cost? Can I pay by income?',
        bill: 'Who sees the bill and my record? Can you keep mail from coming to my home?',
        alone: 'Can I be seen alone, and by a woman?',
        interpreter: 'Can I have an interpreter who is not family?',
      },
      forHer: '“I am calling for someone who needs care. When can she come, and what should she bring?”',
      text: 'Can I get an appointment for __? I don’t have insurance. Please text, don’t call.',
    },
    money: {
      breath: '“I need help with ___. I live in ___ with ___ children. What can I get, and how soon?”',
      ask: [
        'Your county or ZIP code',
        'Who lives with you and eats with you',
        'About how much money comes in each month',
        'If someone else already gets this help for you',
      ],
      refuse: [
        'Why you left, unless it gets you help sooner',
        'Your card number or PIN: real offices never ask for a PIN',
        'The status of family members you aren’t asking help for',
      ],
      hand: [
        'An ID, if you have one',
        'Something that shows where you stay; a shelter can write a letter',
        'A bill or shutoff notice, with its date',
      ],
      back: {
        soon: 'How soon can it come? Is there an emergency form?',
        papers: 'What papers do I need? What if he has them?',
        cost: 'Do I have to pay any of it back?',
        mail: 'Can letters and the card go to a safe address?',
        alone: 'Can I apply without my husband or partner?',
      },
      forHer: '“I am helping someone apply. Can I ask for her, or does she have to call herself?”',
      text: 'I need help with __ in __. How do I apply, and how soon? Please text, don’t call.',
    },
  },
}

export type CallWords = typeof en
