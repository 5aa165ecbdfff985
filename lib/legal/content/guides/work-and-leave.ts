import { defineGuide, listUnder, section, steps, warning } from '../../define-guide'

export const workAndLeave = defineGuide({
  id: 'work-and-leave',
  title: 'Leave and safety at work',
  description:
    'Time off for court, care and moving; changes that make work safer; and what to say to your boss, and what not to.',
  category: 'work',
  difficulty: 'beginner',
  format: 'article',
  tags: ['work', 'leave', 'FMLA', 'safe leave', 'discrimination', 'unemployment'],
  lastUpdated: '2026-11-23',
  jurisdiction: 'United States. FMLA, the ADA and Title VII are federal. Safe leave differs by state and city.',
  review: null,
  statePart: 'leave',
  inShort: [
    'Many states and cities give time off to people who face abuse. No federal law gives it to every worker.',
    'FMLA can cover up to 12 weeks, without pay, when you or your child need care.',
    'You choose how much to tell. Ask first who will see it.',
    'If you had to quit to be safe, you may still get unemployment pay in many states.',
  ],
  sections: [
    section('tell', 'What to tell, and to whom', [
      'You choose how much of your story to tell. If you are asked for a reason for your leave, begin with a few words. Before you speak, ask human resources who will know, what goes in your file, and whether they must pass it on. Then decide.',
      'Put your request in writing and keep a copy at home or with a friend. For your safety plan, do not use a work account that other people can read or a home computer that the other person can read.',
    ]),
    section('state-leave', 'Leave under state and city law', [
      'No federal law gives paid time off for this to every worker. Many states, and a number of cities, do have what is often called safe leave or domestic violence leave. It may be paid or unpaid, from a few hours to several weeks. Legal Momentum has guides to each state’s law, with facts from September 2022. They cover unfair treatment, changes at work, leave and unemployment pay. [safe-leave, guide]',
      'If your job is on a contract with the federal government, ask whether Executive Order 13706 still holds: we could read the rule only as of December 2024. On many such contracts you earn one hour of paid sick leave for every 30 hours you work, up to 56 hours a year. You can use it for domestic violence, sexual assault or stalking. [contractors]',
      listUnder('These laws often cover time to:', [
        'Go to court for a protection order, or as a witness.',
        'See a doctor, a counselor or an advocate.',
        'Move, change locks, or find a new school for the children.',
        'Care for a child or family member who was harmed.',
      ]),
      'Look up your state with WomensLaw or call your state’s labor department. Ask: is my employer large enough, how long must I have worked, how much notice, and what proof? Proof is often a court paper, a police report, or a note from an advocate. [womenslaw]',
    ]),
    section('fmla', 'FMLA: up to 12 weeks without pay', [
      'The Family and Medical Leave Act lets you take up to 12 weeks in 12 months, without pay but with your job and health plan kept. It does not name abuse as a reason. It covers a serious health condition of your own, or of your child, spouse or parent. That can be an injury, or depression or post-traumatic stress for which you get treatment. [fmla, fmla-law]',
      listUnder('It applies when all of these are true:', [
        'Your employer is a public agency or a school, or a private employer with 50 or more workers. [fmla]',
        'You have worked there for 12 months in all, and 1,250 hours in the last 12 months. [fmla]',
        'At least 50 of its workers are within 75 miles of where you work. [fmla]',
      ]),
      'You can take it in pieces, such as some hours for therapy each week, when that is medically needed. Your employer may ask for a note from a doctor. The note does not have to tell who hurt you. [fmla-law]',
    ]),
    section('changes', 'Changes that make work safer', [
      listUnder('You can ask for any of these. In some states the employer must agree to what is reasonable:', [
        'Another shift, desk, entrance or place of work.',
        'A new phone extension and email. Your name off the website and the directory.',
        'Calls and visitors screened. A photo of the person at the front desk.',
        'Someone to walk with you to the car or bus.',
        'A copy of your protection order with security, and the job named in the order.',
        'Pay sent to a new account.',
      ]),
      'You may have a condition that limits you, such as post-traumatic stress or a lasting injury. If so, the Americans with Disabilities Act may give you a right to reasonable changes. It covers employers with 15 or more workers, and what they learn about your health must be kept private, apart from your usual file. [ada]',
    ]),
    section('unfair', 'If you are treated badly for it', [
      'Several states say that an employer may not fire you, or refuse to hire you, because you were abused. Federal law has no rule in just those words. But it bans sex discrimination and harassment at work, including by a coworker or a partner who works there. That law covers employers with 15 or more workers; many states cover smaller ones. Federal law also bans punishing you for taking FMLA leave or for complaining. [guide, title-vii, fmla]',
      warning(
        'Time limits are short',
        'A charge with the Equal Employment Opportunity Commission must be filed within 180 days, or 300 days where a state agency has a law of the same kind. Write down dates now, and get advice early. [eeoc-time]',
      ),
    ]),
    section('quit', 'If you have to leave the job', [
      'As a rule, people who quit do not get unemployment pay. Many states make an exception when you left because of domestic violence, and some for sexual assault or stalking. Before you quit, if you can, ask for a change or leave in writing. Tell the unemployment office why you left, and bring what proof you have. You can ask them to keep your address from your former employer. [guide]',
      'If you were denied, appeal by the date on the letter. Legal aid takes many of these cases.',
    ]),
    section('steps', 'What to do this week', [
      steps([
        'Look up the leave law of your state and your city, and your employee handbook.',
        'Write down the dates you need, such as a hearing. Ask for the time in writing. Our letter does this without details.',
        'Ask for one change that would help most.',
        'Give security what they need to know to keep the person out.',
        'Keep pay stubs, reviews and letters in a safe place.',
      ]),
    ]),
  ],
  tools: ['work-leave-letter', 'compensation-deadlines'],
  records: {
    'wage-and-hour-division': 'Answers questions on FMLA, by phone, in many languages.',
    'equal-employment-opportunity-commission': 'Takes charges of discrimination and harassment at work.',
    'womenslaw-org': 'Work and leave law of your state.',
  },
  sources: [
    {
      id: 'safe-leave',
      label: 'Center for American Progress, The State of Safe Leave',
      url: 'https://www.americanprogress.org/article/the-state-of-safe-leave/',
      date: 'page without a date',
      read: null,
    },
    {
      id: 'guide',
      label: 'Legal Momentum, state guide on employment rights for survivors',
      url: 'https://www.legalmomentum.org/library/state-guide-employment-rights-survivors-domestic-violence-sexual-assault-and-stalking',
      date: 'December 2022, facts of September 2022',
      read: '2026-11-23',
    },
    {
      id: 'contractors',
      label: '29 CFR part 13, paid sick leave on federal contracts',
      url: 'https://www.ecfr.gov/current/title-29/subtitle-A/part-13',
      date: 'rule of September 30, 2016, version of December 2024',
      read: '2026-11-23',
    },
    {
      id: 'womenslaw',
      label: 'WomensLaw.org, workplace protections',
      url: 'https://www.womenslaw.org/laws/general/workplace-protections',
      date: 'each state page shows its own date',
      read: null,
    },
    {
      id: 'fmla',
      label: '29 U.S. Code 2611, 2615 and 2618, whom FMLA covers, and no punishment',
      url: 'https://www.law.cornell.edu/uscode/text/29/2611',
      date: 'in force since 1993, amended since, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'fmla-law',
      label: '29 U.S. Code 2612 and 2613, FMLA leave and medical notes',
      url: 'https://www.law.cornell.edu/uscode/text/29/2612',
      date: 'in force since 1993, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'ada',
      label: '42 U.S. Code 12111 and 12112, disability at work',
      url: 'https://www.law.cornell.edu/uscode/text/42/12112',
      date: 'in force since 1992, amended in 2008, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'title-vii',
      label: '42 U.S. Code 2000e-2, sex discrimination at work',
      url: 'https://www.law.cornell.edu/uscode/text/42/2000e-2',
      date: 'in force since 1964, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'eeoc-time',
      label: '42 U.S. Code 2000e-5(e), time limit of a charge',
      url: 'https://www.law.cornell.edu/uscode/text/42/2000e-5',
      date: 'in force since 1972, version of April 2023',
      read: '2026-11-23',
    },
  ],
})
